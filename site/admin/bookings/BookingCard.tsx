import { memo } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingActions } from './BookingActions';
import { BookingContact, hasContact } from './BookingContact';
import { BookingLink } from './BookingLink';
import { BookingReason, hasReason } from './BookingReason';
import type { BookingItemProps } from './BookingsTable';
import { amountInEurText, amountText, createdText } from './bookingText';
import { StatusBadge } from './StatusBadge';
import { guestElementId } from './useBookingDecisions';
import { nightsText, stayText } from '../components/dateRangeText';

/** A booking on a small screen. */
export const BookingCard = memo(function BookingCard({
  booking,
  failure,
  isSaving,
  onDecide,
  onOpen,
}: BookingItemProps) {
  const inEur = amountInEurText(booking);
  const nameId = guestElementId(booking);
  return (
    <Card aria-labelledby={nameId}>
      <Head>
        <h3>
          <BookingLink id={nameId} reference={booking.reference} onOpen={onOpen}>
            {booking.guestName}
          </BookingLink>
        </h3>
        <StatusBadge status={booking.status} />
      </Head>
      <Dates>
        {stayText(booking)} <span>{nightsText(booking)}</span>
      </Dates>
      <Facts>
        <div>
          <dt>Guests</dt>
          <dd>{booking.guestCount}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>
            {amountText(booking)}
            {inEur && ` (${inEur})`}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${booking.guestEmail}`}>{booking.guestEmail}</a>
          </dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>
            {createdText(booking)} · {booking.reference}
          </dd>
        </div>
      </Facts>
      {hasContact(booking) && <BookingContact booking={booking} />}
      {hasReason(booking, failure) && (
        <BookingReason booking={booking} failure={failure} onOpen={onOpen} />
      )}
      <Actions>
        <BookingActions booking={booking} nameId={nameId} isSaving={isSaving} onDecide={onDecide} />
      </Actions>
    </Card>
  );
});

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(4)} ${space(5)} ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
  h3 {
    min-width: 0;
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    overflow-wrap: anywhere;
    /* The whole head of the card opens it. */
    a {
      display: block;
      margin: ${space(-2)} 0;
      padding: ${space(2)} 0;
      text-decoration: none;
    }
  }
`;

const Dates = styled.p`
  font-size: 1rem;
  font-weight: 500;
  span {
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: 72px 1fr;
    gap: ${space(2)};
  }
  dt {
    color: ${({ theme }) => theme.colors.slate};
  }
  dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Two buttons share the width of the card, at its foot whatever is above them. */
const Actions = styled.div`
  margin-top: auto;
  &:empty {
    display: none;
  }
  button {
    min-height: 44px;
  }
  button:not(:only-child) {
    flex: 1;
  }
`;
