import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DARK_COLOURS, LIGHT_COLOURS, type ColourValues } from './colourValues';

type Name = keyof ColourValues;

const ROOT = path.resolve(import.meta.dirname, '../..');
const GROUNDS: readonly Name[] = ['ground', 'surface'];
/** Backgrounds of each text colour; WCAG 2.2 requires 4.5:1. */
const TEXT: Partial<Record<Name, readonly Name[]>> = {
  ink: [...GROUNDS, 'sand', 'palm-tint', 'saffron-tint', 'coral-tint', 'sky-tint'],
  slate: [...GROUNDS, 'sand'],
  ocean: [...GROUNDS, 'sand'],
  'ocean-deep': [...GROUNDS, 'sand'],
  'on-ocean': ['ocean'],
  terracotta: GROUNDS,
  bougainvillea: GROUNDS,
  palm: [...GROUNDS, 'palm-tint'],
  saffron: [...GROUNDS, 'saffron-tint'],
  coral: [...GROUNDS, 'coral-tint'],
  sky: [...GROUNDS, 'sky-tint'],
};
/** Borders that identify a control; 3:1. */
const EDGES: readonly Name[] = ['edge'];
/** Backgrounds and decorative lines. */
const UNMEASURED: readonly Name[] = [
  ...GROUNDS,
  'sand',
  'stone',
  'palm-tint',
  'saffron-tint',
  'coral-tint',
  'sky-tint',
];

/** Sources with styles; tests may use other colours. */
const SOURCES = ['desktop', 'server', 'site'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(room, file))
    .filter((file) => /\.(tsx?|css|svg|html)$/.test(file) && !/\.test\.|[\\/]test[\\/]/.test(file)),
);

it.each(Object.keys(LIGHT_COLOURS))('knows what %s is for', (name) => {
  expect([...Object.keys(TEXT), ...EDGES, ...UNMEASURED]).toContain(name);
});

describe.each([
  ['light', LIGHT_COLOURS],
  ['dark', DARK_COLOURS],
])('the %s colours', (_name, colours) => {
  const on = (ink: Name, grounds: readonly Name[]) =>
    grounds.map((ground) => [ground, contrast(colours[ink], colours[ground])] as const);

  it.each(Object.entries(TEXT) as [Name, readonly Name[]][])('let %s be read', (ink, grounds) => {
    expect(on(ink, grounds).filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  });

  it.each(EDGES)('show a control’s %s', (edge) => {
    expect(on(edge, GROUNDS).filter(([, ratio]) => ratio < 3)).toEqual([]);
  });
});

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('are the only ones, even as literals where the theme is unavailable', () => {
  const known = [...Object.values(LIGHT_COLOURS), ...Object.values(DARK_COLOURS)];
  const written = SOURCES.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/#[\da-f]{6}\b/gi)].map(([hex]) => ({
      file,
      hex: hex.toLowerCase(),
    })),
  );
  expect(written.map(({ file }) => file)).toContain(path.join('server', 'mail', 'mailStyles.ts'));
  expect(written.filter(({ hex }) => !known.includes(hex))).toEqual([]);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
