import type { BookingJson } from '@shared/contract/bookings/booking';
import { bookingActions, hasTakenPlace, leavingEarly } from '@shared/domain/bookings/bookingStatus';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { ActionMenu } from '../components/ActionMenu';
import { useToday } from '../components/useToday';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { Actions } from '../components/cardStyles';
import { t } from '../i18n/t';
import { actionText } from './bookingText';
import type { Decision } from './useBookingDecisions';

/**
 * The decisions on a booking. A confirmed stay is cancelled from a menu; a guest who has stayed a night leaves early.
 * @param onDates opens the form with the dates of a guest who leaves early
 */
export function BookingActions({
  booking,
  nameId,
  isSaving,
  onDecide,
  onDates,
}: {
  booking: BookingJson;
  nameId: string;
  isSaving: boolean;
  onDecide: (decision: Decision) => void;
  onDates: (stay: Stay) => void;
}) {
  const today = useToday();
  if (hasTakenPlace(booking, today)) return null;
  const shortened = leavingEarly(booking, today);
  const actions = bookingActions(booking.status).filter(
    // With an open offer the dialog asks which version to confirm, and one of them may still be possible.
    ({ to }) => to !== 'confirmed' || !booking.obstacle || booking.offer?.status === 'sent',
  );
  if (actions.length === 0) return null;
  if (booking.status === 'confirmed') {
    return (
      <Actions>
        {shortened && (
          <SmallWriteButton aria-describedby={nameId} onClick={() => onDates(shortened)}>
            {t('Leave early')}
          </SmallWriteButton>
        )}
        <ActionMenu
          label={t('More about {guestName}', { guestName: booking.guestName })}
          items={actions.map((action) => ({
            label: t('Cancel this booking'),
            isDanger: true,
            isDisabled: isSaving,
            onSelect: () => onDecide({ booking, action }),
          }))}
        />
      </Actions>
    );
  }
  return (
    <Actions>
      {actions.map((action) => (
        <SmallButton
          key={action.to}
          $variant={action.to === 'cancelled' ? 'danger' : 'primary'}
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onDecide({ booking, action })}
        >
          {actionText(action)}
        </SmallButton>
      ))}
    </Actions>
  );
}
