import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from '../test/issues';
import { holds, texts } from '../test/property';
import { email, line, optionalEmail, optionalLine, optionalText, text } from './common';

const UNSAFE = ': Please remove invisible control characters';

describe('a line', () => {
  const name = line(5, 'Name is required');

  it.each([
    ['Ana', 'Ana'],
    ['  Ana\t', 'Ana'],
    ['\r\nAna\n', 'Ana'],
    ['Zoë', 'Zoë'],
    ['李小龍', '李小龍'],
    ['O’N-a', 'O’N-a'],
    // Direction marks that phones put around a pasted name, and marks that reverse the following text.
    ['\u2068Ana\u2069 ', 'Ana'],
    ['\u202EAna', 'Ana'],
    // A family emoji looks like one character; U+200D joins its four parts.
    ['👩\u200D👧', '👩\u200D👧'],
    ['   12345   ', '12345'],
    // Counts characters, not UTF-16 units, of which each of these has two.
    ['🌊🌊🌊🌊🌊', '🌊🌊🌊🌊🌊'],
  ])('takes %j as %j', (typed, stored) => {
    expect(z.parse(name, typed)).toBe(stored);
  });

  it.each([
    ['', ': Name is required'],
    ['   ', ': Name is required'],
    ['\u00A0\u3000', ': Name is required'],
    ['\u200B\u200D\u202E', ': Name is required'],
    ['\uFEFF', ': Name is required'],
    ['123456', ': Please use at most 5 characters'],
    ['a\nb', UNSAFE],
    ['a\rb', UNSAFE],
    ['a\tb', UNSAFE],
    ['a\u0000b', UNSAFE],
    ['\u0000', UNSAFE],
    ['a\u001Bb', UNSAFE],
    ['a\u007Fb', UNSAFE],
    ['a\u0085b', UNSAFE],
    ['a\u2028b', UNSAFE],
    ['a\u2029b', UNSAFE],
    ['a\uD800', UNSAFE],
    ['\uDC00a', UNSAFE],
  ])('refuses %j, saying "%s"', (typed, issue) => {
    expect(issuesOf(name, typed)).toEqual([issue]);
  });

  it.each([undefined, null, 5, true, ['Ana'], { length: 3 }])(
    'does not turn %j into text',
    (value) => {
      expect(issuesOf(name, value)).toEqual([': Name is required']);
    },
  );

  it('may be empty if it is not required', () => {
    expect(z.parse(line(5), '  ')).toBe('');
  });

  holds(
    'comes out trimmed, within its length and free of control characters',
    [texts({ unit: 'binary', maxLength: 7 })],
    (typed) => {
      const result = z.safeParse(name, typed);
      if (!result.success) return;
      expect(result.data).toBe(typed.replaceAll(/\p{Bidi_Control}/gu, '').trim());
      expect(Array.from(result.data).length).toBeLessThanOrEqual(5);
      expect(/\p{Cc}|\p{Cs}/u.test(result.data)).toBe(false);
      expect(z.parse(name, result.data)).toBe(result.data);
    },
  );
});

describe('a text', () => {
  const message = text(20, 'Message is required');

  it('loses characters that change its direction', () => {
    expect(z.parse(message, 'one\u202E\ntwo\u2066')).toBe('one\ntwo');
  });

  it.each(['one\ntwo', 'one\r\ntwo', 'a\tb'])('keeps the lines of %j', (typed) => {
    expect(z.parse(message, typed)).toBe(typed);
  });

  it.each([
    ['\n \n', ': Message is required'],
    ['a\u0000b', UNSAFE],
    ['a\u0008b', UNSAFE],
    ['a\u0085b', UNSAFE],
    ['a\uDFFF', UNSAFE],
    ['x'.repeat(21), ': Please use at most 20 characters'],
  ])('refuses %j', (typed, issue) => {
    expect(issuesOf(message, typed)).toEqual([issue]);
  });
});

