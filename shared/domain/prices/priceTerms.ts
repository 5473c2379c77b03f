import { INCLUDED_GUESTS } from '../bookings/stayRules';
import type { Discount } from './discount';
import type { FeeRules } from './extras';
import type { PaymentTerms } from './paymentTerms';
import { DEFAULT_TOURIST_TAX, type TouristTax } from './touristTax';

/** Everything that prices a stay except its nights and the settings' fees. */
export type PriceTerms = {
  discounts: readonly Discount[];
  fees: FeeRules;
  touristTax: TouristTax;
  paymentTerms: PaymentTerms;
};

/** A new database's terms: the specification's prices and nothing else. */
export const DEFAULT_PRICE_TERMS: PriceTerms = {
  discounts: [],
  fees: {
    includedGuests: INCLUDED_GUESTS,
    extraGuestPer: 'stay',
    maxPets: 0,
    petFeeCents: 0,
    extras: [],
  },
  touristTax: DEFAULT_TOURIST_TAX,
  paymentTerms: { depositPercent: null, balanceDays: null, securityDepositCents: 0 },
};
