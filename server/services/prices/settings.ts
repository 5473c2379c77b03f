import type { VillaSettingsUpdate } from '@shared/contract/prices/settings';
import { parseCents, parseRate } from '@shared/domain/prices/money';
import type { PriceRules } from '@shared/domain/prices/price';
import type { SeasonCalendar } from '@shared/domain/prices/season';
import { notFound } from '../../errors';
import { SETTINGS_ID, type VillaSettings } from '../../models/VillaSettings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { recordEvent } from '../liveEvents';
import { nextUpdatedAt, assertNotStale } from '../optimisticConcurrency';

/** The settings row. @throws AppError 404 in a database that was never seeded */
export async function loadSettings(context: ReadContext): Promise<VillaSettings> {
  const { models, tx } = context;
  const settings = await models.VillaSettings.findByPk(SETTINGS_ID, { transaction: tx });
  if (!settings) throw notFound('settings');
  return settings;
}

/**
 * Stores the whole settings form.
 * @throws AppError 409 `stale` when `updatedAt` is sent and no longer the stored one
 */
export async function updateSettings(
  form: VillaSettingsUpdate,
  context: WriteContext,
): Promise<VillaSettings> {
  const settings = await loadSettings(context);
  assertNotStale(settings, form.updatedAt);
  await recordEvent('settings', null, context);
  return settings.update(
    { ...settingsColumns(form), updatedAt: nextUpdatedAt(settings, context.now) },
    { transaction: context.tx },
  );
}

/** The form's decimal strings as the integers that are stored. */
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
    // What is not sent stays: a program of before knows nothing of it.
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

/** What prices a stay, besides overrides. */
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
