import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { plainText } from '@shared/domain/plainText';
import { formatCents, type Cents } from '@shared/domain/prices/money';
import type { UserLanguage } from '@shared/i18n/userLanguages';

/**
 * Positions where a spreadsheet would begin a formula. With ";" as the list separator, as in most of Europe, it splits
 * lines at ";" and line ends, and respects quotes only at the start of a cell.
 */
const FORMULA_BEGINS = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

/** `decimal` is a number with a point, such as `450.00`; a text that looks the same stays unchanged. */
export type CsvCell = string | number | { decimal: string } | null;

export function moneyCell(cents: Cents): CsvCell {
  return { decimal: formatCents(cents) };
}

/**
 * Separators of cells and decimals by language. No first line `sep=;`: with it Excel ignores the byte order mark and
 * garbles accented letters.
 */
const SIGNS = {
  en: { delimiter: ',', point: '.' },
  pt: { delimiter: ';', point: ',' },
} as const satisfies Record<UserLanguage, { delimiter: string; point: string }>;

/**
 * Rows as a CSV file with a language's separators: RFC 4180, UTF-8 with a byte order mark, without which Excel assumes
 * the machine's code page. Formulas are escaped with an apostrophe. Rows are read while the file is sent, and no
 * further if the client disconnects.
 */
export function csvFile(
  headings: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  language: UserLanguage,
): Readable {
  const { delimiter, point } = SIGNS[language];
  const csv = stringify({
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    // Quotes cells that contain a lone line feed.
    quote_record_delimiter: true,
    header: true,
    columns: [...headings],
  });
  // An error on either side ends both, and the response reports it. The declared type is too narrow: a pipeline that
  // ends in a generator is a Duplex.
  return pipeline(linesOf(rows, point), csv, inPieces, () => undefined) as unknown as Readable;
}

/** Minimum bytes per chunk. */
const PIECE_BYTES = 64 * 1024;

/** Merges the library's chunks, one per row, since each costs as much to compress and send as a large one. */
async function* inPieces(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [];
  let bytes = 0;
  for await (const row of rows) {
    piece.push(row);
    bytes += row.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(piece);
    piece = [];
    bytes = 0;
  }
  yield Buffer.concat(piece);
}

async function* linesOf(
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  point: string,
): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map((cell) => textOf(cell, point));
}

function textOf(cell: CsvCell, point: string): string {
  return typeof cell === 'object'
    ? (cell?.decimal.replace('.', point) ?? '')
    : withoutFormulas(String(cell));
}

/** The library only checks the start of a cell. */
function withoutFormulas(value: string): string {
  return plainText(value).replaceAll(FORMULA_BEGINS, "$1'");
}
