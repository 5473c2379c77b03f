import type { BookingJson } from '@shared/contract/booking';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingActions } from './BookingActions';
import { BookingContact, hasContact } from './BookingContact';
import { BookingFailure } from './BookingFailure';
import { amountInEurText, amountText, createdText, nightsText, stayText } from './bookingText';
import { StatusBadge } from './StatusBadge';
import { guestElementId, type BookingDecisions } from './useBookingDecisions';

/** A booking on a small screen. */
export function BookingCard({
  booking,
  decisions,
}: {
  booking: BookingJson;
  decisions: BookingDecisions;
}) {
  const inEur = amountInEurText(booking);
  return (
    <Card aria-labelledby={guestElementId(booking)}>
      <Head>
        <h3 id={guestElementId(booking)} tabIndex={-1}>
          {booking.guestName}
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
      {decisions.failure?.bookingId === booking.id && (
        <BookingFailure message={decisions.failure.message} />
      )}
      <Actions>
        <BookingActions booking={booking} decisions={decisions} />
      </Actions>
    </Card>
  );
}

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
