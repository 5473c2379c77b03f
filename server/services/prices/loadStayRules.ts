import { priceTermsOf } from '@shared/contract/prices/presentPriceTerms';
import { addDays, type PlainDate } from '@shared/domain/date';
import {
  dayRule,
  type DayRule,
  type OverrideRule,
  type PriceRules,
} from '@shared/domain/prices/price';
import type { PriceTerms } from '@shared/domain/prices/priceTerms';
import { MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { Op } from 'sequelize';
import type { Cache } from '../../cache/cache';
import { readConfig } from '../../db/configCache';
import type { VillaSettings } from '../../models/VillaSettings';
import { heldNights, type HeldBy } from '../heldNights';
import type { ReadContext } from '../serviceContext';
import { activeOverrides } from './overrides';
import { priceTerms } from './priceTerms';
import { loadSeasonCalendar } from './pricePlan';
import { loadSettings, priceRules } from './settings';

export type StayRules = {
  settings: VillaSettings;
  prices: PriceRules;
  terms: PriceTerms;
  ruleOf: (day: PlainDate) => DayRule;
  held: ReadonlyMap<PlainDate, HeldBy>;
  /** Free nights that are kept free between two stays. */
  keptFree: ReadonlySet<PlainDate>;
};

/** Rules that do not depend on the nights that are held. */
export type PricedRules = Pick<StayRules, 'settings' | 'prices' | 'terms' | 'ruleOf'>;

/** Nights, both ends included; `last` is `null` for no end. */
export type NightRange = { first: PlainDate; last: PlainDate | null };

/** Loads the rules of a range of nights. @throws AppError 404 in a database that was never seeded */
export async function loadStayRules(range: NightRange, context: ReadContext): Promise<StayRules> {
  const priced = await loadPriceRules(context);
  return { ...priced, ...(await loadHeldNights(range, priced.settings, context)) };
}

/** Rules of every day, past ones included. @throws AppError 404 in a database that was never seeded */
export function loadPriceRules(context: ReadContext): Promise<PricedRules> {
  return readConfig(context, 'price rules', async () => {
    // Sequential: a transaction has one connection, and PostgreSQL's does not take two queries at once.
    const settings = await loadSettings(context);
    const prices = priceRules(settings, await loadSeasonCalendar(context));
    const terms = priceTermsOf(await priceTerms.load(context));
    return { settings, prices, terms, ruleOf: rulesByDay(prices, await activeOverrides(context)) };
  });
}

/** Rules of all nights from today. Shared: do not modify. */
export function cachedStayRules(cache: Cache, context: ReadContext): Promise<StayRules> {
  const { today } = context;
  return cache.get(`${today} stay rules`, () =>
    loadStayRules({ first: today, last: null }, context),
  );
}

/** Memoises rules by day, so that up to a thousand overrides are searched once per day. */
export function rulesByDay(
  prices: PriceRules,
  overrides: readonly OverrideRule[],
): StayRules['ruleOf'] {
  const known = new Map<PlainDate, DayRule>();
  return (day) => {
    const found = known.get(day);
    if (found) return found;
    const rule = dayRule(day, prices, overrides);
    if (known.size < MAX_KNOWN_RULES) known.set(day, rule);
    return rule;
  };
}

/** Ten years, more than guests can book; bounds memory, as anybody can request other days. */
const MAX_KNOWN_RULES = 3_660;

/** Held nights of a range and the surrounding nights that gap rules need. @param except holder to ignore */
export async function loadHeldNights(
  { first, last }: NightRange,
  { gapNights, fillsGaps }: VillaSettings,
  context: ReadContext,
  except?: { bookingId: number },
): Promise<Pick<StayRules, 'held' | 'keptFree'>> {
  const looksAround = gapNights > 0 || fillsGaps;
  const everyones = await heldNights(
    looksAround
      ? {
          first: addDays(first, -(gapNights + 1)),
          last: last && addDays(last, MAX_NIGHTS + gapNights),
        }
      : { first, last },
    context,
  );
  const held = except
    ? new Map([...everyones].filter(([, { bookingId }]) => bookingId !== except.bookingId))
    : everyones;
  if (gapNights === 0) return { held, keptFree: new Set() };
  const imported = await importedBlockIds(context);
  return { held, keptFree: nightsKeptFree(held, imported, gapNights) };
}

/** Free nights beside stays; the owner's blocks need none. @param imported ids of blocks from other sites */
export function nightsKeptFree(
  held: ReadonlyMap<PlainDate, HeldBy>,
  imported: ReadonlySet<number>,
  gapNights: number,
): ReadonlySet<PlainDate> {
  const kept = new Set<PlainDate>();
  for (const [night, { bookingId, blockId }] of held) {
    if (bookingId === null && !(blockId !== null && imported.has(blockId))) continue;
    for (let distance = 1; distance <= gapNights; distance += 1) {
      for (const beside of [addDays(night, -distance), addDays(night, distance)]) {
        if (!held.has(beside)) kept.add(beside);
      }
    }
  }
  return kept;
}

async function importedBlockIds({ models }: ReadContext): Promise<ReadonlySet<number>> {
  const blocks = await models.Block.findAll({
    attributes: ['id'],
    where: { feedId: { [Op.ne]: null } },
    raw: true,
  });
  return new Set(blocks.map(({ id }) => id));
}
