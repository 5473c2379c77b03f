import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_VARIANTS, type ImageVariantName } from '@shared/domain/gallery/imageVariants';
import type { Deps } from '../../appDependencies';
import type { DeliveredFormat, VariantMaker } from '../../integrations/imageHost/variantMaker';
import { loadSettings } from '../prices/settings';
import { readContext } from '../serviceContext';
import { listPublicPhotos } from './gallery';

const WIDE = ['heroMedium', 'hero'] as const;
const HERO = ['heroPhone', ...WIDE, 'heroLarge'] as const;
/** The order in which a guest meets them. */
const PHOTO = [
  'card',
  'thumbnail',
  'viewerSmall',
  'viewer',
  'cardMedium',
  'cardLarge',
  'portrait',
  'portraitLarge',
] as const;

/** Sizes already tried, and damaged pictures, which are not tried again until the next start, or until a guest asks. */
const settled = new WeakMap<VariantMaker, Set<string>>();

/**
 * Makes the sizes that guests' browsers load, so that the first guest does not wait for them. Guests' requests come
 * first: pauses after each size for as long as it took.
 */
export async function preparePictures(
  deps: Pick<Deps, 'db' | 'variantFor' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const { variantFor } = deps;
  if (!variantFor) return;
  const context = readContext(deps);
  const { heroImagePublicId } = await loadSettings(context);
  const photos = (await listPublicPhotos(context)).map(({ publicId }) => publicId);
  const done = settled.get(variantFor) ?? new Set<string>();
  settled.set(variantFor, done);
  for (const { publicId, name, format } of sizesOf(heroImagePublicId, photos)) {
    const key = `${publicId} ${name} ${format}`;
    if (done.has(key) || done.has(publicId)) continue;
    if (signal.aborted) return;
    done.add(key);
    const began = performance.now();
    const picture = await variantFor(publicId, IMAGE_VARIANTS[name], format);
    if (!picture) done.add(publicId);
    if (picture?.isKept === false) {
      // With a full disk the other sizes would be made in vain.
      done.delete(key);
      return;
    }
    await sleep(performance.now() - began, undefined, { signal }).catch(() => undefined);
  }
}

type Size = { publicId: string; name: ImageVariantName; format: DeliveredFormat };

/** @param photos of the gallery; the first is shown large */
function sizesOf(hero: string | null, photos: readonly string[]): Size[] {
  const inAvif = (publicId: string, names: readonly ImageVariantName[]) =>
    names.map((name): Size => ({ publicId, name, format: 'avif' }));
  return [
    ...(hero === null ? [] : inAvif(hero, HERO)),
    ...photos.slice(0, 1).flatMap((lead) => inAvif(lead, WIDE)),
    ...photos.flatMap((photo) => inAvif(photo, PHOTO)),
    // For messengers and mails.
    ...(hero === null ? [] : [{ publicId: hero, name: 'share', format: 'jpeg' } as const]),
  ];
}
