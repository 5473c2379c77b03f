import { createHash } from 'node:crypto';
import type {
  BaseCurrencyChange,
  BaseCurrencyPreview,
  BaseCurrencyUpdate,
} from '@shared/contract/prices/baseCurrency';
import { formatDay } from '@shared/domain/date';
import { seasonSchema } from '@shared/contract/prices/season';
import {
  convert,
  convertToCent,
  formatCents,
  MAX_PRICE_CENTS,
  parseCents,
  parseRate,
  type Cents,
} from '@shared/domain/prices/money';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import {
  invalidField,
  translatedMessage,
  withParams,
  errorTextIn,
  type ErrorText,
} from '../../errors';
import type { PriceOverride } from '../../models/PriceOverride';
import type { VillaSettings, VillaSettingsRow } from '../../models/VillaSettings';
import { recordAudit } from '../audit/recordAudit';
import { unlogged } from '../../db/write';
import { nextUpdatedAt, stale } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { listOverrides } from './overrides';
import { pricePlan, type PricePlan } from './pricePlan';
import { priceTerms, type StoredPriceTerms } from './priceTerms';
import { findSettings } from './settings';

/** Everything with amounts in the base currency. Agreed prices of bookings have a currency of their own. */
type PricedRows = {
  settings: VillaSettingsRow;
  plan: PricePlan;
  terms: StoredPriceTerms;
  overrides: PriceOverride[];
};

type ConvertedAmount = { name: ErrorText; from: Cents; to: Cents };

const SETTINGS_AMOUNTS = [
  { column: 'basePriceCents', name: 'Base price' },
  { column: 'highSeasonPriceCents', name: 'High season price' },
  { column: 'peakSeasonPriceCents', name: 'Peak season price' },
  { column: 'cleaningFeeCents', name: 'Cleaning fee' },
  { column: 'extraGuestFeeCents', name: 'Extra guest fee' },
] as const;

/**
 * Converts every amount to another base currency. Rounds to whole units, as the site already does for guests who view
 * that currency, so that they see no change.
 * @param language of the amounts' names
 * @throws AppError 400 if it is the base currency already, or an amount would be too large
 */
export async function previewBaseCurrency(
  change: BaseCurrencyChange,
  language: Language,
  context: ReadContext,
): Promise<BaseCurrencyPreview> {
  const rows = await loadPricedRows(context);
  const amounts = convertRows(rows, change).amounts.filter(({ from }) => from > 0);
  return {
    from: rows.settings.baseCurrency,
    to: change.baseCurrency,
    amounts: amounts.map(({ name, from, to }) => ({
      name: errorTextIn(language, name),
      from: formatCents(from),
      to: formatCents(to),
    })),
    version: versionOf(rows),
  };
}

/** Converts every amount, all or none. @throws AppError as {@link previewBaseCurrency}; 409 `stale` */
export async function changeBaseCurrency(
  { version, ...change }: BaseCurrencyUpdate,
  context: WriteContext,
): Promise<VillaSettings> {
  const { now } = context;
  const rows = await loadPricedRows(context);
  if (versionOf(rows) !== version) throw stale();
  const { settings, overrides } = rows;
  const converted = convertRows(rows, change);
  recordAudit(
    'base_currency_changed',
    {
      before: { baseCurrency: settings.baseCurrency, ...byName(converted.amounts, 'from') },
      after: { baseCurrency: change.baseCurrency, ...byName(converted.amounts, 'to') },
    },
    context,
  );
  await pricePlan.store(converted.seasons, context);
  await priceTerms.store(converted.terms, context);
  return unlogged(async () => {
    for (const [index, override] of overrides.entries()) {
      await override.update({
        overridePriceCents: converted.overrides[index] ?? 0,
        updatedAt: nextUpdatedAt(override, now),
      });
    }
    return settings.update({
      ...converted.settings,
      baseCurrency: change.baseCurrency,
      gbpRateE4: parseRate(change.gbpRate),
      usdRateE4: parseRate(change.usdRate),
      updatedAt: nextUpdatedAt(settings, now),
    });
  });
}

function byName(amounts: readonly ConvertedAmount[], side: 'from' | 'to') {
  return Object.fromEntries(
    amounts.map((amount) => [
      errorTextIn(DEFAULT_LANGUAGE, amount.name),
      formatCents(amount[side]),
    ]),
  );
}

