import type { SeasonColour } from '@shared/domain/prices/season';
import { css } from 'styled-components';

/**
 * A season's tint with a patterned line at the top, so that it does not depend on the colour. The element
 * must be positioned.
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

const seasonLine = css`
  position: absolute;
  inset: 0 0 auto;
  height: 3px;
  background: var(--season-pattern);
  content: '';
  pointer-events: none;
`;

function seasonVariables(colour: SeasonColour) {
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

/** Solid, dashed, dotted, slanted, dash-dot and double. */
const PATTERNS = {
  terracotta: 'var(--season)',
  gold: 'repeating-linear-gradient(90deg, var(--season) 0 8px, transparent 8px 13px)',
  ocean: 'repeating-linear-gradient(90deg, var(--season) 0 3px, transparent 3px 7px)',
  olive: 'repeating-linear-gradient(135deg, var(--season) 0 3px, transparent 3px 6px)',
  plum: 'repeating-linear-gradient(90deg, var(--season) 0 9px, transparent 9px 12px, var(--season) 12px 15px, transparent 15px 18px)',
  slate: 'linear-gradient(var(--season) 0 1px, transparent 1px 3px, var(--season) 3px 4px)',
} as const satisfies Record<SeasonColour, string>;
