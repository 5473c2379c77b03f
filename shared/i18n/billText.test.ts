import { expect, it } from 'vitest';
import { formatMoney } from '../domain/prices/money';
import { billLineText } from './billText';
import { serverTexts } from './catalogues';
import { rules } from './en/rules';
import { LANGUAGE_CODES } from './languages';

const euros = (cents: number) => formatMoney(cents, 'EUR');
const fee = { kind: 'extraGuests' as const, rateCents: 2_500, cents: 75_000 };
const tax = { kind: 'touristTax' as const, guests: 2, rateCents: 200, cents: 2_800 };
const dates = { start: '2027-04-12', end: '2027-04-19' };

it('shows the extra-guest fee as a multiplication, like the bill’s other lines', () => {
  const text = (guests: number, nights: number | null) =>
    billLineText({ ...fee, guests, nights }, rules, euros);
  expect(text(3, 10)).toBe('Extra guests: 3 × 10 nights × €25');
  expect(text(3, 1)).toBe('Extra guests: 3 × 1 night × €25');
  expect(text(3, null)).toBe('Extra guests: 3 × €25 per stay');
});

it('names only the fee if an older stored price has no details', () => {
  expect(billLineText({ kind: 'extraGuests', cents: 75_000 }, rules, euros)).toBe('Extra guests');
});

it('names a discount by its kind if the owner has given it no name', () => {
  const text = (percent: number | null) =>
    billLineText(
      { kind: 'unnamedDiscount', of: 'earlyBird', percent, cents: -8_000 },
      serverTexts('de').rules,
      euros,
    );
  expect(text(8)).toMatch(/^Frühbucherrabatt \(−8\s%\)$/);
  expect(text(null)).toBe('Frühbucherrabatt');
});

it('says if only the first nights are taxed', () => {
  const text = (isFirstNights: boolean) =>
    billLineText({ ...tax, nights: 7, dates, isFirstNights }, rules, euros);
  expect(text(true)).toBe('Tourist tax: 2 guests × first 7 nights × €2');
  expect(text(false)).toBe('Tourist tax: 2 guests × 7 nights × €2');
});

it.each(LANGUAGE_CODES)(
  'leaves out no number and leaves no parameter unfilled (%s)',
  (language) => {
    const texts = serverTexts(language).rules;
    const nightly = billLineText({ ...fee, guests: 3, nights: 10 }, texts, euros);
    expect(nightly).toMatch(/: 3 × 10 .+ × €25$/);
    expect(billLineText({ ...fee, guests: 3, nights: null }, texts, euros)).toMatch(
      /: 3 × €25 .+$/,
    );
    const first = billLineText({ ...tax, nights: 7, dates, isFirstNights: true }, texts, euros);
    expect(first).toMatch(/: 2 .+ × .*7.* × €2$/);
    expect(nightly + first).not.toMatch(/[{}|]/);
  },
);
