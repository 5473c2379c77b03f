import { hasTakenPlace, type BookingStatus } from '../bookings/bookingStatus';
import { isOver } from '../bookings/stayRules';
import type { PlainDate } from '../date';

export const ERASED_NAME = 'Erased guest';
/** Replaces the address of an erased guest in the database; never deliverable (RFC 2606). */
export const ERASED_EMAIL = 'erased@guest.invalid';

/** Years that tax law requires a stay's records to be kept, from the end of its year. */
export const RECEIPT_YEARS = 10;

/** Normalised address that identifies a person. */
export function personOf(email: string): string {
  return email.trim().toLowerCase();
}

type Stay = { status: BookingStatus; checkinDate: PlainDate; checkoutDate: PlainDate };

/**
 * Until when the guest's name must be kept for the tax office: the end of the tenth year after the stay; `null` if
 * no stay took place.
 */
export function receiptKeptUntil(stay: Stay, today: PlainDate): string | null {
  return hasTakenPlace(stay, today) ? paperKeptUntil(stay.checkoutDate, today) : null;
}

/** Until when a record must be kept; `null` if that is over. */
export function paperKeptUntil(day: PlainDate, today: PlainDate): PlainDate | null {
  const until = `${Number(day.slice(0, 4)) + RECEIPT_YEARS}-12-31`;
  return until < today ? null : until;
}

/** Whether a booking still needs its guest's data: a future stay, or an unanswered request. */
export function isAhead(stay: Stay, today: PlainDate): boolean {
  if (stay.status === 'cancelled') return false;
  return stay.status === 'confirmed' ? !isOver(stay, today) : stay.checkinDate >= today;
}
