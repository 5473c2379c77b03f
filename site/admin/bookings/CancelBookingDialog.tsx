import type { BookingJson } from '@shared/contract/bookings/booking';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { useState, type ReactNode } from 'react';
import { DialogActions } from '../../components/Dialog';
import { SwitchField } from '../components/SwitchField';
import { useMailDelivery } from '../mail/useMailDelivery';
import { WriteButton } from '../components/WriteButton';
import { DecisionChoices, DecisionFrame } from './DecisionFrame';
import { KeepButton, MailToGuest } from './MailToGuest';
import { RefundNote } from './RefundNote';
import type { Decision, DecisionDetails } from './useBookingDecisions';
import { OptionCard } from '../components/OptionCard';
import { t } from '../i18n/t';

/**
 * Asks before a booking is cancelled. For a confirmed stay it asks who cancels, which
 * determines the refund. The guest gets a mail by default, except when the stay is over.
 */
export function CancelBookingDialog({
  decision: { booking, action, text = '', isAsked = false },
  conflict,
  hindrance,
  onApprove,
  onClose,
}: {
  decision: Decision;
  conflict: string | null;
  hindrance: ReactNode;
  onApprove: (mail: string | null, details: DecisionDetails) => void;
  onClose: () => void;
}) {
  const hasMailServer = useMailDelivery(booking) !== 'none';
  const [message, setMessage] = useState(text);
  const [hasMail, setHasMail] = useState(booking.obstacle?.kind !== 'over');
  const isConfirmed = booking.status === 'confirmed';
  const [chosen, setChosen] = useState<CancelledBy | null>(isAsked ? 'guest' : null);
  const details = isConfirmed && chosen ? { cancelledBy: chosen } : {};
  const texts = textsOf(booking, isAsked);
  return (
    <DecisionFrame
      booking={booking}
      title={texts.question}
      consequence={consequenceOf(booking)}
      conflict={conflict}
      text={hasMail ? message.trim() : ''}
      keptText={text}
      onClose={onClose}
    >
      {(dismiss) => (
        <>
          {hindrance}
          {isConfirmed && !isAsked && (
            <DecisionChoices>
              <legend>{t('Who cancels?')}</legend>
              <OptionCard
                name="who-cancels"
                isChosen={chosen === 'guest'}
                onChoose={() => setChosen('guest')}
                title={t('The guest')}
                text={t('The cancellation policy says what goes back.')}
              />
              <OptionCard
                name="who-cancels"
                isChosen={chosen === 'owner'}
                onChoose={() => setChosen('owner')}
                title={t('You{#owner}')}
                text={t('All that was paid goes back, and the mail says that you are sorry.')}
              />
            </DecisionChoices>
          )}
          {isConfirmed && chosen && <RefundNote booking={booking} cancelledBy={chosen} />}
          {hasMailServer && (
            <SwitchField
              label={t('Tell {guestName} by mail', { guestName: booking.guestName })}
              value={hasMail}
              onValue={setHasMail}
            />
          )}
          {hasMail && (
            <MailToGuest
              booking={booking}
              status={action.to}
              details={details}
              message={message}
              onMessage={setMessage}
            />
          )}
          <DialogActions>
            <KeepButton onClick={dismiss}>{texts.keep}</KeepButton>
            <WriteButton
              $variant="danger"
              disabled={hindrance !== null || (isConfirmed && !chosen)}
              onClick={() => onApprove(hasMail ? message.trim() : null, details)}
            >
              {texts.cancel}
            </WriteButton>
          </DialogActions>
        </>
      )}
    </DecisionFrame>
  );
}

/** The text must not say that the owner cancels if the guest asked for it. */
function textsOf({ status }: BookingJson, isAsked: boolean) {
  const isEnquiry = status === 'enquiry';
  const keep = isEnquiry ? t('Keep enquiry') : t('Keep booking');
  if (isAsked) {
    return {
      question: t('Cancel as the guest asks?'),
      keep,
      cancel: t('Cancel as asked'),
    };
  }
  return isEnquiry
    ? { question: t('Decline this enquiry?'), keep, cancel: t('Decline this enquiry') }
    : { question: t('Cancel this booking?'), keep, cancel: t('Cancel this booking') };
}

function consequenceOf({ status }: BookingJson): string {
  return status === 'confirmed'
    ? t('Its nights can be booked by others at once. You can undo this for ten seconds.')
    : t('You can undo this for ten seconds.');
}
