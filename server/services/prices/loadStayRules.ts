import { addDays, type PlainDate } from '@shared/domain/date';
import type { OverrideRule, PriceRules } from '@shared/domain/prices/price';
import type { Cache } from '../../cache/cache';
import type { VillaSettings } from '../../models/VillaSettings';
import { heldNights, type HeldBy } from '../bookings/heldNights';
import type { ReadContext } from '../serviceContext';
import { activeOverrides } from './overrides';
import { loadPricePlan, seasonCalendarOf } from './pricePlan';
import { loadSettings, priceRules } from './settings';

/** All that a guest's stay is judged and priced by. */
export type StayRules = {
  settings: VillaSettings;
  prices: PriceRules;
  /** The active ones. */
  overrides: readonly OverrideRule[];
  /** From the first night of the range on, or from today. */
  held: ReadonlyMap<PlainDate, HeldBy>;
};

/** Nights, both ends included; `last` is `null` for all that follow. */
export type NightRange = { first: PlainDate; last: PlainDate | null };

/**
 * Reads the rules of a range of nights.
 * @throws AppError 404 in a database that was never seeded
 */
export async function loadStayRules(range: NightRange, context: ReadContext): Promise<StayRules> {
  // One after the other: a transaction has one connection, and PostgreSQL's takes no two at once.
  const priced = await loadPriceRules(context);
  // The check-out day has rules of its own.
  const days = { first: range.first, last: range.last && addDays(range.last, 1) };
  const overrides = await activeOverrides(days, context);
  return { ...priced, overrides, held: await heldNights(range, context) };
}

/** Settings and seasons, and the rules that they make. @throws AppError 404 in a database that was never seeded */
export async function loadPriceRules(
  context: ReadContext,
): Promise<Pick<StayRules, 'settings' | 'prices'>> {
  const settings = await loadSettings(context);
  const seasons = seasonCalendarOf(await loadPricePlan(context));
  return { settings, prices: priceRules(settings, seasons) };
}

/**
 * The rules of all nights from today on, and the overrides of all nights, read once until something
 * changes: what a night that is past would cost is shown as well. Shared, and not to be changed.
 */
export function cachedStayRules(cache: Cache, context: ReadContext): Promise<StayRules> {
  const { today } = context;
  return cache.get(`${today} stay rules`, async () => ({
    ...(await loadPriceRules(context)),
    overrides: await activeOverrides({ first: null, last: null }, context),
    held: await heldNights({ first: today, last: null }, context),
  }));
}
