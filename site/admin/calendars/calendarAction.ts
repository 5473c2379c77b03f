import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import { daysBetween, isPlainDate, type PlainDate } from '@shared/domain/date';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { nightRangeText, nightsText, stayText } from '../bookings/bookingText';

/** What the owner is about to do in the calendar's dialog. */
export type Task =
  /** Nights were chosen; what for is still to be said. */
  | { kind: 'choose'; from: PlainDate; to: PlainDate }
  | { kind: 'block'; from: PlainDate; to: PlainDate }
  | { kind: 'book'; from: PlainDate; to: PlainDate }
  | { kind: 'move'; booking: BookingBrief; stay: Stay }
  | { kind: 'openBlock'; block: BlockJson };

/** A stay from check-in to check-out: `12 Apr – 15 Apr 2027 · 3 nights`; empty unless it is one. */
export function rangeText(from: PlainDate, to: PlainDate): string {
  if (!hasNights(from, to)) return '';
  const stay = { checkinDate: from, checkoutDate: to };
  return `${stayText(stay)} · ${nightsText(stay)}`;
}

/** Nights by the first and the last: `Nights 12 to 14 Apr 2027 (3 nights)`; empty without any. */
export function blockText(from: PlainDate, to: PlainDate): string {
  if (!hasNights(from, to)) return '';
  const text = nightRangeText(from, to);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hasNights(from: PlainDate, to: PlainDate): boolean {
  return isPlainDate(from) && isPlainDate(to) && daysBetween(from, to) >= 1;
}
