import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SITE = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .toSorted();
const FIELD_STYLES =
  /= styled(?:\.(?:input|select|textarea)|\((?:TextInput|TextArea|Select)\))(?:<[^`]*>)?`([^`]*)`/g;
const SMALL = /font-size: (?:0\.\d+rem|1[0-5]px|\$\{[^}]*\}[^}]*\.small\};)/;

// iOS zooms into fields with text below 16 px and does not zoom out again.
describe('fields', () => {
  it('have a font size of at least 16 pixels on touch screens', () => {
    const small = sources.flatMap((file) =>
      [...readFileSync(path.join(SITE, file), 'utf8').matchAll(FIELD_STYLES)]
        .filter(([, styles = '']) => isSmallForFingers(styles))
        .map(([styles]) => `${file}: ${styles.split('\n')[0]}`),
    );
    expect(small).toEqual([]);
  });

  it.each([
    ['font-size: 0.9375rem;', true],
    ['font-size: 15px;', true],
    ['font-size: ${({ theme }) => theme.type.small};', true],
    ['font-size: 1rem;', false],
    ['@media (pointer: fine) { font-size: 0.9375rem; }', false],
    ['font-size: 0.9375rem; @media (pointer: coarse) { min-height: 1px; font-size: 1rem; }', false],
    ['font-size: 0.9375rem; @media (pointer: coarse) { min-height: 1px; }', true],
  ])('are looked at in %s', (styles, isSmall) => {
    expect(isSmallForFingers(styles)).toBe(isSmall);
  });
});

function isSmallForFingers(styles: string): boolean {
  if (/\(pointer: coarse\) \{[^}]*font-size: 1rem/.test(styles)) return false;
  return SMALL.test(styles.replaceAll(/@media \(pointer: fine\) \{[^}]*\}/g, ''));
}
