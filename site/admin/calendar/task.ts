import type { BlockJson } from '@shared/contract/block';
import type { BookingBrief } from '@shared/contract/ownerBooking';
import { daysBetween, isPlainDate, type PlainDate } from '@shared/domain/date';
import type { Stay } from '@shared/domain/stay';
import { nightsText, stayText } from '../bookings/bookingText';

/** What the owner is about to do in the calendar's dialog. */
export type Task =
  /** Nights were chosen; what for is still to be said. */
  | { kind: 'choose'; from: PlainDate; to: PlainDate }
  | { kind: 'block'; from: PlainDate; to: PlainDate }
  | { kind: 'book'; from: PlainDate; to: PlainDate }
  | { kind: 'move'; booking: BookingBrief; stay: Stay }
  | { kind: 'openBlock'; block: BlockJson };

/** `12 Apr – 15 Apr 2027 · 3 nights`; empty unless it is a stay. */
export function rangeText(from: PlainDate, to: PlainDate): string {
  if (!isPlainDate(from) || !isPlainDate(to) || daysBetween(from, to) < 1) return '';
  const stay = { checkinDate: from, checkoutDate: to };
  return `${stayText(stay)} · ${nightsText(stay)}`;
}
