import { addDays, isPlainDate, type PlainDate } from '@shared/domain/date';
import { RATE_SCALE, type RateTable } from '@shared/domain/prices/money';
import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The European Central Bank's daily rates, published on working days at about 16:00. */
export const ECB_DAILY_RATES = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
/** The file has two thousand characters. */
export const MAX_RATES_BYTES = 65_536;
/** Bounds that neither currency has approached since the euro exists; values outside are errors. */
const LEAST_E4 = 3_000;
const MOST_E4 = 30_000;

/** Reference rates and their day. */
export type ReferenceRates = RateTable & { publishedOn: PlainDate };

/** Not a list of reference rates, or implausible values. */
export class EcbRatesError extends Error {
  override name = 'EcbRatesError';
}

/**
 * Parses the European Central Bank's list. The text is untrusted: rejects document types, whose entities could expand
 * without end, and anything but a day and two rates.
 * @param today later days are rejected, with one day's tolerance for time zones
 * @throws EcbRatesError
 */
export function parseReferenceRates(xml: string, today: PlainDate): ReferenceRates {
  if (xml.length > MAX_RATES_BYTES || /<!(DOCTYPE|ENTITY)/i.test(xml)) {
    throw new EcbRatesError('Not a list of reference rates');
  }
  const cubes = cubesOf(xml);
  const publishedOn = only(cubes.flatMap(({ attributes }) => attributes['time'] ?? []));
  if (!isPlainDate(publishedOn) || publishedOn > addDays(today, 1)) {
    throw new EcbRatesError('Not rates of a day that has been');
  }
  const rateOf = (currency: string) =>
    rateE4Of(
      only(
        cubes.flatMap(({ attributes }) =>
          attributes['currency'] === currency ? (attributes['rate'] ?? []) : [],
        ),
      ),
    );
  return { publishedOn, gbpRateE4: rateOf('GBP'), usdRateE4: rateOf('USD') };
}

function cubesOf(xml: string): XmlElement[] {
  try {
    const found: XmlElement[] = [];
    const waiting: unknown[] = [parseXml(xml).root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (!(node instanceof XmlElement)) continue;
      if (node.name === 'Cube') found.push(node);
      waiting.push(...node.children);
    }
    return found;
  } catch {
    // The parser's message repeats part of the text.
    throw new EcbRatesError('Not well-formed XML');
  }
}

/** The only item of a list; two days, or two rates of one currency, are ambiguous. */
function only(values: readonly string[]): string {
  const [value] = values;
  if (value === undefined || values.length !== 1) throw new EcbRatesError('Not one day and rate');
  return value;
}

function rateE4Of(text: string): number {
  const rateE4 = /^\d{1,4}(\.\d{1,10})?$/.test(text) ? Math.round(Number(text) * RATE_SCALE) : 0;
  if (rateE4 < LEAST_E4 || rateE4 > MOST_E4) {
    throw new EcbRatesError('Not a rate that can be right');
  }
  return rateE4;
}
