import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import { isPlainDate, type PlainDate } from '@shared/domain/date';
import { CURRENCIES, type Currency } from '@shared/domain/prices/money';
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

/** What is kept in the tab. */
type Kept = Pick<EnquiryDraft, 'details' | 'choices' | 'infants' | 'receipt' | 'payment'>;

let isRestored = false;

/**
 * Restores what the guest typed in this tab before a reload, and keeps it from then on. The dates are in the address.
 * Sending clears the details, closing the tab the rest. Call it in an effect, because the first render must match the
 * server's.
 * @returns stops keeping it
 */
export function keepEnquiryDraft(): () => void {
  if (!isRestored) restore();
  isRestored = true;
  return useEnquiryDraft.subscribe(({ details, choices, infants, receipt, payment }) => {
    try {
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify({ details, choices, infants, receipt, payment } satisfies Kept),
      );
    } catch {
      // Storage may be disabled: a reload then starts over.
    }
  });
}

/** What does not fit is removed. */
function restore(): void {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (stored === null) return;
    const kept = keptOf(stored);
    if (kept) useEnquiryDraft.setState(kept);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

function keptOf(stored: string): Kept | null {
  try {
    const kept = JSON.parse(stored) as Kept;
    const { receipt, payment } = kept;
    const fits =
      isLike(kept, { details: NO_DETAILS, choices: NO_CHOICES, infants: 0 }) &&
      Object.values(kept.choices.extras).every(Number.isInteger) &&
      (receipt === null || isReceipt(receipt)) &&
      (payment === null ||
        (isLike(payment, { cents: 0, isTotal: true }) && isCurrency(payment.currency)));
    return fits ? kept : null;
  } catch {
    return null;
  }
}

function isReceipt(receipt: EnquiryReceipt): boolean {
  return (
    isLike(receipt, { reference: '', totalAmount: '', sendsMail: true }) &&
    isPlainDate(receipt.checkinDate) &&
    isPlainDate(receipt.checkoutDate) &&
    isCurrency(receipt.currency) &&
    /^\d+\.\d\d$/.test(receipt.totalAmount)
  );
}

const isCurrency = (value: string) => CURRENCIES.some((currency) => currency === value);

/** Whether a value has the fields of a sample, of the same types. */
function isLike(value: unknown, sample: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(sample).every(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null
      ? isLike(fields.get(name), part)
      : typeof fields.get(name) === typeof part,
  );
}
