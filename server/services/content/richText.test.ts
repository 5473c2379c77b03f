import { plainTextOf } from '@shared/domain/content/richText';
import { defaultContent } from '@shared/domain/content/contentTypes';
import { translator } from '@shared/i18n/catalogues';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, unsafeLinks } from './richText';

describe('the owner’s markup', () => {
  it('has emphasis, strong emphasis, links, line breaks and paragraphs', () => {
    expect(
      parseRichText('Quiet, *very* quiet.\nAnd **warm**.\n\nSee [Lagos](https://lagos.example).'),
    ).toEqual([
      [
        'Quiet, ',
        { kind: 'em', children: ['very'] },
        ' quiet.',
        { kind: 'break' },
        'And ',
        { kind: 'strong', children: ['warm'] },
        '.',
      ],
      ['See ', { kind: 'link', href: 'https://lagos.example', children: ['Lagos'] }, '.'],
    ]);
  });

  it('may be missing: the text is plain then', () => {
    expect(parseRichText('The house was built for long lunches.')).toBe(
      'The house was built for long lunches.',
    );
    expect(parseRichText('')).toBe('');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt; &amp; &#106;avascript',
    '# No heading\t- no list',
    '`no code` ~~none~~ | none |',
    '[none](javascript:alert)',
    '[none](JaVaScRiPt:alert)',
    '[none](data:text/html,x)',
    '[none](vbscript:x)',
    '[none](//evil.example)',
    '[none](/booking)',
    'https://not.a.link',
  ])('shows %s as it was typed', (source) => {
    expect(parseRichText(source)).toBe(source);
  });

  it('creates no link without a target', () => {
    expect(parseRichText('See [*the* bay]() here')).toEqual([
      ['See ', { kind: 'em', children: ['the'] }, ' bay here'],
    ]);
  });

  it('leaves every default text unchanged, so that none contains markup by accident', () => {
    const texts = Object.values(defaultContent(translator('en'))).flatMap((value) =>
      typeof value === 'string' ? [value] : [],
    );
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(parseRichText(text)).toBe(text);
  });

  it('loses no letter of a text in any script', () => {
    for (const text of [
      'Ribeira, à noite',
      'Зимой тихо',
      '冬は静か',
      'الشتاء هادئ',
      'חורף שקט',
      '👩‍👩‍👧 🏖️',
    ]) {
      expect(plainTextOf(parseRichText(text))).toBe(text);
    }
  });

  it('produces only its own elements, whatever is typed', () => {
    const piece = fc.constantFrom(
      '*',
      '**',
      '_',
      '[',
      '](',
      ')',
      '\\',
      '\n',
      '\n\n',
      '<a',
      '>',
      'x',
      ' ',
      'https://a.example',
      'javascript:x',
      '![',
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const json = JSON.stringify(parseRichText(pieces.join('')));
        for (const [, href = ''] of json.matchAll(/"href":"([^"]*)"/g)) {
          expect(href).toMatch(/^(https?|mailto|tel):/);
        }
        for (const [, kind] of json.matchAll(/"kind":"(\w+)"/g)) {
          expect(['em', 'strong', 'link', 'break']).toContain(kind);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('unsafe links', () => {
  it('are found and reported to the owner', () => {
    expect(
      unsafeLinks('[a](javascript:alert) and [b](https://b.example) and [c](/booking)'),
    ).toEqual(['javascript:alert', '/booking']);
    expect(unsafeLinks('[a](mailto:ana@example.pt), [b](tel:+351282000000)')).toEqual([]);
  });
});
