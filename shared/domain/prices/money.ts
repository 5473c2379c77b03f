export const CURRENCIES = ['EUR', 'GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'EUR';
export const CURRENCY_SYMBOLS = { EUR: '€', GBP: '£', USD: '$' } as const satisfies Record<
  Currency,
  string
>;

/** Integer minor units (cents, pence). Never fractions or floating-point sums. */
export type Cents = number;

/** Rates are stored as integers: units per 1 EUR, times 10,000. */
export const RATE_SCALE = 10_000;
export type RateTable = { gbpRateE4: number; usdRateE4: number };

/** Largest amount of a price field: 10 digits, 2 of them decimals. */
export const MAX_PRICE_CENTS = 9_999_999_999;

/**
 * `"450"`, `"450.5"` or `"450.50"` as integer cents.
 * @throws RangeError for anything but a decimal with at most 2 decimals
 */
export function parseCents(text: string): Cents {
  return parseScaled(text, 2);
}

/**
 * Normalises a typed decimal in English or continental notation: `2,500.50`, `2.500,50`, `2500,50` and `2 500.50`
 * become `"2500.50"`, `2,500` becomes `"2500"`. `2.500` alone is ambiguous and stays unchanged.
 * @returns other text unchanged, for the contract to reject
 */
export function normaliseDecimal(typed: string): string {
  const text = typed.replaceAll(/\s/g, '');
  if (/^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^\d+,\d+$/.test(text) || /^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return typed.trim();
}

/** Integer cents as a decimal string with 2 decimals, as in the API. */
export function formatCents(cents: Cents): string {
  return formatScaled(cents, 2);
}

/** `"0.86"` as an integer of ten-thousandths. @throws RangeError on more than 4 decimals */
export function parseRate(text: string): number {
  return parseScaled(text, 4);
}

/** Ten-thousandths as a decimal string with 4 decimals: `8600` is `"0.8600"`. */
export function formatRate(rateE4: number): string {
  return formatScaled(rateE4, 4);
}

/**
 * Converts an amount. Rates are units per 1 EUR, so B to C is × rate[C] / rate[B]. Across currencies the result is
 * rounded to whole units, halves up, because guests read and multiply it.
 */
export function convert(cents: Cents, from: Currency, to: Currency, rates: RateTable): Cents {
  if (from === to) return cents;
  const product = BigInt(cents) * BigInt(rateOf(to, rates));
  return roundedQuotient(product, BigInt(rateOf(from, rates) * 100)) * 100;
}

/**
 * Converts an amount to the cent, halves up. Used for money owed to third parties, where whole units would be too
 * coarse.
 */
export function convertToCent(cents: Cents, from: Currency, to: Currency, rates: RateTable): Cents {
  if (from === to) return cents;
  const product = BigInt(cents) * BigInt(rateOf(to, rates));
  return roundedQuotient(product, BigInt(rateOf(from, rates)));
}

/** Converts an amount to EUR to the cent, for revenue figures. */
export function toEurCents(cents: Cents, from: Currency, rates: RateTable): Cents {
  if (from === 'EUR') return cents;
  return roundedQuotient(BigInt(cents) * BigInt(RATE_SCALE), BigInt(rateOf(from, rates)));
}

/**
 * An amount as text: `€450`, `£1,204.50`, in German `1.204,50 €`; decimals only if there are any.
 * @param locale BCP 47; by default English as specified
 */
export function formatMoney(cents: Cents, currency: Currency, locale = 'en-GB'): string {
  if (!locale.startsWith('en')) return moneyFormat(locale, currency, cents % 100 !== 0)(cents);
  const sign = cents < 0 ? '−' : '';
  const absolute = Math.abs(cents);
  const units = Math.trunc(absolute / 100).toString();
  const grouped = units.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const rest = absolute % 100;
  const decimals = rest === 0 ? '' : `.${rest.toString().padStart(2, '0')}`;
  return `${sign}${CURRENCY_SYMBOLS[currency]}${grouped}${decimals}`;
}

/** Cache by locale, currency and decimals: creating a formatter costs more than a hundred uses. */
const moneyFormats = new Map<string, (cents: Cents) => string>();

function moneyFormat(
  locale: string,
  currency: Currency,
  hasDecimals: boolean,
): (cents: Cents) => string {
  const key = `${locale} ${currency} ${hasDecimals}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const digits = hasDecimals ? 2 : 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Servers and browsers insert different non-breaking spaces. `Intl` writes a hyphen for the minus sign.
  const made = (cents: Cents) =>
    format
      .format(cents / 100)
      .replaceAll(/\s/g, '\u00A0')
      .replace('-', '−');
  moneyFormats.set(key, made);
  return made;
}

/** Cents of a JSON number such as `450.5`; contract numbers have at most 2 decimals. */
export function centsOfNumber(amount: number): Cents {
  return Math.round(amount * 100);
}

/** A JSON number for an amount in cents. Exact, because a single division by 100 is correctly rounded. */
export function numberOfCents(cents: Cents): number {
  return cents / 100;
}

function rateOf(currency: Currency, rates: RateTable): number {
  if (currency === 'GBP') return rates.gbpRateE4;
  if (currency === 'USD') return rates.usdRateE4;
  return RATE_SCALE;
}

/**
 * Integer division, halves away from zero. Multiply large numerators as BigInt, because products of amounts and
 * rates exceed 2^53.
 */
export function roundedQuotient(numerator: number | bigint, denominator: number | bigint): number {
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  const negative = n < 0n !== d < 0n;
  const absolute = ((n < 0n ? -n : n) * 2n + (d < 0n ? -d : d)) / ((d < 0n ? -d : d) * 2n);
  return Number(negative ? -absolute : absolute);
}

/** A quotient rounded to a multiple of `unitCents`, halves away from zero. */
export function roundedTo(unitCents: Cents, numerator: number, denominator: number): Cents {
  return roundedQuotient(numerator, denominator * unitCents) * unitCents;
}

function parseScaled(text: string, decimals: number): number {
  // Sums may be longer than prices, which the contract limits; their cents are still exact.
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) {
    throw new RangeError(`Not a decimal with at most ${decimals} decimals: ${text}`);
  }
  return Number(match[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || '0');
}

function formatScaled(value: number, decimals: number): string {
  const digits = Math.abs(value)
    .toString()
    .padStart(decimals + 1, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
