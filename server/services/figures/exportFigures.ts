import type { Readable } from 'node:stream';
import type { Figures } from '@shared/contract/figures/figures';
import type { FigureTableId } from '@shared/domain/figures/figureTableIds';
import {
  figureTable,
  type FigureCell,
  type FigureColumn,
} from '@shared/domain/figures/figureTables';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import { csvFile, moneyCell, type CsvCell } from '../../files/csvFile';

/** A table of the figures as a CSV file; shares in per cent with one decimal. */
export function figuresCsv(id: FigureTableId, figures: Figures, texts: FileTexts): Readable {
  const { columns, rows } = figureTable(id, figures, texts);
  return csvFile(
    columns.map(({ heading, kind }) => (kind === 'percent' ? `${heading} (%)` : heading)),
    rows.map((row) => row.map((cell, index) => csvCell(cell, columns[index]?.kind ?? 'text'))),
    texts.language,
  );
}

function csvCell(cell: FigureCell, kind: FigureColumn['kind']): CsvCell {
  if (typeof cell !== 'number') return cell;
  if (kind === 'money') return moneyCell(cell);
  return kind === 'percent' ? { decimal: (cell * 100).toFixed(1) } : cell;
}
