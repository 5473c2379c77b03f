import styled from 'styled-components';

const PATHS = {
  bookings: 'M4 6.5h10M4 12h16M4 17.5h13M18 6.5h2',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4',
  figures: 'M5 19.5v-6m5 6v-11m5 11v-8m5 8V5M3.5 19.5h17',
  gallery: 'M4 5.5h16v13H4zm0 10 4.5-4.5 4 4 3-3L20 16.5M15.5 9h.01',
  house: 'm4 11.5 8-7 8 7M6 10v9.5h12V10M10 19.5V14h4v5.5',
  messages: 'M4 6h16v12H4zm0 .5 8 6.5 8-6.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  payments: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14h3.5',
  pricing: 'M12.5 4H20v7.5l-8.5 8.5L4 12.5zM16 8h.01',
  reviews: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z',
  settings: 'M4 7.5h9m4 0h3M4 16.5h3m4 0h9M15 5.5v4m-6 5v4',
  setup: 'm4.5 7 1.5 1.5L9 5.5m-4.5 8L6 15l3-3M12.5 7.5h7.5M12.5 14h7.5M12.5 19.5h7.5M5 19.5h3',
  site: 'M4 5.5h16v13H4zm0 4h16M7 7.5h.01M9.5 7.5h.01M7.5 13h5m-5 2.5h9',
} as const;

export type NavigationIcon = keyof typeof PATHS;

export function TabIcon({ name }: { name: NavigationIcon }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden $isDotted={name === 'more'}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $isDotted: boolean }>`
  flex: none;
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $isDotted }) => ($isDotted ? 3 : 1.6)};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
