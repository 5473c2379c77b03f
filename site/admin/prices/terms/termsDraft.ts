import type {
  DiscountJson,
  ExtraJson,
  FeeRulesJson,
  PaymentTermsJson,
  TouristTaxJson,
} from '@shared/contract/prices/priceTerms';
import { normaliseAmount } from '../../components/typedAmount';

// Numbers and amounts are text while they are typed.

export type DiscountsDraft = {
  discounts: (Omit<DiscountJson, 'threshold' | 'percent'> & {
    threshold: string;
    percent: string;
  })[];
};

export type FeesDraft = Omit<FeeRulesJson, 'includedGuests' | 'maxPets' | 'extras'> & {
  includedGuests: string;
  maxPets: string;
  extras: (Omit<ExtraJson, 'id' | 'maxQuantity'> & { id?: string; maxQuantity: string })[];
};

export type TaxDraft = Omit<TouristTaxJson, 'minimumAge' | 'maxNights'> & {
  minimumAge: string;
  maxNights: string;
};

export type PaymentDraft = {
  depositPercent: string;
  balanceDays: string;
  securityDeposit: string;
};

export function discountsDraft(discounts: readonly DiscountJson[]): DiscountsDraft {
  return {
    discounts: discounts.map(({ threshold, percent, ...discount }) => ({
      ...discount,
      threshold: String(threshold),
      percent: String(percent),
    })),
  };
}

export function discountsOf({ discounts }: DiscountsDraft) {
  return {
    discounts: discounts.map(({ threshold, percent, ...discount }) => ({
      ...discount,
      threshold: numberOf(threshold),
      percent: numberOf(percent),
    })),
  };
}

export function feesDraft({ includedGuests, maxPets, extras, ...fees }: FeeRulesJson): FeesDraft {
  return {
    ...fees,
    includedGuests: String(includedGuests),
    maxPets: String(maxPets),
    extras: extras.map(({ maxQuantity, ...extra }) => ({
      ...extra,
      maxQuantity: String(maxQuantity),
    })),
  };
}

export function feesOf({ includedGuests, maxPets, petFee, extras, ...fees }: FeesDraft) {
  return {
    fees: {
      ...fees,
      includedGuests: numberOf(includedGuests),
      maxPets: numberOf(maxPets),
      petFee: amountOf(petFee),
      extras: extras.map(({ price, maxQuantity, ...extra }) => ({
        ...extra,
        price: amountOf(price),
        maxQuantity: extra.per === 'piece' ? numberOf(maxQuantity) : 1,
      })),
    },
  };
}

export function taxDraft({ minimumAge, maxNights, ...tax }: TouristTaxJson): TaxDraft {
  return { ...tax, minimumAge: String(minimumAge), maxNights: maxNights?.toString() ?? '' };
}

export function taxOf({ rates, minimumAge, maxNights, ...tax }: TaxDraft) {
  return {
    touristTax: {
      ...tax,
      rates: rates.map(({ amount, ...rate }) => ({ ...rate, amount: normaliseAmount(amount) })),
      minimumAge: numberOf(minimumAge),
      maxNights: numberOrNull(maxNights),
    },
  };
}

export function paymentDraft(terms: PaymentTermsJson): PaymentDraft {
  return {
    depositPercent: terms.depositPercent?.toString() ?? '',
    balanceDays: terms.balanceDays?.toString() ?? '',
    securityDeposit: terms.securityDeposit,
  };
}

export function paymentOf({ depositPercent, balanceDays, securityDeposit }: PaymentDraft) {
  return {
    paymentTerms: {
      depositPercent: numberOrNull(depositPercent),
      balanceDays: numberOrNull(balanceDays),
      securityDeposit: amountOf(securityDeposit),
    },
  };
}

/** Invalid numbers are found by the schema. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

function numberOrNull(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** An empty field means 0. */
function amountOf(typed: string): string {
  return typed.trim() === '' ? '0.00' : normaliseAmount(typed);
}
