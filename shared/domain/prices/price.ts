import type { OwnNames } from '../../i18n/ownNames';
import { addDays, type PlainDate } from '../date';
import { bestDiscount, discountCents, type DiscountKind } from './discount';
import { extraQuantity, type ChosenExtra, type ExtraUnit } from './extras';
import {
  convert,
  convertToCent,
  roundedQuotient,
  type Cents,
  type Currency,
  type RateTable,
} from './money';
import { splitPayment, type PaymentSplit, type PaymentTerms } from './paymentTerms';
import type { PriceTerms } from './priceTerms';
import type { Season, SeasonCalendar, Weekday } from './season';
import { INFANTS_UNDER, taxedNights } from './touristTax';
import { nightsOf, type Stay } from '../bookings/stayRules';

/** Settings and seasons that price nights; amounts in `baseCurrency` cents. */
export type PriceRules = RateTable & {
  baseCurrency: Currency;
  basePriceCents: Cents;
  highSeasonPriceCents: Cents;
  peakSeasonPriceCents: Cents;
  cleaningFeeCents: Cents;
  extraGuestFeeCents: Cents;
  minStayRegular: number;
  minStayPeak: number;
  seasons: SeasonCalendar;
};

export type StayPriceRules = RateTable &
  Pick<PriceRules, 'baseCurrency' | 'cleaningFeeCents' | 'extraGuestFeeCents'>;

/**
 * An owner's price for a range of nights, both ends included, in `baseCurrency` cents. `null` rules follow the season.
 */
export type OverrideRule = {
  id: number;
  startDate: PlainDate;
  endDate: PlainDate;
  overridePriceCents: Cents;
  isActive: boolean;
  priority: number;
  minStay: number | null;
  arrivalDays: readonly Weekday[] | null;
  departureDays: readonly Weekday[] | null;
};

/** The rule of a day, and where it comes from. */
export type DayRule = {
  priceCents: Cents;
  override: OverrideRule | null;
  /** The season of the day, also under an override; `null` outside all seasons. */
  season: Season | null;
  minStay: number;
  /** Weekdays on which guests may arrive and leave, by this day's rule; `null` for all. */
  arrivalDays: readonly Weekday[] | null;
  departureDays: readonly Weekday[] | null;
};

/** Consecutive nights at one rate: `start` is the first night, `end` the morning after the last. */
export type PriceLine = {
  nights: number;
  rateCents: Cents;
  totalCents: Cents;
  start: PlainDate;
  end: PlainDate;
};

export const QUOTE_LINE_KINDS = [
  'nights',
  'discount',
  'extraGuests',
  'cleaning',
  'pets',
  'extra',
  'touristTax',
  'other',
] as const;
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

/** A line of a bill besides the nights. */
export type Charge = {
  kind: Exclude<QuoteLineKind, 'nights'>;
  /** Guests, nights, pieces, or guests times nights. */
  quantity: number;
  /** Negative for a discount. */
  rateCents: Cents;
  /** `quantity` × `rateCents`. */
  totalCents: Cents;
  /** Of a discount or an extra, as it was called at the time. */
  name?: string;
  names?: OwnNames;
  /** Of a discount without a name. */
  discountKind?: DiscountKind;
  /** Of a discount. */
  percent?: number;
  /** Of an extra. */
  extraId?: string;
  per?: ExtraUnit;
  /** If the quantity is guests times nights. */
  guests?: number;
  /** Of taxed nights: the first one, and the morning after the last. */
  dates?: { start: PlainDate; end: PlainDate };
};

/** Input of a quote. Older clients send no children, pets or extras. */
export type QuoteRequest = Stay & {
  guestCount: number;
  currency: Currency;
  bookingDate: PlainDate;
  /** Guests, among all, below the tourist tax's age limit. */
  children?: number | undefined;
  pets?: number | undefined;
  extras?: readonly ChosenExtra[] | undefined;
  /** Prices of extras at booking time, in `currency`; others cost the current price. */
  keptExtraRates?: KeptExtraRates | undefined;
};

/** By extra id. A price only applies while the extra's unit is the same. */
export type KeptExtraRates = ReadonlyMap<string, { per: ExtraUnit; cents: Cents }>;

/** The price of a stay in one currency. `totalCents` equals the sum of `lines` and `charges`. */
export type Quote = {
  currency: Currency;
  nights: number;
  /** Of the nights. */
  lines: PriceLine[];
  /** Added to or subtracted from the nights, in the order of the bill. */
  charges: Charge[];
  /** The nightly rate, or the average over the nights when `hasMultipleRates`. */
  baseRateCents: Cents;
  hasMultipleRates: boolean;
  /** The nights, before any discount. */
  accommodationCents: Cents;
  guestFeeCents: Cents;
  cleaningFeeCents: Cents;
  totalCents: Cents;
  payment: QuotePayment | null;
};

