import type { OfferInput, OfferJson } from '@shared/contract/offers/offer';
import type { QuoteJson, QuoteLineJson } from '@shared/contract/prices/price';
import { billLines, type BillLine } from '@shared/domain/prices/billLines';
import {
  centsOfNumber,
  formatCents,
  normaliseDecimal,
  numberOfCents,
  parseCents,
  type Cents,
} from '@shared/domain/prices/money';
import { offerLineKey } from '@shared/domain/offers/offerLines';

/** A line of the editor: as it was proposed, or the owner's own, with the amount as it is typed. */
export type OfferLineForm = {
  key: string;
  line: QuoteLineJson;
  /** As typed; may be below zero. */
  amount: string;
  /** What the rules ask for it; `null` for one of the owner's own. */
  listCents: Cents | null;
};

/** The lines that the rules propose. */
export function proposedLines({ lines = [] }: QuoteJson): OfferLineForm[] {
  return lines.map((line) => ({
    key: offerLineKey(line),
    line,
    amount: formatCents(centsOfNumber(line.total)),
    listCents: centsOfNumber(line.total),
  }));
}

/** The lines of an offer that was saved. */
export function savedLines({ lines }: OfferJson): OfferLineForm[] {
  return lines.map(({ list, ...line }) => ({
    key: offerLineKey(line),
    line,
    amount: formatCents(centsOfNumber(line.total)),
    listCents: list === null ? null : centsOfNumber(list),
  }));
}

let ownLines = 0;

/** An empty line of the owner's own. */
export function ownLine(): OfferLineForm {
  ownLines += 1;
  return {
    key: `own ${ownLines}`,
    line: { kind: 'other', name: '', quantity: 1, rate: 0, total: 0 },
    amount: '',
    listCents: null,
  };
}

/** Cents of an amount as it is typed, with a minus for what is taken off; `null` for anything else. */
export function typedCents(typed: string): Cents | null {
  const [, minus = '', rest = ''] = /^\s*([-−]?)\s*(.*)$/.exec(typed) ?? [];
  try {
    const cents = parseCents(normaliseDecimal(rest));
    return minus === '' || cents === 0 ? cents : -cents;
  } catch {
    return null;
  }
}

/** The sum of the lines; `null` while one of them is no amount. */
export function totalOf(lines: readonly OfferLineForm[]): Cents | null {
  let sum = 0;
  for (const { amount } of lines) {
    const cents = typedCents(amount);
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}

/** The lines as they are sent; `null` while one of them is no amount, or says nothing. */
export function sentLines(lines: readonly OfferLineForm[]): OfferInput['lines'] | null {
  const sent: OfferInput['lines'] = [];
  for (const { line, amount } of lines) {
    const cents = typedCents(amount);
    if (cents === null || (line.kind === 'other' && !line.name?.trim())) return null;
    const total = numberOfCents(cents);
    sent.push(line.kind === 'other' ? { ...line, rate: total, total } : { ...line, total });
  }
  return sent;
}

/** A proposed line as its bill would say it, at its list price. */
export function billLineOf(line: QuoteLineJson): BillLine | null {
  const nightly = line.kind === 'nights' && line.dates ? [{ ...line, dates: line.dates }] : [];
  const [bill = null] = billLines({
    priceBreakdown: nightly.map(({ quantity, rate, dates }) => ({
      nights: quantity,
      rate,
      total: numberOfCents(centsOfNumber(rate) * quantity),
      dates,
    })),
    guestFee: 0,
    cleaningFee: 0,
    lines:
      line.kind === 'nights'
        ? []
        : [{ ...line, total: numberOfCents(centsOfNumber(line.rate) * line.quantity) }],
  });
  return bill;
}
