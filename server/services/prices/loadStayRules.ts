import type { PlainDate } from '@shared/domain/date';
import type { OverrideRule } from '@shared/domain/prices/price';
import type { Cache } from '../../cache/cache';
import type { VillaSettings } from '../../models/VillaSettings';
import { heldNights, type HeldBy } from '../bookings/heldNights';
import type { ReadContext } from '../serviceContext';
import { activeOverrides } from './overrides';
import { loadSettings } from './settings';

/** All that a guest's stay is judged and priced by. */
export type StayRules = {
  settings: VillaSettings;
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
  const settings = await loadSettings(context);
  const overrides = await activeOverrides(range, context);
  return { settings, overrides, held: await heldNights(range, context) };
}

/**
 * The rules of all nights from today on, and the overrides of all nights, read once until something
 * changes: what a night that is past would cost is shown as well. Shared, and not to be changed.
 */
export function cachedStayRules(cache: Cache, context: ReadContext): Promise<StayRules> {
  const { today } = context;
  return cache.get(`${today} stay rules`, async () => ({
    settings: await loadSettings(context),
    overrides: await activeOverrides({ first: null, last: null }, context),
    held: await heldNights({ first: today, last: null }, context),
  }));
}
