import { createGlobalStyle, css } from 'styled-components';
import { DARK_COLOURS, LIGHT_COLOURS, type ColourValues } from './colourValues';
import figtree from './fonts/figtree-latin.woff2?url';
import fraunces from './fonts/fraunces-latin.woff2?url';

/** Font files to preload, in order of need. */
export const FONT_FILES = [fraunces, figtree] as const;

const LIGHT = colourProperties(LIGHT_COLOURS);
const DARK = colourProperties(DARK_COLOURS);

/**
 * Base styles of every page. The fallback fonts have the metrics of the real ones, so that nothing moves when those
 * load.
 * @param $followsSystem whether dark mode follows the system (back office only)
 */
export const GlobalStyle = createGlobalStyle<{ $followsSystem?: boolean }>`
  @font-face {
    font-family: 'Fraunces';
    src: url(${fraunces}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Figtree';
    src: url(${figtree}) format('woff2');
    font-weight: 300 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
    size-adjust: 112%;
    ascent-override: 87.3%;
    descent-override: 22.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo');
    size-adjust: 100%;
    ascent-override: 95%;
    descent-override: 25%;
    line-gap-override: 0%;
  }

  :root {
    color-scheme: light;
    ${LIGHT}
  }
  ${({ $followsSystem }) =>
    $followsSystem &&
    css`
      /* Only on screens: prints are always light. */
      @media screen and (prefers-color-scheme: dark) {
        :root {
          color-scheme: dark;
          ${DARK}
        }
      }
    `}

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    /* Height of the fixed bars at the bottom of the window; the page ends above them. */
    --bars-space: calc(var(--bar-space, 0px) + var(--navigation-space, 0px));
    /* Keeps focused elements clear of the bars at the top and the bottom. */
    scroll-padding: ${({ theme }) => theme.topBar.room} 0
      max(16px, calc(var(--foot-space, 0px) + var(--bars-space)));
  }
  body {
    margin: 0;
    padding-bottom: var(--bars-space);
    background: var(--ground);
    color: var(--ink);
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: ${({ theme }) => theme.type.body};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${({ theme }) => theme.fonts.display};
    font-weight: 450;
    font-optical-sizing: auto;
    line-height: 1.12;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p { margin: 0; text-wrap: pretty; }
  img { display: block; max-width: 100%; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: var(--ocean); text-underline-offset: 0.2em; }
  :focus-visible {
    outline: 3px solid var(--terracotta);
    outline-offset: 2px;
  }
  /* Takes the focus from a script only. */
  :is(h1, h2, h3, h4):focus-visible { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
  @media print {
    body { padding: 0; background: none; }
    h1, h2, h3 { break-after: avoid; }
    figure, img, tr, li, blockquote { break-inside: avoid; }
    ${({ $followsSystem }) =>
      !$followsSystem &&
      css`
        /* Browsers print no backgrounds, so light text of dark sections must become dark. */
        body * {
          color: var(--ink) !important;
          text-shadow: none !important;
        }
      `}
  }
`;

function colourProperties(values: ColourValues): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');
}