describe('an optional value', () => {
  it.each([undefined, null, '', '   '])('reads %j as null', (value) => {
    expect(z.parse(optionalLine(40), value)).toBeNull();
    expect(z.parse(optionalText(40), value)).toBeNull();
  });

  it('is validated if present', () => {
    expect(z.parse(optionalLine(40), ' +351 900 ')).toBe('+351 900');
    expect(issuesOf(optionalLine(3), '1234')).toEqual([': Please use at most 3 characters']);
    expect(issuesOf(optionalLine(40), 'a\nb')).toEqual([UNSAFE]);
    expect(issuesOf(optionalText(40), 'a\u0000b')).toEqual([UNSAFE]);
    expect(issuesOf(optionalLine(40), 900)).toEqual([': Invalid input']);
    expect(issuesOf(optionalText(40), false)).toEqual([': Invalid input']);
  });
});

describe('an e-mail address', () => {
  const address = email('Email is required', 'Please enter a valid email address');
  // 254 characters, the longest valid mail address: 64 + 1 + 189.
  const longest = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.com`;

  it.each(['ana@example.pt', "o'neil+villa@ex-ample.co.uk", 'a_b.c@sub.example.travel', longest])(
    'takes %s',
    (typed) => {
      expect(z.parse(address, `  ${typed} `)).toBe(typed);
    },
  );

  it.each([
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['josé@example.org', 'josé@example.org'],
    ['jose\u0301@example.org', 'jos\u00e9@example.org'],
    ['john&mary@example.org', 'john&mary@example.org'],
    ['a/b=c@example.org', 'a/b=c@example.org'],
    ['anna@example.org\u200B', 'anna@example.org'],
    ['\u202Aanna@example.org\u202C', 'anna@example.org'],
    ['anna@exam\u00ADple.org\u00A0', 'anna@example.org'],
    ['ｔａｒｏ＠example．jp', 'taro@example.jp'],
    ['mailto:anna@example.org', 'anna@example.org'],
    ['anna@example.org.', 'anna@example.org'],
    ['anna@example.org;', 'anna@example.org'],
  ])('takes %j as %j', (typed, stored) => {
    expect(z.parse(address, typed)).toBe(stored);
    expect(z.parse(optionalEmail('Please enter a valid email address'), typed)).toBe(stored);
  });

  it.each([
    'ana',
    'ana@',
    '@example.pt',
    'ana@example',
    'ana@@example.pt',
    'ana@example..pt',
    '.ana@example.pt',
    'an a@example.pt',
    'ana@exa mple.pt',
    'ana@example.pt\nBcc: all@example.pt',
    'ana\u0000@example.pt',
    'ana@example.pt,bea@example.pt',
    '"ana pires"@example.pt',
    'ana@[192.168.1.1]',
    'ana@example.pt\r\n.',
    'ana@münchen.example/path',
    `${'é'.repeat(33)}@example.pt`,
    `${'a'.repeat(65)}@example.pt`,
    `ana@${'ü'.repeat(64)}.example`,
    'Ana <ana@example.pt>',
    'none@guest.invalid',
    'Erased@GUEST.Invalid.',
    'no\u200Bne@guest.inva\u200Dlid',
    `${'a'.repeat(250)}@b.pt`,
  ])('refuses %j', (typed) => {
    const message = 'Please enter a valid email address';
    expect(issuesOf(address, typed)).toEqual([`: ${message}`]);
    expect(issuesOf(optionalEmail(message), typed)).toEqual([`: ${message}`]);
  });

  it.each([undefined, null, '', '  ', 5, ['ana@example.pt']])('reports %j as missing', (value) => {
    expect(issuesOf(address, value)).toEqual([': Email is required']);
  });

  it.each([
    `a@${'.'.repeat(60_000)}`,
    `a@${'a.'.repeat(60_000)}`,
    `${'a'.repeat(60_000)}@`,
    `${'a.'.repeat(60_000)}@b`,
    `${' '.repeat(60_000)}a`,
    `a${' '.repeat(60_000)}a`,
  ])('answers a hostile text of thousands of characters at once (%#)', (typed) => {
    const start = performance.now();
    expect(issuesOf(address, typed)).not.toEqual([]);
    // A pattern that backtracks would take minutes for these, instead of milliseconds.
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
