import type { BookingJson } from '@shared/contract/bookings/booking';
import { memo } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingActions } from './BookingActions';
import { BookingLink } from './BookingLink';
import { BookingReason, hasReason } from './BookingReason';
import { amountInEurText, amountText, createdText } from './bookingText';
import { StatusBadge } from './StatusBadge';
import { guestElementId, type Decision, type DecisionFailure } from './useBookingDecisions';
import { nightsText, stayText } from '../components/dateRangeText';

const COLUMNS = ['Guest', 'Dates', 'Guests', 'Amount', 'Status', 'Created', 'Actions'] as const;

/** What a booking in a list needs; all of it stays the same while nothing happens to it. */
export type BookingItemProps = {
  booking: BookingJson;
  /** Why the last change of this booking was not made. */
  failure: DecisionFailure | null;
  isSaving: boolean;
  onDecide: (decision: Decision) => void;
  onOpen: (reference: string) => void;
};

/** The bookings on a wide screen. */
export function BookingsTable({
  bookings,
  failure,
  ...item
}: Omit<BookingItemProps, 'booking'> & { bookings: readonly BookingJson[] }) {
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
          <BookingRow
            key={booking.id}
            booking={booking}
            failure={failure?.bookingId === booking.id ? failure : null}
            {...item}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** A booking's row, and below it what stands in its way or has failed. Plain elements, styled by the table: rows are many. */
const BookingRow = memo(function BookingRow({
  booking,
  failure,
  isSaving,
  onDecide,
  onOpen,
}: BookingItemProps) {
  const inEur = amountInEurText(booking);
  const nameId = guestElementId(booking);
  return (
    <>
      <tr>
        <th scope="row">
          <BookingLink id={nameId} reference={booking.reference} onOpen={onOpen}>
            {booking.guestName}
          </BookingLink>
          <small>
            <a href={`mailto:${booking.guestEmail}`}>{booking.guestEmail}</a>
          </small>
        </th>
        <td>
          {stayText(booking)}
          <small>{nightsText(booking)}</small>
        </td>
        <td>{booking.guestCount}</td>
        <td>
          {amountText(booking)}
          {inEur && <small>{inEur}</small>}
        </td>
        <td>
          <StatusBadge status={booking.status} />
        </td>
        <td>
          {createdText(booking)}
          <small>{booking.reference}</small>
        </td>
        <td>
          <BookingActions
            booking={booking}
            nameId={nameId}
            isSaving={isSaving}
            onDecide={onDecide}
          />
        </td>
      </tr>
      {hasReason(booking, failure) && (
        <tr>
          <td colSpan={COLUMNS.length}>
            <BookingReason booking={booking} failure={failure} onOpen={onOpen} />
          </td>
        </tr>
      )}
    </>
  );
});

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
    padding: ${space(3)} ${space(2)};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-left: ${space(5)};
  }
  /* How many guests, and what they pay. */
  :is(th, td):nth-child(3),
  :is(th, td):nth-child(4) {
    text-align: right;
  }
  :is(th, td):nth-child(4) {
    padding-right: ${space(5)};
  }
  thead th {
    position: sticky;
    top: 65px;
    z-index: 1;
    background: ${({ theme }) => theme.colors.sand};
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
    font-weight: 600;
  }
  tbody tr:not(:first-child) > * {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  /* Clear of the table's head, too. */
  tbody a,
  tbody button {
    scroll-margin-top: 40px;
  }
  tbody th {
    width: 100%;
    min-width: 170px;
    white-space: normal;
    overflow-wrap: anywhere;
    a {
      font-weight: 600;
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
    }
    small a {
      font-weight: 400;
      color: inherit;
    }
  }
  small {
    display: block;
    font-size: inherit;
    color: ${({ theme }) => theme.colors.slate};
  }
  /* Where the columns are narrow, the actions stand below each other. */
  td:last-child > div {
    flex-wrap: wrap;
  }
  tbody td[colspan] {
    padding: 0 ${space(5)} ${space(3)};
    border-top: 0;
    white-space: normal;
  }
  @media (min-width: 1180px) {
    th,
    td {
      padding: ${space(3)};
    }
    td:last-child > div {
      flex-wrap: nowrap;
    }
  }
`;
