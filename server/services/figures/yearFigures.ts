import type {
  Figures,
  MonthFigures,
  RequestCounts,
  TakenNight,
  YearFigures,
} from '@shared/contract/figures/figures';
import type { BookingSource } from '@shared/contract/bookings/booking';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { addDays, daysBetween, startOfVillaDay, type PlainDate } from '@shared/domain/date';
import { countryOfDigits, LONGEST_CODE } from '@shared/domain/figures/callingCodes';
import {
  LEAD_TIME_BINS,
  STAY_LENGTH_BINS,
  type HistogramBin,
} from '@shared/domain/figures/histogramBins';
import { formatCents } from '@shared/domain/prices/money';
import { loadStayMoney, type StayMoney } from '../payments/ledger';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { figuresSql, selectRows, type DayRange, type FiguresSql } from './figuresSql';

/** Rows by month, `2027-01` to `2027-12`. */
type ByMonth<Row> = ReadonlyMap<string, Row>;

const LAST_DAY = '9999-12-31';

/** PostgreSQL returns counts and sums as text. */
type DbNumber = number | string;

/**
 * The figures of a year and the previous one. Each part is one aggregate over an index; only bookings with kept money
 * are loaded. Only confirmed stays count as sold. Stays and blocks are read from the held nights, at most one row a
 * night.
 */
export async function loadFigures(year: number, context: ReadContext): Promise<Figures> {
  const settings = await loadSettings(context);
  const sql = figuresSql(context, settings);
  const years = [year, year - 1] as const;
  const both: DayRange = { from: `${year - 1}-01-01`, until: `${year + 1}-01-01` };
  const [nights, money, requests, leads, lengths, sources, phones, takenNights, known] =
    await Promise.all([
      nightsByMonth(both, sql, context),
      loadStayMoney(both, settings.baseCurrency, context),
      requestsByMonth([year - 1, year], context),
      leadTimes(both, sql, context),
      stayLengths(both, sql, context),
      staysBySource(both, sql, context),
      staysByPhone(both, sql, context),
      takenNightsOf({ from: `${year}-01-01`, until: `${year + 1}-01-01` }, sql, context),
      yearsWithNights(context),
    ]);
  const [current, previous] = years.map((each): YearFigures => ({
    year: each,
    months: monthsOf(each, nights, money, requests),
    leadTime: distributionOf(leads, each, LEAD_TIME_BINS),
    stayLength: distributionOf(lengths, each, STAY_LENGTH_BINS),
    sources: sources
      .filter((row) => Number(row.year) === each)
      .map(({ source, ...row }) => ({ source, ...shareOf(row) })),
    countries: countriesOf(phones.filter((row) => Number(row.year) === each)),
  })) as [YearFigures, YearFigures];
  return {
    currency: settings.baseCurrency,
    usesTodaysRates: settings.baseCurrency !== 'EUR',
    years: yearsToShow([...known, Number(context.today.slice(0, 4)), year]),
    current,
    previous,
    ...(year === Number(context.today.slice(0, 4)) && {
      sameDays: await sameDaysOf(money, sql, context),
    }),
    takenNights,
  };
}

/** The current year until today, and the same days of the year before. */
async function sameDaysOf(
  money: readonly StayMoney[],
  sql: FiguresSql,
  context: ReadContext,
): Promise<NonNullable<Figures['sameDays']>> {
  const { today } = context;
  const year = Number(today.slice(0, 4));
  const monthsUntil = async (each: number, last: PlainDate) => {
    const until = addDays(last, 1);
    const nights = await nightsByMonth({ from: `${each}-01-01`, until }, sql, context);
    const requests = await requestsByMonth([each], context, until);
    const own = money.filter(({ booking }) => booking.checkinDate < until);
    return monthsOf(each, nights, own, requests, until);
  };
  const dayBefore = today.endsWith('02-29') ? '02-28' : today.slice(5);
  return {
    until: today,
    current: await monthsUntil(year, today),
    previous: await monthsUntil(year - 1, `${year - 1}-${dayBefore}`),
  };
}

