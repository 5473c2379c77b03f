import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { plainText } from '@shared/domain/plainText';
import { formatCents, type Cents } from '@shared/domain/prices/money';
import type { UserLanguage } from '@shared/i18n/userLanguages';

/**
 * Where a cell would begin that a spreadsheet runs as a formula. Where the list separator is ";",
 * as in most of Europe, one that opens the file divides the lines there and at line ends, and sees
 * no quotes but those in front of a cell.
 */
const FORMULA_BEGINS = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

/** `decimal` is a number with a point, such as `450.00`: a text may look the same and is not changed. */
export type CsvCell = string | number | { decimal: string } | null;

/** An amount as a cell. */
export function moneyCell(cents: Cents): CsvCell {
  return { decimal: formatCents(cents) };
}

/**
 * What spreadsheets of a language divide cells and decimals by. No first line `sep=;` says so: with one, Excel
 * disregards the byte order mark, and every letter with an accent is wrong.
 */
const SIGNS = {
  en: { delimiter: ',', point: '.' },
  pt: { delimiter: ';', point: ',' },
} as const satisfies Record<UserLanguage, { delimiter: string; point: string }>;

/**
 * Rows as a CSV file with the separators of a user's language: RFC 4180, UTF-8 with a byte order mark, without which Excel reads it as
 * the old code page of the machine. What a spreadsheet would run as a formula begins with an
 * apostrophe. Rows are read as the file is sent, and no more of them when nobody reads on.
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
    // A lone line feed inside a cell stands in quotes as well.
    quote_record_delimiter: true,
    header: true,
    columns: [...headings],
  });
  // An error on either side ends both; it is the response's to tell.
  // Its types promise less than it gives: what a generator ends is a Duplex.
  return pipeline(linesOf(rows, point), csv, inPieces, () => undefined) as unknown as Readable;
}

/** Bytes that are sent at a time, at least. */
const PIECE_BYTES = 64 * 1024;

/** The library gives a piece for each row, and each takes as long to compress and to send as a large one. */
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
  for await (const row of rows) yield row.map((cell) => withoutFormulas(textOf(cell, point)));
}

function textOf(cell: CsvCell, point: string): string {
  return typeof cell === 'object' ? (cell?.decimal.replace('.', point) ?? '') : String(cell);
}

/** The library looks at the begin of a cell only. */
function withoutFormulas(value: string): string {
  return plainText(value).replaceAll(FORMULA_BEGINS, "$1'");
}
