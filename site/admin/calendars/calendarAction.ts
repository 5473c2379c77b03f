import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { PlainDate } from '@shared/domain/date';
import type { GapBar } from './gaps';
import type { MovableBar } from './proposal';
import type { Span } from './weekSegments';
import type { Stay } from '@shared/domain/bookings/stayRules';

/** What the owner is about to do in the calendar's dialog. */
export type Task =
  /** Nights were chosen; what for is still to be said. */
  | { kind: 'choose'; from: PlainDate; to: PlainDate }
  | { kind: 'block'; from: PlainDate; to: PlainDate }
  /** Both are empty where no stay can be proposed. */
  | { kind: 'book'; from: PlainDate; to: PlainDate }
  | { kind: 'move'; booking: BookingBrief; stay: Stay }
  | { kind: 'openBlock'; block: BlockJson }
  /** With the days that its form proposes. */
  | { kind: 'editBlock'; block: BlockJson; from: PlainDate; to: PlainDate }
  | { kind: 'offer'; gap: GapBar };

/** What follows when a booking or a block was dropped on other days. */
export function moveTask(bar: MovableBar, { from, to }: Span): Task {
  return bar.kind === 'block'
    ? { kind: 'editBlock', block: bar.block, from, to }
    : { kind: 'move', booking: bar.booking, stay: { checkinDate: from, checkoutDate: to } };
}
