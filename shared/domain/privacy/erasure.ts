import type { BookingStatus } from '../bookings/bookingStatus';
import type { PlainDate } from '../date';

/** Stands where the name of an erased guest was. */
export const ERASED_NAME = 'Erased guest';
/** Stands in the database where the address of an erased guest was; leads nowhere (RFC 2606). */
export const ERASED_EMAIL = 'erased@guest.invalid';

/** How long tax law has the papers of a stay kept, from the end of its year. */
export const RECEIPT_YEARS = 10;

/** An address as persons are told apart by it. */
export function personOf(email: string): string {
  return email.trim().toLowerCase();
}

type Stay = { status: BookingStatus; checkinDate: PlainDate; checkoutDate: PlainDate };

/**
 * Until when the name of a stay's guest has to be kept for the tax office: the end of the tenth year
 * after the stay; `null` where no stay took place.
 */
export function receiptKeptUntil({ status, checkoutDate }: Stay, today: PlainDate): string | null {
  if (status !== 'confirmed' || checkoutDate > today) return null;
  return paperKeptUntil(checkoutDate, today);
}

/** Until when a paper of a day has to be kept; `null` where that is over. */
export function paperKeptUntil(day: PlainDate, today: PlainDate): PlainDate | null {
  const until = `${Number(day.slice(0, 4)) + RECEIPT_YEARS}-12-31`;
  return until < today ? null : until;
}

/** Whether a booking still needs its guest's data: a stay that is to come, or waits for an answer. */
export function isAhead({ status, checkinDate, checkoutDate }: Stay, today: PlainDate): boolean {
  if (status === 'cancelled') return false;
  return status === 'confirmed' ? checkoutDate > today : checkinDate >= today;
}
