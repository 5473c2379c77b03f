import { describe, expect, it, vi } from 'vitest';
import { lineOf } from './failures';

vi.mock('electron', () => ({ app: {}, dialog: {} }));

describe('an error that nobody caught', () => {
  it('is one line, with its place', () => {
    const error = new TypeError('cannot read it\nof many lines');
    error.stack = 'TypeError: cannot read it\n    at look (/opt/app.asar/main/index.cjs:12:34)';
    expect(lineOf(error)).toBe('TypeError: cannot read it (index.cjs:12:34)');
  });

  it('is a line as well where it is no error', () => {
    expect(lineOf({ password: 'secret' })).toBe('something failed without saying what');
  });
});
