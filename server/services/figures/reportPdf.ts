import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { formatDay, villaDay, type PlainDate } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import { formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';
import type { FileTexts } from '@shared/i18n/ownerFiles';
import { isDrawable, withoutEmoji } from '../../fonts/fontCoverage';
import regularUrl from '../../fonts/noto-sans-regular.ttf?inline';
import semiboldUrl from '../../fonts/noto-sans-semibold.ttf?inline';
import type { Report } from './report';
import type { Guest, ReportCell } from './reportTable';

type Doc = InstanceType<typeof PDFDocument>;
type Column = { index: number; heading: string; width: number; isNumber: boolean };

/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28, margin: 42 } as const;
const ROW_HEIGHT = 19;
const FIRST_TABLE_TOP = 166;
const NEXT_TABLE_TOP = 66;
const TABLE_BOTTOM = PAGE.height - 70;
const FONT_SIZE = 8.5;
const INK = '#1f2a2e';
const SLATE = '#56646a';
const LINE = '#d8ccba';

/**
 * The report as a PDF file. Each page is sent before the next one is drawn. Fonts are embedded; a name in an
 * unsupported script is replaced by the e-mail address, which the file states.
 */
export function reportPdf(report: Report, texts: FileTexts, now: Date): Readable {
  const { title } = report;
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: PAGE.margin,
    autoFirstPage: false,
    // The built-in fonts cover only Western European letters.
    font: '',
    lang: texts.locale,
    info: { Title: `${report.villaName}: ${title}`, CreationDate: now },
  });
  doc.registerFont('regular', fontOf(regularUrl));
  doc.registerFont('semibold', fontOf(semiboldUrl));
  drawPages(doc, report, texts, villaDay(now))
    .then(() => doc.end())
    .catch((error: unknown) =>
      doc.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  return doc;
}

async function drawPages(
  doc: Doc,
  report: Report,
  texts: FileTexts,
  today: PlainDate,
): Promise<void> {
  const columns = columnsOf(report);
  const pages = paginate(report.rows);
  const draw = (cells: readonly ReportCell[], top: number, font: 'regular' | 'semibold') =>
    drawRow(doc, columns, top, font, ({ index }) => cellText(cells[index] ?? null, texts));
  for (const [number, rows] of pages.entries()) {
    doc.addPage();
    let top = NEXT_TABLE_TOP;
    if (number === 0) {
      drawHeading(doc, report, texts, today);
      top = FIRST_TABLE_TOP;
    }
    drawFoot(doc, texts, report.title, number + 1, pages.length);
    top = drawRow(doc, columns, top, 'semibold', ({ heading }) => heading);
    for (const row of rows) top = draw(row, top, 'regular');
    if (number === pages.length - 1) {
      if (rows.length > 0) top = draw(report.sums, top, 'semibold');
      drawNotes(doc, texts, top, report);
    }
    await nextTurn();
  }
}

/** Splits rows into pages, at least one; the last has room for the totals. */
function paginate<Row>(all: readonly Row[]): Row[][] {
  const rowsFrom = (top: number) => Math.floor((TABLE_BOTTOM - top) / ROW_HEIGHT) - 2;
  const pages: Row[][] = [];
  let taken = 0;
  do {
    const room = rowsFrom(pages.length === 0 ? FIRST_TABLE_TOP : NEXT_TABLE_TOP);
    pages.push(all.slice(taken, taken + room));
    taken += room;
  } while (taken < all.length);
  return pages;
}

function columnsOf({ columns }: Report): Column[] {
  const shown = columns.flatMap(({ heading, pdf, isNumber, isSummed }, index) =>
    pdf
      ? [
          {
            index,
            heading: pdf.heading ?? heading,
            width: pdf.width,
            isNumber: (isNumber ?? isSummed) === true,
          },
        ]
      : [],
  );
  const rest = shown.reduce((left, { width }) => left - width, PAGE.width - 2 * PAGE.margin);
  return shown.map((column) => ({ ...column, width: column.width || rest }));
}

function cellText(cell: ReportCell, texts: FileTexts): string {
  if (typeof cell !== 'object' || cell === null) return String(cell ?? '');
  if ('cents' in cell) return amountText(cell.cents, cell.currency, texts);
  if ('count' in cell) return cell.shown;
  return 'day' in cell ? cellDayText(cell.day, texts) : guestText(cell.guest);
}

