import styled, { css } from 'styled-components';
import { space } from '../styles/theme';

export type BadgeTone = 'green' | 'yellow' | 'blue' | 'red' | 'neutral';

/** A label on a coloured background. The text must be clear without the colour. */
export const Badge = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: ${space(0.5)} ${space(2.5)};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.pill};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  ${({ $tone, theme }) => {
    switch ($tone) {
      case 'green':
        return css`
          background: ${theme.colors.palmTint};
          color: ${theme.colors.palm};
        `;
      case 'yellow':
        return css`
          background: ${theme.colors.saffronTint};
          color: ${theme.colors.saffron};
        `;
      case 'blue':
        return css`
          background: ${theme.colors.skyTint};
          color: ${theme.colors.sky};
        `;
      case 'red':
        return css`
          background: ${theme.colors.coralTint};
          color: ${theme.colors.coral};
        `;
      case 'neutral':
        return css`
          border-color: ${theme.colors.edge};
          color: ${theme.colors.ink};
        `;
    }
  }}
`;
