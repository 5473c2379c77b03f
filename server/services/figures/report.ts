import type { Readable } from 'node:stream';
import type { ReportPeriod } from '@shared/contract/figures/figures';
import { addDays, type PlainDate } from '@shared/domain/date';
import type { Cents, Currency } from '@shared/domain/prices/money';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import { csvFile, moneyCell } from '../../files/csvFile';
import { publishedName } from '../content/publishedName';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { loadKeptMoney } from './keptMoney';
import { figuresSql, selectRows } from './figuresSql';

/** A confirmed stay with nights in the period, or a cancelled one with check-in in it and kept money. */
export type ReportStay = {
  reference: string;
  guestName: string;
  guestEmail: string;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  /** Of the whole stay. */
  nights: number;
  /** Agreed with the guest, for the whole stay. */
  currency: Currency;
  totalCents: Cents;
  /** From here on: for the nights in the period, in the base currency. */
  periodNights: number;
  accommodationCents: Cents;
  feesCents: Cents;
  /** Only for a cancelled stay, whose other two amounts are zero. */
  keptCents: Cents;
  /** Tourist tax, not part of the earnings. */
  taxCents: Cents;
};

export type Report = {
  villaName: string;
  period: ReportPeriod;
  currency: Currency;
  /** Whether amounts in other currencies were converted at today's rates. */
  usesTodaysRates: boolean;
  /** By check-in, cancelled ones last. */
  stays: ReportStay[];
};

/** Stays of a period by their nights in it, with amounts split as by {@link FiguresSql.nightly}. */
export async function loadReport(period: ReportPeriod, context: ReadContext): Promise<Report> {
  const settings = await loadSettings(context);
  const sql = figuresSql(context, settings);
  const range = { from: period.from, until: addDays(period.to, 1) };
  const rows = await selectRows<Omit<ReportStay, 'keptCents'>>(
    context,
    `SELECT b.reference AS "reference", b.guest_name AS "guestName",
      b.guest_email AS "guestEmail", b.checkin_date AS "checkinDate",
      b.checkout_date AS "checkoutDate", b.currency AS "currency",
      b.total_amount_cents AS "totalCents",
      ${sql.daysBetween('b.checkout_date', 'b.checkin_date')} AS "nights",
      COUNT(h.night) AS "periodNights",
      SUM(${sql.nightly(sql.accommodation)}) AS "accommodationCents",
      SUM(${sql.nightly(sql.fees)}) AS "feesCents",
      SUM(${sql.nightly(sql.tax)}) AS "taxCents"
    FROM held_nights h
    JOIN bookings b ON b.id = h.booking_id AND b.status = 'confirmed'
    WHERE h.night >= :from AND h.night < :until
    GROUP BY b.id
    ORDER BY b.checkin_date`,
    range,
  );
  const kept = await loadKeptMoney(range, settings.baseCurrency, settings, context);
  const villaName = await publishedName(context);
  return {
    villaName,
    period,
    currency: settings.baseCurrency,
    usesTodaysRates: settings.baseCurrency !== 'EUR',
    stays: [
      ...rows.map((row) => ({
        ...row,
        // PostgreSQL returns sums and counts as text.
        totalCents: Number(row.totalCents),
        periodNights: Number(row.periodNights),
        accommodationCents: Number(row.accommodationCents),
        feesCents: Number(row.feesCents),
        keptCents: 0,
        taxCents: Number(row.taxCents),
      })),
      ...kept.map((row) => ({ ...row, periodNights: 0, accommodationCents: 0, feesCents: 0 })),
    ],
  };
}

export function reportSums(stays: readonly ReportStay[]) {
  const sum = (valueOf: (stay: ReportStay) => number) =>
    stays.reduce((total, stay) => total + valueOf(stay), 0);
  const accommodationCents = sum((stay) => stay.accommodationCents);
  const feesCents = sum((stay) => stay.feesCents);
  const keptCents = sum((stay) => stay.keptCents);
  return {
    nights: sum((stay) => stay.periodNights),
    accommodationCents,
    feesCents,
    keptCents,
    totalCents: accommodationCents + feesCents + keptCents,
    taxCents: sum((stay) => stay.taxCents),
  };
}

export function earnedCents({
  accommodationCents,
  feesCents,
  keptCents,
}: Pick<ReportStay, 'accommodationCents' | 'feesCents' | 'keptCents'>): Cents {
  return accommodationCents + feesCents + keptCents;
}

/** The report as a CSV file, with totals in the last line. */
export function reportCsv({ currency, stays }: Report, { text, language }: FileTexts): Readable {
  const sums = reportSums(stays);
  return csvFile(
    [
      text('Reference'),
      text('Guest'),
      text('Email'),
      text('Check-in'),
      text('Check-out'),
      text('Nights of the stay'),
      text('Currency'),
      text('Amount of the stay'),
      text('Nights in the period'),
      text('Accommodation in the period ({currency})', { currency }),
      text('Fees in the period ({currency})', { currency }),
      text('Kept after cancellations in the period ({currency})', { currency }),
      text('Total in the period ({currency})', { currency }),
      text('Tourist tax in the period, not in the total ({currency})', { currency }),
    ],
    [
      ...stays.map((stay) => [
        stay.reference,
        stay.guestName,
        stay.guestEmail,
        stay.checkinDate,
        stay.checkoutDate,
        stay.nights,
        stay.currency,
        moneyCell(stay.totalCents),
        stay.periodNights,
        moneyCell(stay.accommodationCents),
        moneyCell(stay.feesCents),
        moneyCell(stay.keptCents),
        moneyCell(earnedCents(stay)),
        moneyCell(stay.taxCents),
      ]),
      [
        text('Total'),
        ...Array.from({ length: 7 }, () => null),
        sums.nights,
        moneyCell(sums.accommodationCents),
        moneyCell(sums.feesCents),
        moneyCell(sums.keptCents),
        moneyCell(sums.totalCents),
        moneyCell(sums.taxCents),
      ],
    ],
    language,
  );
}
