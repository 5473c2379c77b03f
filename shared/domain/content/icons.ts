/** Icons for amenities, drawn in `site/assets/amenities.svg`. */
export const AMENITY_ICONS = [
  'pool',
  'bed',
  'bath',
  'kitchen',
  'terrace',
  'barbecue',
  'sun',
  'golf',
  'wifi',
  'parking',
  'sea',
  'garden',
  'air',
  'heating',
  'laundry',
  'television',
  'family',
  'pets',
  'access',
  'key',
] as const;
export type AmenityIcon = (typeof AMENITY_ICONS)[number];
