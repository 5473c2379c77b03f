/**
 * Design tokens. Colours are CSS variables (values in `colourValues.ts`), so that switching to dark mode needs no
 * render.
 */
export const theme = {
  colors: {
    /** Page background, limewashed. */
    ground: 'var(--ground)',
    /** Alternate sections, calendar header. */
    sand: 'var(--sand)',
    /** Cards, dialogs, fields. */
    surface: 'var(--surface)',
    /** Lines and borders. */
    stone: 'var(--stone)',
    /** Borders that identify a control (3:1). */
    edge: 'var(--edge)',
    ink: 'var(--ink)',
    /** Secondary text, at least 4.5:1 on the ground. */
    slate: 'var(--slate)',
    /** Primary action and links. */
    ocean: 'var(--ocean)',
    oceanDeep: 'var(--ocean-deep)',
    onOcean: 'var(--on-ocean)',
    /** Accent: ends of a range, prices. */
    terracotta: 'var(--terracotta)',
    bougainvillea: 'var(--bougainvillea)',
    /** Confirmed, success. */
    palm: 'var(--palm)',
    /** Pending, warnings. */
    saffron: 'var(--saffron)',
    /** Cancelled, errors. */
    coral: 'var(--coral)',
    sky: 'var(--sky)',
    palmTint: 'var(--palm-tint)',
    saffronTint: 'var(--saffron-tint)',
    coralTint: 'var(--coral-tint)',
    skyTint: 'var(--sky-tint)',
  },
  fonts: {
    display: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    text: "'Figtree', 'Figtree Fallback', system-ui, sans-serif",
  },
  /** Scale 1.25, fluid between 390 and 1440 px. */
  type: {
    small: '0.875rem',
    body: 'clamp(1rem, 0.98rem + 0.1vw, 1.0625rem)',
    lead: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)',
    h4: 'clamp(1.25rem, 1.2rem + 0.2vw, 1.375rem)',
    h3: 'clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)',
    h2: 'clamp(2rem, 1.66rem + 1.45vw, 3rem)',
    h1: 'clamp(2.5rem, 1.7rem + 3.4vw, 4.75rem)',
  },
  radii: { photo: '2px', control: '6px', card: '6px', pill: '999px' },
  shadow: '0 12px 32px rgb(10 52 64 / 0.14)',
  motion: { fast: '160ms ease-out', slow: '240ms ease-out' },
  /** Height of the fixed bar. Scroll targets stop `room` below the top. */
  topBar: { phone: '64px', desktop: '80px', room: '96px' },
  /** In em: the fallback font's ch is a seventh narrower, so lines would rewrap. */
  width: { page: '1240px', text: '42em' },
  up: {
    tablet: '@media (min-width: 768px)',
    desktop: '@media (min-width: 1100px)',
    /** Inside the top bar: room for all links, which large text needs more of. */
    bar: '@container (min-width: 68.75rem)',
  },
} as const;

export type Theme = typeof theme;

/** Steps of 4 px. */
export function space(steps: number): string {
  return `${steps * 4}px`;
}
