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
import { t } from '../texts.en';
import { currentLocale } from '../../i18n/language';

// Each part of the price terms in lines, as the owner reads it.

export const DISCOUNT_KIND_TEXTS = {
  get lengthOfStay() {
    return t('prices.lengthOfStay');
  },
  get earlyBird() {
    return t('prices.earlyBooking');
  },
  get lastMinute() {
    return t('prices.lastMinute');
  },
} as const satisfies Record<DiscountJson['kind'], string>;

export const EXTRA_UNIT_TEXTS = {
  get stay() {
    return t('prices.perStay');
  },
  get night() {
    return t('prices.perNight');
  },
  get guest() {
    return t('prices.perGuest');
  },
  get piece() {
    return t('prices.perPiece');
  },
} as const satisfies Record<ExtraJson['per'], string>;

/** `Weekly: 7 nights and more, −10%`. */
export function discountText({ name, kind, threshold, percent }: DiscountJson): string {
  const rule = {
    lengthOfStay: t('prices.nightsAndMore', { threshold }),
    earlyBird: t('prices.bookedEarly', { threshold }),
    lastMinute: t('prices.bookedLate', { threshold }),
  }[kind];
  return `${name}: ${rule}, −${percent}%`;
}

export function feeTexts(
  { includedGuests, extraGuestPer, maxPets, petFee, extras }: FeeRulesJson,
  { baseCurrency, extraGuestFee }: Pick<VillaSettings, 'baseCurrency' | 'extraGuestFee'>,
): string[] {
  const money = moneyIn(baseCurrency);
  return [
    extraGuestPer === 'stay'
      ? t('prices.guestsIncludedPerStay', { includedGuests, extraGuestFee: money(extraGuestFee) })
      : t('prices.guestsIncludedPerNight', { includedGuests, extraGuestFee: money(extraGuestFee) }),
    maxPets === 0 ? t('prices.noPets') : t('prices.upToPets', { maxPets, petFee: money(petFee) }),
    ...extras.map(
      ({ name, price, per, maxQuantity }) =>
        `${name}: ${money(price)} ${EXTRA_UNIT_TEXTS[per]}${per === 'piece' ? t('prices.atMost', { maxQuantity }) : ''}`,
    ),
  ];
}

export function taxTexts(
  { isOn, rates, minimumAge, maxNights }: TouristTaxJson,
  currency: Currency,
): string[] {
  if (!isOn) return [t('prices.notTaken')];
  return [
    ...rates.map(({ amount, ...range }) =>
      t('prices.rangeAmountForEach', {
        range: seasonRangeText(range),
        amount: moneyIn(currency)(amount),
      }),
    ),
    minimumAge > 0 ? t('prices.fromAge', { minimumAge }) : t('prices.forGuestsOfAny'),
    ...(maxNights === null ? [] : [t('prices.firstNights', { maxNights })]),
  ];
}

export function paymentTexts(
  { depositPercent, balanceDays, securityDeposit }: PaymentTermsJson,
  currency: Currency,
): string[] {
  const hasSecurity = parseCents(securityDeposit) > 0;
  if (depositPercent === null && !hasSecurity) return [t('prices.guestsAreToldNothing')];
  return [
    ...(depositPercent === null
      ? []
      : [
          t('prices.depositAtConfirmation', { depositPercent }),
          ...(depositPercent === 100
            ? []
            : [
                balanceDays
                  ? t('prices.theRestDaysAhead', { balanceDays })
                  : t('prices.theRestOnArrival'),
              ]),
        ]),
    ...(hasSecurity
      ? [t('prices.securityDepositOf', { securityDeposit: moneyIn(currency)(securityDeposit) })]
      : []),
  ];
}

function moneyIn(currency: Currency) {
  return (amount: string) => formatMoney(parseCents(amount), currency, currentLocale());
}
