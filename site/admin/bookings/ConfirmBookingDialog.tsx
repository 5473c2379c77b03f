import type { OfferBrief } from '@shared/contract/offers/offer';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { DialogActions } from '../../components/Dialog';
import { space } from '../../styles/theme';
import { WriteButton } from '../components/WriteButton';
import { DecisionFrame } from './DecisionFrame';
import { MailToGuest } from './MailToGuest';
import { stayText } from '../components/dateRangeText';
import { amountText } from './bookingText';
import type { Decision } from './useBookingDecisions';
import { t } from './texts.en';

/** Asks before a stay is promised: the guest gets a mail, which the owner can add to and see. */
export function ConfirmBookingDialog({
  decision: { booking, action },
  offer,
  overtaken,
  hint,
  hindrance,
  onApprove,
  onClose,
}: {
  decision: Decision;
  /** That its guest has not answered yet. */
  offer: OfferBrief | null;
  /** What another window decided meanwhile. */
  overtaken: string | null;
  /** What the owner may not have thought of. */
  hint: ReactNode;
  /** Says why it cannot be confirmed any more. */
  hindrance: ReactNode;
  onApprove: (message: string, offerId?: number | null) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState('');
  const [isOffered, setOffered] = useState(true);
  const chosen = offer ? (isOffered ? offer.id : null) : undefined;
  return (
    <DecisionFrame
      booking={booking}
      title={t('bookings.confirmQuestion')}
      consequence={offer ? t('bookings.theGuestHasAn') : t('bookings.itsNightsAreThen')}
      overtaken={overtaken}
      onClose={onClose}
    >
      {hindrance ?? hint}
      {offer && (
        <WhatToConfirm>
          <legend>{t('bookings.whatDoYouConfirm')}</legend>
          <Choice
            isChosen={isOffered}
            onChoose={() => setOffered(true)}
            title={t('bookings.whatYouHaveOffered')}
            text={`${stayText(offer)}, ${amountText({ ...booking, totalAmount: offer.total })}`}
          />
          <Choice
            isChosen={!isOffered}
            onChoose={() => setOffered(false)}
            title={t('bookings.whatTheGuestAsked')}
            text={t('bookings.withdrawsYourOffer', {
              stay: stayText(booking),
              amount: amountText(booking),
            })}
          />
        </WhatToConfirm>
      )}
      <MailToGuest
        booking={booking}
        status={action.to}
        offerId={offer && isOffered ? offer.id : undefined}
        message={message}
        onMessage={setMessage}
      />
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={onClose}>
          {t('bookings.notYet')}
        </Button>
        <WriteButton
          type="button"
          disabled={hindrance !== null}
          onClick={() => onApprove(message.trim(), chosen)}
        >
          {t('bookings.confirmThisBooking')}
        </WriteButton>
      </DialogActions>
    </DecisionFrame>
  );
}

/** One of the two things that can be confirmed. */
function Choice({
  isChosen,
  onChoose,
  title,
  text,
}: {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  text: string;
}) {
  const textId = useId();
  return (
    <label>
      <input
        type="radio"
        name="what-to-confirm"
        aria-describedby={textId}
        checked={isChosen}
        onChange={onChoose}
      />
      {title}
      <small id={textId}>{text}</small>
    </label>
  );
}

const WhatToConfirm = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: ${space(4)} 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1)};
    font-weight: 600;
  }
  label {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 0 ${space(3)};
    min-height: 44px;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.control};
    font-weight: 600;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
  small {
    grid-column: 2;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
    font-variant-numeric: tabular-nums;
  }
`;
