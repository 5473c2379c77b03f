import type { Figures, YearFigures } from '../../contract/figures/figures';
import { eachDay, formatDay } from '../date';
import { parseCents, type Currency } from '../prices/money';
import { classText, LEAD_TIME_CLASSES, STAY_LENGTH_CLASSES, type ValueClass } from './classes';
import type { FileWord, FileWords } from '../../i18n/ownerFiles';
import type { FigureTableId } from './figureTableIds';
import { conversionOf, totalsOf, type Totals } from './rates';

/** `money` is in cents, `percent` from 0 to 1. */
export type FigureColumn = { heading: string; kind: 'text' | 'count' | 'money' | 'percent' };
export type FigureCell = string | number | null;
export type FigureTable = { columns: FigureColumn[]; rows: FigureCell[][] };

export function figureTable(id: FigureTableId, figures: Figures, words: FileWords): FigureTable {
  return TABLES[id](figures, words);
}

/** `January` to `December`. @param month 1 to 12 */
export function monthName(
  month: number,
  { locale }: FileWords,
  length: 'long' | 'short' = 'long',
): string {
  return formatDay(`2001-${String(month).padStart(2, '0')}-01`, locale, { month: length });
}

export function countryName(country: string | null, { word, locale }: FileWords): string {
  if (country === null) return word('Not known');
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

const TABLES: Record<FigureTableId, (figures: Figures, words: FileWords) => FigureTable> = {
  occupancy: (figures, words) =>
    byMonth(figures, words, [
      column('Nights sold', 'count', (totals) => totals.soldNights),
      column('Nights available', 'count', (totals) => totals.availableNights),
      column('Occupancy', 'percent', (totals) => totals.occupancy),
      column('Kept by you', 'count', (totals) => totals.blockedNights),
      column('Other calendars', 'count', (totals) => totals.importedNights),
    ]),
  revenue: (figures, words) =>
    byMonth(figures, words, [
      column('Accommodation', 'money', (totals) => totals.accommodationCents),
      column('Fees', 'money', (totals) => totals.feesCents),
      column('Kept after cancellations', 'money', (totals) => totals.keptCents),
      column('Revenue', 'money', (totals) => totals.revenueCents),
    ]),
  rates: (figures, words) =>
    byMonth(figures, words, [
      column('Average nightly rate', 'money', (totals) => totals.averageRateCents),
      column('Revenue per available night', 'money', (totals) => totals.revenuePerNightCents),
    ]),
  requests: (figures, words) =>
    byMonth(figures, words, [
      column('Enquiries', 'count', ({ requests }) => requests.received),
      column('Confirmed', 'count', ({ requests }) => requests.confirmed),
      column('Declined or cancelled', 'count', ({ requests }) => requests.cancelled),
      column('To be answered', 'count', ({ requests }) => requests.open),
      column('Share confirmed', 'percent', ({ requests }) => conversionOf(requests)),
    ]),
  nights: ({ currency, current: { year }, takenNights }, { word }) => {
    const taken = new Map(takenNights.map((night) => [night.night, night]));
    return {
      columns: [
        { heading: word('Night'), kind: 'text' },
        { heading: word('State'), kind: 'text' },
        { heading: `${word('Accommodation')} (${currency})`, kind: 'money' },
      ],
      rows: eachDay(`${year}-01-01`, `${year}-12-31`).map((night) => {
        const { kind, accommodation } = taken.get(night) ?? {};
        return [
          night,
          word(NIGHT_STATES[kind ?? 'free']),
          accommodation === undefined ? null : parseCents(accommodation),
        ];
      }),
    };
  },
  'lead-time': (figures, words) =>
    byClass(
      figures,
      words,
      'Days before check-in',
      LEAD_TIME_CLASSES,
      ({ leadTime }) => leadTime.counts,
    ),
  'stay-length': (figures, words) =>
    byClass(figures, words, 'Nights', STAY_LENGTH_CLASSES, ({ stayLength }) => stayLength.counts),
  sources: (figures, words) =>
    byOrigin(figures, words, 'Source', ({ sources }) =>
      sources.map(({ source, ...share }) => ({
        name: words.word(SOURCES[source]),
        ...share,
      })),
    ),
  countries: (figures, words) =>
    byOrigin(figures, words, 'Country', ({ countries }) =>
      countries.map(({ country, ...share }) => ({ name: countryName(country, words), ...share })),
    ),
};

export const NIGHT_STATES = {
  sold: 'Sold',
  blocked: 'Kept by you{#night}',
  imported: 'Taken by another calendar',
  free: 'Free',
} as const;
export const SOURCES = { website: 'Website', owner: 'Entered by you' } as const;

type TotalsColumn = {
  heading: FileWord;
  kind: FigureColumn['kind'];
  valueOf: (totals: Totals) => number | null;
};

function column(
  heading: FileWord,
  kind: FigureColumn['kind'],
  valueOf: TotalsColumn['valueOf'],
): TotalsColumn {
  return { heading, kind, valueOf };
}

/** A row per month and one for the year; each column for the year and the previous year. */
function byMonth(
  { current, previous, currency }: Figures,
  words: FileWords,
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
      { heading: words.word('Month'), kind: 'text' },
      ...pairs.map(({ heading, kind, year }) => ({
        heading: `${words.word(heading)} ${year}${unit(kind, currency)}`,
        kind,
      })),
    ],
    rows: [
      ...current.months.map(({ month }, index) => rowOf(monthName(month, words), index, index + 1)),
      rowOf(words.word('Year'), 0, 12),
    ],
  };
}

function byClass(
  { current, previous }: Figures,
  words: FileWords,
  heading: FileWord,
  classes: readonly ValueClass[],
  countsOf: (year: YearFigures) => readonly number[],
): FigureTable {
  return {
    columns: [
      { heading: words.word(heading), kind: 'text' },
      { heading: `${words.word('Stays')} ${current.year}`, kind: 'count' },
      { heading: `${words.word('Stays')} ${previous.year}`, kind: 'count' },
    ],
    rows: classes.map((each, index) => [
      classText(each, words),
      countsOf(current)[index] ?? 0,
      countsOf(previous)[index] ?? 0,
    ]),
  };
}

type Origin = { name: string; stays: number; nights: number; revenue: string };

function byOrigin(
  { current, previous, currency }: Figures,
  { word }: FileWords,
  heading: FileWord,
  originsOf: (year: YearFigures) => Origin[],
): FigureTable {
  const [now, before] = [originsOf(current), originsOf(previous)];
  const names = [...new Set([...now, ...before].map(({ name }) => name))];
  const none = { stays: 0, nights: 0, revenue: '0.00' };
  return {
    columns: [
      { heading: word(heading), kind: 'text' },
      ...[current.year, previous.year].flatMap((year): FigureColumn[] => [
        { heading: word('Stays arriving in {year}', { year }), kind: 'count' },
        { heading: word('Nights of stays arriving in {year}', { year }), kind: 'count' },
        {
          heading: `${word('Revenue of stays arriving in {year}', { year })} (${currency})`,
          kind: 'money',
        },
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
