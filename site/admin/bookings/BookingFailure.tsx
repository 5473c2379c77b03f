import styled from 'styled-components';
import { space } from '../../styles/theme';
import { BookingLink } from './BookingLink';
import type { DecisionFailure } from './useBookingDecisions';

/**
 * Why a change was not made. The notification has announced it; this stays to be read.
 * @param onOpen given where the booking is not open already: leads to who has its nights
 */
export function BookingFailure({
  failure: { message, isTaken },
  reference,
  onOpen,
}: {
  failure: DecisionFailure;
  reference: string;
  onOpen?: (reference: string) => void;
}) {
  return (
    <Note>
      {message}
      {isTaken && onOpen && (
        <>
          {' '}
          <BookingLink reference={reference} onOpen={onOpen}>
            See who has these nights
          </BookingLink>
        </>
      )}
    </Note>
  );
}

const Note = styled.p`
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.coral};
  font-weight: 500;
  a {
    color: inherit;
    font-weight: 600;
  }
`;
