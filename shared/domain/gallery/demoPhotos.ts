/**
 * The demo gallery's files as the embedded host names them: file name and hash prefix. The hash distinguishes an
 * owner's own Kitchen.jpg. If the host ever stores a file differently, add the new name and keep the old one, which
 * existing villas use.
 */
const DEMO_PHOTO_NAMES: ReadonlySet<string> = new Set([
  'bathroom-304d19e5f4',
  'bay-at-dusk-c6ab839074',
  'beach-cliffs-5f86b4685c',
  'bedroom-garden-618f36608a',
  'bedroom-master-601d2e9efb',
  'bedroom-twin-e77804b996',
  'dining-room-1512b81789',
  'exterior-dusk-626b8ad094',
  'exterior-garden-9d7c62b5bc',
  'exterior-pool-evening-6323da6ed6',
  'games-area-or-barbecue-a2d61c8390',
  'golf-green-6cb81e532d',
  'golf-green-e6546d3386',
  'kitchen-ce2ac23f10',
  'living-room-90991944b2',
  'pool-sea-view-62743b23e7',
  'roof-terrace-sunset-9eb372ca11',
  'terrace-dining-8ce67a1162',
  'villa-overview-cfe47cb8c0',
]);

export function isDemoPhoto({ publicId }: { publicId: string }): boolean {
  return DEMO_PHOTO_NAMES.has(publicId.split('/').at(-1) ?? '');
}

/** The demo picture of a subject, such as `kitchen`; `null` once it is not in the gallery. */
export function demoPhotoOf(
  photos: readonly { publicId: string }[],
  subject: string,
): string | null {
  const isOfSubject = ({ publicId }: { publicId: string }) =>
    (publicId.split('/').at(-1) ?? '').startsWith(`${subject}-`);
  return photos.find((photo) => isDemoPhoto(photo) && isOfSubject(photo))?.publicId ?? null;
}

/** Whether demo images are shown. The page then says that they are illustrations. */
export function showsDemoPhotos(photos: readonly { publicId: string }[]): boolean {
  return photos.some(isDemoPhoto);
}
