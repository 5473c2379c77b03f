/** What ordering needs to know of a gallery image. */
export type Orderable = { id: number; displayOrder: number; isFeatured: boolean };

/** Photos shown on the home page when none is featured. */
export const FALLBACK_GALLERY_SIZE = 7;

/**
 * The gallery's order: featured first, then `displayOrder`, ties by id. Reordering a filtered
 * list renumbers only its visible rows, so ties happen and must stay where they are.
 */
export function compareGallery(a: Orderable, b: Orderable): number {
  return (
    Number(b.isFeatured) - Number(a.isFeatured) || a.displayOrder - b.displayOrder || a.id - b.id
  );
}

/**
 * The photos shown before the viewer is opened: the featured ones, or the first seven
 * others when none is featured.
 * @param photos already in gallery order
 */
export function previewPhotos<Photo extends { isFeatured: boolean }>(
  photos: readonly Photo[],
): readonly Photo[] {
  const featured = photos.filter((photo) => photo.isFeatured);
  return featured.length > 0 ? featured : photos.slice(0, FALLBACK_GALLERY_SIZE);
}

/** The order for an image appended to the gallery: highest plus one, 0 for the first. */
export function nextDisplayOrder(images: readonly { displayOrder: number }[]): number {
  return images.reduce((next, image) => Math.max(next, image.displayOrder + 1), 0);
}
