import type { BookingJson, BookingStatusChangeInput } from '@shared/contract/bookings/booking';
import { bookingActions, type BookingAction } from '@shared/domain/bookings/bookingStatus';
import { useState } from 'react';
import { useChangeBookingStatus, useUndoBookingChange } from '../../queries/bookings';
import { keepInConversation } from '../../stores/conversationDrafts';
import { showToast } from '../../stores/toasts';
import { ApiError } from '../../api/client';
import { failureText } from '../components/failureText';
import { showUndoable } from '../components/showUndoable';
import { keepFocusAt } from '../components/keepFocus';
import { useStable } from '../components/useStable';
import { t } from '../i18n/t';

/**
 * @param text unsent text of an earlier attempt
 * @param isAsked whether the guest asked for it
 */
export type Decision = {
  booking: BookingJson;
  action: BookingAction;
  text?: string;
  isAsked?: boolean;
};

export type DecisionDetails = Pick<
  BookingStatusChangeInput,
  'offerId' | 'cancelledBy' | 'declines'
>;

export type DecisionFailure = {
  bookingId: number;
  message: string;
};

export type BookingDecisions = {
  isSaving: boolean;
  asked: Decision | null;
  /** The last failed change. Stays at its booking after the toast has gone. */
  failure: DecisionFailure | null;
  /** Asks first, because decisions mail the guest. Stable identity. */
  decide: (decision: Decision) => void;
  /** Declines at once and without a mail, for stays that are over. Stable identity. */
  putAway: (booking: BookingJson) => void;
  /** @param mail the owner's own text in the guest's mail, possibly empty; `null` for no mail */
  approve: (mail: string | null, details?: DecisionDetails) => void;
  dismiss: () => void;
};

export function guestElementId({ id }: { id: number | '' }): string {
  return `booking-guest-${id}`;
}

/**
 * The owner's decisions on bookings, one at a time.
 * @param nameId id of the element that takes the focus when the buttons are gone
 * @param listId takes the focus when the booking has left the list
 */
export function useBookingDecisions(
  nameId: (booking: BookingJson) => string = guestElementId,
  listId = 'recent-bookings',
): BookingDecisions {
  const change = useChangeBookingStatus();
  const undoing = useUndoBookingChange();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [failure, setFailure] = useState<DecisionFailure | null>(null);
  const [unsent, setUnsent] = useState<Readonly<Record<string, string>>>({});

  const save = async (
    { booking, action }: Decision,
    mail: string | null,
    details: DecisionDetails = {},
  ) => {
    setFailure(null);
    const keep = (text: string) =>
      setUnsent((kept) => ({ ...kept, [decisionKey({ booking, action })]: text }));
    try {
      const about = mail === null ? { notifyGuest: false } : mail && { message: mail };
      const { undo } = await change.mutateAsync({
        booking,
        change: { status: action.to, ...about, ...details },
      });
      showUndoable(
        {
          title: t('Status updated'),
          description: t('Booking status has been updated successfully'),
        },
        undo === undefined ? null : () => undoing.mutateAsync(undo),
      );
      keep('');
    } catch (error) {
      let reason = failureText(error, t('Failed to update booking status.'));
      if (mail && isDecided(error)) {
        keepInConversation(booking.reference, mail);
        reason = `${reason} ${t('Your message is kept in the conversation with the guest, where you can send it.')}`;
      } else if (mail) {
        keep(mail);
      }
      setFailure({ bookingId: booking.id, message: reason });
      showToast({ title: t('Update failed'), description: reason, tone: 'destructive' });
    }
    // The dialog returns the focus shortly after closing.
    setTimeout(() => keepFocusAt(nameId(booking), listId));
  };

  const putAway = useStable((booking: BookingJson) => {
    const action = bookingActions(booking.status).find(({ to }) => to === 'cancelled');
    if (action) void save({ booking, action }, null);
  });
  const decide = useStable((decision: Decision) => {
    setAsked({ ...decision, text: unsent[decisionKey(decision)] ?? '' });
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

/** Whether the booking is already decided, so that the text can only be sent as a message. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'invalid_transition';
}
