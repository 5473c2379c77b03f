import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { create } from 'zustand';
import type { FirstPayment } from '../public/bookings/NextSteps';

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

export type GuestChoices = {
  children: number;
  pets: number;
  /** Quantities by the extra's id. */
  extras: Readonly<Record<string, number>>;
};

export const NO_CHOICES: GuestChoices = { children: 0, pets: 0, extras: {} };

type EnquiryDraft = {
  details: GuestDetails;
  choices: GuestChoices;
  /** `null` until the guest chooses. */
  guestCount: number | null;
  /** Not among the guests. */
  infants: number;
  checkinDate: PlainDate | null;
  checkoutDate: PlainDate | null;
  /** Currency in which the dates were chosen; `null` without dates. */
  currency: Currency | null;
  /** Of the enquiry sent last, until another one is begun. */
  receipt: EnquiryReceipt | null;
  /** What that enquiry's guest pays first. */
  payment: FirstPayment | null;
};

/** A guest's unsent enquiry, and the receipt of the last one. Survives changes of page and language. */
export const useEnquiryDraft = create<EnquiryDraft>()(() => ({
  details: NO_DETAILS,
  choices: NO_CHOICES,
  guestCount: null,
  infants: 0,
  checkinDate: null,
  checkoutDate: null,
  currency: null,
  receipt: null,
  payment: null,
}));

const STORAGE_KEY = 'villa.enquiry';

/**
 * Restores what the guest typed in this tab before a reload, and keeps it from then on. The dates are in the address.
 * Sending clears the details, closing the tab the rest. Call it in an effect, because the first render must match the
 * server's.
 * @returns stops keeping it
 */
export function keepEnquiryDraft(): () => void {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (stored !== null) useEnquiryDraft.setState(JSON.parse(stored));
  } catch {
    // Storage may be disabled: a reload then starts over.
  }
  return useEnquiryDraft.subscribe(({ details, choices, infants, receipt, payment }) => {
    try {
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify({ details, choices, infants, receipt, payment }),
      );
    } catch {
      // As above.
    }
  });
}
