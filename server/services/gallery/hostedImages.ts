import { LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import type { Deps } from '../../appDependencies';
import type { ImageHost } from '../../integrations/imageHost/imageHost';
import { conflict, notFound, withParams, errorTextIn, type ErrorText } from '../../errors';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { loadContent } from '../content/drafts';
import { hasPicture } from '../content/pageContent';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { readContext, type ReadContext } from '../serviceContext';

/** Deletes a picture from its host. @throws AppError 404; 409 `image_in_use` saying where; 502/503 */
export async function deleteHostedImage(
  publicId: string,
  imageHost: ImageHost,
  context: ReadContext,
): Promise<void> {
  const uses = await usesOf(publicId, context);
  if (uses.length > 0) {
    const places = (language: Language) =>
      new Intl.ListFormat(LANGUAGES[language].locale).format(
        uses.map((use) => errorTextIn(language, use)),
      );
    throw conflict(
      'image_in_use',
      withParams('This image is used {places}. Please remove it there first.', { places }),
    );
  }
  const wasThere = await imageHost.remove(publicId);
  if (!wasThere) throw notFound('This image');
}

/**
 * Notifies other windows and servers that the host's pictures have changed. The picture is already stored or deleted,
 * so a failure here must not fail the request.
 * @param deleted the deleted picture and who deleted it, for the audit log
 */
export async function announceImages(
  deps: Pick<Deps, 'cache' | 'db' | 'eventHub' | 'log' | 'now'>,
  deleted?: { publicId: string; actorId: number | null },
): Promise<void> {
  const { cache, db, eventHub, log } = deps;
  // Cleared before the commit, which may take long.
  cache.clear();
  try {
    await db.write(async (tx) => {
      const context = { ...readContext(deps), tx };
      if (deleted) {
        const { publicId: subject, actorId } = deleted;
        recordAudit('photo_files_deleted', { subject }, { ...context, actorId });
      }
      recordEvent('gallery');
    });
    eventHub.wake();
  } catch (error) {
    log.warn({ err: error }, 'other windows were not notified of a change of pictures');
  }
}

async function usesOf(publicId: string, context: ReadContext): Promise<ErrorText[]> {
  const { models } = context;
  const inGallery = await models.GalleryImage.count({ where: { publicId } });
  const asHero = await models.VillaSettings.count({
    where: { id: SETTINGS_ID, heroImagePublicId: publicId },
  });
  const contents = await Promise.all(
    LANGUAGE_CODES.map((language) => loadContent(language, context)),
  );
  const isPublished = contents.some(({ published }) => hasPicture(published, publicId));
  const isDrafted = contents.some(({ draft }) => hasPicture(draft, publicId));
  const uses: ErrorText[] = [];
  if (inGallery > 0) uses.push('in the gallery');
  if (asHero > 0) uses.push('as the home page’s hero image');
  if (isPublished) uses.push('in a published part of the Site tab');
  else if (isDrafted) uses.push('in the draft of the Site tab');
  return uses;
}
