export type Orderable = { id: number; displayOrder: number; isFeatured: boolean };

/** Photos shown on the home page when none is featured. */
export const FALLBACK_GALLERY_SIZE = 7;

/**
 * Gallery order: featured first, then `displayOrder`, then id. Ties occur because reordering a filtered list only
 * renumbers its visible rows.
 */
export function compareGallery(a: Orderable, b: Orderable): number {
  return (
    Number(b.isFeatured) - Number(a.isFeatured) || a.displayOrder - b.displayOrder || a.id - b.id
  );
}

/**
 * The photos on the page outside the viewer: the featured ones, or the first seven if none is featured.
 * @param photos already in gallery order
 */
export function previewPhotos<Photo extends { isFeatured: boolean }>(
  photos: readonly Photo[],
): readonly Photo[] {
  const featured = photos.filter((photo) => photo.isFeatured);
  return featured.length > 0 ? featured : photos.slice(0, FALLBACK_GALLERY_SIZE);
}

/** Order of an appended image: highest plus one, 0 for the first. */
export function nextDisplayOrder(images: readonly { displayOrder: number }[]): number {
  return images.reduce((next, image) => Math.max(next, image.displayOrder + 1), 0);
}
