import type { Figures, YearFigures } from '../../contract/figures/figures';
import { eachDay, formatDay } from '../date';
import { parseCents, type Currency } from '../prices/money';
import { classText, LEAD_TIME_CLASSES, STAY_LENGTH_CLASSES, type ValueClass } from './classes';
import type { FigureTableId } from './figureTableIds';
import { conversionOf, totalsOf, type Totals } from './rates';

/** `money` is in cents, `percent` from 0 to 1. */
export type FigureColumn = { heading: string; kind: 'text' | 'count' | 'money' | 'percent' };
export type FigureCell = string | number | null;
export type FigureTable = { columns: FigureColumn[]; rows: FigureCell[][] };

/** What a picture is drawn from, as a table: on the screen behind the picture, and as CSV. */
export function figureTable(id: FigureTableId, figures: Figures): FigureTable {
  return TABLES[id](figures);
}

/** `January` to `December`. @param month 1 to 12 */
export function monthName(month: number, length: 'long' | 'short' = 'long'): string {
  return formatDay(`2001-${String(month).padStart(2, '0')}-01`, 'en-GB', { month: length });
}

/** A country's English name, or what is said where it is not known. */
export function countryName(country: string | null): string {
  return country === null ? 'Not known' : (COUNTRY_NAMES.of(country) ?? country);
}

/** How a booking came in, as the owner reads it. */
export const SOURCE_NAMES = { website: 'Website', owner: 'Entered by you' } as const;

const COUNTRY_NAMES = new Intl.DisplayNames('en-GB', { type: 'region' });

const TABLES: Record<FigureTableId, (figures: Figures) => FigureTable> = {
  occupancy: (figures) =>
    byMonth(figures, [
      column('Nights sold', 'count', (totals) => totals.soldNights),
      column('Nights available', 'count', (totals) => totals.availableNights),
      column('Occupancy', 'percent', (totals) => totals.occupancy),
      column('Kept by you', 'count', (totals) => totals.blockedNights),
      column('Other calendars', 'count', (totals) => totals.importedNights),
    ]),
  revenue: (figures) =>
    byMonth(figures, [
      column('Accommodation', 'money', (totals) => totals.accommodationCents),
      column('Fees', 'money', (totals) => totals.feesCents),
      column('Revenue', 'money', (totals) => totals.revenueCents),
    ]),
  rates: (figures) =>
    byMonth(figures, [
      column('Average nightly rate', 'money', (totals) => totals.averageRateCents),
      column('Revenue per available night', 'money', (totals) => totals.revenuePerNightCents),
    ]),
  requests: (figures) =>
    byMonth(figures, [
      column('Enquiries', 'count', ({ requests }) => requests.received),
      column('Confirmed', 'count', ({ requests }) => requests.confirmed),
      column('Declined or cancelled', 'count', ({ requests }) => requests.cancelled),
      column('To be answered', 'count', ({ requests }) => requests.open),
      column('Share confirmed', 'percent', ({ requests }) => conversionOf(requests)),
    ]),
  nights: ({ currency, current: { year }, takenNights }) => {
    const taken = new Map(takenNights.map((night) => [night.night, night]));
    return {
      columns: [
        { heading: 'Night', kind: 'text' },
        { heading: 'State', kind: 'text' },
        { heading: `Accommodation (${currency})`, kind: 'money' },
      ],
      rows: eachDay(`${year}-01-01`, `${year}-12-31`).map((night) => {
        const { kind, accommodation } = taken.get(night) ?? {};
        return [
          night,
          NIGHT_STATES[kind ?? 'free'],
          accommodation === undefined ? null : parseCents(accommodation),
        ];
      }),
    };
  },
  'lead-time': (figures) =>
    byClass(figures, 'Days before check-in', LEAD_TIME_CLASSES, ({ leadTime }) => leadTime.counts),
  'stay-length': (figures) =>
    byClass(figures, 'Nights', STAY_LENGTH_CLASSES, ({ stayLength }) => stayLength.counts),
  sources: (figures) =>
    byOrigin(figures, 'Source', ({ sources }) =>
      sources.map(({ source, ...share }) => ({ name: SOURCE_NAMES[source], ...share })),
    ),
  countries: (figures) =>
    byOrigin(figures, 'Country', ({ countries }) =>
      countries.map(({ country, ...share }) => ({ name: countryName(country), ...share })),
    ),
};

/** What a night is called by what has taken it. */
export const NIGHT_STATES = {
  sold: 'Sold',
  blocked: 'Kept by you',
  imported: 'Taken by another calendar',
  free: 'Free',
} as const;

type TotalsColumn = Pick<FigureColumn, 'heading' | 'kind'> & {
  valueOf: (totals: Totals) => number | null;
};

function column(
  heading: string,
  kind: FigureColumn['kind'],
  valueOf: TotalsColumn['valueOf'],
): TotalsColumn {
  return { heading, kind, valueOf };
}

/** A row a month and one for the year; each column for the year and for the year before. */
function byMonth(
  { current, previous, currency }: Figures,
  columns: readonly TotalsColumn[],
): FigureTable {
  const pairs = columns.flatMap((each) => [
    { ...each, months: current.months, year: current.year },
    { ...each, months: previous.months, year: previous.year },
  ]);
  const rowOf = (name: string, from: number, to: number) => [
    name,
    ...pairs.map(({ months, valueOf }) => valueOf(totalsOf(months.slice(from, to)))),
  ];
  return {
    columns: [
      { heading: 'Month', kind: 'text' },
      ...pairs.map(({ heading, kind, year }) => ({
        heading: `${heading} ${year}${unit(kind, currency)}`,
        kind,
      })),
    ],
    rows: [
      ...current.months.map(({ month }, index) => rowOf(monthName(month), index, index + 1)),
      rowOf('Year', 0, 12),
    ],
  };
}

function byClass(
  { current, previous }: Figures,
  heading: string,
  classes: readonly ValueClass[],
  countsOf: (year: YearFigures) => readonly number[],
): FigureTable {
  return {
    columns: [
      { heading, kind: 'text' },
      { heading: `Stays ${current.year}`, kind: 'count' },
      { heading: `Stays ${previous.year}`, kind: 'count' },
    ],
    rows: classes.map((each, index) => [
      classText(each),
      countsOf(current)[index] ?? 0,
      countsOf(previous)[index] ?? 0,
    ]),
  };
}

type Origin = { name: string; stays: number; nights: number; revenue: string };

function byOrigin(
  { current, previous, currency }: Figures,
  heading: string,
  originsOf: (year: YearFigures) => Origin[],
): FigureTable {
  const [now, before] = [originsOf(current), originsOf(previous)];
  const names = [...new Set([...now, ...before].map(({ name }) => name))];
  const none = { stays: 0, nights: 0, revenue: '0.00' };
  return {
    columns: [
      { heading, kind: 'text' },
      ...[current.year, previous.year].flatMap((year): FigureColumn[] => [
        { heading: `Stays ${year}`, kind: 'count' },
        { heading: `Nights ${year}`, kind: 'count' },
        { heading: `Revenue ${year} (${currency})`, kind: 'money' },
      ]),
    ],
    rows: names.map((name) => [
      name,
      ...[now, before].flatMap((origins) => {
        const of = origins.find((origin) => origin.name === name) ?? none;
        return [of.stays, of.nights, parseCents(of.revenue)];
      }),
    ]),
  };
}

function unit(kind: FigureColumn['kind'], currency: Currency): string {
  return kind === 'money' ? ` (${currency})` : '';
}
