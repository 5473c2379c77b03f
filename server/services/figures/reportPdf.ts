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
import { earnedCents, reportSums, type Report, type ReportStay } from './report';

type Doc = InstanceType<typeof PDFDocument>;
type Column = {
  heading: string;
  /** In points. */
  width: number;
  isNumber?: boolean;
  cell: (stay: ReportStay) => string;
  sum?: (sums: ReturnType<typeof reportSums>) => string;
};

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
  const title = texts.text('Stays of {period}', { period: periodText(report, texts) });
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
  drawPages(doc, report, texts, { title, today: villaDay(now) })
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
  heading: { title: string; today: PlainDate },
): Promise<void> {
  const columns = columnsOf(report, texts);
  const pages = paginate(report.stays);
  for (const [index, stays] of pages.entries()) {
    doc.addPage();
    let top = NEXT_TABLE_TOP;
    if (index === 0) {
      drawHeading(doc, report, texts, heading);
      top = FIRST_TABLE_TOP;
    }
    drawFoot(doc, texts, heading.title, index + 1, pages.length);
    top = drawRow(doc, columns, top, 'semibold', ({ heading }) => heading);
    for (const stay of stays) top = drawRow(doc, columns, top, 'regular', ({ cell }) => cell(stay));
    if (index === pages.length - 1) drawEnd(doc, columns, texts, top, report);
    await nextTurn();
  }
}

/** Splits rows into pages, at least one; the last has room for the totals. */
function paginate(stays: readonly ReportStay[]): ReportStay[][] {
  const rowsFrom = (top: number) => Math.floor((TABLE_BOTTOM - top) / ROW_HEIGHT) - 2;
  const pages: ReportStay[][] = [];
  let taken = 0;
  do {
    const room = rowsFrom(pages.length === 0 ? FIRST_TABLE_TOP : NEXT_TABLE_TOP);
    pages.push(stays.slice(taken, taken + room));
    taken += room;
  } while (taken < stays.length);
  return pages;
}

/** Tourist tax comes after the total, as it is not part of it; money kept after cancellations before. */
function columnsOf({ currency, stays }: Report, texts: FileTexts): Column[] {
  const { text } = texts;
  const isTaxed = stays.some(({ taxCents }) => taxCents > 0);
  const hasKept = stays.some(({ keptCents }) => keptCents > 0);
  // With both columns the dates are narrower, to leave room for the name.
  const dayWidth = isTaxed && hasKept ? 60 : 70;
  const money = (cents: Cents) => amountText(cents, currency, texts);
  return [
    { heading: text('Reference'), width: 76, cell: ({ reference }) => reference },
    {
      heading: text('Guest'),
      width: 290 - 2 * dayWidth - (isTaxed ? 64 : 0) - (hasKept ? 40 : 0),
      cell: guestText,
    },
    {
      heading: text('Check-in'),
      width: dayWidth,
      cell: ({ checkinDate }) => cellDayText(checkinDate, texts),
    },
    {
      heading: text('Check-out'),
      width: dayWidth,
      cell: ({ checkoutDate }) => cellDayText(checkoutDate, texts),
    },
    {
      heading: text('Amount of the stay'),
      width: hasKept ? 84 : 96,
      isNumber: true,
      cell: ({ totalCents, currency }) => amountText(totalCents, currency, texts),
    },
    {
      heading: text('Nights'),
      width: hasKept ? 52 : 60,
      isNumber: true,
      cell: ({ periodNights, nights, keptCents }) =>
        periodNights === nights
          ? String(nights)
          : keptCents > 0
            ? text('cancelled')
            : text('{nights} of {all}', { nights: periodNights, all: nights }),
      sum: ({ nights }) => String(nights),
    },
    {
      heading: text('Accommodation'),
      width: 84,
      isNumber: true,
      cell: ({ accommodationCents }) => money(accommodationCents),
      sum: ({ accommodationCents }) => money(accommodationCents),
    },
    {
      heading: text('Fees'),
      width: 70,
      isNumber: true,
      cell: ({ feesCents }) => money(feesCents),
      sum: ({ feesCents }) => money(feesCents),
    },
    ...(hasKept
      ? [
          {
            heading: text('Kept'),
            width: 60,
            isNumber: true,
            cell: ({ keptCents }: ReportStay) => money(keptCents),
            sum: ({ keptCents }: ReturnType<typeof reportSums>) => money(keptCents),
          },
        ]
      : []),
    {
      heading: text('Total in {currency}', { currency }),
      width: 80,
      isNumber: true,
      cell: (stay) => money(earnedCents(stay)),
      sum: ({ totalCents }) => money(totalCents),
    },
    ...(isTaxed
      ? [
          {
            heading: text('Tourist tax'),
            width: 64,
            isNumber: true,
            cell: ({ taxCents }: ReportStay) => money(taxCents),
            sum: ({ taxCents }: ReturnType<typeof reportSums>) => money(taxCents),
          },
        ]
      : []),
  ];
}

