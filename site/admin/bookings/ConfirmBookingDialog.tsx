import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { OfferBrief } from '@shared/contract/offers/offer';
import { useState, type ReactNode } from 'react';
import { DialogActions } from '../../components/Dialog';
import { WriteButton } from '../components/WriteButton';
import { BankDetailsMissing } from '../payments/BankDetailsMissing';
import { DecisionChoices, DecisionFrame } from './DecisionFrame';
import { DeclineOthers, type Declines } from './DeclineOthers';
import { KeepButton, MailToGuest } from './MailToGuest';
import { stayText } from '../components/dateRangeText';
import { NoticeApart } from '../components/sectionStyles';
import { alsoSoldText, amountText } from './bookingText';
import { useStayQuote } from './panel/useStayQuote';
import type { Decision, DecisionDetails } from './useBookingDecisions';
import { OptionCard } from '../components/OptionCard';
import { t } from '../i18n/t';

export function ConfirmBookingDialog({
  decision: { booking, action, text = '' },
  offer,
  others,
  conflict,
  hint,
  hindrance,
  isStale,
  onApprove,
  onClose,
}: {
  decision: Decision;
  offer: OfferBrief | null;
  /** Waiting bookings that share a night with it. */
  others: BookingDetail['conflictingBookings'];
  conflict: string | null;
  hint: ReactNode;
  hindrance: ReactNode;
  isStale: boolean;
  onApprove: (message: string, details: DecisionDetails) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState(text);
  const [declines, setDeclines] = useState<Declines>({ references: [] });
  const alsoSold = alsoSoldText(booking);
  const asked = useStayQuote(
    booking,
    offer && { ...booking, guestCount: String(booking.guestCount) },
  );
  const clash = asked.state === 'known' && asked.answer.clash;
  const askedHindrance = isStale
    ? hindrance
    : clash && (
        <NoticeApart role="alert" $tone="warning">
          {clash.message}
        </NoticeApart>
      );
  const [choice, setChoice] = useState<'offered' | 'asked' | null>(null);
  // The default is what can be confirmed.
  const isOffered = choice ? choice === 'offered' : !hindrance || Boolean(askedHindrance);
  const isAsked = offer !== null && !isOffered;
  const shownHindrance = isAsked ? askedHindrance : hindrance;
  const chosen = offer ? (isOffered ? offer.id : null) : undefined;
  return (
    <DecisionFrame
      booking={booking}
      title={t('Confirm this booking?')}
      consequence={
        offer
          ? t('The guest has an open offer of yours.')
          : t('{n} {n|guest|guests}, {amount}. Its nights are then taken.', {
              n: booking.guestCount,
              amount: amountText(booking),
            })
      }
      conflict={conflict}
      text={message.trim()}
      keptText={text}
      onClose={onClose}
    >
      {(dismiss) => (
        <>
          {alsoSold && <NoticeApart $tone="warning">{alsoSold}</NoticeApart>}
          {shownHindrance || hint}
          {offer && (
            <DecisionChoices>
              <legend>{t('What do you confirm?')}</legend>
              <OptionCard
                name="what-to-confirm"
                isChosen={isOffered}
                onChoose={() => setChoice('offered')}
                title={t('What you have offered')}
                text={`${stayText(offer)}, ${amountText({ ...booking, totalAmount: offer.total })}`}
              />
              <OptionCard
                name="what-to-confirm"
                isChosen={!isOffered}
                onChoose={() => setChoice('asked')}
                title={t('What the guest asked for')}
                text={t('{stay}, {amount}. Your offer is withdrawn.', {
                  stay: stayText(booking),
                  amount: amountText(booking),
                })}
              />
            </DecisionChoices>
          )}
          <BankDetailsMissing booking={booking} />
          <MailToGuest
            booking={booking}
            status={action.to}
            details={offer && isOffered ? { offerId: offer.id } : {}}
            message={message}
            onMessage={setMessage}
          />
          {others.length > 0 && (
            <DeclineOthers others={others} value={declines} onValue={setDeclines} />
          )}
          <DialogActions>
            <KeepButton onClick={dismiss}>{t('Not yet')}</KeepButton>
            <WriteButton
              disabled={Boolean(shownHindrance) || (isAsked && asked.state === 'checking')}
              onClick={() =>
                onApprove(message.trim(), {
                  ...(chosen !== undefined && { offerId: chosen }),
                  ...(declines.references.length > 0 && { declines }),
                })
              }
            >
              {t('Confirm this booking')}
            </WriteButton>
          </DialogActions>
        </>
      )}
    </DecisionFrame>
  );
}
