import type { ImageHost } from '../integrations/imageHost/imageHost';
import { conflict, notFound } from '../errors';
import { SETTINGS_ID } from '../models/VillaSettings';
import type { ReadContext } from './serviceContext';

/**
 * Removes a picture from its host, unless the site shows it.
 * @throws AppError 404; 409 `image_in_use` saying where; 502/503 when the host fails
 */
export async function deleteHostedImage(
  publicId: string,
  imageHost: ImageHost,
  context: ReadContext,
): Promise<void> {
  const uses = await usesOf(publicId, context);
  if (uses.length > 0) {
    throw conflict(
      'image_in_use',
      `This image is used ${uses.join(' and ')}. Please remove it there first.`,
    );
  }
  const wasThere = await imageHost.remove(publicId);
  if (!wasThere) throw notFound('This image');
}

async function usesOf(publicId: string, { models, tx }: ReadContext): Promise<string[]> {
  const inGallery = await models.GalleryImage.count({ where: { publicId }, transaction: tx });
  const asHero = await models.VillaSettings.count({
    where: { id: SETTINGS_ID, heroImagePublicId: publicId },
    transaction: tx,
  });
  return [
    ...(inGallery > 0 ? ['in the gallery'] : []),
    ...(asHero > 0 ? ['as the home page’s hero image'] : []),
  ];
}
