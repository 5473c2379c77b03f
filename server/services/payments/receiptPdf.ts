import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { formatDay, type PlainDate } from '@shared/domain/date';
import { formatMoney } from '@shared/domain/prices/money';
import { fill } from '@shared/i18n/fill';
import { LANGUAGES } from '@shared/i18n/languages';
import { serverTexts } from '@shared/i18n/catalogues';
import { isDrawable, withoutEmoji } from '../../fonts/fontCoverage';
import regularUrl from '../../fonts/noto-sans-regular.ttf?inline';
import semiboldUrl from '../../fonts/noto-sans-semibold.ttf?inline';
import type { ReceiptPaper } from './receipts';

/** A4, in points. */
const PAGE = { width: 595.28, margin: 56 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const LABEL_WIDTH = 130;
const INK = '#1f2a2e';
const SLATE = '#56646a';
const CORAL = '#b3261e';
const LINE = '#d8ccba';

/** A receipt as a one-page PDF file in the guest's language. */
export function receiptPdf(receipt: ReceiptPaper, now: Date): Readable {
  const { content, language } = receipt;
  const texts = serverTexts(language).payments;
  const { locale } = LANGUAGES[language];
  const day = (date: PlainDate) => formatDay(date, locale);
  const title = fill(texts['receipt.title'], { number: receipt.number });
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    // The built-in fonts cover only Western European letters.
    font: '',
    lang: locale,
    info: { Title: `${content.villaName}: ${title}`, CreationDate: now },
  });
  doc.registerFont('regular', fontOf(regularUrl)).registerFont('semibold', fontOf(semiboldUrl));

  doc.font('regular').fontSize(11).fillColor(SLATE);
  doc.text(drawable(content.villaName), { width: WIDTH });
  doc.moveDown(0.6).font('semibold').fontSize(24).fillColor(INK).text(title, { width: WIDTH });
  doc.font('regular').fontSize(10).fillColor(SLATE);
  doc.text(fill(texts['receipt.issuedOn'], { day: day(receipt.issuedOn) }), { width: WIDTH });
  if (receipt.voidOn !== null) {
    const params = { day: day(receipt.voidOn), reason: drawable(receipt.voidReason ?? '') };
    doc.moveDown(0.8).font('semibold').fontSize(12).fillColor(CORAL);
    doc.text(fill(texts['receipt.void'], params), { width: WIDTH });
  }
  doc.moveDown(1.5);

  const stay = {
    from: day(content.checkinDate),
    to: day(content.checkoutDate),
  };
  const { taxNumber, registration } = content;
  const rows: [label: string, value: string][] = [
    [texts['receipt.amount'], amountText(content.amountCents, content.currency, locale)],
    [texts['receipt.from'], payerText(receipt)],
    [
      texts['receipt.for'],
      fill(texts[content.purpose === 'security' ? 'receipt.forSecurity' : 'receipt.forStay'], stay),
    ],
    [texts['receipt.booking'], content.reference],
    [texts['receipt.paidOn'], day(content.paidOn)],
    [texts['receipt.way'], texts[`receipt.way.${content.way}`]],
    [
      texts['receipt.by'],
      [
        content.operatorName ?? content.villaName,
        content.address,
        taxNumber && fill(texts['receipt.taxNumber'], { number: taxNumber }),
        registration && fill(texts['receipt.registration'], { number: registration }),
      ]
        .filter((part) => part !== null && part !== '')
        .map((part) => drawable(part ?? ''))
        .join('\n'),
    ],
  ];
  for (const [label, value] of rows) {
    const top = doc.y;
    doc.font('regular').fontSize(10).fillColor(SLATE);
    doc.text(label, PAGE.margin, top, { width: LABEL_WIDTH - 12 });
    const labelEnd = doc.y;
    doc
      .font(label === texts['receipt.amount'] ? 'semibold' : 'regular')
      .fontSize(11)
      .fillColor(INK);
    doc.text(value, PAGE.margin + LABEL_WIDTH, top, { width: WIDTH - LABEL_WIDTH });
    const end = Math.max(labelEnd, doc.y) + 8;
    doc.moveTo(PAGE.margin, end).lineTo(PAGE.margin + WIDTH, end);
    doc.lineWidth(0.5).strokeColor(LINE).stroke();
    doc.y = end + 10;
  }
  doc.moveDown(1).font('regular').fontSize(9).fillColor(SLATE);
  doc.text(texts['receipt.notInvoice'], PAGE.margin, doc.y, { width: WIDTH });
  doc.end();
  return doc;
}

/** Always with cents, as usual on receipts. */
function amountText(cents: number, currency: ReceiptPaper['content']['currency'], locale: string) {
  const text = formatMoney(cents, currency, locale);
  return cents % 100 === 0 && locale.startsWith('en') ? `${text}.00` : text;
}

/** The payer. Uses the e-mail address if the fonts lack letters of the name. */
function payerText({ guestName, guestEmail, content }: ReceiptPaper): string {
  if (guestName === null) return '—';
  const known = [guestName, guestEmail].map(withoutEmoji);
  return known.find((text) => text !== '' && isDrawable(text)) ?? content.reference;
}

/** Removes emoji and replaces letters that the embedded fonts lack with question marks. */
function drawable(text: string): string {
  return Array.from(withoutEmoji(text), (letter) => (isDrawable(letter) ? letter : '?')).join('');
}

/** @param url `data:…;base64,…` */
function fontOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