function drawHeading(
  doc: Doc,
  { villaName, title, intro }: Report,
  { text, locale }: FileTexts,
  today: PlainDate,
): void {
  const at = (top: number) => [PAGE.margin, top, { width: PAGE.width - 2 * PAGE.margin }] as const;
  doc
    .font('regular')
    .fontSize(10)
    .fillColor(SLATE)
    .text(plainLine(villaName), ...at(PAGE.margin));
  doc
    .font('semibold')
    .fontSize(20)
    .fillColor(INK)
    .text(title, ...at(58));
  const made = text('Made on {day}.', { day: formatDay(today, locale) });
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(SLATE)
    .text(`${intro} ${made}`, ...at(90));
  doc
    .font('semibold')
    .fillColor(INK)
    .text(text('This is a summary for your own records. It is not an invoice.'), ...at(134));
}

function drawFoot(doc: Doc, { text }: FileTexts, title: string, page: number, pages: number): void {
  doc.font('regular').fontSize(8).fillColor(SLATE);
  // Below the margin, where the library would otherwise start a new page.
  const { bottom } = doc.page.margins;
  doc.page.margins.bottom = 0;
  const top = PAGE.height - 34;
  doc.text(text('{title} · not an invoice', { title }), PAGE.margin, top, { lineBreak: false });
  doc.text(text('Page {page} of {pages}', { page, pages }), PAGE.width - PAGE.margin - 120, top, {
    width: 120,
    align: 'right',
    lineBreak: false,
  });
  doc.page.margins.bottom = bottom;
}

/** @returns the top of the next row */
function drawRow(
  doc: Doc,
  columns: readonly Column[],
  top: number,
  font: 'regular' | 'semibold',
  textOf: (column: Column) => string,
): number {
  doc.font(font).fontSize(FONT_SIZE).fillColor(INK);
  let left: number = PAGE.margin;
  for (const column of columns) {
    const text = shortened(doc, textOf(column), column.width - 6);
    const indent = column.isNumber ? column.width - doc.widthOfString(text) : 0;
    if (text) doc.text(text, left + indent, top, { lineBreak: false });
    left += column.width;
  }
  const line = top + ROW_HEIGHT - 5;
  doc.moveTo(PAGE.margin, line).lineTo(left, line).lineWidth(0.5).strokeColor(LINE).stroke();
  return top + ROW_HEIGHT;
}

function drawNotes(doc: Doc, { text }: FileTexts, top: number, report: Report): void {
  const { rows, empty, notes } = report;
  const hidesNames = rows.flat().some((cell) => {
    const guest = typeof cell === 'object' && cell && 'guest' in cell ? cell.guest : null;
    return guest !== null && guestText(guest) !== nameOf(guest);
  });
  const lines = rows.length === 0 ? [empty] : [...notes];
  if (hidesNames) {
    lines.push(
      text(
        'Guests whose names this file’s font cannot show stand with their e-mail address; the report as CSV has every name as it was written.',
      ),
    );
  }
  doc.font('regular').fontSize(8).fillColor(SLATE);
  lines.forEach((line, index) =>
    doc.text(line, PAGE.margin, top + 2 + index * 11, { lineBreak: false }),
  );
}

/** The guest's name; the e-mail address if the font lacks letters, or else the reference. */
function guestText(guest: Guest): string {
  const name = nameOf(guest);
  if (name !== '' && isDrawable(name)) return name;
  const address = plainLine(guest.guestEmail).normalize('NFC');
  return address !== '' && isDrawable(address) ? address : guest.reference;
}

function nameOf({ guestName }: Guest): string {
  return withoutEmoji(plainLine(guestName));
}

/** More letters than fit into any column. */
const MOST_LETTERS = 120;

/** Cuts a text to a width. @param width in points */
function shortened(doc: Doc, text: string, width: number): string {
  // Each measurement lays out the whole text, so it is cut first.
  const letters = Array.from(text);
  if (letters.length <= MOST_LETTERS && doc.widthOfString(text) <= width) return text;
  const cut = (length: number) => `${letters.slice(0, length).join('')}…`;
  let [fits, tooWide] = [0, Math.min(letters.length, MOST_LETTERS)];
  while (tooWide - fits > 1) {
    const middle = Math.floor((fits + tooWide) / 2);
    if (doc.widthOfString(cut(middle)) <= width) fits = middle;
    else tooWide = middle;
  }
  return cut(fits);
}

/** Always with cents, so that amounts align. */
function amountText(cents: Cents, currency: Currency, { locale }: FileTexts): string {
  const text = formatMoney(cents, currency, locale);
  if (cents % 100 !== 0) return text;
  return locale.startsWith('en')
    ? `${text}.00`
    : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** A short day for a narrow column: other languages' abbreviated months are longer than English ones. */
function cellDayText(day: PlainDate, { locale }: FileTexts): string {
  return locale.startsWith('en')
    ? formatDay(day, locale)
    : formatDay(day, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** @param url `data:…;base64,…` */
function fontOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
