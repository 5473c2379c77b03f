import type { Today } from '@shared/contract/bookings/today';
import type { PlainDate } from '@shared/domain/date';
import { Link } from 'react-router';
import { Badge } from '../../components/Badge';
import { BookingLink } from '../bookings/BookingLink';
import { BookingReason, hasReason } from '../bookings/BookingReason';
import { amountText } from '../bookings/bookingText';
import { DecisionDialog } from '../bookings/DecisionDialog';
import { EndedOfferBadge, OfferBadge, SentTwiceBadge } from '../bookings/StatusBadge';
import { RowActions } from '../bookings/RowActions';
import { useBookingDecisions } from '../bookings/useBookingDecisions';
import { agoText } from '../calendars/sync/syncText';
import { nightsText, stayText } from '../components/dateRangeText';
import { useNow } from '../components/useNow';
import { soonText } from './todayText';
import { Rest, RowText, TodayPart, TodayRow, Quotation } from './todayParts';
import { t } from '../i18n/t';

export function Waiting({
  answer: { rows, total },
  today,
  onOpen,
}: {
  answer: Today['answer'];
  today: PlainDate;
  onOpen: (reference: string) => void;
}) {
  const now = useNow();
  const nameId = ({ id }: { id: number }) => `waiting-guest-${id}`;
  const decisions = useBookingDecisions(nameId, 'today');
  return (
    <TodayPart
      title={t('Waiting for an answer')}
      none={t('Nobody waits for an answer.')}
      isEmpty={rows.length === 0}
      rest={
        total > rows.length && (
          <Rest>
            <Link to="/admin?view=answer&sort=created&order=asc">
              {t('See all {total} that wait', { total })}
            </Link>
          </Rest>
        )
      }
    >
      {rows.map((booking) => {
        const failure = decisions.failure?.bookingId === booking.id ? decisions.failure : null;
        const { guestCount, specialRequests, endedOffer } = booking;
        const soon = soonText(booking.checkinDate, today);
        return (
          <TodayRow key={booking.id}>
            <RowText>
              <BookingLink id={nameId(booking)} reference={booking.reference} onOpen={onOpen}>
                {booking.guestName}
              </BookingLink>
              <p>
                {t('{stay} · {nights} · {guestCount} {guestCount|guest|guests} · {amount}', {
                  stay: stayText(booking),
                  nights: nightsText(booking),
                  guestCount,
                  amount: amountText(booking),
                })}
              </p>
              <p>{t('Asked {ago}', { ago: agoText(booking.createdAt, now) })}</p>
              {specialRequests && <Quotation>{`“${specialRequests}”`}</Quotation>}
              {endedOffer?.words && (
                <Quotation>{t('To your offer: “{words}”', { words: endedOffer.words })}</Quotation>
              )}
            </RowText>
            {booking.offer && <OfferBadge offer={booking.offer} />}
            {endedOffer && <EndedOfferBadge offer={endedOffer} />}
            {booking.isSentTwice && <SentTwiceBadge />}
            {soon !== null && <Badge $tone="yellow">{soon}</Badge>}
            <RowActions
              booking={booking}
              nameId={nameId(booking)}
              isSaving={decisions.isSaving}
              onDecide={decisions.decide}
              onPutAway={decisions.putAway}
              onOpen={onOpen}
            />
            {hasReason(booking, failure) && (
              <BookingReason booking={booking} failure={failure} onOpen={onOpen} />
            )}
          </TodayRow>
        );
      })}
      <DecisionDialog decisions={decisions} />
    </TodayPart>
  );
}