async function loadPricedRows(context: ReadContext): Promise<PricedRows> {
  // Sequential: a transaction has one connection.
  const settings = await findSettings(context);
  const plan = await pricePlan.find(context);
  const terms = await priceTerms.find(context);
  return { settings, plan, terms, overrides: await listOverrides(context) };
}

/** Changes whenever one of the rows is saved, added or removed. */
function versionOf({ settings, plan, terms, overrides }: PricedRows): string {
  const read = [
    settings.updatedAt,
    plan.updatedAt,
    terms.updatedAt,
    ...overrides.map(({ id, updatedAt }) => [id, updatedAt]),
  ];
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url');
}

function convertRows({ settings, plan, terms, overrides }: PricedRows, change: BaseCurrencyChange) {
  const from = settings.baseCurrency;
  const to = change.baseCurrency;
  if (from === to)
    throw invalidField(
      'baseCurrency',
      withParams('Amounts are in {currency} already.', { currency: to }),
    );
  const rates = { gbpRateE4: parseRate(change.gbpRate), usdRateE4: parseRate(change.usdRate) };
  const amounts: ConvertedAmount[] = [];
  const converted: ConvertAmount = (name, cents, convertCents = convert) => {
    const result = convertCents(cents, from, to, rates);
    if (result > MAX_PRICE_CENTS) {
      throw invalidField(
        'baseCurrency',
        withParams('{what} would be too large in {currency}. Please lower it.', {
          what: (language) => errorTextIn(language, name),
          currency: to,
        }),
      );
    }
    amounts.push({ name, from: cents, to: result });
    return result;
  };
  return {
    settings: Object.fromEntries(
      SETTINGS_AMOUNTS.map(({ column, name }) => [column, converted(name, settings[column])]),
    ),
    seasons: convertSeasons(plan, converted),
    terms: convertTerms(terms, converted),
    overrides: overrides.map(({ name, overridePriceCents }) =>
      converted(withParams('Price override “{name}”', { name }), overridePriceCents),
    ),
    amounts,
  };
}

/** Converts an amount, by default with {@link convert}. */
type ConvertAmount = (name: ErrorText, cents: Cents, convertCents?: typeof convert) => Cents;

/** Converts fees, extras, deposit and, exact to the cent, tourist tax. Unreadable parts stay. */
function convertTerms({ value, unreadable }: StoredPriceTerms, converted: ConvertAmount) {
  const { fees, touristTax, paymentTerms } = value;
  const amount = (name: ErrorText, decimal: string, convertCents?: typeof convert) =>
    formatCents(converted(name, parseCents(decimal), convertCents));
  const parts = {
    fees: {
      ...fees,
      petFee: amount('Pet fee', fees.petFee),
      extras: fees.extras.map((extra) => ({
        ...extra,
        price: amount(withParams('Extra “{name}”', { name: extra.name }), extra.price),
      })),
    },
    touristTax: {
      ...touristTax,
      rates: touristTax.rates.map((rate) => ({
        ...rate,
        amount: amount(
          withParams('Tourist tax from {day}', { day: dayOfYear(rate.start) }),
          rate.amount,
          convertToCent,
        ),
      })),
    },
    paymentTerms: {
      ...paymentTerms,
      securityDeposit: amount('Security deposit', paymentTerms.securityDeposit),
    },
  };
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => !(unreadable as readonly string[]).includes(part)),
  );
}

/** A day of the year for people: `1 Apr`. @param day `MM-dd` */
function dayOfYear(day: string) {
  return (language: Language) =>
    formatDay(`2000-${day}`, LANGUAGES[language].locale, { day: 'numeric', month: 'short' });
}

/** Seasons with a price of their own; unreadable ones stay. */
function convertSeasons({ value, unreadable }: PricePlan, converted: ConvertAmount) {
  if (unreadable.length > 0) return {};
  const seasons = value.seasons.map((season) => {
    const read = z.safeParse(seasonSchema, season);
    if (!read.success || read.data.ownPrice === null) return season;
    const { name, ownPrice } = read.data;
    return {
      ...read.data,
      ownPrice: formatCents(
        converted(
          withParams('Season “{name}”', { name: translatedMessage(name) }),
          parseCents(ownPrice),
        ),
      ),
    };
  });
  return { seasons };
}
