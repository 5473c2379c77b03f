import type {
  DiscountJson,
  ExtraJson,
  FeeRulesJson,
  PaymentTermsJson,
  TouristTaxJson,
} from '@shared/contract/prices/priceTerms';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { formatMoney, parseCents, type Currency } from '@shared/domain/prices/money';
import { seasonRangeText } from '../seasons/ownerRules';

// Each part of the price terms in lines, as the owner reads it.

export const DISCOUNT_KIND_TEXTS = {
  lengthOfStay: 'Length of stay',
  earlyBird: 'Early booking',
  lastMinute: 'Last minute',
} as const satisfies Record<DiscountJson['kind'], string>;

export const EXTRA_UNIT_TEXTS = {
  stay: 'per stay',
  night: 'per night',
  guest: 'per guest',
  piece: 'per piece',
} as const satisfies Record<ExtraJson['per'], string>;

/** `Weekly: 7 nights and more, −10 %`. */
export function discountText({ name, kind, threshold, percent }: DiscountJson): string {
  const days = `${threshold} ${threshold === 1 ? 'day' : 'days'}`;
  const rule = {
    lengthOfStay: `${threshold} ${threshold === 1 ? 'night' : 'nights'} and more`,
    earlyBird: `booked ${days} or more before arrival`,
    lastMinute: `booked ${days} or less before arrival`,
  }[kind];
  return `${name}: ${rule}, −${percent} %`;
}

export function feeTexts(
  { includedGuests, extraGuestPer, maxPets, petFee, extras }: FeeRulesJson,
  { baseCurrency, extraGuestFee }: Pick<VillaSettings, 'baseCurrency' | 'extraGuestFee'>,
): string[] {
  const money = moneyIn(baseCurrency);
  return [
    `${includedGuests} ${includedGuests === 1 ? 'guest is' : 'guests are'} included; each further one pays ${money(extraGuestFee)} per ${extraGuestPer}`,
    maxPets === 0
      ? 'No pets'
      : `Up to ${maxPets} ${maxPets === 1 ? 'pet' : 'pets'}, ${money(petFee)} per stay`,
    ...extras.map(
      ({ name, price, per, maxQuantity }) =>
        `${name}: ${money(price)} ${EXTRA_UNIT_TEXTS[per]}${per === 'piece' ? `, at most ${maxQuantity}` : ''}`,
    ),
  ];
}

export function taxTexts(
  { isOn, rates, minimumAge, maxNights }: TouristTaxJson,
  currency: Currency,
): string[] {
  if (!isOn) return ['Not taken'];
  return [
    ...rates.map(
      ({ amount, ...range }) =>
        `${seasonRangeText(range)}: ${moneyIn(currency)(amount)} for each person and night`,
    ),
    minimumAge > 0 ? `From the age of ${minimumAge}` : 'For guests of any age',
    ...(maxNights === null ? [] : [`For the first ${maxNights} nights`]),
  ];
}

export function paymentTexts(
  { depositPercent, balanceDays, securityDeposit }: PaymentTermsJson,
  currency: Currency,
): string[] {
  const hasSecurity = parseCents(securityDeposit) > 0;
  if (depositPercent === null && !hasSecurity) return ['Guests are told nothing of payments'];
  return [
    ...(depositPercent === null
      ? []
      : [
          `${depositPercent} % at the confirmation`,
          ...(depositPercent === 100
            ? []
            : [
                balanceDays ? `The rest ${balanceDays} days before arrival` : 'The rest on arrival',
              ]),
        ]),
    ...(hasSecurity ? [`Security deposit of ${moneyIn(currency)(securityDeposit)}`] : []),
  ];
}

function moneyIn(currency: Currency) {
  return (amount: string) => formatMoney(parseCents(amount), currency);
}