export type QuotePayment = Pick<PaymentTerms, 'depositPercent' | 'balanceDays'> &
  PaymentSplit & { securityDepositCents: Cents };

/**
 * The rule of a day: the active override with the highest priority (ties: the newest), then the season, then the
 * settings.
 */
export function dayRule(
  day: PlainDate,
  rules: PriceRules,
  overrides: readonly OverrideRule[],
): DayRule {
  const override = winningOverride(day, overrides) ?? null;
  const season = rules.seasons.seasonOf(day);
  return {
    override,
    season,
    priceCents: override ? override.overridePriceCents : seasonPriceCents(season, rules),
    minStay: override?.minStay ?? seasonMinimumStay(season, rules),
    arrivalDays: override?.arrivalDays ?? season?.arrivalDays ?? null,
    departureDays: override?.departureDays ?? season?.departureDays ?? null,
  };
}

/** Price of one night in the base currency, by its {@link dayRule}. */
export function nightPriceCents(
  night: PlainDate,
  rules: PriceRules,
  overrides: readonly PricedRange[],
): Cents {
  const override = winningOverride(night, overrides);
  return override
    ? override.overridePriceCents
    : seasonPriceCents(rules.seasons.seasonOf(night), rules);
}

function seasonPriceCents(season: Season | null, rules: PriceRules): Cents {
  switch (season?.tier) {
    case 'own':
      return season.ownPriceCents ?? rules.basePriceCents;
    case 'peak':
      return rules.peakSeasonPriceCents;
    case 'high':
      return rules.highSeasonPriceCents;
    case 'base':
    case undefined:
      return rules.basePriceCents;
  }
}

function seasonMinimumStay(
  season: Season | null,
  { minStayRegular, minStayPeak }: Pick<PriceRules, 'minStayRegular' | 'minStayPeak'>,
): number {
  return season?.minStay ?? (season?.tier === 'peak' ? minStayPeak : minStayRegular);
}

/** Facts that the choice of override depends on. */
type RankedRange = Pick<OverrideRule, 'id' | 'startDate' | 'endDate' | 'isActive' | 'priority'>;
type PricedRange = RankedRange & Pick<OverrideRule, 'overridePriceCents'>;

/** The active override that sets a night's price: the highest priority, ties to the newest. */
export function winningOverride<Rule extends RankedRange>(
  night: PlainDate,
  overrides: readonly Rule[],
): Rule | undefined {
  let winner: Rule | undefined;
  for (const override of overrides) {
    const covers = override.isActive && override.startDate <= night && night <= override.endDate;
    if (!covers) continue;
    const wins =
      !winner ||
      override.priority > winner.priority ||
      (override.priority === winner.priority && override.id > winner.id);
    if (wins) winner = override;
  }
  return winner;
}

/**
 * Price of a stay. Rates and fees are converted (and, across currencies, rounded to whole units) before they are
 * multiplied and summed, so that the bill adds up for the reader. The tourist tax is converted to the cent, because
 * it is passed on.
 * @param request at least one night
 * @throws RangeError when check-out is not after check-in
 */
export function quoteStay(
  request: QuoteRequest,
  rules: PriceRules,
  terms: PriceTerms,
  overrides: readonly OverrideRule[],
): Quote {
  return quoteNights(request, rules, terms, (night) => nightPriceCents(night, rules, overrides));
}

/** {@link quoteStay} with known prices of the nights. @param priceOf in the base currency */
export function quoteNights(
  request: QuoteRequest,
  rules: StayPriceRules,
  terms: PriceTerms,
  priceOf: (night: PlainDate) => Cents,
): Quote {
  const { currency } = request;
  const lines = nightLines(request, (night) =>
    convert(priceOf(night), rules.baseCurrency, currency, rules),
  );
  const nights = lines.reduce((sum, line) => sum + line.nights, 0);
  const accommodationCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const hasMultipleRates = new Set(lines.map((line) => line.rateCents)).size > 1;
  const charges = [
    ...discountCharges(request, rules, terms, accommodationCents),
    ...feeCharges(request, nights, rules, terms),
    ...taxCharges(request, rules, terms),
  ];
  const sumOf = (kind: Charge['kind']) =>
    charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.totalCents : 0), 0);
  const totalCents = charges.reduce((sum, charge) => sum + charge.totalCents, accommodationCents);
  return {
    currency,
    nights,
    lines,
    charges,
    baseRateCents: roundedQuotient(accommodationCents, nights),
    hasMultipleRates,
    accommodationCents,
    guestFeeCents: sumOf('extraGuests'),
    cleaningFeeCents: sumOf('cleaning'),
    totalCents,
    payment: quotePayment(request, totalCents, rules, terms),
  };
}

