import type { PlainDate } from '@shared/domain/date';
import { RATE_SCALE, type Currency } from '@shared/domain/prices/money';
import { QueryTypes } from 'sequelize';
import type { VillaSettings } from '../../models/VillaSettings';
import type { ReadContext } from '../serviceContext';

/** Days from `from`, excluding `until`. */
export type DayRange = { from: PlainDate; until: PlainDate };

/** Integer expressions whose SQL differs between the two databases. */
export type FiguresSql = {
  /** Days from `earlier` to `later`, both `yyyy-MM-dd`. */
  daysBetween: (later: string, earlier: string) => string;
  /** UTC day of a timestamp, `yyyy-MM-dd`. */
  utcDay: (timestamp: string) => string;
  /** For booking `b`, in cents of the base currency. */
  accommodation: string;
  fees: string;
  /** The tourist tax, which is not revenue. */
  tax: string;
  /**
   * The share of an amount that belongs to night `h.night` of booking `b`: for the k-th of n nights the difference
   * between k and k − 1 n-ths, both rounded down to cents. Nights differ by at most a cent and add up to the amount.
   */
  nightly: (amount: string) => string;
};

/** @param settings with the current base currency and rates */
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
 * An amount in the base currency: the booking's own amount if it has that currency, otherwise its EUR amount at the
 * time of booking, converted at today's rate and rounded half up.
 */
function inBase(base: Currency, rateE4: number, own: string, eur: string): string {
  if (base === 'EUR') return eur;
  const converted = `((${eur} * ${rateE4 * 2} + ${RATE_SCALE}) / ${RATE_SCALE * 2})`;
  return `(CASE WHEN b.currency = '${base}' THEN ${own} ELSE ${converted} END)`;
}

/** @param values for the `:name` placeholders */
export async function selectRows<Row extends object>(
  { models }: Pick<ReadContext, 'models'>,
  sql: string,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const { sequelize } = models.Booking;
  if (!sequelize) throw new Error('The models belong to no database');
  return sequelize.query<Row>(sql, {
    type: QueryTypes.SELECT,
    replacements: values,
  });
}
