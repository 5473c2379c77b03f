import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import type { Cents } from '@shared/domain/prices/money';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import { loadStayMoney } from '../payments/ledger';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { figuresSql, selectRows, type DayRange } from './figuresSql';
import type { ReportCell, ReportColumn, ReportTable } from './reportTable';
import { taxOfNights } from './touristTaxNights';

type Stay = {
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  persons: number;
  priceBreakdown: string;
  taxCents: Cents;
};

type Month = {
  from: PlainDate;
  stays: number;
  guests: number;
  /** A night counts once for each guest. */
  nights: number;
  exempt: number;
  cents: Cents;
};

/** The tourist tax by month, as councils ask for it. */
export async function touristTaxReport(
  range: DayRange,
  period: string,
  { text, locale }: FileTexts,
  context: ReadContext,
): Promise<ReportTable> {
  const settings = await loadSettings(context);
  const { baseCurrency: currency } = settings;
  const sql = figuresSql(context, settings);
  const stays = await selectRows<Stay>(
    context,
    `SELECT b.checkin_date AS "checkinDate", b.checkout_date AS "checkoutDate",
      b.guest_count + b.infants AS "persons", b.price_breakdown AS "priceBreakdown",
      ${sql.tax} AS "taxCents"
    FROM bookings b
    WHERE b.status = 'confirmed' AND b.checkin_date < :until AND b.checkout_date > :from`,
    range,
  );
  const kept = await loadStayMoney(range, currency, context);
  const rows = monthsWithin(range).map(({ from, until }): Month => {
    const isIn = (day: PlainDate) => from <= day && day < until;
    const month = { from, stays: 0, guests: 0, nights: 0, exempt: 0, cents: 0 };
    for (const stay of stays) {
      const nights = nightsOf(stay).filter(isIn).length;
      if (nights === 0) continue;
      const { cents, taxed } = taxOfNights(
        { ...stay, taxCents: Number(stay.taxCents) },
        { from, until },
      );
      const persons = Number(stay.persons);
      if (isIn(stay.checkinDate)) {
        month.stays += 1;
        month.guests += persons;
      }
      month.nights += persons * nights;
      month.exempt += persons * nights - taxed;
      month.cents += cents;
    }
    for (const { booking, taxCents } of kept) {
      if (isIn(booking.checkinDate)) month.cents += taxCents;
    }
    return month;
  });
  const columns: [ReportColumn, (month: Month) => ReportCell][] = [
    [
      { heading: text('Month'), pdf: { width: 0 } },
      ({ from }) => formatDay(from, locale, { month: 'long', year: 'numeric' }),
    ],
    [{ heading: text('Arrivals'), pdf: { width: 90 }, isSummed: true }, ({ stays }) => stays],
    [{ heading: text('Guests arrived'), pdf: { width: 110 }, isSummed: true }, (m) => m.guests],
    [{ heading: text('Guest nights'), pdf: { width: 110 }, isSummed: true }, (m) => m.nights],
    [
      { heading: text('Exempt guest nights'), pdf: { width: 120 }, isSummed: true },
      (m) => m.exempt,
    ],
    [
      { heading: text('Taxed guest nights'), pdf: { width: 120 }, isSummed: true },
      ({ nights, exempt }) => nights - exempt,
    ],
    [
      {
        heading: text('Tourist tax ({currency})', { currency }),
        pdf: { width: 110 },
        isSummed: true,
      },
      ({ cents }) => ({ cents, currency }),
    ],
  ];
  return {
    title: text('Tourist tax of {period}', { period }),
    intro: text(
      'Confirmed stays by the nights on which guests slept here. A guest night is one night of one guest, infants included. Exempt are children below the age of the tax, nights after the last taxed one and seasons without tax.',
    ),
    empty: '',
    notes: [],
    columns: columns.map(([column]) => column),
    rows: rows.map((month) => columns.map(([, cell]) => cell(month))),
  };
}

/** The months of a range; the first and last may be cut. */
function monthsWithin({ from, until }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let first = from; first < until;) {
    const next = `${addDays(`${first.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
    months.push({ from: first, until: next < until ? next : until });
    first = next;
  }
  return months;
}
