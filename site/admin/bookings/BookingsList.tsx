import { memo, useDeferredValue, type ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingCard } from './BookingCard';
import { BookingsTable } from './BookingsTable';

/** A little more than fits a window. */
const FIRST_ROWS = 12;

/**
 * The bookings as a table, or as cards on narrow screens. Memoised, so that typing in the filters does not render it.
 * @param isNew renders the first rows before the rest. False when the user returns to a list, whose scroll position
 *   needs the full height.
 */
export const BookingsList = memo(function BookingsList({
  bookings: all,
  isNew,
  openReference,
  isWide,
  failure,
  listOrder,
  onSort,
  ...item
}: ComponentProps<typeof BookingsTable> & { isWide: boolean; isNew: boolean }) {
  const isBeginning = useDeferredValue(false, isNew);
  const bookings = isBeginning ? all.slice(0, FIRST_ROWS) : all;
  if (isWide) {
    return <BookingsTable {...item} {...{ bookings, openReference, failure, listOrder, onSort }} />;
  }
  return (
    <Cards>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard
            booking={booking}
            isOpen={booking.reference === openReference}
            failure={failure?.bookingId === booking.id ? failure : null}
            {...item}
          />
        </li>
      ))}
    </Cards>
  );
});

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(3)};
`;
