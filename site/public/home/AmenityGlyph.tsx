import type { AmenityIcon } from '@shared/domain/content/icons';
import styled from 'styled-components';
import glyphs from '../../assets/amenities.svg';
import { space } from '../../styles/theme';

export function AmenityGlyph({ icon }: { icon: AmenityIcon }) {
  return (
    <Glyph viewBox="0 0 24 24" aria-hidden>
      <use href={`${glyphs}#${icon}`} />
    </Glyph>
  );
}

const Glyph = styled.svg`
  display: block;
  width: 28px;
  height: 28px;
  margin-bottom: ${space(3)};
  color: var(--accent);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
