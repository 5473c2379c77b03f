/**
 * Default facts of the house. Those that guests read can be changed in the back office's Site tab; unchanged ones are
 * taken from here.
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
  guests: '6-8',
  beachMinutes: 5,
  contactHours: '9 AM to 8 PM CET',
  contactReplyWithinHours: 2,
  enquiryReplyWithinHours: 24,
} as const;
