import { describe, expect, it, vi } from 'vitest';
import { lineOf } from './failures';

vi.mock('electron', () => ({ app: {}, dialog: {} }));

describe('an uncaught error', () => {
  it('is logged as one line with its location', () => {
    const error = new TypeError('cannot read it\nof many lines');
    error.stack = 'TypeError: cannot read it\n    at look (/opt/app.asar/main/index.cjs:12:34)';
    expect(lineOf(error)).toBe('TypeError: cannot read it (index.cjs:12:34)');
  });

  it('is logged as one line even when it is not an Error object', () => {
    expect(lineOf({ password: 'secret' })).toBe('something failed without saying what');
  });
});
