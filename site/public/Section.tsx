import styled, { css } from 'styled-components';
import { space } from '../styles/theme';

/** A section of a page with room to breathe; alternate ones stand on sand. */
export const Section = styled.section<{ $isSand?: boolean }>`
  padding: ${space(18)} ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(24)} ${space(8)};
  }
  ${({ theme }) => theme.up.desktop} {
    padding: ${space(34)} ${space(10)};
  }
  ${({ $isSand, theme }) =>
    $isSand &&
    css`
      background: ${theme.colors.sand};
    `}
`;

/** The page's measure. */
export const Wide = styled.div`
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
`;

/** The small line above a heading. */
export const Kicker = styled.p`
  margin-bottom: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  color: ${({ theme }) => theme.colors.terracotta};
`;

export const Heading = styled.h2`
  max-width: 20ch;
  font-size: ${({ theme }) => theme.type.h2};
`;

export const Lead = styled.p`
  max-width: 56ch;
  margin-top: ${space(5)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

export const Text = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(4)};
`;

/** A list of titled texts in columns. */
export const Items = styled.ul<{ $columns: 2 | 3 | 4 }>`
  display: grid;
  gap: ${space(8)} ${space(10)};
  margin-top: ${space(12)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
`;

export const Item = styled.li`
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;

export const ItemTitle = styled.h3`
  font-size: ${({ theme }) => theme.type.h4};
`;

export const ItemText = styled.p`
  margin-top: ${space(2)};
  color: ${({ theme }) => theme.colors.slate};
`;

/** Words beside a picture on wide screens, above it on small ones. */
export const Split = styled.div<{ $isReversed?: boolean }>`
  display: grid;
  gap: ${space(10)};
  align-items: center;
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: ${({ $isReversed }) => ($isReversed ? '7fr 5fr' : '5fr 7fr')};
    gap: ${space(20)};
    > :first-child {
      order: ${({ $isReversed }) => ($isReversed ? 2 : 0)};
    }
  }
`;

export const photoFrame = css`
  width: 100%;
  height: auto;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;
