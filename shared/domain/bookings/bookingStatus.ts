import { addDays, type PlainDate } from '../date';
import { isOver, type Stay } from './stayRules';

/** `enquiry` and `pending` wait for the owner; only `confirmed` holds nights. */
export const BOOKING_STATUSES = ['enquiry', 'pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const INITIAL_BOOKING_STATUS: BookingStatus = 'pending';

export type BookingAction = { label: 'Confirm' | 'Decline' | 'Cancel'; to: BookingStatus };

const ACTIONS = {
  enquiry: [
    { label: 'Confirm', to: 'confirmed' },
    { label: 'Decline', to: 'cancelled' },
  ],
  pending: [
    { label: 'Confirm', to: 'confirmed' },
    { label: 'Cancel', to: 'cancelled' },
  ],
  confirmed: [{ label: 'Cancel', to: 'cancelled' }],
  cancelled: [],
} as const satisfies Record<BookingStatus, readonly BookingAction[]>;

/** The owner's actions for a status, in button order; none once cancelled. */
export function bookingActions(status: BookingStatus): readonly BookingAction[] {
  return ACTIONS[status];
}

/** Whether the stay has taken place. It can then no longer be cancelled, because it counts as revenue. */
export function hasTakenPlace(
  { status, checkoutDate }: { status: BookingStatus; checkoutDate: PlainDate },
  today: PlainDate,
): boolean {
  return status === 'confirmed' && isOver({ checkoutDate }, today);
}

/**
 * The stay of a guest who leaves early: it ends tomorrow, so that the nights from then on are free again.
 * @returns `null` unless the guest has stayed a night already and has more than tonight left
 */
export function leavingEarly(
  { status, checkinDate, checkoutDate }: { status: BookingStatus } & Stay,
  today: PlainDate,
): Stay | null {
  const tomorrow = addDays(today, 1);
  const isUnderWay = status === 'confirmed' && checkinDate < today && tomorrow < checkoutDate;
  return isUnderWay ? { checkinDate, checkoutDate: tomorrow } : null;
}

export const WAITING_STATUSES = ['enquiry', 'pending'] as const satisfies readonly BookingStatus[];

export function isWaiting(status: BookingStatus): boolean {
  return WAITING_STATUSES.some((waiting) => waiting === status);
}

/** False for `from` equal to `to`. */
export function canTransition(from: BookingStatus, to: BookingStatus): boolean {
  return ACTIONS[from].some((action) => action.to === to);
}
