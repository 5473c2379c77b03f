import type { BookingJson } from '@shared/contract/bookings/booking';
import { useState, type ReactNode } from 'react';
import { DialogActions } from '../../components/Dialog';
import { SwitchField } from '../components/SwitchField';
import { useMailDelivery } from '../mail/useMailDelivery';
import { WriteButton } from '../components/WriteButton';
import { DecisionFrame } from './DecisionFrame';
import { KeepButton, MailToGuest } from './MailToGuest';
import { RefundNote } from './RefundNote';
import type { Decision } from './useBookingDecisions';
import { t } from './texts.en';

/**
 * Asks before a stay is called off: there is no way back from it. The guest gets a mail unless the
 * owner wants none; for a stay that is over none is proposed.
 */
export function CancelBookingDialog({
  decision: { booking, action, words = '', isAsked = false },
  overtaken,
  hindrance,
  onApprove,
  onClose,
}: {
  decision: Decision;
  /** What another window decided meanwhile. */
  overtaken: string | null;
  /** Says why there is nothing to call off any more. */
  hindrance: ReactNode;
  onApprove: (mail: string | null) => void;
  onClose: () => void;
}) {
  const hasMailServer = useMailDelivery() !== 'none';
  const [message, setMessage] = useState(words);
  const [hasMail, setHasMail] = useState(booking.obstacle?.kind !== 'over');
  const texts = textsOf(booking, isAsked);
  return (
    <DecisionFrame
      booking={booking}
      title={texts.question}
      consequence={consequenceOf(booking)}
      overtaken={overtaken}
      words={hasMail ? message.trim() : ''}
      keptWords={words}
      onClose={onClose}
    >
      {(dismiss) => (
        <>
          {hindrance}
          {booking.status === 'confirmed' && <RefundNote booking={booking} />}
          {hasMailServer && (
            <SwitchField
              label={t('bookings.tellByMail', { guestName: booking.guestName })}
              isOn={hasMail}
              onChange={setHasMail}
            />
          )}
          {hasMail && (
            <MailToGuest
              booking={booking}
              status={action.to}
              message={message}
              onMessage={setMessage}
            />
          )}
          <DialogActions>
            <KeepButton onClick={dismiss}>{texts.keep}</KeepButton>
            <WriteButton
              type="button"
              $variant="danger"
              disabled={hindrance !== null}
              onClick={() => onApprove(hasMail ? message.trim() : null)}
            >
              {texts.cancel}
            </WriteButton>
          </DialogActions>
        </>
      )}
    </DecisionFrame>
  );
}

/** Who has asked for it is not told that the owner calls it off. */
function textsOf({ status }: BookingJson, isAsked: boolean) {
  const isEnquiry = status === 'enquiry';
  const keep = isEnquiry ? t('bookings.keepEnquiry') : t('bookings.keepBooking');
  if (isAsked) {
    return {
      question: t('bookings.cancelAskedQuestion'),
      keep,
      cancel: t('bookings.cancelAsAsked'),
    };
  }
  return isEnquiry
    ? { question: t('bookings.declineQuestion'), keep, cancel: t('bookings.declineThisEnquiry') }
    : { question: t('bookings.cancelQuestion'), keep, cancel: t('bookings.cancelThisBooking') };
}

function consequenceOf({ status }: BookingJson): string {
  return status === 'confirmed' ? t('bookings.itsNightsCanBe') : t('bookings.thisActionCannotBe');
}
