import type { BookingJson } from '@shared/contract/booking';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingActions } from './BookingActions';
import { BookingContact, hasContact } from './BookingContact';
import { BookingFailure } from './BookingFailure';
import { amountInEurText, amountText, createdText, nightsText, stayText } from './bookingText';
import { StatusBadge } from './StatusBadge';
import { guestElementId, type BookingDecisions } from './useBookingDecisions';

const COLUMNS = ['Guest', 'Dates', 'Guests', 'Amount', 'Status', 'Created', 'Actions'] as const;

/** The bookings on a wide screen. */
export function BookingsTable({
  bookings,
  decisions,
}: {
  bookings: readonly BookingJson[];
  decisions: BookingDecisions;
}) {
  return (
    <Table aria-labelledby="recent-bookings">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <BookingRows key={booking.id} booking={booking} decisions={decisions} />
        ))}
      </tbody>
    </Table>
  );
}

/** A booking's row, and below it what is opened or has failed. */
function BookingRows({
  booking,
  decisions,
}: {
  booking: BookingJson;
  decisions: BookingDecisions;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const inEur = amountInEurText(booking);
  const failure = decisions.failure?.bookingId === booking.id ? decisions.failure : null;
  return (
    <Fragment>
      <Row $isContinued={isOpen || failure !== null}>
        <th scope="row">
          <Name id={guestElementId(booking)} tabIndex={-1}>
            {booking.guestName}
          </Name>
          <Email href={`mailto:${booking.guestEmail}`}>{booking.guestEmail}</Email>
        </th>
        <td>
          <Line>{stayText(booking)}</Line>
          <Minor>{nightsText(booking)}</Minor>
        </td>
        <td>{booking.guestCount}</td>
        <td>
          <Line>{amountText(booking)}</Line>
          {inEur && <Minor>{inEur}</Minor>}
        </td>
        <td>
          <StatusBadge status={booking.status} />
        </td>
        <td>
          <Line>{createdText(booking)}</Line>
          <Minor>{booking.reference}</Minor>
        </td>
        <td>
          <Actions>
            <BookingActions booking={booking} decisions={decisions} />
            {hasContact(booking) && (
              <More
                type="button"
                aria-expanded={isOpen}
                aria-describedby={guestElementId(booking)}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Hide details' : 'Show details'}
              </More>
            )}
          </Actions>
        </td>
      </Row>
      {isOpen && (
        <Row $isContinued={failure !== null}>
          <td colSpan={COLUMNS.length}>
            <BookingContact booking={booking} />
          </td>
        </Row>
      )}
      {failure && (
        <Row $isContinued={false}>
          <td colSpan={COLUMNS.length}>
            <BookingFailure message={failure.message} />
          </td>
        </Row>
      )}
    </Fragment>
  );
}

const Table = styled.table`
  width: 100%;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(3)};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  th:first-child,
  td:first-child {
    padding-left: ${space(5)};
  }
  thead th {
    position: sticky;
    top: 65px;
    z-index: 1;
    background: ${({ theme }) => theme.colors.sand};
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
    font-weight: 600;
  }
`;

const Row = styled.tr<{ $isContinued: boolean }>`
  & > * {
    border-bottom: ${({ $isContinued, theme }) =>
      $isContinued ? '0' : `1px solid ${theme.colors.stone}`};
  }
  &:last-child > * {
    border-bottom: 0;
  }
`;

const Name = styled.span`
  display: block;
  max-width: 260px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: block;
  white-space: nowrap;
`;

const Minor = styled(Line)`
  color: ${({ theme }) => theme.colors.slate};
`;

const Email = styled.a`
  display: block;
  min-width: 180px;
  max-width: 260px;
  color: ${({ theme }) => theme.colors.slate};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
`;

const More = styled.button`
  min-height: 40px;
  padding: 0;
  background: none;
  border: 0;
  color: ${({ theme }) => theme.colors.ocean};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;
