import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { create } from 'zustand';

/** What a guest has typed of an enquiry. */
export type GuestDetails = {
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  specialRequests: string;
};

export const NO_DETAILS: GuestDetails = {
  guestName: '',
  guestEmail: '',
  guestPhone: '',
  specialRequests: '',
};

/** What a guest has chosen for the stay, as far as the villa asks for it. */
export type GuestChoices = {
  children: number;
  pets: number;
  /** Pieces by the extra's id. */
  extras: Readonly<Record<string, number>>;
};

export const NO_CHOICES: GuestChoices = { children: 0, pets: 0, extras: {} };

type EnquiryDraft = {
  details: GuestDetails;
  choices: GuestChoices;
  /** `null` until the guest says how many they are. */
  guestCount: number | null;
  checkinDate: PlainDate | null;
  checkoutDate: PlainDate | null;
  /** The currency that the days were chosen in; `null` before any were. */
  currency: Currency | null;
  /** Of the enquiry that was sent last, until another one is begun. */
  receipt: EnquiryReceipt | null;
};

/**
 * The enquiry that a guest has begun. It outlives the booking page, so that a look at the home page
 * or another language loses none of it, and ends with the visit: it is kept in memory, and never in the browser's storage.
 */
export const useEnquiryDraft = create<EnquiryDraft>()(() => ({
  details: NO_DETAILS,
  choices: NO_CHOICES,
  guestCount: null,
  checkinDate: null,
  checkoutDate: null,
  currency: null,
  receipt: null,
}));
