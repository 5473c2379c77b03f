import type { PlainDate } from '../date';
import { paymentOf } from './billLines';
import { centsOfNumber, type Cents, type Currency } from './money';
import { splitPayment } from './paymentTerms';
import type { QuotePayment } from './price';

/**
 * When each part of a booking is due, by the terms at booking time and the current amount.
 * @param day amounts due by this day are due at once
 */
export function paymentDueDates(
  {
    quote,
    totalCents,
    checkinDate,
    currency,
  }: {
    quote: {
      total: number;
      currency: Currency;
      payment?: Parameters<typeof paymentOf>[0] | undefined;
    };
    totalCents: Cents;
    checkinDate: PlainDate;
    currency: Currency;
  },
  day: PlainDate,
): QuotePayment | null {
  if (!quote.payment || quote.currency !== currency) return null;
  const payment = paymentOf(quote.payment);
  const { depositPercent, balanceDays, balanceDue } = payment;
  const isAsQuoted =
    centsOfNumber(quote.total) === totalCents && (balanceDue === null || balanceDue > day);
  if (depositPercent === null || isAsQuoted) return payment;
  const stay = { totalCents, checkinDate };
  return { ...payment, ...splitPayment(stay, { depositPercent, balanceDays }, day) };
}
