import styled from 'styled-components';

const SHAPE = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** One to five stars. @param label accessible text */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <Drawing viewBox="0 0 116 20" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={SHAPE}
          transform={`translate(${place * 24})`}
          data-filled={place < stars || undefined}
        />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  width: 5.6em;
  height: auto;
  vertical-align: -0.1em;
  fill: none;
  stroke: ${({ theme }) => theme.colors.terracotta};
  stroke-width: 1.4;
  stroke-linejoin: round;
  [data-filled] {
    fill: ${({ theme }) => theme.colors.terracotta};
  }
`;
