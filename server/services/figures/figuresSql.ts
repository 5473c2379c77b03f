import type { PlainDate } from '@shared/domain/date';
import { RATE_SCALE, type Currency } from '@shared/domain/prices/money';
import { QueryTypes } from 'sequelize';
import type { VillaSettings } from '../../models/VillaSettings';
import type { ReadContext } from '../serviceContext';

/** Days from the first to the second, the second one not included. */
export type DayRange = { from: PlainDate; until: PlainDate };

/** Expressions whose words the two databases do not share; all of them are whole numbers. */
export type FiguresSql = {
  /** Days from `earlier` to `later`, both `yyyy-MM-dd`. */
  daysBetween: (later: string, earlier: string) => string;
  /** Day of a timestamp in UTC, `yyyy-MM-dd`. */
  utcDay: (timestamp: string) => string;
  /** Of the booking `b`, in cents of the base currency. */
  accommodation: string;
  fees: string;
  /** The tourist tax, which is neither: no revenue. */
  tax: string;
  /**
   * What of an amount falls to the night `h.night` of the booking `b`: of n nights the k-th gets
   * what lies between k − 1 and k n-ths of it, both rounded down to whole cents. So no two nights
   * differ by more than a cent, and all of them together are the amount.
   */
  nightly: (amount: string) => string;
};

/** @param settings of the moment: base currency and rates */
export function figuresSql(
  { models }: Pick<ReadContext, 'models'>,
  { baseCurrency, gbpRateE4, usdRateE4 }: VillaSettings,
): FiguresSql {
  const isPostgres = models.Booking.sequelize?.getDialect() === 'postgres';
  const daysBetween: FiguresSql['daysBetween'] = (later, earlier) =>
    isPostgres
      ? `(CAST(${later} AS DATE) - CAST(${earlier} AS DATE))`
      : `CAST(julianday(${later}) - julianday(${earlier}) AS INTEGER)`;
  const rateE4 = { EUR: RATE_SCALE, GBP: gbpRateE4, USD: usdRateE4 }[baseCurrency];
  const total = inBase(baseCurrency, rateE4, 'b.total_amount_cents', 'b.total_amount_eur_cents');
  const fees = inBase(baseCurrency, rateE4, 'b.fees_cents', 'b.fees_eur_cents');
  const tax = inBase(baseCurrency, rateE4, 'b.tax_cents', 'b.tax_eur_cents');
  const nights = daysBetween('b.checkout_date', 'b.checkin_date');
  const before = daysBetween('h.night', 'b.checkin_date');
  return {
    daysBetween,
    utcDay: (timestamp) =>
      isPostgres
        ? `to_char(${timestamp} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
        : `substr(${timestamp}, 1, 10)`,
    accommodation: `(${total} - ${fees} - ${tax})`,
    fees,
    tax,
    nightly: (amount) =>
      `(${amount} * (${before} + 1) / ${nights} - ${amount} * ${before} / ${nights})`,
  };
}

/**
 * An amount in the base currency: a booking's own where it was made in it, otherwise that in EUR
 * of the moment of booking, at today's rate where the base currency is another, halves up.
 */
function inBase(base: Currency, rateE4: number, own: string, eur: string): string {
  if (base === 'EUR') return eur;
  const converted = `((${eur} * ${rateE4 * 2} + ${RATE_SCALE}) / ${RATE_SCALE * 2})`;
  return `(CASE WHEN b.currency = '${base}' THEN ${own} ELSE ${converted} END)`;
}

/** Runs a query. @param values of `:name` places */
export async function selectRows<Row extends object>(
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
  sql: string,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const { sequelize } = models.Booking;
  if (!sequelize) throw new Error('The models belong to no database');
  return sequelize.query<Row>(sql, {
    type: QueryTypes.SELECT,
    replacements: values,
    transaction: tx,
  });
}
