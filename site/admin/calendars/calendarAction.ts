import type { BlockJson } from '@shared/contract/calendars/block';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import type { PlainDate } from '@shared/domain/date';
import type { GapBar } from './gaps';
import type { Stay } from '@shared/domain/bookings/stayRules';

/** What the owner is about to do in the calendar's dialog. */
export type Task =
  /** Nights were chosen; what for is still to be said. */
  | { kind: 'choose'; from: PlainDate; to: PlainDate }
  | { kind: 'block'; from: PlainDate; to: PlainDate }
  | { kind: 'book'; from: PlainDate; to: PlainDate }
  | { kind: 'move'; booking: BookingBrief; stay: Stay }
  | { kind: 'openBlock' | 'editBlock'; block: BlockJson }
  | { kind: 'offer'; gap: GapBar };
