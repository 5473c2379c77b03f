import type { Figures, YearFigures } from '../../contract/figures/figures';
import { eachDay, formatDay } from '../date';
import { parseCents, type Currency } from '../prices/money';
import { binText, LEAD_TIME_BINS, STAY_LENGTH_BINS, type HistogramBin } from './histogramBins';
import type { FileText, FileTexts } from '../../i18n/ownerFiles';
import type { FigureTableId } from './figureTableIds';
import { conversionOf, totalsOf, type Totals } from './totals';

/** `money` is in cents, `percent` from 0 to 1. */
export type FigureColumn = { heading: string; kind: 'text' | 'count' | 'money' | 'percent' };
export type FigureCell = string | number | null;
export type FigureTable = { columns: FigureColumn[]; rows: FigureCell[][] };

export function figureTable(id: FigureTableId, figures: Figures, texts: FileTexts): FigureTable {
  return TABLES[id](figures, texts);
}

/** `January` to `December`. @param month 1 to 12 */
export function monthName(
  month: number,
  { locale }: FileTexts,
  length: 'long' | 'short' = 'long',
): string {
  return formatDay(`2001-${String(month).padStart(2, '0')}-01`, locale, { month: length });
}

export function countryName(country: string | null, { text, locale }: FileTexts): string {
  if (country === null) return text('Not known');
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

const TABLES: Record<FigureTableId, (figures: Figures, texts: FileTexts) => FigureTable> = {
  occupancy: (figures, texts) =>
    byMonth(figures, texts, [
      column('Nights sold', 'count', (totals) => totals.soldNights),
      column('Nights available', 'count', (totals) => totals.availableNights),
      column('Occupancy', 'percent', (totals) => totals.occupancy),
      column('Kept by you', 'count', (totals) => totals.blockedNights),
      column('Other calendars', 'count', (totals) => totals.importedNights),
    ]),
  revenue: (figures, texts) =>
    byMonth(figures, texts, [
      column('Accommodation', 'money', (totals) => totals.accommodationCents),
      column('Fees', 'money', (totals) => totals.feesCents),
      column('Kept after cancellations or for damage', 'money', (totals) => totals.keptCents),
      column('Written off', 'money', (totals) => totals.writtenOffCents),
      column('Revenue', 'money', (totals) => totals.revenueCents),
    ]),
  rates: (figures, texts) =>
    byMonth(figures, texts, [
      column('Average nightly rate', 'money', (totals) => totals.averageRateCents),
      column('Revenue per available night', 'money', (totals) => totals.revenuePerNightCents),
    ]),
  requests: (figures, texts) =>
    byMonth(figures, texts, [
      column('Enquiries', 'count', ({ requests }) => requests.received),
      column('Confirmed', 'count', ({ requests }) => requests.confirmed),
      column('Declined or cancelled', 'count', ({ requests }) => requests.cancelled),
      column('To be answered', 'count', ({ requests }) => requests.open),
      column('Share confirmed', 'percent', ({ requests }) => conversionOf(requests)),
    ]),
  nights: ({ currency, current: { year }, takenNights }, { text }) => {
    const taken = new Map(takenNights.map((night) => [night.night, night]));
    return {
      columns: [
        { heading: text('Night'), kind: 'text' },
        { heading: text('State'), kind: 'text' },
        { heading: `${text('Accommodation')} (${currency})`, kind: 'money' },
      ],
      rows: eachDay(`${year}-01-01`, `${year}-12-31`).map((night) => {
        const { kind, accommodation } = taken.get(night) ?? {};
        return [
          night,
          text(NIGHT_STATES[kind ?? 'free']),
          accommodation === undefined ? null : parseCents(accommodation),
        ];
      }),
    };
  },
  'lead-time': (figures, texts) =>
    byBin(
      figures,
      texts,
      'Days before check-in',
      LEAD_TIME_BINS,
      ({ leadTime }) => leadTime.counts,
    ),
  'stay-length': (figures, texts) =>
    byBin(figures, texts, 'Nights', STAY_LENGTH_BINS, ({ stayLength }) => stayLength.counts),
  sources: (figures, texts) =>
    byOrigin(figures, texts, 'Source', ({ sources }) =>
      sources.map(({ source, ...share }) => ({
        name: texts.text(SOURCES[source]),
        ...share,
      })),
    ),
  countries: (figures, texts) =>
    byOrigin(figures, texts, 'Country', ({ countries }) =>
      countries.map(({ country, ...share }) => ({ name: countryName(country, texts), ...share })),
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
  heading: FileText;
  kind: FigureColumn['kind'];
  valueOf: (totals: Totals) => number | null;
};

function column(
  heading: FileText,
  kind: FigureColumn['kind'],
  valueOf: TotalsColumn['valueOf'],
): TotalsColumn {
  return { heading, kind, valueOf };
}

/** A row per month and one for the year; each column for the year and the previous year. */
function byMonth(
  { current, previous, currency }: Figures,
  texts: FileTexts,
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
      { heading: texts.text('Month'), kind: 'text' },
      ...pairs.map(({ heading, kind, year }) => ({
        heading: `${texts.text(heading)} ${year}${unit(kind, currency)}`,
        kind,
      })),
    ],
    rows: [
      ...current.months.map(({ month }, index) => rowOf(monthName(month, texts), index, index + 1)),
      rowOf(texts.text('Year'), 0, 12),
    ],
  };
}

function byBin(
  { current, previous }: Figures,
  texts: FileTexts,
  heading: FileText,
  bins: readonly HistogramBin[],
  countsOf: (year: YearFigures) => readonly number[],
): FigureTable {
  return {
    columns: [
      { heading: texts.text(heading), kind: 'text' },
      { heading: `${texts.text('Stays')} ${current.year}`, kind: 'count' },
      { heading: `${texts.text('Stays')} ${previous.year}`, kind: 'count' },
    ],
    rows: bins.map((each, index) => [
      binText(each, texts),
      countsOf(current)[index] ?? 0,
      countsOf(previous)[index] ?? 0,
    ]),
  };
}

type Origin = { name: string; stays: number; nights: number; revenue: string };

function byOrigin(
  { current, previous, currency }: Figures,
  { text }: FileTexts,
  heading: FileText,
  originsOf: (year: YearFigures) => Origin[],
): FigureTable {
  const [now, before] = [originsOf(current), originsOf(previous)];
  const names = [...new Set([...now, ...before].map(({ name }) => name))];
  const none = { stays: 0, nights: 0, revenue: '0.00' };
  return {
    columns: [
      { heading: text(heading), kind: 'text' },
      ...[current.year, previous.year].flatMap((year): FigureColumn[] => [
        { heading: text('Stays arriving in {year}', { year }), kind: 'count' },
        { heading: text('Nights of stays arriving in {year}', { year }), kind: 'count' },
        {
          heading: `${text('Revenue of stays arriving in {year}', { year })} (${currency})`,
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
