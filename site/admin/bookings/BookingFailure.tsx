import styled from 'styled-components';
import { space } from '../../styles/theme';

/** Why a change was not made. The notification has announced it; this stays to be read. */
export function BookingFailure({ message }: { message: string }) {
  return <Note>{message}</Note>;
}

const Note = styled.p`
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.coral};
  font-weight: 500;
`;
