import styled from 'styled-components';
import { space } from '../styles/theme';

/** A button with a single sign such as ×, as large as a thumb needs. Needs an `aria-label`. */
export const IconButton = styled.button`
  flex: none;
  width: ${space(11)};
  height: ${space(11)};
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
  @media print {
    display: none;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sand};
  }
`;
