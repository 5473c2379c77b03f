import { LIMITS, line } from '@shared/contract/common';
import {
  stayRuleShape,
  villaSettingsInputSchema,
  type VillaSettings,
} from '@shared/contract/prices/settings';
import * as z from 'zod/mini';
import { typedPrice, typedRate } from '../components/typedAmount';
import type { Sentence } from '../i18n/t';

const { shape } = villaSettingsInputSchema;

/** The settings as text fields, validated by the contract's rules. */
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

export const SETTING_LABELS = {
  basePrice: 'Base Price',
  highSeasonPrice: 'High Season Price',
  peakSeasonPrice: 'Peak Season Price',
  baseCurrency: 'Base Currency',
  gbpRate: 'GBP Rate',
  usdRate: 'USD Rate',
  cleaningFee: 'Cleaning Fee',
  extraGuestFee: 'Extra Guest Fee',
  maxGuests: 'Maximum Guests',
  minStayRegular: 'Minimum Stay',
  minStayPeak: 'Peak Minimum Stay',
  minDaysToNextBooking: 'Minimum Days to Next Booking',
  monthsAhead: 'Furthest Booking Ahead',
  maxStay: 'Longest Stay',
  gapNights: 'Nights Kept Free',
  fillsGaps: 'Short Gaps',
  checkinTime: 'Check-in Time',
  checkoutTime: 'Check-out Time',
  heroImagePublicId: 'Image Identifier',
  heroImagePosition: 'Position',
  heroImageScale: 'Scale',
  heroImagePositionMobile: 'Position on Mobile',
  heroImageScaleMobile: 'Scale on Mobile',
} as const satisfies Record<SettingsField, Sentence>;

// Its keys are exactly the fields.
const FIELDS = Object.keys(SETTING_LABELS) as SettingsField[];

/** The stored settings as text, in the form's order. */
export function fieldsOf(settings: VillaSettings): SettingsFields {
  return Object.fromEntries(
    FIELDS.map((name) => [name, String(settings[name] ?? '')]),
  ) as SettingsFields;
}

/** Parses a number; an empty field is missing, not 0. */
function typed<Schema extends z.ZodMiniType<number, number>>(schema: Schema) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
      schema,
    ),
  );
}
