import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  figuresQuerySchema,
  figuresSchema,
  figuresTableQuerySchema,
  reportQuerySchema,
} from './figures';

export const getFigures = endpoint('GET /api/admin/figures', {
  access: 'admin',
  permission: 'figures',
  query: figuresQuerySchema,
  output: figuresSchema,
});
/** A table of the figures as a file: UTF-8 with a byte order mark, RFC 4180. */
export const exportFigures = endpoint('GET /api/admin/figures/table.csv', {
  access: 'admin',
  permission: 'figures',
  query: figuresTableQuerySchema,
  output: z.string(),
});
/** Stays with nights in a period and the amounts of these nights, as CSV. */
export const exportReport = endpoint('GET /api/admin/figures/report.csv', {
  access: 'admin',
  permission: 'figures',
  isFresh: true,
  query: reportQuerySchema,
  output: z.string(),
});
/** The same report for printing. */
export const exportReportPdf = endpoint('GET /api/admin/figures/report.pdf', {
  access: 'admin',
  permission: 'figures',
  isFresh: true,
  query: reportQuerySchema,
  output: z.string(),
});
