/**
 * The one place that names this villa. Everything that a guest or an owner reads about
 * which house this is comes from here; to run the product for another house, edit this file.
 */
export const VILLA = {
  name: 'Villa Luz',
  title: 'Villa Luz, Praia da Luz',
  tagline: 'just 5 minutes from the beach area',
  /** Prefix of booking references, for example `VL-7K3Q9M`. */
  referencePrefix: 'VL',
  place: 'Praia da Luz, Lagos, Algarve, Portugal',
  address: {
    locality: 'Praia da Luz',
    region: 'Algarve',
    postalCode: '8600',
    country: 'PT',
  },
  /** Villa days begin and end in this zone, wherever server, guest or owner are. */
  timeZone: 'Europe/Lisbon',
  coordinates: { latitude: 37.0895, longitude: -8.7275 },
  bedrooms: 3,
  bathrooms: 2,
  /** The marketed capacity, in words. */
  capacity: '6-8 guests',
  contactHours: '9 AM to 8 PM CET',
  contactReplyWithinHours: 2,
  enquiryReplyWithinHours: 24,
} as const;
