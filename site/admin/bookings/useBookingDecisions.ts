import type { BookingJson, BookingStatusChangeInput } from '@shared/contract/bookings/booking';
import { bookingActions, type BookingAction } from '@shared/domain/bookings/bookingStatus';
import { useState } from 'react';
import { useChangeBookingStatus } from '../../queries/bookings';
import { keepInConversation } from '../../stores/conversationDrafts';
import { showToast } from '../../stores/toasts';
import { ApiError } from '../../api/client';
import { failureText } from '../../api/failureText';
import { keepFocusAt } from '../components/keepFocus';
import { useStable } from '../components/useStable';
import { t } from '../i18n/t';

/**
 * A booking and what the owner is about to do with it.
 * @param words to the guest, that were written before and could not be sent
 * @param isAsked whether the guest has asked for it
 */
export type Decision = {
  booking: BookingJson;
  action: BookingAction;
  words?: string;
  isAsked?: boolean;
};

/** `offerId` of the open offer that is confirmed, `null` for the booking as the guest has asked; or who cancels. */
export type DecisionDetails = Pick<BookingStatusChangeInput, 'offerId' | 'cancelledBy'>;

/** Why a change was not made. */
export type DecisionFailure = {
  bookingId: number;
  message: string;
};

export type BookingDecisions = {
  /** A change is on its way; no other may begin. */
  isSaving: boolean;
  /** What waits for the owner's yes. */
  asked: Decision | null;
  /** The last change that failed; stays readable at its booking when the toast has gone. */
  failure: DecisionFailure | null;
  /** Asks first: decisions send the guest a mail. Stays the same function. */
  decide: (decision: Decision) => void;
  /** Declines without asking and without a mail, for stays that are over. Stays the same function. */
  putAway: (booking: BookingJson) => void;
  /**
   * @param mail the owner's own words in the guest's mail, may be empty; `null` for no mail
   */
  approve: (mail: string | null, details?: DecisionDetails) => void;
  dismiss: () => void;
};

/** Id of the element that names a booking's guest in the list. */
export function guestElementId({ id }: { id: number | '' }): string {
  return `booking-guest-${id}`;
}

/**
 * The owner's decisions on bookings, one at a time.
 * @param nameId id of the element that names a booking; it takes the focus when its buttons
 *   have gone
 * @param listId id of what takes it when the booking has left the list
 */
export function useBookingDecisions(
  nameId: (booking: BookingJson) => string = guestElementId,
  listId = 'recent-bookings',
): BookingDecisions {
  const change = useChangeBookingStatus();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [failure, setFailure] = useState<DecisionFailure | null>(null);
  /** Words to guests that could not be sent, each by its booking and decision. */
  const [unsent, setUnsent] = useState<Readonly<Record<string, string>>>({});

  const save = async (
    { booking, action }: Decision,
    mail: string | null,
    details: DecisionDetails = {},
  ) => {
    setFailure(null);
    const keep = (words: string) =>
      setUnsent((kept) => ({ ...kept, [decisionKey({ booking, action })]: words }));
    try {
      const about = mail === null ? { notifyGuest: false } : mail && { message: mail };
      await change.mutateAsync({ booking, change: { status: action.to, ...about, ...details } });
      showToast({
        title: t('Status updated'),
        description: t('Booking status has been updated successfully'),
      });
      keep('');
    } catch (error) {
      let reason = failureText(error, t('Failed to update booking status.'));
      if (mail && isDecided(error)) {
        keepInConversation(booking.reference, mail);
        reason = `${reason} ${t('Your words are kept in the conversation with the guest, where you can send them.')}`;
      } else if (mail) {
        keep(mail);
      }
      setFailure({ bookingId: booking.id, message: reason });
      showToast({ title: t('Update failed'), description: reason, tone: 'destructive' });
    }
    // The question gives the focus back to its opener a moment after it closed.
    setTimeout(() => keepFocusAt(nameId(booking), listId));
  };

  const putAway = useStable((booking: BookingJson) => {
    const action = bookingActions(booking.status).find(({ to }) => to === 'cancelled');
    if (action) void save({ booking, action }, null);
  });
  const decide = useStable((decision: Decision) => {
    setAsked({ ...decision, words: unsent[decisionKey(decision)] ?? '' });
  });

  return {
    isSaving: change.isPending,
    asked,
    failure,
    decide,
    putAway,
    approve: (mail, details) => {
      setAsked(null);
      if (asked) void save(asked, mail, details);
    },
    dismiss: () => setAsked(null),
  };
}

function decisionKey({ booking, action }: Pick<Decision, 'booking' | 'action'>): string {
  return `${booking.id} ${action.to}`;
}

/** Whether there is nothing left to decide: whatever was written can only go as a message. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'invalid_transition';
}
