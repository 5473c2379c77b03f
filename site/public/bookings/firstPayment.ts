import type { QuoteJson } from '@shared/contract/prices/price';
import { paymentOf } from '@shared/domain/prices/billLines';
import type { Currency } from '@shared/domain/prices/money';
import type { QuotePayment } from '@shared/domain/prices/price';
import type { FirstPayment } from './NextSteps';

/** What a stay's guest pays once it is confirmed; `null` without payment terms, or if nothing is due then. */
export function firstPaymentOf(
  payment: QuotePayment | null,
  currency: Currency,
): FirstPayment | null {
  if (!payment || payment.depositPercent === null || payment.depositCents === 0) return null;
  return { cents: payment.depositCents, currency, isTotal: payment.balanceCents === 0 };
}

export function firstPaymentOfQuote({ payment, currency }: QuoteJson): FirstPayment | null {
  return firstPaymentOf(payment ? paymentOf(payment) : null, currency);
}
