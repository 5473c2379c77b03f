import styled from 'styled-components';

const PATHS = {
  back: 'M19 12H5m6-6-6 6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  edit: 'm4 20 4.5-1L19 8.5l-3.5-3.5L5 15.5 4 20zM13 7.5l3.5 3.5',
  featured: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L12 16.85 6.75 19.7l1.05-5.9L3.5 9.7l5.9-.8z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  hidden:
    'M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.6A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.35M9.9 9.95a3 3 0 0 0 4.2 4.2',
  plus: 'M12 5v14M5 12h14',
  remove: 'M4.5 7h15M10 11v6m4-6v6M6.5 7l.8 12.5h9.4L17.5 7M9 7V4.5h6V7',
  up: 'M12 19V5M6 11l6-6 6 6',
  upload: 'M12 16V5m-5 5 5-5 5 5M4.5 19.5h15',
  visible:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zm6.5 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
} as const;

/** Decorative; its label is the neighbouring text or the button's. */
export function Icon({ name, isFilled = false }: { name: keyof typeof PATHS; isFilled?: boolean }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden $isFilled={isFilled} $isDotted={name === 'grip'}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $isFilled: boolean; $isDotted: boolean }>`
  flex: none;
  width: 20px;
  height: 20px;
  fill: ${({ $isFilled }) => ($isFilled ? 'currentColor' : 'none')};
  stroke: currentColor;
  stroke-width: ${({ $isDotted }) => ($isDotted ? 3 : 1.75)};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
