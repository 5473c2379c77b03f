import type { BookingJson } from '@shared/contract/bookings/booking';
import type { AnswerableRequest } from '@shared/contract/stay/ownerStay';
import { bookingActions, hasTakenPlace, isWaiting } from '@shared/domain/bookings/bookingStatus';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { centsOfNumber } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { offersQuery } from '../../../queries/offers';
import { ownerStayQuery, useSettleStayRequest } from '../../../queries/stay';
import { space } from '../../../styles/theme';
import { usePermissions } from '../../access/usePermissions';
import { stayAndNightsText } from '../../components/dateRangeText';
import { useToday } from '../../components/useToday';
import { showFailure } from '../../components/showFailure';
import { OfferDialog } from '../../offers/OfferDialog';
import { amountText } from '../bookingText';
import { RefundNote } from '../RefundNote';
import type { Decision } from '../useBookingDecisions';
import { Notice } from '../../components/sectionStyles';
import { SmallButton, SmallWriteButton } from '../../components/SmallButton';
import { StayAnswerDialog } from './StayAnswerDialog';
import { t } from '../../i18n/t';
import { useStayQuote, type StayQuote } from './useStayQuote';
import { centsText } from '../../components/formats';

/**
 * The guest's requests, with what is needed to accept or decline them.
 * @param onDates opens the form with the requested dates
 */
export function StayRequests({
  booking,
  onDates,
  onDecide,
}: {
  booking: BookingJson;
  onDates: (stay: Stay) => void;
  onDecide: (decision: Decision) => void;
}) {
  const { data: stay } = useQuery(ownerStayQuery(useApi(), booking.id));
  // Kept here, so that they stay open if the guest withdraws the request.
  const [offered, setOffered] = useState<Stay | null>(null);
  const [answered, setAnswered] = useState<Answering | null>(null);
  const requests = stay && !stay.isErased ? stay.requests : [];
  return (
    <>
      {requests.length > 0 && (
        <Area aria-label={t('What the guest asks for')}>
          {requests.map((request) => {
            const { checkinDate, checkoutDate } = request;
            return checkinDate !== null && checkoutDate !== null ? (
              <OtherDates
                key={request.id}
                booking={booking}
                request={request}
                stay={{ checkinDate, checkoutDate }}
                onDates={onDates}
                onOffer={setOffered}
                onAnswer={setAnswered}
              />
            ) : (
              <Cancellation
                key={request.id}
                booking={booking}
                request={request}
                onDecide={onDecide}
                onAnswer={setAnswered}
              />
            );
          })}
        </Area>
      )}
      {offered && (
        <OfferDialog
          booking={{ ...booking, ...offered }}
          draft={null}
          onClose={() => setOffered(null)}
        />
      )}
      {answered && (
        <StayAnswerDialog
          booking={booking}
          {...answered}
          isWaiting={requests.some(({ id }) => id === answered.request.id)}
          onClose={() => setAnswered(null)}
        />
      )}
    </>
  );
}

type Answering = { request: AnswerableRequest; title: string };

