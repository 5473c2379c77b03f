import type { PlainDate } from '@shared/domain/date';
import { emailOf } from '../../models/noEmail';
import type { Cents, Currency } from '@shared/domain/prices/money';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import { loadStayMoney } from '../payments/ledger';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { figuresSql, selectRows, type DayRange } from './figuresSql';
import type { ReportCell, ReportColumn, ReportTable } from './reportTable';
import { taxOfNights } from './touristTaxNights';

/** A confirmed stay with nights in the period, or a cancelled one with check-in in it and kept money. */
type ReportStay = {
  id: number;
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
  /** After a cancellation or for damage, at check-in. */
  keptCents: Cents;
  writtenOffCents: Cents;
  /** Tourist tax, not part of the earnings. */
  taxCents: Cents;
};

type Row = Omit<ReportStay, 'keptCents' | 'writtenOffCents'> & {
  priceBreakdown: string;
  guestCount: number;
};

/** Stays of a period by their nights in it, with amounts split as by {@link FiguresSql.nightly}. */
async function loadStays(range: DayRange, context: ReadContext): Promise<ReportStay[]> {
  const settings = await loadSettings(context);
  const sql = figuresSql(context, settings);
  const rows = await selectRows<Row>(
    context,
    `SELECT b.id AS "id", b.reference AS "reference", b.guest_name AS "guestName",
      b.guest_email AS "guestEmail", b.checkin_date AS "checkinDate",
      b.checkout_date AS "checkoutDate", b.currency AS "currency",
      b.total_amount_cents AS "totalCents", b.price_breakdown AS "priceBreakdown",
      ${sql.daysBetween('b.checkout_date', 'b.checkin_date')} AS "nights",
      COUNT(h.night) AS "periodNights",
      SUM(${sql.nightly(sql.accommodation)}) AS "accommodationCents",
      SUM(${sql.nightly(sql.fees)}) AS "feesCents",
      ${sql.tax} AS "taxCents"
    FROM held_nights h
    JOIN bookings b ON b.id = h.booking_id AND b.status = 'confirmed'
    WHERE h.night >= :from AND h.night < :until
    GROUP BY b.id
    ORDER BY b.checkin_date`,
    range,
  );
  const money = await loadStayMoney(range, settings.baseCurrency, context);
  const confirmed = new Map(rows.map(({ id }) => [id, true]));
  return [
    ...rows.map(({ priceBreakdown, ...row }) => {
      const own = money.find(({ booking }) => booking.id === row.id);
      const stay = { ...row, priceBreakdown, taxCents: Number(row.taxCents) };
      return {
        ...row,
        guestEmail: emailOf(row.guestEmail),
        // PostgreSQL returns sums and counts as text.
        totalCents: Number(row.totalCents),
        periodNights: Number(row.periodNights),
        accommodationCents: Number(row.accommodationCents),
        feesCents: Number(row.feesCents),
        keptCents: own?.keptCents ?? 0,
        writtenOffCents: own?.writtenOffCents ?? 0,
        taxCents: taxOfNights(stay, range).cents,
      };
    }),
    ...money
      .filter(({ booking }) => !confirmed.has(booking.id))
      .map(({ booking, nights, ...amounts }) => ({
        id: booking.id,
        reference: booking.reference,
        guestName: booking.guestName,
        guestEmail: booking.guestEmail,
        checkinDate: booking.checkinDate,
        checkoutDate: booking.checkoutDate,
        nights,
        currency: booking.currency,
        totalCents: booking.totalAmountCents,
        periodNights: 0,
        accommodationCents: 0,
        feesCents: 0,
        ...amounts,
      })),
  ];
}