type NightsRow = {
  month: string;
  sold: DbNumber;
  blocked: DbNumber;
  imported: DbNumber;
  accommodation: DbNumber | null;
  fees: DbNumber | null;
};

async function nightsByMonth(
  range: DayRange,
  sql: FiguresSql,
  context: ReadContext,
): Promise<ByMonth<NightsRow>> {
  const rows = await selectRows<NightsRow>(
    context,
    `SELECT substr(h.night, 1, 7) AS month,
      COUNT(h.booking_id) AS sold,
      SUM(CASE WHEN h.block_id IS NOT NULL AND k.feed_id IS NULL THEN 1 ELSE 0 END) AS blocked,
      SUM(CASE WHEN k.feed_id IS NOT NULL THEN 1 ELSE 0 END) AS imported,
      SUM(${sql.nightly(sql.accommodation)}) AS accommodation,
      SUM(${sql.nightly(sql.fees)}) AS fees
    FROM held_nights h
    LEFT JOIN bookings b ON b.id = h.booking_id
    LEFT JOIN blocks k ON k.id = h.block_id
    WHERE h.night >= :from AND h.night < :until
      AND (h.block_id IS NOT NULL OR b.status = 'confirmed')
    GROUP BY substr(h.night, 1, 7)`,
    range,
  );
  return new Map(rows.map((row) => [row.month, row]));
}

async function takenNightsOf(
  range: DayRange,
  sql: FiguresSql,
  context: ReadContext,
): Promise<TakenNight[]> {
  const rows = await selectRows<{ night: string; kind: TakenNight['kind']; cents: DbNumber }>(
    context,
    `SELECT h.night AS night,
      CASE WHEN h.booking_id IS NOT NULL THEN 'sold'
        WHEN k.feed_id IS NULL THEN 'blocked' ELSE 'imported' END AS kind,
      ${sql.nightly(sql.accommodation)} AS cents
    FROM held_nights h
    LEFT JOIN bookings b ON b.id = h.booking_id
    LEFT JOIN blocks k ON k.id = h.block_id
    WHERE h.night >= :from AND h.night < :until
      AND (h.block_id IS NOT NULL OR b.status = 'confirmed')
    ORDER BY h.night`,
    range,
  );
  return rows.map(({ night, kind, cents }) => ({
    night,
    kind,
    ...(kind === 'sold' && { accommodation: formatCents(Number(cents)) }),
  }));
}

type RequestsRow = { month: string; status: BookingStatus; count: DbNumber };

/** Guests' own requests, by villa month of arrival. */
async function requestsByMonth(
  years: readonly number[],
  context: ReadContext,
  end: PlainDate = LAST_DAY,
): Promise<ByMonth<RequestCounts>> {
  const months = years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })),
  );
  const values: Record<string, unknown> = {};
  const selects = months.map(({ year, month }, index) => {
    values[`from${index}`] = startOfVillaDay(firstOf(year, month));
    const next = firstOf(year, month + 1);
    values[`until${index}`] = startOfVillaDay(next < end ? next : end);
    return `SELECT '${firstOf(year, month).slice(0, 7)}' AS month, status, COUNT(*) AS count
      FROM bookings
      WHERE created_at >= :from${index} AND created_at < :until${index} AND source = 'website'
      GROUP BY status`;
  });
  const rows = await selectRows<RequestsRow>(context, selects.join(' UNION ALL '), values);
  const counts = new Map<string, RequestCounts>();
  for (const { month, status, count } of rows) {
    const of = counts.get(month) ?? { received: 0, confirmed: 0, cancelled: 0, open: 0 };
    const kind = status === 'confirmed' || status === 'cancelled' ? status : 'open';
    counts.set(month, {
      ...of,
      received: of.received + Number(count),
      [kind]: of[kind] + Number(count),
    });
  }
  return counts;
}

