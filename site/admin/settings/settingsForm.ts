import { LIMITS, line } from '@shared/contract/common';
import {
  stayRuleShape,
  villaSettingsInputSchema,
  type VillaSettings,
} from '@shared/contract/prices/settings';
import * as z from 'zod/mini';
import { typedPrice, typedRate } from '../components/typedAmount';
import { t } from './texts.en';

const { shape } = villaSettingsInputSchema;

/** The settings as they are typed: every field a text, checked by the contract's own rules. */
export const settingsFormSchema = z.object({
  ...shape,
  basePrice: typedPrice('Base price'),
  highSeasonPrice: typedPrice('High season price'),
  peakSeasonPrice: typedPrice('Peak season price'),
  gbpRate: typedRate('GBP rate'),
  usdRate: typedRate('USD rate'),
  cleaningFee: typedPrice('Cleaning fee'),
  extraGuestFee: typedPrice('Extra guest fee'),
  maxGuests: typed(shape.maxGuests),
  minStayRegular: typed(shape.minStayRegular),
  minStayPeak: typed(shape.minStayPeak),
  minDaysToNextBooking: typed(shape.minDaysToNextBooking),
  gapNights: typed(stayRuleShape.gapNights),
  fillsGaps: z.pipe(
    z.string(),
    z.transform((text) => text === 'true'),
  ),
  maxStay: typed(stayRuleShape.maxStay),
  monthsAhead: typed(stayRuleShape.monthsAhead),
  heroImagePublicId: z.pipe(
    line(LIMITS.publicId),
    z.transform((publicId) => publicId || null),
  ),
  heroImageScale: typed(shape.heroImageScale),
  heroImageScaleMobile: typed(shape.heroImageScaleMobile),
});
export type SettingsFields = z.input<typeof settingsFormSchema>;
export type SettingsField = keyof SettingsFields;

/** Every field's label, in the order of the form. */
export const SETTING_LABELS = {
  get basePrice() {
    return t('settings.basePrice');
  },
  get highSeasonPrice() {
    return t('settings.highSeasonPrice');
  },
  get peakSeasonPrice() {
    return t('settings.peakSeasonPrice');
  },
  get baseCurrency() {
    return t('settings.baseCurrency');
  },
  get gbpRate() {
    return t('settings.gbpRate');
  },
  get usdRate() {
    return t('settings.usdRate');
  },
  get cleaningFee() {
    return t('settings.cleaningFee');
  },
  get extraGuestFee() {
    return t('settings.extraGuestFee');
  },
  get maxGuests() {
    return t('settings.maximumGuests');
  },
  get minStayRegular() {
    return t('settings.minimumStay');
  },
  get minStayPeak() {
    return t('settings.peakMinimumStay');
  },
  get minDaysToNextBooking() {
    return t('settings.minimumDaysToNext');
  },
  get monthsAhead() {
    return t('settings.furthestBookingAhead');
  },
  get maxStay() {
    return t('settings.longestStay');
  },
  get gapNights() {
    return t('settings.nightsKeptFree');
  },
  get fillsGaps() {
    return t('settings.shortGaps');
  },
  get checkinTime() {
    return t('settings.checkInTime');
  },
  get checkoutTime() {
    return t('settings.checkOutTime');
  },
  get heroImagePublicId() {
    return t('settings.imageIdentifier');
  },
  get heroImagePosition() {
    return t('settings.position');
  },
  get heroImageScale() {
    return t('settings.scale');
  },
  get heroImagePositionMobile() {
    return t('settings.positionOnMobile');
  },
  get heroImageScaleMobile() {
    return t('settings.scaleOnMobile');
  },
} as const satisfies Record<SettingsField, string>;

// Its keys are exactly the fields.
const FIELDS = Object.keys(SETTING_LABELS) as SettingsField[];

/** The stored settings as the form's texts, in the form's order. */
export function fieldsOf(settings: VillaSettings): SettingsFields {
  return Object.fromEntries(
    FIELDS.map((name) => [name, String(settings[name] ?? '')]),
  ) as SettingsFields;
}

/** A number as it is typed; an empty field is none, rather than 0. */
function typed<Schema extends z.ZodMiniType<number, number>>(schema: Schema) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
      schema,
    ),
  );
}
