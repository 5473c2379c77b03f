import { describe, expect, it } from 'vitest';
import { parseReferenceRates, EcbRatesError } from './parseEcbRates';

const TODAY = '2027-03-10';

/** A list in the bank's format. */
function listOf(cubes: string, day = '2027-03-09'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${cubes}</Cube></Cube>
</gesmes:Envelope>`;
}
const DOLLAR = `<Cube currency='USD' rate='1.0833'/>`;
const POUND = `<Cube currency='GBP' rate='0.83386'/>`;
const YEN = `<Cube currency='JPY' rate='161.02'/>`;

describe('reference rates', () => {
  it('are read with their day, to four decimals', () => {
    expect(parseReferenceRates(listOf(DOLLAR + YEN + POUND), TODAY)).toEqual({
      publishedOn: '2027-03-09',
      gbpRateE4: 8339,
      usdRateE4: 10_833,
    });
  });

  it('may be of tomorrow by the villa’s clock, and not of the day after', () => {
    const rates = (day: string) => () => parseReferenceRates(listOf(DOLLAR + POUND, day), TODAY);
    expect(rates('2027-03-11')().publishedOn).toBe('2027-03-11');
    expect(rates('2027-03-12')).toThrow(EcbRatesError);
    expect(rates('2027-02-30')).toThrow(EcbRatesError);
  });

  it.each([
    ['nothing', ''],
    ['a page of a network that wants a sign-in', '<html><body><p>Welcome</body></html>'],
    ['no pound', listOf(DOLLAR)],
    ['two dollars', listOf(DOLLAR + DOLLAR.replace('1.0833', '2') + POUND)],
    ['two days', listOf(`${DOLLAR}${POUND}<Cube time='2027-03-08'/>`)],
    ['a rate of nothing', listOf(DOLLAR + POUND.replace('0.83386', '0'))],
    ['a rate below nothing', listOf(DOLLAR + POUND.replace('0.83386', '-0.83'))],
    ['a rate in cents', listOf(DOLLAR + POUND.replace('0.83386', '83.386'))],
    ['a rate with an exponent', listOf(DOLLAR + POUND.replace('0.83386', '8e-1'))],
    ['a rate in words', listOf(DOLLAR + POUND.replace('0.83386', 'NaN'))],
    ['an end that is missing', listOf(DOLLAR + POUND).slice(0, -20)],
    ['a hundred thousand characters', listOf(DOLLAR + POUND + ' '.repeat(100_000))],
    [
      'entities that grow',
      listOf(DOLLAR + POUND).replace(
        '<gesmes:Envelope',
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gesmes:Envelope',
      ),
    ],
    [
      'a file of this machine as an entity',
      listOf(DOLLAR + POUND).replace(
        '<gesmes:Envelope',
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]><gesmes:Envelope',
      ),
    ],
    ['thousands of elements in one another', '<a>'.repeat(15_000)],
    [
      'thousands of elements in one another, all closed',
      `${'<a>'.repeat(8_000)}${'</a>'.repeat(8_000)}`,
    ],
  ])('are not read of %s', (_case, xml) => {
    expect(() => parseReferenceRates(xml, TODAY)).toThrow(EcbRatesError);
  });
});