type ClassRow = { year: DbNumber; class: DbNumber; count: DbNumber; sum: DbNumber };

/** Days between request and check-in; zero for a stay entered after it began. */
async function leadTimes(
  range: DayRange,
  sql: FiguresSql,
  context: ReadContext,
): Promise<ClassRow[]> {
  const days = sql.daysBetween('b.checkin_date', sql.utcDay('b.created_at'));
  const lead = `(CASE WHEN ${days} > 0 THEN ${days} ELSE 0 END)`;
  return inBins(lead, LEAD_TIME_BINS, range, context);
}

async function stayLengths(
  range: DayRange,
  sql: FiguresSql,
  context: ReadContext,
): Promise<ClassRow[]> {
  const nights = sql.daysBetween('b.checkout_date', 'b.checkin_date');
  return inBins(nights, STAY_LENGTH_BINS, range, context);
}

/** Confirmed stays with check-in in the range, counted by classes of a value. */
async function inBins(
  value: string,
  bins: readonly HistogramBin[],
  range: DayRange,
  context: ReadContext,
): Promise<ClassRow[]> {
  const whens = bins
    .map(({ to }, index) =>
      to === null ? `ELSE ${index}` : `WHEN ${value} <= ${to} THEN ${index}`,
    )
    .join(' ');
  return selectRows(
    context,
    `SELECT substr(b.checkin_date, 1, 4) AS year, CASE ${whens} END AS class,
      COUNT(*) AS count, SUM(${value}) AS sum
    FROM bookings b
    WHERE ${ARRIVALS}
    GROUP BY 1, 2`,
    range,
  );
}

const ARRIVALS = `b.status = 'confirmed' AND b.checkin_date >= :from AND b.checkin_date < :until`;

type ShareRow = { year: DbNumber; stays: DbNumber; nights: DbNumber; cents: DbNumber };

async function staysBySource(
  range: DayRange,
  sql: FiguresSql,
  context: ReadContext,
): Promise<(ShareRow & { source: BookingSource })[]> {
  return selectRows(
    context,
    `SELECT b.source AS source, ${shareColumns(sql)}
    FROM bookings b
    WHERE ${ARRIVALS}
    GROUP BY b.source, substr(b.checkin_date, 1, 4)
    ORDER BY b.source DESC`,
    range,
  );
}

const PHONE_SIGNS = [' ', '\u00A0', '-', '–', '.', '/', '(', ')'];

/** By the first digits of the telephone number; excludes numbers without an international prefix. */
async function staysByPhone(
  range: DayRange,
  sql: FiguresSql,
  context: ReadContext,
): Promise<(ShareRow & { digits: string })[]> {
  const phone = PHONE_SIGNS.reduce(
    (text, sign) => `REPLACE(${text}, '${sign}', '')`,
    `COALESCE(b.guest_phone, '')`,
  );
  const digits = `CASE WHEN ${phone} LIKE '+%' THEN substr(${phone}, 2, ${LONGEST_CODE})
    WHEN ${phone} LIKE '00%' THEN substr(${phone}, 3, ${LONGEST_CODE}) ELSE '' END`;
  return selectRows(
    context,
    `SELECT ${digits} AS digits, ${shareColumns(sql)}
    FROM bookings b
    WHERE ${ARRIVALS}
    GROUP BY ${digits}, substr(b.checkin_date, 1, 4)`,
    range,
  );
}

function shareColumns(sql: FiguresSql): string {
  return `substr(b.checkin_date, 1, 4) AS year, COUNT(*) AS stays,
    SUM(${sql.daysBetween('b.checkout_date', 'b.checkin_date')}) AS nights,
    SUM(${sql.accommodation} + ${sql.fees}) AS cents`;
}

