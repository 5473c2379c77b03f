/** A draft is the owner's alone, a sent one the guest's to answer; the others are settled. */
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
 * Why an offer was withdrawn without the owner's own doing: somebody else has its nights, or the booking
 * was confirmed, or cancelled, without it. Of an accepted one: the owner has confirmed what it says.
 */
export const OFFER_REASONS = ['nights_taken', 'confirmed', 'cancelled'] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];
