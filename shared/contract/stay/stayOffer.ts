import type { Cents, Currency } from '../../domain/prices/money';
import type { QuoteJson } from '../prices/price';

/**
 * How the guest finds the offer: `open` to answer; `held` while its nights are kept for somebody else who
 * was offered them; `accepted` and to be confirmed by the owner; or over.
 */
export const STAY_OFFER_STATES = [
  'open',
  'held',
  'accepted',
  'declined',
  'expired',
  'taken',
  'withdrawn',
] as const;
export type StayOfferState = (typeof STAY_OFFER_STATES)[number];

/** The last offer that was sent for a booking which waits, as the guest's page shows it. */
export type StayOffer = {
  id: number;
  state: StayOfferState;
  checkinDate: string;
  checkoutDate: string;
  guestCount: number;
  children: number;
  pets: number;
  currency: Currency;
  totalCents: Cents;
  quote: QuoteJson;
  /** The owner's own words. */
  message: string | null;
  /** The last day of the villa on which it can be accepted. */
  validUntil: string;
  holdsNights: boolean;
  confirmsItself: boolean;
};
