import { memo, type ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingCard } from './BookingCard';
import { BookingsTable } from './BookingsTable';

/** The bookings as a table, or as cards where that does not fit. Nothing in it changes while typing. */
export const BookingsList = memo(function BookingsList({
  bookings,
  openReference,
  isWide,
  failure,
  listOrder,
  onSort,
  ...item
}: ComponentProps<typeof BookingsTable> & { isWide: boolean }) {
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
