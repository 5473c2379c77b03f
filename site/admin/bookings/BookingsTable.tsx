import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingSort } from '@shared/domain/bookings/bookingViews';
import type { PlainDate } from '@shared/domain/date';
import { mailHref } from '@shared/domain/emailAddress';
import { memo } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingLink } from './BookingLink';
import { BookingReason, hasReason } from './BookingReason';
import type { ListOrder } from './bookingFilter';
import { amountInEurText, amountText, createdText } from './bookingText';
import { RowActions } from './RowActions';
import { BookingBadges } from './StatusBadge';
import { guestElementId, type Decision, type DecisionFailure } from './useBookingDecisions';
import type { OpenBooking } from './useOpenBooking';
import { nightsText, rowDayText } from '../components/dateRangeText';
import { t } from '../i18n/t';

const COLUMNS = [
  { title: 'Dates', sort: 'dates' },
  { title: 'Guest', sort: 'guest' },
  { title: 'Guests', sort: 'guests' },
  { title: 'Amount', sort: 'amount' },
  { title: 'Status', sort: 'status' },
  { title: 'Created', sort: 'created' },
  { title: 'Actions', sort: undefined },
] as const satisfies readonly { title: string; sort?: BookingSort | undefined }[];
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Props of a booking in the list. They must keep their identity while the booking is unchanged. */
export type BookingItemProps = {
  booking: BookingJson;
  isOpen: boolean;
  today: PlainDate;
  failure: DecisionFailure | null;
  isSaving: boolean;
  onDecide: (decision: Decision) => void;
  onPutAway: (booking: BookingJson) => void;
  onOpen: OpenBooking['open'];
};

export function BookingsTable({
  bookings,
  openReference,
  failure,
  listOrder,
  onSort,
  ...item
}: Omit<BookingItemProps, 'booking' | 'isOpen'> & {
  bookings: readonly BookingJson[];
  openReference: string | null;
  listOrder: ListOrder;
  onSort: (sort: BookingSort) => void;
}) {
  return (
    <Table aria-labelledby="recent-bookings">
      <thead>
        <tr>
          {COLUMNS.map(({ title, sort }) =>
            sort ? (
              <th
                key={title}
                scope="col"
                aria-sort={sort === listOrder.sort ? ARIA_SORT[listOrder.order] : undefined}
              >
                <button type="button" onClick={() => onSort(sort)}>
                  {t(title)}
                </button>
              </th>
            ) : (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isOpen={booking.reference === openReference}
            failure={failure?.bookingId === booking.id ? failure : null}
            {...item}
          />
        ))}
      </tbody>
    </Table>
  );
}

/**
 * A booking's row, with conflicts and failures below it. Plain elements that the table styles, because there are
 * many rows.
 */
const BookingRow = memo(function BookingRow({
  booking,
  isOpen,
  today,
  failure,
  ...actions
}: BookingItemProps) {
  const inEur = amountInEurText(booking);
  const nameId = guestElementId(booking);
  return (
    <>
      <tr>
        <td>
          <strong>{rowDayText(booking.checkinDate, today)}</strong>
          <small>
            {t('to {checkout} · {nights}', {
              checkout: rowDayText(booking.checkoutDate, today),
              nights: nightsText(booking),
            })}
          </small>
        </td>
        <th scope="row">
          <BookingLink
            id={nameId}
            reference={booking.reference}
            isOpen={isOpen}
            onOpen={actions.onOpen}
          >
            {booking.guestName}
          </BookingLink>
          {booking.guestEmail && (
            <small>
              <a href={mailHref(booking.guestEmail)}>{booking.guestEmail}</a>
            </small>
          )}
        </th>
        <td>{booking.guestCount}</td>
        <td>
          <span>{amountText(booking)}</span>
          {inEur && <small>{inEur}</small>}
        </td>
        <td>
          <BookingBadges booking={booking} />
        </td>
        <td>
          <span>{createdText(booking)}</span>
          <small>{booking.reference}</small>
        </td>
        <td>
          <RowActions booking={booking} nameId={nameId} {...actions} />
        </td>
      </tr>
      {hasReason(booking, failure) && (
        <tr>
          <td colSpan={COLUMNS.length}>
            <BookingReason booking={booking} failure={failure} onOpen={actions.onOpen} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The columns: 1 dates, 2 guest, 3 guests, 4 amount, 5 status, 6 created, 7 actions. */
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
  td:first-child small,
  td:is(:nth-child(5), :nth-child(6)),
  td:nth-child(5) > * {
    white-space: normal;
  }
  td:nth-child(5) {
    min-width: 10em;
  }
  td:nth-child(6) {
    min-width: 8em;
  }
  th:first-child,
  td:first-child {
    padding-left: ${space(5)};
  }
  :is(th, td):nth-child(3),
  :is(th, td):nth-child(4) {
    text-align: right;
  }
  :is(th, td):nth-child(4) {
    padding-right: ${space(5)};
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${({ theme }) => theme.colors.sand};
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
    font-weight: 600;
    vertical-align: middle;
    button {
      min-height: 32px;
      margin: ${space(-1)} ${space(-1)};
      padding: 0 ${space(1)};
      background: none;
      border: 0;
      border-radius: ${({ theme }) => theme.radii.control};
      font-weight: inherit;
      cursor: pointer;
      &:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
  }
  th[aria-sort] button::after {
    content: '↑';
    display: inline-block;
    width: 1em;
    margin: 0 -1.1em 0 0.1em;
    text-align: center;
  }
  th[aria-sort='descending'] button::after {
    content: '↓';
  }
  tbody strong {
    display: block;
    font-size: 1rem;
    font-weight: 600;
  }
  thead th:last-child {
    text-align: right;
  }
  tbody tr:not(:first-child) > * {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  tr:has(a[aria-current]) > * {
    background: ${({ theme }) => theme.colors.sand};
  }
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
  td:nth-child(5) > span + span {
    display: table;
    margin-top: ${space(1)};
  }
  tbody td:last-child > div {
    margin: ${space(-1)} 0;
  }
  tbody td[colspan] {
    padding: 0 ${space(5)} ${space(3)};
    border-top: 0;
    white-space: normal;
  }
  /* Wider windows have room for more padding. */
  @media (min-width: 1180px) {
    th,
    td {
      padding: ${space(3)};
    }
  }
  /* Dates stay in two lines beside the panel. */
  @container (min-width: 520px) {
    td:first-child small {
      white-space: nowrap;
    }
  }
  /* Nights and reference fit into one line each. */
  @container (min-width: 1100px) {
    td:first-child small,
    td:nth-child(6) {
      white-space: nowrap;
    }
  }
  /* The panel of a booking shows when it was created. */
  @container (max-width: 960px) {
    :is(th, td):nth-child(6) {
      display: none;
    }
  }
  /* Mail addresses break earlier, so that the other columns fit. */
  @container (max-width: 840px) {
    tbody th {
      min-width: 140px;
    }
  }
  /* The panel shows the number of guests and the actions. */
  @container (max-width: 760px) {
    :is(th, td):is(:nth-child(3), :nth-child(7)) {
      display: none;
    }
  }
  /* The panel shows the amount. */
  @container (max-width: 640px) {
    :is(th, td):nth-child(4) {
      display: none;
    }
  }
  /* The panel shows the status. */
  @container (max-width: 440px) {
    :is(th, td):nth-child(5) {
      display: none;
    }
  }
`;
