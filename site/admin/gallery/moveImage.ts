import type { Orderable } from '@shared/domain/gallery/galleryOrder';
import { moveItem } from '../components/reorder/moveItem';

/**
 * Moves an image. Featured images come first, so a move stops at the border between the two kinds.
 * @param images in gallery order, filtered or not
 * @returns the same list if nothing changes
 */
export function moveImage<Image extends Orderable>(
  images: readonly Image[],
  id: number,
  toIndex: number,
): readonly Image[] {
  const moved = images.find((image) => image.id === id);
  if (!moved) return images;
  const isAlike = (image: Orderable) => image.isFeatured === moved.isFeatured;
  const first = images.findIndex(isAlike);
  const last = images.findLastIndex(isAlike);
  return moveItem(images, id, Math.min(Math.max(toIndex, first), last));
}
