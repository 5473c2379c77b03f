import styled from 'styled-components';
import { space } from '../../styles/theme';

/** One subject: what it is for, and what there is to do. */
export const Card = styled.section`
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  overflow-wrap: anywhere;
  & + & {
    margin-top: ${space(4)};
  }
`;

/** A card's heading and sentence, and at the right what is done about the whole of it. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  & > div {
    flex: 1 1 320px;
  }
  h2,
  h3 {
    font-size: 1.0625rem;
    outline: none;
  }
  p {
    max-width: 62ch;
    margin-top: ${space(1)};
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;

/** Buttons beside each other. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)};
`;
