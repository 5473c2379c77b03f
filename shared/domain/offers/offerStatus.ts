/** `draft` is visible to the owner only, `sent` waits for the guest, the others are final. */
export const OFFER_STATUSES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * Why an offer was withdrawn automatically: its nights were taken, or the booking was confirmed or cancelled
 * without it. `confirmed` on an accepted offer: the owner has confirmed what it says.
 */
export const OFFER_REASONS = ['nights_taken', 'confirmed', 'cancelled'] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];
