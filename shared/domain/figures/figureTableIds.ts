/** The tables behind the figures' pictures; each can be had as CSV. */
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
