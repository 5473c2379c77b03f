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

/**
 * The lines of another stay: as the rules propose them, with the amounts and the lines that are the
 * owner's own, and without what the owner has taken out.
 * @param shown the lines of before, as they stand on the form
 * @param takenOut what the owner has taken out so far, see {@link takenOutOf}
 * @returns `replaced`: the owner's amounts that belong to no single line any more
 */
export function linesOfOtherStay(
  quote: QuoteJson,
  shown: readonly OfferLineForm[],
  takenOut: ReadonlySet<string>,
): { lines: OfferLineForm[]; replaced: OfferLineForm[] } {
  const next = proposedLines(quote);
  const single = (lines: readonly OfferLineForm[], purpose: string) => {
    const found = lines.filter(({ line }) => purposeOf(line) === purpose);
    return found.length === 1 ? found[0] : undefined;
  };
  const kept = new Set<OfferLineForm>();
  const lines = next.flatMap((each) => {
    const purpose = purposeOf(each.line);
    if (takenOut.has(purpose)) return [];
    const before = single(shown, purpose);
    if (!before || !isChanged(before) || !single(next, purpose)) return [each];
    kept.add(before);
    return [{ ...each, amount: before.amount }];
  });
  return {
    lines: [...lines, ...shown.filter(({ line }) => line.kind === 'other')],
    replaced: shown.filter(
      (each) => each.line.kind !== 'other' && isChanged(each) && !kept.has(each),
    ),
  };
}

/** What lines that were there are for, where none of those that are left is for the same. */
export function takenOutOf(
  before: readonly OfferLineForm[],
  left: readonly OfferLineForm[],
): string[] {
  const purposes = new Set(left.map(({ line }) => purposeOf(line)));
  return before
    .filter(({ line }) => line.kind !== 'other')
    .map(({ line }) => purposeOf(line))
    .filter((purpose) => !purposes.has(purpose));
}

/** What a line is for, whatever its dates. */
function purposeOf({ kind, extraId, name }: QuoteLineJson): string {
  return offerLineKey({ kind, extraId, name: kind === 'nights' ? undefined : name });
}

/** Whether the owner has given a proposed line another amount. */
function isChanged({ amount, listCents }: OfferLineForm): boolean {
  return listCents !== null && typedCents(amount) !== listCents;
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
