import { memo, useDeferredValue, type ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingCard } from './BookingCard';
import { BookingsTable } from './BookingsTable';

/** What fits a window, and a little more. */
const FIRST_ROWS = 12;

/**
 * The bookings as a table, or as cards where that does not fit. Nothing in it changes while typing.
 * @param isNew whether the owner waits for them: one who comes back to a list finds all of it, at the
 * height that it had
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
  // The first rows can be used while the others are still being rendered.
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
