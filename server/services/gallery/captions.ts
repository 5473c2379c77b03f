import type { PhotoCaptions } from '@shared/contract/renderedPage';
import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import { isDemoPhoto } from '@shared/domain/gallery/demoPhotos';
import type { Language } from '@shared/i18n/languages';
import { DEMO_CAPTIONS } from '../../db/demo/captions';
import { DEMO_PHOTOS, type DemoFile } from '../../db/demo/photos';

/** The image host appends the start of a file's hash to its name. */
const HASH = /-[0-9a-f]{10}$/;

/** Captions of the demo's pictures. One that the owner has changed stays in its language. */
export function captionsIn(language: Language, photos: readonly GalleryPhoto[]): PhotoCaptions {
  const own = DEMO_CAPTIONS[language];
  if (!own) return {};
  const known = photos.filter(isDemoPhoto).flatMap(({ publicId, title, description }) => {
    const file = publicId.split('/').at(-1)?.replace(HASH, '');
    const demo = DEMO_PHOTOS.find((photo) => photo.file === `${file}.jpg`);
    if (!demo || demo.title !== title || demo.description !== description) return [];
    // The lookup above used this name.
    const [ownTitle, ownDescription] = own[file as DemoFile];
    return [[publicId, { title: ownTitle, description: ownDescription }] as const];
  });
  return Object.fromEntries(known);
}
