import type {
  VillaSettings as VillaSettingsJson,
  VillaSettingsUpdate,
} from '@shared/contract/prices/settings';
import { parseCents, parseRate, formatCents, formatRate } from '@shared/domain/prices/money';
import type { PriceRules } from '@shared/domain/prices/price';
import type { SeasonCalendar } from '@shared/domain/prices/season';
import { notFound, translatedMessage, withParams } from '../../errors';
import { readConfig } from '../../db/configCache';
import { SETTINGS_ID, type VillaSettings, type VillaSettingsRow } from '../../models/VillaSettings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { refuseOverCapacity } from '../legal/legalDetails';
import { pricePlan, seasonsOf } from './pricePlan';
import { overrideMinimums, refuseLongMinimum, refuseShortLongest } from './stayLimits';
import { nextUpdatedAt, assertNotStale } from '../optimisticConcurrency';

/** @throws AppError 404 in a database that was never seeded */
export function loadSettings(context: Pick<ReadContext, 'models'>): Promise<VillaSettings> {
  return readConfig(context, 'villa settings', async () =>
    Object.freeze((await findSettings(context)).get({ plain: true })),
  );
}

/** The row, to be changed. @throws AppError 404 in a database that was never seeded */
export async function findSettings({
  models,
}: Pick<ReadContext, 'models'>): Promise<VillaSettingsRow> {
  const settings = await models.VillaSettings.findByPk(SETTINGS_ID);
  if (!settings) throw notFound('The villa’s settings');
  return settings;
}

/**
 * Stores the whole settings form.
 * @throws AppError 400 if a minimum stay exceeds the maximum stay, or more guests are allowed than are registered;
 *   409 `stale` if `updatedAt` is sent and out of date
 */
export async function updateSettings(
  form: VillaSettingsUpdate,
  context: WriteContext,
): Promise<VillaSettings> {
  const settings = await findSettings(context);
  assertNotStale(settings, form.updatedAt);
  await refuseLimits(form, settings, context);
  if (form.maxGuests !== settings.maxGuests) await refuseOverCapacity(form.maxGuests, context);
  return settings.update({
    ...settingsColumns(form),
    updatedAt: nextUpdatedAt(settings, context.now),
  });
}

/** @throws AppError 400 if a minimum stay exceeds the maximum stay, which would make booking impossible */
async function refuseLimits(
  form: VillaSettingsUpdate,
  stored: VillaSettings,
  context: ReadContext,
): Promise<void> {
  const maxStay = form.maxStay ?? stored.maxStay;
  if (maxStay === stored.maxStay) {
    for (const field of ['minStayRegular', 'minStayPeak'] as const) {
      if (form[field] !== stored[field]) await refuseLongMinimum(field, form[field], context);
    }
    return;
  }
  refuseShortLongest(maxStay, [
    { name: 'the minimum stay', minStay: form.minStayRegular },
    { name: 'the peak minimum stay', minStay: form.minStayPeak },
    ...seasonsOf(await pricePlan.load(context)).map(({ name, minStay }) => ({
      name: withParams('the minimum stay of the season “{name}”', {
        name: translatedMessage(name),
      }),
      minStay,
    })),
    ...(await overrideMinimums(context.today, context)),
  ]);
}

/** Converts the form's decimal strings to stored integers. */
export function settingsColumns(form: VillaSettingsUpdate) {
  return {
    basePriceCents: parseCents(form.basePrice),
    highSeasonPriceCents: parseCents(form.highSeasonPrice),
    peakSeasonPriceCents: parseCents(form.peakSeasonPrice),
    baseCurrency: form.baseCurrency,
    gbpRateE4: parseRate(form.gbpRate),
    usdRateE4: parseRate(form.usdRate),
    cleaningFeeCents: parseCents(form.cleaningFee),
    extraGuestFeeCents: parseCents(form.extraGuestFee),
    maxGuests: form.maxGuests,
    minStayRegular: form.minStayRegular,
    minStayPeak: form.minStayPeak,
    minDaysToNextBooking: form.minDaysToNextBooking,
    // Older clients do not send this field and must not change it.
    ...(form.gapNights !== undefined && { gapNights: form.gapNights }),
    ...(form.fillsGaps !== undefined && { fillsGaps: form.fillsGaps }),
    ...(form.maxStay !== undefined && { maxStay: form.maxStay }),
    ...(form.monthsAhead !== undefined && { monthsAhead: form.monthsAhead }),
    checkinTime: form.checkinTime,
    checkoutTime: form.checkoutTime,
    heroImagePublicId: form.heroImagePublicId || null,
    heroImagePosition: form.heroImagePosition,
    heroImageScale: form.heroImageScale,
    heroImagePositionMobile: form.heroImagePositionMobile,
    heroImageScaleMobile: form.heroImageScaleMobile,
  };
}

export function priceRules(settings: VillaSettings, seasons: SeasonCalendar): PriceRules {
  return {
    baseCurrency: settings.baseCurrency,
    basePriceCents: settings.basePriceCents,
    highSeasonPriceCents: settings.highSeasonPriceCents,
    peakSeasonPriceCents: settings.peakSeasonPriceCents,
    cleaningFeeCents: settings.cleaningFeeCents,
    extraGuestFeeCents: settings.extraGuestFeeCents,
    gbpRateE4: settings.gbpRateE4,
    usdRateE4: settings.usdRateE4,
    minStayRegular: settings.minStayRegular,
    minStayPeak: settings.minStayPeak,
    seasons,
  };
}

export function presentSettings(row: VillaSettings): VillaSettingsJson {
  return {
    id: row.id,
    basePrice: formatCents(row.basePriceCents),
    highSeasonPrice: formatCents(row.highSeasonPriceCents),
    peakSeasonPrice: formatCents(row.peakSeasonPriceCents),
    baseCurrency: row.baseCurrency,
    gbpRate: formatRate(row.gbpRateE4),
    usdRate: formatRate(row.usdRateE4),
    cleaningFee: formatCents(row.cleaningFeeCents),
    extraGuestFee: formatCents(row.extraGuestFeeCents),
    maxGuests: row.maxGuests,
    minStayRegular: row.minStayRegular,
    minStayPeak: row.minStayPeak,
    minDaysToNextBooking: row.minDaysToNextBooking,
    gapNights: row.gapNights,
    fillsGaps: row.fillsGaps,
    maxStay: row.maxStay,
    monthsAhead: row.monthsAhead,
    checkinTime: row.checkinTime,
    checkoutTime: row.checkoutTime,
    heroImagePublicId: row.heroImagePublicId,
    heroImagePosition: row.heroImagePosition,
    heroImageScale: row.heroImageScale,
    heroImagePositionMobile: row.heroImagePositionMobile,
    heroImageScaleMobile: row.heroImageScaleMobile,
    updatedAt: row.updatedAt.toISOString(),
  };
}
