import type { Orderable } from '@shared/domain/gallery/galleryOrder';

/**
 * Moves an image to another place of the list. Featured images always come first, so that an
 * image that is taken past the border between the two kinds stops at it.
 * @param images in gallery order, filtered or not
 * @param toIndex where it should stand afterwards
 * @returns the same list when nothing changes
 */
export function moveImage<Image extends Orderable>(
  images: readonly Image[],
  id: number,
  toIndex: number,
): readonly Image[] {
  const from = images.findIndex((image) => image.id === id);
  const moved = images[from];
  if (!moved) return images;
  const isAlike = (image: Orderable) => image.isFeatured === moved.isFeatured;
  const first = images.findIndex(isAlike);
  const last = images.findLastIndex(isAlike);
  const to = Math.min(Math.max(toIndex, first), last);
  if (to === from) return images;
  const others = images.filter((image) => image.id !== id);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Whether two lists hold the same images in the same order. */
export function isSameOrder(a: readonly Orderable[], b: readonly Orderable[]): boolean {
  return a.length === b.length && a.every((image, index) => image.id === b[index]?.id);
}
