import type {
  DiscountJson,
  ExtraJson,
  FeeRulesJson,
  PaymentTermsJson,
  TouristTaxJson,
} from '@shared/contract/prices/priceTerms';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { parseCents, type Currency } from '@shared/domain/prices/money';
import { seasonRangeText } from '../seasons/ownerRules';
import { t, type Sentence } from '../../i18n/t';
import { moneyText } from '../../components/formats';

export const DISCOUNT_KIND_TEXTS = {
  lengthOfStay: 'Length of stay',
  earlyBird: 'Early booking',
  lastMinute: 'Last minute',
} as const satisfies Record<DiscountJson['kind'], Sentence>;

export const EXTRA_UNIT_TEXTS = {
  stay: 'per stay',
  night: 'per night',
  guest: 'per guest',
  piece: 'per piece',
} as const satisfies Record<ExtraJson['per'], Sentence>;

/** `Weekly: 7 nights and more, −10%`. */
export function discountText({ name, kind, threshold, percent }: DiscountJson): string {
  const rule = {
    lengthOfStay: t('{threshold} {threshold|night|nights} and more', { threshold }),
    earlyBird: t('booked {threshold} {threshold|day|days} or more before arrival', { threshold }),
    lastMinute: t('booked {threshold} {threshold|day|days} or less before arrival', { threshold }),
  }[kind];
  return `${name || t(DISCOUNT_KIND_TEXTS[kind])}: ${rule}, −${percent}%`;
}

export function feeTexts(
  { includedGuests, extraGuestPer, maxPets, petFee, extras }: FeeRulesJson,
  { baseCurrency, extraGuestFee }: Pick<VillaSettings, 'baseCurrency' | 'extraGuestFee'>,
): string[] {
  const money = moneyIn(baseCurrency);
  return [
    extraGuestPer === 'stay'
      ? t(
          '{includedGuests} {includedGuests|guest is|guests are} included; each further one pays {extraGuestFee} per stay',
          { includedGuests, extraGuestFee: money(extraGuestFee) },
        )
      : t(
          '{includedGuests} {includedGuests|guest is|guests are} included; each further one pays {extraGuestFee} per night',
          { includedGuests, extraGuestFee: money(extraGuestFee) },
        ),
    maxPets === 0
      ? t('No pets')
      : t('Up to {maxPets} {maxPets|pet|pets}, {petFee} per stay', {
          maxPets,
          petFee: money(petFee),
        }),
    ...extras.map(
      ({ name, price, per, maxQuantity }) =>
        `${name}: ${money(price)} ${t(EXTRA_UNIT_TEXTS[per])}${per === 'piece' ? t(', at most {maxQuantity}', { maxQuantity }) : ''}`,
    ),
  ];
}

export function taxTexts(
  { isOn, rates, minimumAge, maxNights }: TouristTaxJson,
  currency: Currency,
): string[] {
  if (!isOn) return [t('Not taken')];
  return [
    ...rates.map(({ amount, ...range }) =>
      t('{range}: {amount} for each person and night', {
        range: seasonRangeText(range),
        amount: moneyIn(currency)(amount),
      }),
    ),
    minimumAge > 0 ? t('From the age of {minimumAge}', { minimumAge }) : t('For guests of any age'),
    ...(maxNights === null ? [] : [t('For the first {maxNights} nights', { maxNights })]),
  ];
}

export function paymentTexts(
  { depositPercent, balanceDays, securityDeposit }: PaymentTermsJson,
  currency: Currency,
): string[] {
  const hasSecurity = parseCents(securityDeposit) > 0;
  if (depositPercent === null && !hasSecurity) return [t('Guests see nothing about payments')];
  return [
    ...(depositPercent === null
      ? []
      : [
          t('{depositPercent}% at the confirmation', { depositPercent }),
          ...(depositPercent === 100
            ? []
            : [
                balanceDays
                  ? t('The rest {balanceDays} days before arrival', { balanceDays })
                  : t('The rest on arrival'),
              ]),
        ]),
    ...(hasSecurity
      ? [
          t('Security deposit of {securityDeposit}', {
            securityDeposit: moneyIn(currency)(securityDeposit),
          }),
        ]
      : []),
  ];
}

function moneyIn(currency: Currency) {
  return (amount: string) => moneyText(amount, currency);
}
