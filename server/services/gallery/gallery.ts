import type {
  GalleryImageCreate,
  GalleryImageUpdate,
  GalleryReorder,
  GalleryImageJson,
  GalleryPhoto,
} from '@shared/contract/gallery/gallery';
import { nextDisplayOrder } from '@shared/domain/gallery/galleryOrder';
import { conflict, invalidField, notFound } from '../../errors';
import type { GalleryImage } from '../../models/GalleryImage';
import { recordAudit } from '../audit/recordAudit';
import type { ReadContext, WriteContext } from '../serviceContext';
import { nextUpdatedAt, assertNotStale } from '../optimisticConcurrency';

/** The same order as `compareGallery` in `shared/domain`. */
const GALLERY_ORDER: [string, string][] = [
  ['isFeatured', 'DESC'],
  ['displayOrder', 'ASC'],
  ['id', 'ASC'],
];

export async function listPublicPhotos({ models }: ReadContext): Promise<GalleryImage[]> {
  return models.GalleryImage.findAll({
    where: { isActive: true },
    order: GALLERY_ORDER,
  });
}

/** All photos, including hidden ones, in gallery order. */
export async function listGalleryImages({ models }: ReadContext): Promise<GalleryImage[]> {
  return models.GalleryImage.findAll({ order: GALLERY_ORDER });
}

/** Adds a hosted picture to the gallery, at the end by default. @throws AppError 409 `already_exists` */
export async function addGalleryImage(
  image: GalleryImageCreate,
  context: WriteContext,
): Promise<GalleryImage> {
  const { models, now } = context;
  const existing = await models.GalleryImage.count({
    where: { publicId: image.publicId },
  });
  if (existing > 0) throw conflict('already_exists', 'This image is already in the gallery.');
  const displayOrder = image.displayOrder ?? nextDisplayOrder(await listGalleryImages(context));
  return models.GalleryImage.create({
    publicId: image.publicId,
    title: image.title,
    description: image.description,
    category: image.category,
    isActive: image.isActive,
    isFeatured: image.isFeatured,
    displayOrder,
    createdAt: now,
    updatedAt: now,
  });
}

/** @throws AppError 404, or 409 `stale` */
export async function updateGalleryImage(
  id: number,
  details: GalleryImageUpdate,
  context: WriteContext,
): Promise<GalleryImage> {
  const image = await findGalleryImage(id, context);
  assertNotStale(image, details.updatedAt);
  return image.update({
    title: details.title,
    description: details.description,
    category: details.category,
    isActive: details.isActive,
    isFeatured: details.isFeatured,
    displayOrder: details.displayOrder ?? image.displayOrder,
    updatedAt: nextUpdatedAt(image, context.now),
  });
}

/** Removes an image from the gallery; its file stays at the host. @throws AppError 404 */
export async function removeGalleryImage(id: number, context: WriteContext): Promise<void> {
  const image = await findGalleryImage(id, context);
  await image.destroy();
}

/** Moves images, all or none; others keep their positions. @throws AppError 400 for an id not in the gallery */
export async function reorderGallery(
  { imageOrders }: GalleryReorder,
  context: WriteContext,
): Promise<GalleryImage[]> {
  const { now } = context;
  const images = new Map((await listGalleryImages(context)).map((image) => [image.id, image]));
  const before = placesOf([...images.values()]);
  for (const { id, displayOrder } of imageOrders) {
    const image = images.get(id);
    if (!image) {
      throw invalidField(
        'imageOrders',
        'An image of the new order is no longer in the gallery. Please reload and try again.',
      );
    }
    if (image.displayOrder !== displayOrder) {
      await image.update({ displayOrder, updatedAt: nextUpdatedAt(image, now) });
    }
  }
  const after = await listGalleryImages(context);
  recordAudit('photos_reordered', { before, after: placesOf(after) }, context);
  return after;
}

function placesOf(images: readonly GalleryImage[]): Record<string, number> {
  return Object.fromEntries(images.map(({ publicId, displayOrder }) => [publicId, displayOrder]));
}

async function findGalleryImage(id: number, { models }: WriteContext): Promise<GalleryImage> {
  const image = await models.GalleryImage.findByPk(id);
  if (!image) throw notFound('This gallery image');
  return image;
}

export function presentPhoto(row: GalleryImage): GalleryPhoto {
  return {
    id: row.id,
    publicId: row.publicId,
    title: row.title,
    description: row.description,
    category: row.category,
    isFeatured: row.isFeatured,
    displayOrder: row.displayOrder,
  };
}

export function presentGalleryImage(row: GalleryImage): GalleryImageJson {
  return {
    ...presentPhoto(row),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