/** The report by stay. Tourist tax comes after the total, as it is not part of it. */
export async function stayReport(
  range: DayRange,
  period: string,
  { text }: FileTexts,
  context: ReadContext,
): Promise<ReportTable> {
  const { baseCurrency: currency } = await loadSettings(context);
  const stays = await loadStays(range, context);
  const isTaxed = stays.some(({ taxCents }) => taxCents > 0);
  const hasKept = stays.some(({ keptCents }) => keptCents > 0);
  const hasOff = stays.some(({ writtenOffCents }) => writtenOffCents > 0);
  const isWide = isTaxed || hasKept || hasOff;
  // With all columns the dates are narrower, to leave room for the name.
  const dayWidth = isWide ? 58 : 70;
  const money = (cents: Cents) => ({ cents, currency });
  const columns: [ReportColumn, (stay: ReportStay) => ReportCell][] = [
    [{ heading: text('Reference'), pdf: { width: 70 } }, ({ reference }) => reference],
    [{ heading: text('Guest'), pdf: { width: 0 } }, (guest) => ({ guest })],
    [{ heading: text('Email') }, ({ guestEmail }) => guestEmail],
    [{ heading: text('Check-in'), pdf: { width: dayWidth } }, ({ checkinDate: day }) => ({ day })],
    [
      { heading: text('Check-out'), pdf: { width: dayWidth } },
      ({ checkoutDate: day }) => ({ day }),
    ],
    [{ heading: text('Nights of the stay') }, ({ nights }) => nights],
    [{ heading: text('Currency') }, ({ currency }) => currency],
    [
      { heading: text('Amount of the stay'), pdf: { width: isWide ? 84 : 96 }, isNumber: true },
      ({ totalCents: cents, currency }) => ({ cents, currency }),
    ],
    [
      {
        heading: text('Nights in the period'),
        pdf: { heading: text('Nights'), width: 54 },
        isSummed: true,
      },
      ({ periodNights: count, nights: all }) =>
        count === all
          ? count
          : {
              count,
              shown:
                count === 0 ? text('cancelled') : text('{nights} of {all}', { nights: count, all }),
            },
    ],
    [
      {
        heading: text('Accommodation in the period ({currency})', { currency }),
        pdf: { heading: text('Accommodation'), width: 78 },
        isSummed: true,
      },
      ({ accommodationCents }) => money(accommodationCents),
    ],
    [
      {
        heading: text('Fees in the period ({currency})', { currency }),
        pdf: { heading: text('Fees'), width: isWide ? 56 : 70 },
        isSummed: true,
      },
      ({ feesCents }) => money(feesCents),
    ],
    [
      {
        heading: text('Kept after cancellations or for damage in the period ({currency})', {
          currency,
        }),
        ...(hasKept && { pdf: { heading: text('Kept'), width: 58 } }),
        isSummed: true,
      },
      ({ keptCents }) => money(keptCents),
    ],
    [
      {
        heading: text('Written off in the period ({currency})', { currency }),
        ...(hasOff && { pdf: { heading: text('Written off'), width: 60 } }),
        isSummed: true,
      },
      ({ writtenOffCents }) => money(writtenOffCents),
    ],
    [
      {
        heading: text('Total in the period ({currency})', { currency }),
        pdf: { heading: text('Total in {currency}', { currency }), width: 78 },
        isSummed: true,
      },
      ({ accommodationCents, feesCents, keptCents, writtenOffCents }) =>
        money(accommodationCents + feesCents + keptCents - writtenOffCents),
    ],
    [
      {
        heading: text('Tourist tax in the period, not in the total ({currency})', { currency }),
        ...(isTaxed && { pdf: { heading: text('Tourist tax'), width: 62 } }),
        isSummed: true,
      },
      ({ taxCents }) => money(taxCents),
    ],
  ];
  return {
    title: text('Stays of {period}', { period }),
    intro: text(
      currency === 'EUR'
        ? 'Confirmed stays by the nights on which guests slept here. A stay that begins or ends outside the period counts with its nights inside it, each night with the same part of the amount. Amounts are in {currency}, those of bookings in another currency at the exchange rates of the day of booking.'
        : 'Confirmed stays by the nights on which guests slept here. A stay that begins or ends outside the period counts with its nights inside it, each night with the same part of the amount. Amounts are in {currency}, those of bookings in another currency at the exchange rates of today.',
      { currency },
    ),
    empty: text('No confirmed stay has a night in this period.'),
    notes:
      hasKept || hasOff
        ? [
            text(
              'Money kept after a cancellation or for damage, and money written off, stands on the day of check-in.',
            ),
          ]
        : [],
    columns: columns.map(([column]) => column),
    rows: stays.map((stay) => columns.map(([, cell]) => cell(stay))),
  };
}
