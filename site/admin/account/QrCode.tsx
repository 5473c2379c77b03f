import styled from 'styled-components';
import { encode } from 'uqr';

/** Dark on light in the dark theme too, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Svg>
  );
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  border-radius: ${({ theme }) => theme.radii.control};
`;
