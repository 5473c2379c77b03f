import type { SeasonColour } from '@shared/domain/prices/season';
import { css } from 'styled-components';

/**
 * A season's look on a day: a pale ground, and at the top a line whose pattern is the season's own, for
 * who cannot tell the colours apart. The element has to be positioned.
 */
export function seasonTint(colour: SeasonColour) {
  return css`
    ${seasonVariables(colour)}
    print-color-adjust: exact;
    background-color: color-mix(
      in srgb,
      var(--season-ground) 60%,
      ${({ theme }) => theme.colors.surface}
    );
    &::before {
      ${seasonLine}
    }
  `;
}

/** The line alone, as wide as what it is in. */
export const seasonLine = css`
  position: absolute;
  inset: 0 0 auto;
  height: 3px;
  background: var(--season-pattern);
  content: '';
  pointer-events: none;
`;

/** The colour and the pattern of a season as custom properties. */
export function seasonVariables(colour: SeasonColour) {
  return css`
    --season: ${({ theme: { colors } }) =>
      ({
        gold: colors.saffron,
        terracotta: colors.terracotta,
        ocean: colors.sky,
        olive: colors.palm,
        plum: colors.bougainvillea,
        slate: colors.slate,
      })[colour]};
    --season-ground: ${({ theme: { colors } }) =>
      ({
        gold: colors.saffronTint,
        terracotta: colors.coralTint,
        ocean: colors.skyTint,
        olive: colors.palmTint,
        plum: `color-mix(in srgb, ${colors.bougainvillea} 12%, ${colors.surface})`,
        slate: colors.sand,
      })[colour]};
    --season-pattern: ${PATTERNS[colour]};
  `;
}

/** Full, dashes, dots, slanted, dash and dot, and two lines. */
const PATTERNS = {
  terracotta: 'var(--season)',
  gold: 'repeating-linear-gradient(90deg, var(--season) 0 8px, transparent 8px 13px)',
  ocean: 'repeating-linear-gradient(90deg, var(--season) 0 3px, transparent 3px 7px)',
  olive: 'repeating-linear-gradient(135deg, var(--season) 0 3px, transparent 3px 6px)',
  plum: 'repeating-linear-gradient(90deg, var(--season) 0 9px, transparent 9px 12px, var(--season) 12px 15px, transparent 15px 18px)',
  slate: 'linear-gradient(var(--season) 0 1px, transparent 1px 3px, var(--season) 3px 4px)',
} as const satisfies Record<SeasonColour, string>;
