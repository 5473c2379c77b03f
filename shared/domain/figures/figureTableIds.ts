/** The tables behind the charts; each can be exported as CSV. */
export const FIGURE_TABLES = [
  'occupancy',
  'revenue',
  'rates',
  'nights',
  'requests',
  'lead-time',
  'stay-length',
  'sources',
  'countries',
] as const;
export type FigureTableId = (typeof FIGURE_TABLES)[number];
