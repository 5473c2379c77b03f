import { memo } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingContact, hasContact } from './BookingContact';
import { BookingLink } from './BookingLink';
import { BookingReason, hasReason } from './BookingReason';
import type { BookingItemProps } from './BookingsTable';
import { amountInEurText, amountText, createdText } from './bookingText';
import { RowActions } from './RowActions';
import { BookingBadges } from './StatusBadge';
import { t } from '../i18n/t';
import { guestElementId } from './useBookingDecisions';
import { nightsText, rowDayText } from '../components/dateRangeText';

export const BookingCard = memo(function BookingCard({
  booking,
  isOpen,
  today,
  failure,
  ...actions
}: BookingItemProps) {
  const inEur = amountInEurText(booking);
  const nameId = guestElementId(booking);
  const { guestCount } = booking;
  return (
    <Card aria-labelledby={nameId}>
      <Dates>
        {t.parts('{checkin} to {checkout}', {
          checkin: <strong>{rowDayText(booking.checkinDate, today)}</strong>,
          checkout: rowDayText(booking.checkoutDate, today),
        })}
      </Dates>
      <Head>
        <h3>
          <BookingLink
            id={nameId}
            reference={booking.reference}
            isOpen={isOpen}
            onOpen={actions.onOpen}
          >
            {booking.guestName}
          </BookingLink>
        </h3>
        <Badges>
          <BookingBadges booking={booking} />
        </Badges>
      </Head>
      <p>
        <span>{`${nightsText(booking)} · ${t('{guestCount} {guestCount|guest|guests}', { guestCount })} · ${amountText(booking)}`}</span>{' '}
        {inEur && <span>{`(${inEur})`}</span>}
      </p>
      {hasContact(booking) && <BookingContact booking={booking} />}
      {hasReason(booking, failure) && (
        <BookingReason booking={booking} failure={failure} onOpen={actions.onOpen} />
      )}
      <Foot>
        <small>
          <span>{`${createdText(booking)} ·`}</span> <Reference>{booking.reference}</Reference>
        </small>
        <RowActions booking={booking} nameId={nameId} {...actions} />
      </Foot>
    </Card>
  );
});

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  height: 100%;
  padding: ${space(4)} ${space(5)} ${space(2)};
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

const Badges = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${space(1)};
`;

const Dates = styled.p`
  color: ${({ theme }) => theme.colors.slate};
  strong {
    font-size: 1.125rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin: auto ${space(-3)} 0 0;
  small {
    min-width: 0;
    font-size: inherit;
    color: ${({ theme }) => theme.colors.slate};
  }
  button {
    white-space: nowrap;
  }
`;

const Reference = styled.span`
  white-space: nowrap;
`;