function drawHeading(
  doc: Doc,
  { villaName, currency, usesTodaysRates }: Report,
  texts: FileTexts,
  { title, today }: { title: string; today: PlainDate },
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
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(SLATE)
    .text(
      texts.text(
        usesTodaysRates
          ? 'Confirmed stays by the nights on which guests slept here. A stay that begins or ends outside the period counts with its nights inside it, each night with the same part of the amount. Amounts are in {currency}, those of bookings in another currency at the exchange rates of today. Made on {day}.'
          : 'Confirmed stays by the nights on which guests slept here. A stay that begins or ends outside the period counts with its nights inside it, each night with the same part of the amount. Amounts are in {currency}, those of bookings in another currency at the exchange rates of the day of booking. Made on {day}.',
        {
          currency,
          day: dayText(today, texts),
        },
      ),
      ...at(90),
    );
  doc
    .font('semibold')
    .fillColor(INK)
    .text(texts.text('This is a summary for your own records. It is not an invoice.'), ...at(134));
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

function drawEnd(
  doc: Doc,
  columns: readonly Column[],
  { text }: FileTexts,
  top: number,
  { stays }: Report,
): void {
  if (stays.length === 0) {
    doc.font('regular').fontSize(FONT_SIZE).fillColor(SLATE);
    doc.text(text('No confirmed stay has a night in this period.'), PAGE.margin, top, {
      lineBreak: false,
    });
    return;
  }
  const sums = reportSums(stays);
  const next = drawRow(doc, columns, top, 'semibold', (column) =>
    column === columns[0] ? text('Total') : (column.sum?.(sums) ?? ''),
  );
  const hidesNames = stays.some((stay) => guestText(stay) !== nameOf(stay));
  const notes = [
    ...(sums.keptCents > 0
      ? [
          text(
            'Money kept after a cancellation stands on the day on which the stay would have begun.',
          ),
        ]
      : []),
    ...(hidesNames
      ? [
          text(
            'Guests whose names this file’s font cannot show stand with their e-mail address; the report as CSV has every name as it was written.',
          ),
        ]
      : []),
  ];
  doc.font('regular').fontSize(8).fillColor(SLATE);
  notes.forEach((note, index) =>
    doc.text(note, PAGE.margin, next + 2 + index * 11, { lineBreak: false }),
  );
}

/** The guest's name; the e-mail address if the font lacks letters, or else the reference. */
function guestText(stay: ReportStay): string {
  const name = nameOf(stay);
  if (name !== '' && isDrawable(name)) return name;
  const address = plainLine(stay.guestEmail).normalize('NFC');
  return isDrawable(address) ? address : stay.reference;
}

function nameOf({ guestName }: ReportStay): string {
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

function periodText({ period: { from, to } }: Report, texts: FileTexts): string {
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
  return isYear
    ? from.slice(0, 4)
    : texts.text('{from} to {to}', { from: dayText(from, texts), to: dayText(to, texts) });
}

/** Always with cents, so that amounts align. */
function amountText(cents: Cents, currency: Currency, { locale }: FileTexts): string {
  const text = formatMoney(cents, currency, locale);
  if (cents % 100 !== 0) return text;
  return locale.startsWith('en')
    ? `${text}.00`
    : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

function dayText(day: PlainDate, { locale }: FileTexts): string {
  return formatDay(day, locale);
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
