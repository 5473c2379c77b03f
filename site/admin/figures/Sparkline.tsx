import styled from 'styled-components';

const WIDTH = 96;
const HEIGHT = 28;

export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.map((value) => value ?? 0);
  const highest = Math.max(...known, 0);
  if (highest === 0) return null;
  const points = known.map((value, index) => {
    const x = (index * WIDTH) / (known.length - 1);
    const y = HEIGHT - 2 - (value / highest) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: ${HEIGHT}px;
  polyline {
    fill: none;
    stroke: ${({ theme }) => theme.colors.ocean};
    stroke-width: 1.75;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  polygon {
    fill: ${({ theme }) => theme.colors.ocean};
    fill-opacity: 0.1;
  }
`;
