import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { plainText } from '@shared/domain/plainText';

/**
 * Where a cell would begin that a spreadsheet runs as a formula. Where the list separator is ";",
 * as in most of Europe, one that opens the file divides the lines there and at line ends, and sees
 * no quotes but those in front of a cell.
 */
const FORMULA_BEGINS = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

export type CsvCell = string | number | null;

/**
 * Rows as a CSV file: RFC 4180, UTF-8 with a byte order mark, without which Excel reads it as
 * the old code page of the machine. What a spreadsheet would run as a formula begins with an
 * apostrophe. Rows are read as the file is sent, and no more of them when nobody reads on.
 */
export function csvFile(
  headings: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Readable {
  const csv = stringify({
    bom: true,
    record_delimiter: 'windows',
    // A lone line feed inside a cell stands in quotes as well.
    quote_record_delimiter: true,
    header: true,
    columns: [...headings],
  });
  // An error on either side ends both; it is the response's to tell.
  // Its types promise less than it gives: what a generator ends is a Duplex.
  return pipeline(linesOf(rows), csv, inPieces, () => undefined) as unknown as Readable;
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
): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map((cell) => withoutFormulas(String(cell ?? '')));
}

/** The library looks at the begin of a cell only. */
function withoutFormulas(value: string): string {
  return plainText(value).replaceAll(FORMULA_BEGINS, "$1'");
}
