import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { PlainDate } from '@shared/domain/date';
import type { GapBar } from './gaps';
import type { MovableBar } from './proposal';
import type { Span } from './weekSegments';
import type { Stay } from '@shared/domain/bookings/stayRules';

export type Task =
  | { kind: 'choose'; from: PlainDate; to: PlainDate }
  | { kind: 'price'; from: PlainDate; to: PlainDate }
  | { kind: 'block'; from: PlainDate; to: PlainDate }
  /** Both are empty if no stay can be proposed. */
  | { kind: 'book'; from: PlainDate; to: PlainDate }
  | { kind: 'move'; booking: BookingBrief; stay: Stay }
  | { kind: 'openBlock'; block: BlockJson }
  | { kind: 'editBlock'; block: BlockJson; from: PlainDate; to: PlainDate }
  | { kind: 'offer'; gap: GapBar };

export function moveTask(bar: MovableBar, { from, to }: Span): Task {
  return bar.kind === 'block'
    ? { kind: 'editBlock', block: bar.block, from, to }
    : { kind: 'move', booking: bar.booking, stay: { checkinDate: from, checkoutDate: to } };
}
