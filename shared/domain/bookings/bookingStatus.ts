import type { PlainDate } from '../date';
import { isOver } from './stayRules';

/** `enquiry` and `pending` wait for the owner; only `confirmed` holds nights. */
export const BOOKING_STATUSES = ['enquiry', 'pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const INITIAL_BOOKING_STATUS: BookingStatus = 'pending';

/** What the owner can do next, with the words on the button. */
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

/** The owner's actions on a booking in this status, in button order; none once cancelled. */
export function bookingActions(status: BookingStatus): readonly BookingAction[] {
  return ACTIONS[status];
}

/** Whether a booking can no longer be cancelled: its stay has taken place, and its income belongs in the figures. */
export function hasTakenPlace(
  { status, checkoutDate }: { status: BookingStatus; checkoutDate: PlainDate },
  today: PlainDate,
): boolean {
  return status === 'confirmed' && isOver({ checkoutDate }, today);
}

/** Of bookings that wait for the owner's decision. */
export const WAITING_STATUSES = ['enquiry', 'pending'] as const satisfies readonly BookingStatus[];

/** Whether the booking waits for the owner's decision. */
export function isWaiting(status: BookingStatus): boolean {
  return WAITING_STATUSES.some((waiting) => waiting === status);
}

/** Whether the booking may change to `to`. Staying where it is, is no transition. */
export function canTransition(from: BookingStatus, to: BookingStatus): boolean {
  return ACTIONS[from].some((action) => action.to === to);
}
