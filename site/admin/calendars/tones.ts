import { css, type DefaultTheme } from 'styled-components';
import type { Tone } from './bars';

function toneColours(tone: Tone, { colors }: DefaultTheme): { ink: string; ground: string } {
  return {
    clash: { ink: colors.coral, ground: colors.coralTint },
    confirmed: { ink: colors.palm, ground: colors.palmTint },
    offer: { ink: colors.palm, ground: colors.palmTint },
    pending: { ink: colors.saffron, ground: colors.saffronTint },
    enquiry: { ink: colors.sky, ground: colors.skyTint },
    block: { ink: colors.slate, ground: colors.sand },
    gap: { ink: colors.terracotta, ground: colors.surface },
  }[tone];
}

/**
 * Each tone has a pattern, so that it does not depend on the colour: striped for a double booking, solid for confirmed, outlined for an
 * offer, dashed for pending, dotted for an enquiry, hatched for a block, a double line for a gap.
 */
export function toneFill(tone: Tone) {
  return css`
    print-color-adjust: exact;
    ${({ theme }) => {
      const { ink, ground } = toneColours(tone, theme);
      switch (tone) {
        case 'clash':
          return css`
            background: repeating-linear-gradient(
              45deg,
              ${ground} 0 6px,
              ${theme.colors.surface} 6px 12px
            );
            border: 2px solid ${ink};
            color: ${ink};
          `;
        case 'confirmed':
          return css`
            background: ${ink};
            border: 1px solid ${ink};
            color: ${theme.colors.surface};
          `;
        case 'offer':
          return css`
            background: ${ground};
            border: 2px solid ${ink};
            color: ${ink};
          `;
        case 'pending':
          return css`
            background: ${ground};
            border: 1.5px dashed ${ink};
            color: ${ink};
          `;
        case 'enquiry':
          return css`
            background: ${ground};
            border: 1.5px dotted ${ink};
            color: ${ink};
          `;
        case 'gap':
          return css`
            background: ${ground};
            border: 3px double ${ink};
            color: ${ink};
          `;
        case 'block':
          return css`
            background: repeating-linear-gradient(
              -45deg,
              ${theme.colors.sand} 0 7px,
              ${theme.colors.stone} 7px 9px
            );
            border: 1px solid ${theme.colors.edge};
            color: ${theme.colors.ink};
          `;
      }
    }}
  `;
}
