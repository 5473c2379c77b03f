import type { BookingJson } from '@shared/contract/bookings/booking';
import { bookingActions, hasTakenPlace, isWaiting } from '@shared/domain/bookings/bookingStatus';
import { dialledNumbers } from '@shared/domain/phones';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { ActionMenu } from '../components/ActionMenu';
import { useToday } from '../components/useToday';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { actionText } from './bookingText';
import type { Decision } from './useBookingDecisions';
import type { PanelTask } from './useOpenBooking';
import { t } from '../i18n/t';

/**
 * A button for the action that a booking waits for, and a menu for the rest. While a guest has to answer an offer
 * there is no button. An enquiry for past dates is dismissed in one step, without a mail.
 * @param nameId id of the element that names the guest
 */
export function RowActions({
  booking,
  nameId,
  isSaving,
  onDecide,
  onPutAway,
  onOpen,
}: {
  booking: BookingJson;
  nameId: string;
  isSaving: boolean;
  onDecide: (decision: Decision) => void;
  onPutAway: (booking: BookingJson) => void;
  onOpen: (reference: string, task?: PanelTask) => void;
}) {
  const can = usePermissions();
  const { reference } = booking;
  const actions = bookingActions(booking.status);
  const confirm = actions.find(({ to }) => to === 'confirmed');
  const cancel = hasTakenPlace(booking, useToday())
    ? undefined
    : actions.find(({ to }) => to === 'cancelled');
  const waits = isWaiting(booking.status);
  const isOver = waits && booking.obstacle?.kind === 'over';
  return (
    <Row>
      {confirm && !booking.obstacle && booking.offer?.status !== 'sent' && (
        <SmallButton
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onDecide({ booking, action: confirm })}
        >
          {actionText(confirm)}
        </SmallButton>
      )}
      {waits && !isOver && cancel && (
        <SmallButton
          $variant="quiet"
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onDecide({ booking, action: cancel })}
        >
          {actionText(cancel)}
        </SmallButton>
      )}
      {isOver && (
        <SmallWriteButton
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onPutAway(booking)}
        >
          {t('Put away')}
        </SmallWriteButton>
      )}
      <ActionMenu
        label={t('More about {guestName}', { guestName: booking.guestName })}
        items={[
          { label: t('Open'), onSelect: () => onOpen(reference) },
          ...(waits && booking.offer?.status !== 'sent'
            ? [{ label: t('Make an offer'), onSelect: () => onOpen(reference, 'offer') }]
            : []),
          ...(booking.status === 'confirmed'
            ? [{ label: t('Record a payment'), onSelect: () => onOpen(reference, 'pay') }]
            : []),
          ...(can('messages') && !booking.isErased
            ? [{ label: t('Write'), onSelect: () => onOpen(reference, 'write') }]
            : []),
          ...dialledNumbers(booking.guestPhone ?? '').map(({ text, href }) => ({
            label: t('Call {guestPhone}', { guestPhone: text }),
            href,
          })),
          ...(cancel
            ? [
                {
                  label:
                    booking.status === 'enquiry'
                      ? t('Decline this enquiry')
                      : t('Cancel this booking'),
                  isDanger: true,
                  isDisabled: isSaving,
                  onSelect: () => onDecide({ booking, action: cancel }),
                },
              ]
            : []),
        ]}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
`;
