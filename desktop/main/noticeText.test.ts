import { describe, expect, it } from 'vitest';
import { bodyOf, lineOf, titleOf } from './noticeText';

describe('the text of a notification', () => {
  it.each([
    ['a link', '<a href="https://evil.example">free</a>'],
    ['a picture', '<img src="https://evil.example/x.png">'],
    ['bold text', '<b>You have won</b>'],
    ['an entity', '&lt;b&gt;'],
  ])('contains no markup on Linux: %s', (_what, text) => {
    expect(bodyOf(text, 'linux')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    expect(titleOf(text, 'linux')).not.toMatch(/[<>]/);
  });

  it('is escaped on Linux', () => {
    expect(bodyOf('Tom & Ana <3', 'linux')).toBe('Tom &amp; Ana &lt;3');
  });

  it.each(['win32', 'darwin'] as const)('is unchanged on %s', (platform) => {
    expect(bodyOf('Tom & Ana <3', platform)).toBe('Tom & Ana <3');
    expect(titleOf('Tom & Ana <3', platform)).toBe('Tom & Ana <3');
  });

  it('loses characters that reverse or hide the rest', () => {
    expect(lineOf('Rui\u202E\u2066 Melo\u0000\u0007\u2028!')).toBe('Rui Melo !');
  });

  it('keeps joined emoji and joined letters', () => {
    expect(lineOf('We are 👩‍👩‍👧, می‌خواهم')).toBe('We are 👩‍👩‍👧, می‌خواهم');
  });

  it('is one line, truncated between characters', () => {
    expect(lineOf('Is there\n\n a\tcot?')).toBe('Is there a cot?');
    const long = lineOf('🏖'.repeat(300));
    expect([Array.from(long).length, long.endsWith('🏖…')]).toEqual([140, true]);
  });
});
