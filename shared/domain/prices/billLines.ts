import type { Language } from '../../i18n/languages';
import { nameFor, type OwnNames } from '../../i18n/ownNames';
import type { PlainDate } from '../date';
import type { DiscountKind } from './discount';
import type { QuoteLineKind, QuotePayment } from './price';
import { centsOfNumber, type Cents } from './money';

/** A line of a bill, in the currency of the quote. */
export type BillLine =
  | {
      kind: 'nights';
      nights: number;
      rateCents: Cents;
      /** The first night, and the morning after the last. */
      dates: { start: PlainDate; end: PlainDate };
      cents: Cents;
    }
  | { kind: 'extraGuests' | 'cleaning' | 'pets'; cents: Cents }
  | {
      kind: 'extraGuests';
      guests: number;
      /** `null` for a fee per stay. */
      nights: number | null;
      rateCents: Cents;
      cents: Cents;
    }
  /** `cents` is negative. */
  | { kind: 'discount'; name: string; percent: number; cents: Cents }
  /** A discount without a name; `percent` is `null` for an amount set by the owner. */
  | { kind: 'unnamedDiscount'; of: DiscountKind; percent: number | null; cents: Cents }
  | { kind: 'extra'; name: string; quantity: number; rateCents: Cents; cents: Cents }
  /** Free text of the owner's. */
  | { kind: 'other'; name: string; cents: Cents }
  /** Amounts set by the owner, without a rate that multiplies to them. */
  | {
      kind: 'agreedNights';
      nights: number;
      dates: { start: PlainDate; end: PlainDate };
      cents: Cents;
    }
  | { kind: 'agreedTax'; dates: { start: PlainDate; end: PlainDate }; cents: Cents }
  | {
      kind: 'touristTax';
      guests: number;
      nights: number;
      rateCents: Cents;
      /** As for nights. */
      dates: { start: PlainDate; end: PlainDate };
      isFirstNights: boolean;
      cents: Cents;
    };

type Quote = {
  priceBreakdown: readonly {
    nights: number;
    rate: number;
    total: number;
    dates: { start: PlainDate; end: PlainDate };
  }[];
  guestFee: number;
  cleaningFee: number;
  /** Missing in prices stored by older versions. */
  lines?: readonly QuoteLine[] | undefined;
};

type QuoteLine = {
  kind: QuoteLineKind;
  quantity: number;
  rate: number;
  total: number;
  name?: string | undefined;
  names?: OwnNames | undefined;
  discountKind?: DiscountKind | undefined;
  percent?: number | undefined;
  guests?: number | undefined;
  dates?: { start: PlainDate; end: PlainDate } | undefined;
};

/**
 * The lines above the total, for the site, the back office and mails. They add up to the total; a zero fee has no line.
 * @param reader language of the guest; `null` for the owner, who reads their own names of extras and discounts
 */
export function billLines(
  { priceBreakdown, guestFee, cleaningFee, lines }: Quote,
  reader: Language | null = null,
): BillLine[] {
  const fees = [
    { kind: 'extraGuests', cents: centsOfNumber(guestFee) },
    { kind: 'cleaning', cents: centsOfNumber(cleaningFee) },
  ] as const;
  const stay = {
    start: priceBreakdown.at(0)?.dates.start ?? '',
    end: priceBreakdown.at(-1)?.dates.end ?? '',
  };
  const isOneTax = lines?.filter(({ kind }) => kind === 'touristTax').length === 1;
  const chargesOf = ({ name = '', ...line }: QuoteLine) =>
    chargeLine(
      { ...line, name: nameFor({ name, names: line.names }, reader) },
      isOneTax ? stay : null,
    );
  return [
    ...priceBreakdown.map(({ nights, rate, total, dates }): BillLine => {
      const rateCents = centsOfNumber(rate);
      const cents = centsOfNumber(total);
      return nights * rateCents === cents
        ? { kind: 'nights', nights, rateCents, dates, cents }
        : { kind: 'agreedNights', nights, dates, cents };
    }),
    ...(lines ? lines.flatMap(chargesOf) : fees.filter(({ cents }) => cents > 0)),
  ];
}

/** When each part of a quote is due, in cents. */
export function paymentOf(payment: {
  depositPercent: number | null;
  balanceDays: number | null;
  deposit: number;
  balance: number;
  balanceDue: PlainDate | null;
  securityDeposit: number;
}): QuotePayment {
  const { depositPercent, balanceDays, balanceDue } = payment;
  return {
    depositPercent,
    balanceDays,
    balanceDue,
    depositCents: centsOfNumber(payment.deposit),
    balanceCents: centsOfNumber(payment.balance),
    securityDepositCents: centsOfNumber(payment.securityDeposit),
  };
}

/** Lines of a kind may have the same name. */
export function billLineKey({ kind }: BillLine, index: number): string {
  return `${kind} ${index}`;
}

/** @param taxedStay the stay's nights if a single line covers the whole tourist tax */
function chargeLine(
  { kind, quantity, rate, total, name, ...line }: QuoteLine & { name: string },
  taxedStay: { start: PlainDate; end: PlainDate } | null,
): BillLine[] {
  const cents = centsOfNumber(total);
  const rateCents = centsOfNumber(rate);
  const isAgreed = quantity * rateCents !== cents;
  switch (kind) {
    case 'nights':
      return [];
    case 'other':
      return [{ kind, name, cents }];
    case 'discount':
      if (line.discountKind) {
        const percent = isAgreed ? null : (line.percent ?? 0);
        return [{ kind: 'unnamedDiscount', of: line.discountKind, percent, cents }];
      }
      if (isAgreed) return [{ kind: 'other', name, cents }];
      return [{ kind, name, percent: line.percent ?? 0, cents }];
    case 'extra':
      if (isAgreed) return [{ kind: 'other', name, cents }];
      return [{ kind, name, quantity, rateCents, cents }];
    case 'touristTax': {
      if (!line.dates) return [];
      const { dates, guests = 1 } = line;
      if (isAgreed) return [{ kind: 'agreedTax', dates, cents }];
      const isFirstNights = taxedStay?.start === dates.start && dates.end < taxedStay.end;
      return [{ kind, guests, nights: quantity / guests, rateCents, dates, isFirstNights, cents }];
    }
    case 'extraGuests': {
      if (isAgreed) return [{ kind, cents }];
      const { guests = quantity } = line;
      const nights = line.guests ? quantity / guests : null;
      return [{ kind, guests, nights, rateCents, cents }];
    }
    default:
      return [{ kind, cents }];
  }
}
