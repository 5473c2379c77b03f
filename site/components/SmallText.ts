import styled from 'styled-components';
import { space } from '../styles/theme';

export const SmallText = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

/** A remark below the element that it belongs to. */
export const Quiet = styled(SmallText)`
  margin-top: ${space(2)};
`;
