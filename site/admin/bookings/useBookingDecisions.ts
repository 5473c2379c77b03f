import type { BookingJson } from '@shared/contract/booking';
import type { BookingAction } from '@shared/domain/bookingStatus';
import { useState } from 'react';
import { userMessageOf } from '../../api/client';
import { useChangeBookingStatus } from '../../queries/bookings';
import { showToast } from '../../stores/toasts';

/** A booking and what the owner is about to do with it. */
export type Decision = { booking: BookingJson; action: BookingAction };

export type BookingDecisions = {
  /** A change is on its way; no other may begin. */
  isSaving: boolean;
  /** What waits for the owner's yes. */
  asked: Decision | null;
  /** The last change that failed; stays readable at its booking when the toast has gone. */
  failure: { bookingId: number; message: string } | null;
  /** Does it, or asks first where a stay would be called off. */
  decide: (decision: Decision) => void;
  approve: () => void;
  dismiss: () => void;
};

/** Id of the element that names a booking's guest; takes the focus when its buttons have gone. */
export function guestElementId({ id }: Pick<BookingJson, 'id'>): string {
  return `booking-guest-${id}`;
}

/** The owner's decisions on bookings, one at a time. */
export function useBookingDecisions(): BookingDecisions {
  const change = useChangeBookingStatus();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [failure, setFailure] = useState<BookingDecisions['failure']>(null);

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
      setFailure({ bookingId: booking.id, message });
      showToast({ title: 'Update failed', description: message, tone: 'destructive' });
    }
    keepFocusAt(booking);
  };

  return {
    isSaving: change.isPending,
    asked,
    failure,
    decide: (decision) => {
      if (decision.action.to === 'cancelled') setAsked(decision);
      else void save(decision);
    },
    approve: () => {
      setAsked(null);
      if (asked) void save(asked);
    },
    dismiss: () => setAsked(null),
  };
}

/** The pressed button is disabled or gone: without this the focus would be at the page's top. */
function keepFocusAt(booking: BookingJson): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.matches(':disabled');
  if (isLost) document.getElementById(guestElementId(booking))?.focus({ preventScroll: true });
}
