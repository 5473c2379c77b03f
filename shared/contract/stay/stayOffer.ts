import type { Cents, Currency } from '../../domain/prices/money';
import type { QuoteJson } from '../prices/price';

/**
 * State of the offer on the guest's page: `open` to answer; `held` while its nights are reserved for another guest's
 * offer; `accepted` but not yet confirmed by the owner; or ended.
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

/** The last offer of a waiting booking, for the guest's page. */
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
  message: string | null;
  /** The villa's last day to accept it. */
  validUntil: string;
  holdsNights: boolean;
  confirmsItself: boolean;
};
