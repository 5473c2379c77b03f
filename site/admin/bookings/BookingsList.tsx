import type { BookingJson } from '@shared/contract/bookings/booking';
import { memo } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingCard } from './BookingCard';
import { BookingsTable, type BookingItemProps } from './BookingsTable';

/** The bookings as a table, or as cards where that does not fit. Nothing in it changes while typing. */
export const BookingsList = memo(function BookingsList({
  bookings,
  isWide,
  failure,
  ...item
}: Omit<BookingItemProps, 'booking'> & {
  bookings: readonly BookingJson[];
  isWide: boolean;
}) {
  if (isWide) return <BookingsTable bookings={bookings} failure={failure} {...item} />;
  return (
    <Cards>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard
            booking={booking}
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
  gap: ${space(4)};
`;
