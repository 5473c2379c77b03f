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

/** A line of the editor: proposed by the rules or added by the owner, with the amount as typed. */
export type OfferLineForm = {
  key: string;
  line: QuoteLineJson;
  /** May be negative. */
  amount: string;
  /** Price by the rules; `null` for a line that the owner added. */
  listCents: Cents | null;
};

export function proposedLines({ lines = [] }: QuoteJson): OfferLineForm[] {
  return lines.map((line) => ({
    key: offerLineKey(line),
    line,
    amount: formatCents(centsOfNumber(line.total)),
    listCents: centsOfNumber(line.total),
  }));
}

/**
 * Proposes the lines of another stay. Keeps the owner's amounts and own lines, and leaves out lines that the owner
 * removed.
 * @param shown lines of the previous stay
 * @param takenOut purposes of removed lines, see {@link takenOutOf}
 * @returns `replaced` are the owner's amounts that no longer match exactly one line
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

function purposeOf({ kind, extraId, name }: QuoteLineJson): string {
  return offerLineKey({ kind, extraId, name: kind === 'nights' ? undefined : name });
}

function isChanged({ amount, listCents }: OfferLineForm): boolean {
  return listCents !== null && typedCents(amount) !== listCents;
}

export function savedLines({ lines }: OfferJson): OfferLineForm[] {
  return lines.map(({ list, ...line }) => ({
    key: offerLineKey(line),
    line,
    amount: formatCents(centsOfNumber(line.total)),
    listCents: list === null ? null : centsOfNumber(list),
  }));
}

let ownLines = 0;

export function ownLine(): OfferLineForm {
  ownLines += 1;
  return {
    key: `own ${ownLines}`,
    line: { kind: 'other', name: '', quantity: 1, rate: 0, total: 0 },
    amount: '',
    listCents: null,
  };
}

/** Cents of a typed amount, negative for a deduction; `null` if invalid. */
export function typedCents(typed: string): Cents | null {
  const [, minus = '', rest = ''] = /^\s*([-−]?)\s*(.*)$/.exec(typed) ?? [];
  try {
    const cents = parseCents(normaliseDecimal(rest));
    return minus === '' || cents === 0 ? cents : -cents;
  } catch {
    return null;
  }
}

/** `null` if an amount is invalid. */
export function totalOf(lines: readonly OfferLineForm[]): Cents | null {
  let sum = 0;
  for (const { amount } of lines) {
    const cents = typedCents(amount);
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}

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
