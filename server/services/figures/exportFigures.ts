import type { Readable } from 'node:stream';
import type { Figures } from '@shared/contract/figures/figures';
import type { FigureTableId } from '@shared/domain/figures/figureTableIds';
import {
  figureTable,
  type FigureCell,
  type FigureColumn,
} from '@shared/domain/figures/figureTables';
import { formatCents } from '@shared/domain/prices/money';
import type { FileWords } from '@shared/i18n/ownerFiles';
import { csvFile } from '../../files/csvFile';

/** A table of the figures as a CSV file; shares are in per cent with one decimal. */
export function figuresCsv(id: FigureTableId, figures: Figures, words: FileWords): Readable {
  const { columns, rows } = figureTable(id, figures, words);
  return csvFile(
    columns.map(({ heading, kind }) => (kind === 'percent' ? `${heading} (%)` : heading)),
    rows.map((row) => row.map((cell, index) => csvText(cell, columns[index]?.kind ?? 'text'))),
  );
}

function csvText(cell: FigureCell, kind: FigureColumn['kind']): FigureCell {
  if (typeof cell !== 'number') return cell;
  if (kind === 'money') return formatCents(cell);
  return kind === 'percent' ? (cell * 100).toFixed(1) : cell;
}
