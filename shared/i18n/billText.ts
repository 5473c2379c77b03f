import type { BillLine } from '../domain/prices/billLines';
import type { QuotePayment } from '../domain/prices/price';
import type { Cents } from '../domain/prices/money';
import type { rules } from './en/rules';
import { fill } from './fill';
import { DEFAULT_LANGUAGE, type Language } from './languages';

/** The sentences of bills in one language. */
export type BillTexts = Readonly<
  Record<Extract<keyof typeof rules, `bill.${string}` | `payment.${string}`>, string>
>;

/**
 * The text of a line of a bill.
 * @param money formats an amount for the reader
 * @param language of the texts
 */
export function billLineText(
  line: BillLine,
  texts: BillTexts,
  money: (cents: Cents) => string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  if (line.kind === 'extra' && line.quantity === 1) return line.name;
  if (line.kind === 'unnamedDiscount') {
    const { of: kind, percent } = line;
    const name = texts[`bill.${kind}`];
    return percent === null ? name : fill(texts['bill.discount'], { name, percent }, language);
  }
  const numbers = Object.entries(line).filter((entry) => typeof entry[1] !== 'object');
  return fill(
    texts[textKey(line)],
    { ...Object.fromEntries(numbers), rate: 'rateCents' in line ? money(line.rateCents) : '' },
    language,
  );
}

function textKey(line: Exclude<BillLine, { kind: 'unnamedDiscount' }>): keyof BillTexts {
  if (line.kind === 'extraGuests' && 'guests' in line) {
    return line.nights === null ? 'bill.extraGuestsByStay' : 'bill.extraGuestsByNight';
  }
  // For one night the text needs no number of nights, which would read oddly.
  if (line.kind === 'touristTax' && line.isFirstNights && line.nights > 1) {
    return 'bill.touristTaxFirstNights';
  }
  return `bill.${line.kind}`;
}

/**
 * The sentences about payments; empty if the owner has no payment terms.
 * @param formatDay formats a day for the reader
 */
export function paymentTexts(
  payment: QuotePayment,
  texts: BillTexts,
  money: (cents: Cents) => string,
  formatDay: (day: string) => string,
): string[] {
  const { depositPercent: percent, balanceCents, balanceDue, balanceDays } = payment;
  const deposit = money(payment.depositCents);
  const balance = money(balanceCents);
  const sentences: string[] = [];
  if (percent !== null) {
    if (payment.depositCents > 0) {
      sentences.push(
        balanceCents > 0
          ? fill(texts['payment.deposit'], { deposit, percent })
          : fill(texts['payment.all'], { deposit }),
      );
    }
    if (balanceDue !== null) {
      sentences.push(
        balanceDays
          ? fill(texts['payment.balance'], { balance, day: formatDay(balanceDue) })
          : fill(texts['payment.onArrival'], { balance }),
      );
    }
  }
  if (payment.securityDepositCents > 0) {
    sentences.push(
      fill(texts['payment.security'], { security: money(payment.securityDepositCents) }),
    );
  }
  return sentences;
}
