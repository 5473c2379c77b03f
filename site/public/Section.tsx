import styled, { css } from 'styled-components';
import { space } from '../styles/theme';
import { SECTION_OFFSET_PX } from './sectionScroll';

export type Tone = 'ground' | 'sand' | 'ocean';

const TONES = {
  ground: css`
    --accent: ${({ theme }) => theme.colors.terracotta};
    --quiet: ${({ theme }) => theme.colors.slate};
    --line: ${({ theme }) => theme.colors.stone};
  `,
  sand: css`
    --accent: color-mix(in srgb, ${({ theme }) => theme.colors.terracotta} 80%, black);
    --quiet: ${({ theme }) => theme.colors.slate};
    --line: color-mix(in srgb, ${({ theme }) => theme.colors.stone} 80%, black);
    background: ${({ theme }) => theme.colors.sand};
  `,
  ocean: css`
    --accent: ${({ theme }) => theme.colors.stone};
    --quiet: color-mix(in srgb, ${({ theme }) => theme.colors.sand} 82%, transparent);
    --line: color-mix(in srgb, ${({ theme }) => theme.colors.sand} 26%, transparent);
    background: ${({ theme }) => theme.colors.oceanDeep};
    color: ${({ theme }) => theme.colors.ground};
  `,
} as const satisfies Record<Tone, unknown>;

/** A section of a page. Its content takes its colours from the background. */
export const Section = styled.section<{ $tone?: Tone; $isCompact?: boolean }>`
  ${({ $tone = 'ground' }) => TONES[$tone]}
  padding: ${space(18)} ${space(5)};
  scroll-margin-top: calc(${SECTION_OFFSET_PX}px - ${({ theme }) => theme.topBar.room});
  ${({ theme }) => theme.up.tablet} {
    padding: ${({ $isCompact }) => space($isCompact ? 18 : 26)} ${space(10)};
  }
  ${({ theme }) => theme.up.desktop} {
    padding: ${({ $isCompact }) => space($isCompact ? 22 : 34)} ${space(10)};
  }
`;

export const Wide = styled.div`
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
`;

export const Kicker = styled.p`
  margin-bottom: ${space(4)};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  color: var(--accent);
`;

export const Heading = styled.h2`
  max-width: 13em;
  font-size: ${({ theme }) => theme.type.h2};
`;

export const Lead = styled.p`
  max-width: 36em;
  margin-top: ${space(5)};
  font-size: ${({ theme }) => theme.type.lead};
  color: var(--quiet);
`;

export const Text = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(4)};
  h2 + & {
    margin-top: ${space(6)};
  }
`;

export const Items = styled.ul<{ $columns: 1 | 2 | 3 | 4 }>`
  display: grid;
  gap: ${space(8)} ${space(10)};
  margin-top: ${space(12)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, 1fr);
  }
  ${({ theme }) => theme.up.desktop} {
    gap: ${space(10)};
    margin-top: ${space(16)};
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
`;

export const Item = styled.li`
  padding-top: ${space(4)};
  border-top: 1px solid var(--line);
`;

export const ItemTitle = styled.h3`
  font-size: ${({ theme }) => theme.type.h4};
`;

export const ItemText = styled.p`
  max-width: 29.5em;
  margin-top: ${space(2)};
  color: var(--quiet);
`;

export const Split = styled.div<{ $isReversed?: boolean; $isTopAligned?: boolean }>`
  display: grid;
  gap: ${space(10)};
  align-items: ${({ $isTopAligned }) => ($isTopAligned ? 'start' : 'center')};
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
  background: ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.photo};
`;
