import type { BookingJson } from '@shared/contract/bookings/booking';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/ApiContext';
import { bookingQuery } from '../../queries/bookings';
import { leaveSafely } from '../../stores/unsavedChanges';
import { obstacleText } from './BookingReason';
import { CancelBookingDialog } from './CancelBookingDialog';
import { ConfirmBookingDialog } from './ConfirmBookingDialog';
import { keptFreeText } from './bookingText';
import type { BookingDecisions, Decision } from './useBookingDecisions';
import { useOpenBooking } from './useOpenBooking';
import { t } from '../i18n/t';
import { NoticeApart } from '../components/sectionStyles';

export function DecisionDialog({
  decisions: { asked, approve, dismiss },
}: {
  decisions: BookingDecisions;
}) {
  return asked && <Question decision={asked} onApprove={approve} onClose={dismiss} />;
}

/** Follows live changes of the booking. If another window decides first, the question is withdrawn. */
function Question({
  decision,
  onApprove,
  onClose,
}: {
  decision: Decision;
  onApprove: BookingDecisions['approve'];
  onClose: () => void;
}) {
  const { booking, action } = decision;
  const { data } = useQuery(bookingQuery(useApi(), booking.reference));
  const { open } = useOpenBooking();
  const handleOpen = (reference: string) => {
    leaveSafely(() => {
      onClose();
      open(reference);
    });
  };
  const reason = data ? whyNotAnyMore(decision, data.booking, handleOpen) : null;
  const hasConflict = data !== undefined && data.booking.status !== booking.status;
  const props = {
    decision,
    conflict: hasConflict
      ? data.booking.status === 'confirmed'
        ? t('This booking was confirmed meanwhile')
        : t('This booking was cancelled meanwhile')
      : null,
    hindrance: reason && (
      <NoticeApart role="alert" $tone="warning">
        {reason}
      </NoticeApart>
    ),
    onApprove,
    onClose,
  };
  if (action.to !== 'confirmed') return <CancelBookingDialog {...props} />;
  const keptFree = data?.keptFreeNights ?? [];
  const hint = keptFree.length > 0 && (
    <NoticeApart $tone="warning">{keptFreeText(keptFree)}</NoticeApart>
  );
  const { offer, updatedAt } = data?.booking ?? booking;
  const openOffer = offer?.status === 'sent' ? offer : null;
  return (
    <ConfirmBookingDialog
      {...props}
      offer={openOffer}
      others={(data?.conflictingBookings ?? []).filter(({ status }) => isWaiting(status))}
      hint={hint}
      isStale={updatedAt !== booking.updatedAt}
    />
  );
}

function whyNotAnyMore(
  { booking, action }: Decision,
  current: BookingJson,
  onOpen: (reference: string) => void,
): ReactNode {
  if (action.to === 'confirmed' && current.obstacle) return obstacleText(current.obstacle, onOpen);
  if (current.updatedAt !== booking.updatedAt) {
    return t('This booking has been changed meanwhile. Please close this and look at it again.');
  }
  return null;
}