/** Groups consecutive nights at the same rate. */
function nightLines(stay: Stay, rateOf: (night: PlainDate) => Cents): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const night of nightsOf(stay)) {
    const rateCents = rateOf(night);
    const last = lines.at(-1);
    if (last?.rateCents === rateCents) {
      last.nights += 1;
      last.totalCents += rateCents;
      last.end = addDays(night, 1);
    } else {
      lines.push({
        nights: 1,
        rateCents,
        totalCents: rateCents,
        start: night,
        end: addDays(night, 1),
      });
    }
  }
  return lines;
}

/** Rounding unit of percentages: the same as for prices, see {@link convert}. */
export function roundingUnit(currency: Currency, baseCurrency: Currency): Cents {
  return currency === baseCurrency ? 1 : 100;
}

function discountCharges(
  request: QuoteRequest,
  { baseCurrency }: StayPriceRules,
  { discounts }: PriceTerms,
  accommodationCents: Cents,
): Charge[] {
  const discount = bestDiscount(discounts, request);
  if (!discount) return [];
  const { name, names, kind, percent } = discount;
  const unit = roundingUnit(request.currency, baseCurrency);
  const cents = discountCents(percent, accommodationCents, unit);
  if (cents === 0) return [];
  const named = name ? { name, ...(names && { names }) } : { discountKind: kind };
  return [{ ...charge('discount', 1, -cents), ...named, percent }];
}

function feeCharges(
  { guestCount, currency, pets = 0, extras: chosen = [], keptExtraRates }: QuoteRequest,
  nights: number,
  rules: StayPriceRules,
  { fees }: PriceTerms,
): Charge[] {
  const inCurrency = (cents: Cents) => convert(cents, rules.baseCurrency, currency, rules);
  const extraGuests = Math.max(0, guestCount - fees.includedGuests);
  const isNightly = fees.extraGuestPer === 'night';
  const extraGuestFee = {
    ...charge(
      'extraGuests',
      extraGuests * (isNightly ? nights : 1),
      inCurrency(rules.extraGuestFeeCents),
    ),
    ...(isNightly && { guests: extraGuests }),
  };
  const hasPets = pets > 0 && fees.maxPets > 0;
  const chosenExtras = fees.extras.flatMap((extra) => {
    const choice = chosen.find(({ id }) => id === extra.id);
    if (!choice) return [];
    const quantity = extraQuantity(extra, choice.quantity, { nights, guestCount });
    // A free extra is on the bill as well, because it was requested.
    const kept = keptExtraRates?.get(extra.id);
    const rateCents = kept?.per === extra.per ? kept.cents : inCurrency(extra.priceCents);
    const priced = charge('extra', quantity, rateCents);
    const { id: extraId, name, names, per } = extra;
    return [{ ...priced, name, ...(names && { names }), extraId, per }];
  });
  return [
    ...[
      extraGuestFee,
      charge('cleaning', 1, inCurrency(rules.cleaningFeeCents)),
      charge('pets', hasPets ? 1 : 0, inCurrency(fees.petFeeCents)),
    ].filter(({ totalCents }) => totalCents > 0),
    ...chosenExtras,
  ];
}

function taxCharges(
  request: QuoteRequest,
  rules: StayPriceRules,
  { touristTax }: PriceTerms,
): Charge[] {
  const { guestCount, currency, children = 0 } = request;
  const exempt = touristTax.minimumAge > INFANTS_UNDER ? children : 0;
  const guests = Math.max(0, guestCount - exempt);
  return taxedNights(request, touristTax)
    .map(({ nights, rateCents, start, end }) => ({
      ...charge(
        'touristTax',
        guests * nights,
        convertToCent(rateCents, rules.baseCurrency, currency, rules),
      ),
      guests,
      dates: { start, end },
    }))
    .filter(({ totalCents }) => totalCents > 0);
}

function quotePayment(
  { checkinDate, currency, bookingDate }: QuoteRequest,
  totalCents: Cents,
  rules: StayPriceRules,
  { paymentTerms }: PriceTerms,
): QuotePayment | null {
  const { depositPercent, balanceDays } = paymentTerms;
  const securityDepositCents = convert(
    paymentTerms.securityDepositCents,
    rules.baseCurrency,
    currency,
    rules,
  );
  if (depositPercent === null && securityDepositCents === 0) return null;
  const schedule =
    depositPercent === null
      ? { depositCents: 0, balanceCents: 0, balanceDue: null }
      : splitPayment({ totalCents, checkinDate }, { depositPercent, balanceDays }, bookingDate);
  return { depositPercent, balanceDays, ...schedule, securityDepositCents };
}

function charge(kind: Charge['kind'], quantity: number, rateCents: Cents) {
  return { kind, quantity, rateCents, totalCents: quantity * rateCents };
}
