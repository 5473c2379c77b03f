import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  bookingActions,
  hasTakenPlace,
  isWaiting,
  leavingEarly,
} from '@shared/domain/bookings/bookingStatus';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { usePermissions } from '../access/usePermissions';
import { ActionMenu, type MenuItem } from '../components/ActionMenu';
import { useToday } from '../components/useToday';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { Actions } from '../components/cardStyles';
import { t } from '../i18n/t';
import { actionText } from './bookingText';
import { ReceivedButton } from './panel/ReceivedButton';
import type { Decision } from './useBookingDecisions';

/**
 * What the booking needs now: at most three buttons, the rest in a menu. A guest who has stayed a night leaves early.
 * @param onDates opens the form with other dates
 */
export function BookingActions({
  booking,
  nameId,
  isSaving,
  onDecide,
  onDates,
  onOffer,
  onWrite,
}: {
  booking: BookingJson;
  nameId: string;
  isSaving: boolean;
  onDecide: (decision: Decision) => void;
  onDates: (stay: Stay) => void;
  onOffer: () => void;
  onWrite: () => void;
}) {
  const today = useToday();
  const can = usePermissions();
  const hasEnded = hasTakenPlace(booking, today);
  const shortened = leavingEarly(booking, today);
  const actions = bookingActions(booking.status);
  const confirm = actions.find(({ to }) => to === 'confirmed');
  const cancel = hasEnded ? undefined : actions.find(({ to }) => to === 'cancelled');
  const { offer, obstacle } = booking;
  // With an open offer the dialog asks which version to confirm, and one of them may still be possible.
  const canConfirm = !obstacle || offer?.status === 'sent';
  const waits = isWaiting(booking.status);
  const hasOffer = offer?.status === 'sent';
  const write = can('messages') && !booking.isErased;
  const items: MenuItem[] = [
    ...(waits && write ? [{ label: t('Write'), onSelect: onWrite }] : []),
    ...(booking.status === 'cancelled'
      ? []
      : [{ label: t('Change dates or price'), onSelect: () => onDates(booking) }]),
    ...(!waits && cancel
      ? [
          {
            label: t('Cancel this booking'),
            isDanger: true,
            isDisabled: isSaving,
            onSelect: () => onDecide({ booking, action: cancel }),
          },
        ]
      : []),
  ];
  return (
    <Actions>
      {confirm && canConfirm && (
        <SmallButton
          $variant="primary"
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onDecide({ booking, action: confirm })}
        >
          {actionText(confirm)}
        </SmallButton>
      )}
      {waits && !hasOffer && (
        <SmallWriteButton onClick={onOffer}>{t('Make an offer')}</SmallWriteButton>
      )}
      {waits && cancel && (
        <SmallButton
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onDecide({ booking, action: cancel })}
        >
          {actionText(cancel)}
        </SmallButton>
      )}
      {!waits && <ReceivedButton booking={booking} nameId={nameId} />}
      {shortened && !hasEnded && (
        <SmallWriteButton aria-describedby={nameId} onClick={() => onDates(shortened)}>
          {t('Leave early')}
        </SmallWriteButton>
      )}
      {!waits && write && <SmallButton onClick={onWrite}>{t('Write')}</SmallButton>}
      {items.length > 0 && (
        <ActionMenu
          label={t('More about {guestName}', { guestName: booking.guestName })}
          items={items}
        />
      )}
    </Actions>
  );
}
