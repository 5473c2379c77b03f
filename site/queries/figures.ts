import {
  exportFigures,
  exportReport,
  exportReportPdf,
  getFigures,
} from '@shared/contract/figures/figuresEndpoints';
import type { ReportQuery } from '@shared/contract/figures/figures';
import type { FigureTableId } from '@shared/domain/figures/figureTableIds';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { figuresKeys } from './queryKeys';

/** A year's figures. The previous year's stay as placeholder. */
export const figuresQuery = (api: ApiClient, year: number) =>
  queryOptions({
    queryKey: figuresKeys.year(year),
    queryFn: ({ signal }) => api.call(getFigures, { query: { year: String(year) }, signal }),
    placeholderData: keepPreviousData,
  });

export function figuresTableUrl(table: FigureTableId, year: number): string {
  return `${exportFigures.path}?${new URLSearchParams({ year: String(year), table })}`;
}

export function reportUrl(kind: 'csv' | 'pdf', query: ReportQuery): string {
  const { path } = kind === 'csv' ? exportReport : exportReportPdf;
  return `${path}?${new URLSearchParams(query)}`;
}
