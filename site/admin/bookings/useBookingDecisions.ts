import type { BookingJson } from '@shared/contract/booking';
import type { BookingAction } from '@shared/domain/bookingStatus';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../api/client';
import { useChangeBookingStatus } from '../../queries/bookings';
import { showToast } from '../../stores/toasts';
import { keepFocusAt } from './keepFocus';
import { useStable } from './useStable';

/** A booking and what the owner is about to do with it. */
export type Decision = { booking: BookingJson; action: BookingAction };

/** Why a change was not made. */
export type DecisionFailure = {
  bookingId: number;
  message: string;
  /** Someone else holds nights of it. */
  isTaken: boolean;
};

export type BookingDecisions = {
  /** A change is on its way; no other may begin. */
  isSaving: boolean;
  /** What waits for the owner's yes. */
  asked: Decision | null;
  /** The last change that failed; stays readable at its booking when the toast has gone. */
  failure: DecisionFailure | null;
  /** Does it, or asks first where a stay would be called off. Stays the same function. */
  decide: (decision: Decision) => void;
  approve: () => void;
  dismiss: () => void;
};

/** Id of the element that names a booking's guest in the list. */
export function guestElementId({ id }: Pick<BookingJson, 'id'>): string {
  return `booking-guest-${id}`;
}

/**
 * The owner's decisions on bookings, one at a time.
 * @param nameId id of the element that names a booking; it takes the focus when its buttons
 *   have gone
 */
export function useBookingDecisions(
  nameId: (booking: BookingJson) => string = guestElementId,
): BookingDecisions {
  const change = useChangeBookingStatus();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [failure, setFailure] = useState<DecisionFailure | null>(null);

  const save = async ({ booking, action }: Decision) => {
    setFailure(null);
    try {
      await change.mutateAsync({ id: booking.id, status: action.to });
      showToast({
        title: 'Status updated',
        description: 'Booking status has been updated successfully',
      });
    } catch (error) {
      const message = userMessageOf(error, 'Failed to update booking status');
      const isTaken = error instanceof ApiError && error.body?.code === 'nights_taken';
      setFailure({ bookingId: booking.id, message, isTaken });
      showToast({ title: 'Update failed', description: message, tone: 'destructive' });
    }
    keepFocusAt(nameId(booking));
  };

  const decide = useStable((decision: Decision) => {
    if (decision.action.to === 'cancelled') setAsked(decision);
    else void save(decision);
  });

  return {
    isSaving: change.isPending,
    asked,
    failure,
    decide,
    approve: () => {
      setAsked(null);
      if (asked) void save(asked);
    },
    dismiss: () => setAsked(null),
  };
}
