import { INCLUDED_GUESTS } from '../bookings/stayRules';
import type { Discount } from './discount';
import type { FeeRules } from './extras';
import type { PaymentTerms } from './paymentTerms';
import type { TouristTax } from './touristTax';

/** All that prices a stay besides its nights and the fees of the settings. */
export type PriceTerms = {
  discounts: readonly Discount[];
  fees: FeeRules;
  touristTax: TouristTax;
  paymentTerms: PaymentTerms;
};

/** A new database's: the specification's prices, and nothing more. */
export const DEFAULT_PRICE_TERMS: PriceTerms = {
  discounts: [],
  fees: {
    includedGuests: INCLUDED_GUESTS,
    extraGuestPer: 'stay',
    maxPets: 0,
    petFeeCents: 0,
    extras: [],
  },
  touristTax: { isOn: false, rates: [], minimumAge: 0, maxNights: null },
  paymentTerms: { depositPercent: null, balanceDays: null, securityDepositCents: 0 },
};
