import type { Readable } from 'node:stream';
import type { ReportQuery } from '@shared/contract/figures/figures';
import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import { csvFile, moneyCell, type CsvCell } from '../../files/csvFile';
import { publishedName } from '../content/publishedName';
import type { ReadContext } from '../serviceContext';
import { receivedReport } from './receivedReport';
import type { ReportCell, ReportTable } from './reportTable';
import { stayReport } from './stayReport';
import { touristTaxReport } from './touristTaxReport';

export type Report = ReportTable & { villaName: string; sums: ReportCell[] };

export async function loadReport(
  query: ReportQuery,
  texts: FileTexts,
  context: ReadContext,
): Promise<Report> {
  const period = { from: query.from, until: addDays(query.to, 1) };
  const table = await TABLES[query.basis](period, periodText(query, texts), texts, context);
  const sums = table.columns.map(({ isSummed }, index) =>
    index === 0
      ? texts.text('Total')
      : isSummed
        ? sumOf(table.rows.map((row) => row[index] ?? null))
        : null,
  );
  return { ...table, sums, villaName: await publishedName(context) };
}

const TABLES = { stay: stayReport, received: receivedReport, touristTax: touristTaxReport };

/** The report as a CSV file, with totals in the last line. */
export function reportCsv({ columns, rows, sums }: Report, { language }: FileTexts): Readable {
  return csvFile(
    columns.map(({ heading }) => heading),
    [...rows, sums].map((row) => row.map(csvCell)),
    language,
  );
}

function csvCell(cell: ReportCell): CsvCell {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('cents' in cell) return moneyCell(cell.cents);
  if ('count' in cell) return cell.count;
  return 'day' in cell ? cell.day : cell.guest.guestName;
}

/** Of amounts in one currency, or of numbers. */
function sumOf(cells: readonly ReportCell[]): ReportCell {
  let sum = 0;
  let currency: Currency | undefined;
  for (const cell of cells) {
    if (typeof cell === 'number') sum += cell;
    else if (typeof cell === 'object' && cell && 'count' in cell) sum += cell.count;
    else if (typeof cell === 'object' && cell && 'cents' in cell) {
      sum += cell.cents;
      currency = cell.currency;
    }
  }
  return currency === undefined ? sum : { cents: sum, currency };
}

function periodText({ from, to }: { from: PlainDate; to: PlainDate }, texts: FileTexts): string {
  const { locale } = texts;
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  if (
    from.endsWith('-01') &&
    addDays(to, 1).endsWith('-01') &&
    from.slice(0, 7) === to.slice(0, 7)
  ) {
    return formatDay(from, locale, { month: 'long', year: 'numeric' });
  }
  return texts.text('{from} to {to}', {
    from: formatDay(from, locale),
    to: formatDay(to, locale),
  });
}
