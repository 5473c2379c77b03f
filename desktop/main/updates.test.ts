import { describe, expect, it, vi } from 'vitest';
import { plainNotes } from './updates';

vi.mock('electron', () => ({ app: {} }));

describe('the notes of a version', () => {
  it('are shown as text, whatever the feed made of them', () => {
    expect(plainNotes('<p>Faster <b>lists</b></p>')).toBe('Faster lists');
    expect(plainNotes('<img src=x onerror=alert(1)>Better')).toBe('Better');
  });

  it('are those of all versions since', () => {
    expect(plainNotes([{ note: 'Second' }, { note: null }, { note: 'First' }])).toBe(
      'Second\nFirst',
    );
  });

  it('may be missing', () => {
    expect(plainNotes(null)).toBe('');
  });
});
