import styled, { css } from 'styled-components';
import { space } from '../../styles/theme';

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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)};
`;

/** Buttons in a row, some of them quiet and thus without padding. */
export const QuietActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
`;

export const plainHeading = css`
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
`;

/** Children below each other. @param $gap in steps of 4 px */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 3 }) => space($gap)};
`;

/** Introduces a screen or section. */
export const Lead = styled.p`
  max-width: 68ch;
  margin: ${space(2)} 0 ${space(5)};
  color: ${({ theme }) => theme.colors.slate};
`;

/** A form of one field, with its button beside it. */
export const LineForm = styled.form`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(4)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 420px) auto;
    justify-content: start;
    & > button {
      margin-top: 26px;
    }
  }
`;
