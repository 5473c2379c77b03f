import { describe, expect, it } from 'vitest';
import { epcText, formatIban, isBic, isIban, normaliseIban } from './bankDetails';

describe('an IBAN', () => {
  it.each([
    'PT50 0002 0123 1234 5678 9015 4',
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NL91 ABNA 0417 1643 00',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'BR18 0036 0305 0000 1000 9795 493C 1',
  ])('is taken, as %s', (iban) => {
    expect(isIban(normaliseIban(iban))).toBe(true);
    expect(isIban(normaliseIban(iban.toLowerCase().replaceAll(' ', '-')))).toBe(true);
    expect(formatIban(normaliseIban(iban))).toBe(iban);
  });

  it.each([
    ['a digit mistyped', 'PT50000201231234567890155'],
    ['two digits swapped', 'PT50000201231234567891054'],
    ['other check digits', 'PT51000201231234567890154'],
    ['a digit missing', 'PT5000020123123456789015'],
    ['one of Portugal with a German length', 'PT89370400440532013000'],
    ['no country', '50000201231234567890154'],
    ['nothing', ''],
    ['a letter beyond A to Z', 'PT5000020123123456789015É'],
  ])('is refused with %s', (_what, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('is refused with any one digit changed', () => {
    const iban = 'PT50000201231234567890154';
    for (let index = 2; index < iban.length; index += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const other = iban.slice(0, index) + String(digit) + iban.slice(index + 1);
        expect(isIban(other)).toBe(other === iban);
      }
    }
  });
});

it.each([
  ['CGDIPTPL', true],
  ['CGDIPTPLXXX', true],
  ['CGDIPTP', false],
  ['cgdiptpl', false],
  ['CGDIPTPLXX', false],
])('recognises %s as a BIC: %s', (bic, isOne) => {
  expect(isBic(bic)).toBe(isOne);
});

describe('the text of a transfer’s QR code', () => {
  const account = { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic: 'CGDIPTPL' };

  it('has the lines of the standard and no trailing ones', () => {
    expect(epcText(account, 45_005, 'VL-7K3Q9M')).toBe(
      'BCD\n002\n1\nSCT\nCGDIPTPL\nAna Sousa\nPT50000201231234567890154\nEUR450.05\n\n\nVL-7K3Q9M',
    );
  });

  it('leaves the line of a missing BIC empty, and truncates a long name', () => {
    const text = epcText({ ...account, bic: null, holder: 'x'.repeat(90) }, 1, 'VL-7K3Q9M');
    expect(text?.split('\n').slice(4, 8)).toEqual([
      '',
      'x'.repeat(70),
      'PT50000201231234567890154',
      'EUR0.01',
    ]);
  });

  it('is null for zero and for amounts above the standard’s maximum', () => {
    expect(epcText(account, 0, 'VL-7K3Q9M')).toBeNull();
    expect(epcText(account, 99_999_999_999, 'VL-7K3Q9M')).toContain('EUR999999999.99');
    expect(epcText(account, 100_000_000_000, 'VL-7K3Q9M')).toBeNull();
  });
});
