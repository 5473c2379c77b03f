import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_VARIANTS, type ImageVariantName } from '@shared/domain/gallery/imageVariants';
import type { Deps } from '../../appDependencies';
import { isEmbedded } from '../../integrations/imageHost/embedded';
import type { ImageHost } from '../../integrations/imageHost/imageHost';
import {
  createVariantMaker,
  type DeliveredFormat,
} from '../../integrations/imageHost/variantMaker';
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

/** What this process has tried. A damaged picture is not tried again until the next start, or until a guest asks. */
const tried = new WeakMap<ImageHost, Set<string>>();

/**
 * Makes the sizes that guests' browsers load, so that the first guest does not wait for them. One at a time, and as
 * long as it works it rests, because guests' requests come first.
 */
export async function preparePictures(
  deps: Pick<Deps, 'db' | 'imageHost' | 'log' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const { imageHost, log } = deps;
  if (!isEmbedded(imageHost)) return;
  const context = readContext(deps);
  const { heroImagePublicId } = await loadSettings(context);
  const photos = (await listPublicPhotos(context)).map(({ publicId }) => publicId);
  const done = tried.get(imageHost) ?? new Set<string>();
  tried.set(imageHost, done);
  const variantFor = createVariantMaker(imageHost, log);
  for (const { publicId, name, format } of sizesOf(heroImagePublicId, photos)) {
    const key = `${publicId} ${name} ${format}`;
    if (done.has(key)) continue;
    if (signal.aborted) return;
    done.add(key);
    const began = performance.now();
    await variantFor(publicId, IMAGE_VARIANTS[name], format);
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
