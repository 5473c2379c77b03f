/** Names of the demo gallery's files, which identifiers begin with at either image host. */
const DEMO_NAMES = [
  'bathroom',
  'beach-cliffs',
  'bedroom-garden',
  'bedroom-master',
  'bedroom-twin',
  'dining-room',
  'exterior-dusk',
  'exterior-garden',
  'exterior-pool-evening',
  'games-area-or-barbecue',
  'golf-green',
  'kitchen',
  'living-room',
  'pool-sea-view',
  'roof-terrace-sunset',
  'terrace-dining',
  'villa-overview',
];

/** A demo file's name with the hash that the embedded host adds. */
const DEMO_FILE = new RegExp(`^(${DEMO_NAMES.join('|')})-[0-9a-f]{10}$`);

/** Whether a picture is one of the demo gallery's. */
export function isDemoPhoto({ publicId }: { publicId: string }): boolean {
  return DEMO_FILE.test(publicId.split('/').at(-1) ?? '');
}

/**
 * Whether pictures of the demo gallery are shown. They are illustrations, and the page says so
 * until the owner has put photographs in their place.
 */
export function showsDemoPhotos(photos: readonly { publicId: string }[]): boolean {
  return photos.some(isDemoPhoto);
}
