import type { OfferBrief } from '@shared/contract/offers/offer';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { DialogActions } from '../../components/Dialog';
import { space } from '../../styles/theme';
import { WriteButton } from '../components/WriteButton';
import { BankDetailsMissing } from '../payments/BankDetailsMissing';
import { DecisionFrame, Hindrance } from './DecisionFrame';
import { KeepButton, MailToGuest } from './MailToGuest';
import { stayText } from '../components/dateRangeText';
import { alsoSoldText, amountText } from './bookingText';
import { useStayQuote } from './panel/useStayQuote';
import type { Decision } from './useBookingDecisions';
import { t } from './texts.en';

/** Asks before a stay is promised: the guest gets a mail, which the owner can add to and see. */
export function ConfirmBookingDialog({
  decision: { booking, action, words = '' },
  offer,
  overtaken,
  hint,
  hindrance,
  isStale,
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
  /** Says why it cannot be confirmed any more: with an offer, why the offer cannot. */
  hindrance: ReactNode;
  /** Whether that is because it was changed meanwhile. */
  isStale: boolean;
  onApprove: (message: string, offerId?: number | null) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState(words);
  const alsoSold = alsoSoldText(booking);
  const asked = useStayQuote(
    booking,
    offer && { ...booking, guestCount: String(booking.guestCount) },
  );
  const clash = asked.state === 'known' && asked.answer.clash;
  const askedHindrance = isStale
    ? hindrance
    : clash && (
        <Hindrance role="alert" $tone="warning">
          {clash.message}
        </Hindrance>
      );
  const [choice, setChoice] = useState<'offered' | 'asked' | null>(null);
  // What can be confirmed, as long as nobody has chosen.
  const isOffered = choice ? choice === 'offered' : !hindrance || Boolean(askedHindrance);
  const isAsked = offer !== null && !isOffered;
  const shownHindrance = isAsked ? askedHindrance : hindrance;
  const chosen = offer ? (isOffered ? offer.id : null) : undefined;
  return (
    <DecisionFrame
      booking={booking}
      title={t('bookings.confirmQuestion')}
      consequence={
        offer
          ? t('bookings.theGuestHasAn')
          : t('bookings.itsNightsAreThen', { n: booking.guestCount, amount: amountText(booking) })
      }
      overtaken={overtaken}
      words={message.trim()}
      keptWords={words}
      onClose={onClose}
    >
      {(dismiss) => (
        <>
          {alsoSold && <Hindrance $tone="warning">{alsoSold}</Hindrance>}
          {shownHindrance || hint}
          {offer && (
            <WhatToConfirm>
              <legend>{t('bookings.whatDoYouConfirm')}</legend>
              <Choice
                isChosen={isOffered}
                onChoose={() => setChoice('offered')}
                title={t('bookings.whatYouHaveOffered')}
                text={`${stayText(offer)}, ${amountText({ ...booking, totalAmount: offer.total })}`}
              />
              <Choice
                isChosen={!isOffered}
                onChoose={() => setChoice('asked')}
                title={t('bookings.whatTheGuestAsked')}
                text={t('bookings.withdrawsYourOffer', {
                  stay: stayText(booking),
                  amount: amountText(booking),
                })}
              />
            </WhatToConfirm>
          )}
          <BankDetailsMissing booking={booking} />
          <MailToGuest
            booking={booking}
            status={action.to}
            offerId={offer && isOffered ? offer.id : undefined}
            message={message}
            onMessage={setMessage}
          />
          <DialogActions>
            <KeepButton onClick={dismiss}>{t('bookings.notYet')}</KeepButton>
            <WriteButton
              type="button"
              disabled={Boolean(shownHindrance) || (isAsked && asked.state === 'checking')}
              onClick={() => onApprove(message.trim(), chosen)}
            >
              {t('bookings.confirmThisBooking')}
            </WriteButton>
          </DialogActions>
        </>
      )}
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