async function yearsWithNights(context: ReadContext): Promise<number[]> {
  const [ends] = await selectRows<{ first: string | null; last: string | null }>(
    context,
    // Separate subqueries each read one end of the index; combined, SQLite scans all of it.
    `SELECT (SELECT MIN(night) FROM held_nights) AS first,
      (SELECT MAX(night) FROM held_nights) AS last`,
  );
  return [ends?.first, ends?.last].flatMap((night) => (night ? [Number(night.slice(0, 4))] : []));
}

/** All years from the first to the last, latest first. */
function yearsToShow(known: readonly number[]): number[] {
  const last = Math.max(...known);
  return Array.from({ length: last - Math.min(...known) + 1 }, (_, index) => last - index);
}

function monthsOf(
  year: number,
  nights: ByMonth<NightsRow>,
  money: readonly StayMoney[],
  requests: ByMonth<RequestCounts>,
  until: PlainDate = LAST_DAY,
): MonthFigures[] {
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
    const first = firstOf(year, index + 1);
    if (first >= until) return [];
    const next = firstOf(year, index + 2);
    const row = nights.get(first.slice(0, 7));
    const own = money.filter(({ booking }) => booking.checkinDate.startsWith(first.slice(0, 7)));
    return {
      month: index + 1,
      nights: daysBetween(first, next < until ? next : until),
      soldNights: Number(row?.sold ?? 0),
      blockedNights: Number(row?.blocked ?? 0),
      importedNights: Number(row?.imported ?? 0),
      accommodation: formatCents(Number(row?.accommodation ?? 0)),
      fees: formatCents(Number(row?.fees ?? 0)),
      kept: formatCents(own.reduce((sum, { keptCents }) => sum + keptCents, 0)),
      writtenOff: formatCents(own.reduce((sum, { writtenOffCents }) => sum + writtenOffCents, 0)),
      requests: requests.get(first.slice(0, 7)) ?? {
        received: 0,
        confirmed: 0,
        cancelled: 0,
        open: 0,
      },
    };
  });
}

function distributionOf(
  rows: readonly ClassRow[],
  year: number,
  bins: readonly HistogramBin[],
): YearFigures['leadTime'] {
  const own = rows.filter((row) => Number(row.year) === year);
  const count = own.reduce((sum, row) => sum + Number(row.count), 0);
  const sum = own.reduce((total, row) => total + Number(row.sum), 0);
  return {
    average: count > 0 ? sum / count : null,
    counts: bins.map((_, index) =>
      Number(own.find((row) => Number(row.class) === index)?.count ?? 0),
    ),
  };
}

function countriesOf(rows: readonly (ShareRow & { digits: string })[]): YearFigures['countries'] {
  const shares = new Map<string | null, { stays: number; nights: number; cents: number }>();
  for (const row of rows) {
    const country = countryOfDigits(row.digits);
    const of = shares.get(country) ?? { stays: 0, nights: 0, cents: 0 };
    shares.set(country, {
      stays: of.stays + Number(row.stays),
      nights: of.nights + Number(row.nights),
      cents: of.cents + Number(row.cents),
    });
  }
  return [...shares]
    .map(([country, { stays, nights, cents }]) => ({
      country,
      stays,
      nights,
      revenue: formatCents(cents),
    }))
    .toSorted(
      (a, b) =>
        // Unknown countries come last, whatever their count.
        Number(a.country === null) - Number(b.country === null) ||
        b.nights - a.nights ||
        (a.country ?? '').localeCompare(b.country ?? '', 'en'),
    );
}

function shareOf({ stays, nights, cents }: ShareRow) {
  return { stays: Number(stays), nights: Number(nights), revenue: formatCents(Number(cents)) };
}

/** @param month 1 to 13; 13 is January of the next year */
function firstOf(year: number, month: number): string {
  return month > 12
    ? firstOf(year + 1, month - 12)
    : `${year}-${String(month).padStart(2, '0')}-01`;
}
