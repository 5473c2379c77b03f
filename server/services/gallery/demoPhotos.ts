import { isDemoPhoto } from '@shared/domain/gallery/demoPhotos';
import { unlogged } from '../../db/write';
import { conflict } from '../../errors';
import { recordAudit } from '../audit/recordAudit';
import { nextUpdatedAt } from '../optimisticConcurrency';
import { findSettings } from '../prices/settings';
import type { WriteContext } from '../serviceContext';
import { listGalleryImages } from './gallery';

/**
 * Removes the demo's pictures from the gallery once it has a picture of the owner's, which also replaces a demo picture
 * at the top of the home page. The files stay at the host.
 * @returns how many
 * @throws AppError 409 `image_in_use` if guests would see no pictures
 */
export async function removeDemoPhotos(context: WriteContext): Promise<number> {
  const { models, now } = context;
  const images = await listGalleryImages(context);
  const own = images.find((image) => image.isActive && !isDemoPhoto(image));
  if (!own) {
    throw conflict(
      'image_in_use',
      'Guests would see no picture at all. Please put a photograph of your own into the gallery first.',
    );
  }
  const demo = images.filter(isDemoPhoto);
  const settings = await findSettings(context);
  const { heroImagePublicId } = settings;
  if (heroImagePublicId !== null && isDemoPhoto({ publicId: heroImagePublicId })) {
    await settings.update({
      heroImagePublicId: own.publicId,
      updatedAt: nextUpdatedAt(settings, now),
    });
  }
  const where = { id: demo.map(({ id }) => id) };
  await unlogged(() => models.GalleryImage.destroy({ where }));
  const subject = `${demo.length} demo photos`;
  recordAudit('photo_removed', { subject }, context);
  return demo.length;
}