function OtherDates({
  booking,
  request,
  stay,
  onDates,
  onOffer,
  onAnswer,
}: {
  booking: BookingJson;
  request: AnswerableRequest;
  stay: Stay;
  onDates: (stay: Stay) => void;
  onOffer: (stay: Stay) => void;
  onAnswer: (answering: Answering) => void;
}) {
  const quote = useStayQuote(booking, { ...stay, guestCount: String(booking.guestCount) });
  const waits = isWaiting(booking.status);
  const offers = useQuery({ ...offersQuery(useApi(), booking.id), enabled: waits });
  const hasOffer = offers.data?.offers.some(
    ({ status }) => status === 'draft' || status === 'sent',
  );
  const canBe = quote.state === 'known' && quote.answer.clash === null;
  return (
    <RequestNotice $tone="warning">
      <p>
        <strong>
          {t('The guest asks for other dates: {stay}.', { stay: stayAndNightsText(stay) })}
        </strong>
      </p>
      {request.message && <Quotation>{`“${request.message}”`}</Quotation>}
      <ChangeRequestQuote quote={quote} booking={booking} />
      {hasOffer && (
        <p>
          {t('There is an offer already. Change or withdraw it below before you make another one.')}
        </p>
      )}
      <Buttons>
        {canBe && waits && offers.data && !hasOffer && (
          <SmallWriteButton $variant="primary" onClick={() => onOffer(stay)}>
            {t('Make an offer for these dates')}
          </SmallWriteButton>
        )}
        {canBe && booking.status === 'confirmed' && (
          <SmallWriteButton $variant="primary" onClick={() => onDates(stay)}>
            {t('Change to these dates')}
          </SmallWriteButton>
        )}
        <Answer
          request={request}
          label={t('Decline, and tell the guest')}
          onAnswer={() => onAnswer({ request, title: t('Decline the other dates?') })}
        />
      </Buttons>
    </RequestNotice>
  );
}

function ChangeRequestQuote({ quote, booking }: { quote: StayQuote; booking: BookingJson }) {
  switch (quote.state) {
    case 'unasked':
      return null;
    case 'checking':
      return <p aria-busy>{t('Checking price and nights...')}</p>;
    case 'failed':
      return <p>{quote.message}</p>;
    case 'known': {
      const { clash, hints, quote: price } = quote.answer;
      return (
        <div>
          <p>{clash ? clash.message : t('These nights are free.')}</p>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
          <p>
            {t('List price {list}; the booking is at {now} now.', {
              list: centsText(centsOfNumber(price.total), price.currency),
              now: amountText(booking),
            })}
          </p>
        </div>
      );
    }
  }
}

function Cancellation({
  booking,
  request,
  onDecide,
  onAnswer,
}: {
  booking: BookingJson;
  request: AnswerableRequest;
  onDecide: (decision: Decision) => void;
  onAnswer: (answering: Answering) => void;
}) {
  const action = hasTakenPlace(booking, useToday())
    ? undefined
    : bookingActions(booking.status).find(({ to }) => to === 'cancelled');
  return (
    <RequestNotice $tone="warning">
      <p>
        <strong>{t('The guest asks to cancel.')}</strong>
      </p>
      {request.message && <Quotation>{`“${request.message}”`}</Quotation>}
      {booking.status === 'confirmed' && <RefundNote booking={booking} cancelledBy="guest" />}
      <Buttons>
        {action && (
          <SmallWriteButton
            $variant="danger"
            onClick={() => onDecide({ booking, action, isAsked: true })}
          >
            {t('Cancel as asked')}
          </SmallWriteButton>
        )}
        <Answer
          request={request}
          label={t('Keep the stay, and tell the guest')}
          onAnswer={() => onAnswer({ request, title: t('Keep the stay?') })}
        />
      </Buttons>
    </RequestNotice>
  );
}

/** Declines with a message, or only marks the request as done. */
function Answer({
  request,
  label,
  onAnswer,
}: {
  request: AnswerableRequest;
  label: string;
  onAnswer: () => void;
}) {
  const can = usePermissions();
  const settle = useSettleStayRequest();
  return (
    <>
      {can('messages') && <SmallWriteButton onClick={onAnswer}>{label}</SmallWriteButton>}
      <SmallButton
        $variant="quiet"
        aria-disabled={settle.isPending}
        onClick={() =>
          !settle.isPending &&
          settle.mutate(request.id, {
            onError: (error) => showFailure(t('It was not marked as done'), error),
          })
        }
      >
        {t('Mark as done')}
      </SmallButton>
    </>
  );
}

const Area = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(5)};
`;

const RequestNotice = styled(Notice)`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

const Quotation = styled.p`
  white-space: pre-line;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  margin-top: ${space(1)};
`;
