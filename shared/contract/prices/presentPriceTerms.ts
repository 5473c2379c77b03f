import { formatCents, parseCents } from '../../domain/prices/money';
import type { PriceTerms } from '../../domain/prices/priceTerms';
import type { PriceTermsValues } from './priceTerms';

// Apart from the schemas, which guests load only with their first request.

/** Converts stored or received terms for the price calculation. */
export function priceTermsOf({
  discounts,
  fees,
  touristTax,
  paymentTerms,
}: PriceTermsValues): PriceTerms {
  const { petFee, extras, ...feeRules } = fees;
  const { securityDeposit, ...payment } = paymentTerms;
  return {
    discounts,
    fees: {
      ...feeRules,
      petFeeCents: parseCents(petFee),
      extras: extras.map(({ price: amount, maxQuantity, ...extra }) => ({
        ...extra,
        priceCents: parseCents(amount),
        maxQuantity: extra.per === 'piece' ? maxQuantity : 1,
      })),
    },
    touristTax: {
      ...touristTax,
      rates: touristTax.rates.map(({ start, end, amount }) => ({
        start,
        end,
        cents: parseCents(amount),
      })),
    },
    paymentTerms: { ...payment, securityDepositCents: parseCents(securityDeposit) },
  };
}

export function presentPriceTerms({
  discounts,
  fees,
  touristTax,
  paymentTerms,
}: PriceTerms): PriceTermsValues {
  const { petFeeCents, extras, ...feeRules } = fees;
  const { securityDepositCents, ...payment } = paymentTerms;
  return {
    discounts: discounts.map((discount) => ({ ...discount })),
    fees: {
      ...feeRules,
      petFee: formatCents(petFeeCents),
      extras: extras.map(({ priceCents, ...extra }) => ({
        ...extra,
        price: formatCents(priceCents),
      })),
    },
    touristTax: {
      ...touristTax,
      rates: touristTax.rates.map(({ cents, ...rate }) => ({
        ...rate,
        amount: formatCents(cents),
      })),
    },
    paymentTerms: { ...payment, securityDeposit: formatCents(securityDepositCents) },
  };
}
