import { seasonOf, seasonSchema, presentSeason } from '@shared/contract/prices/season';
import type { PricePlanUpdate, SeasonJson } from '@shared/contract/prices/season';
import {
  DEFAULT_SEASON_CALENDAR,
  DEFAULT_SEASONS,
  seasonCalendar,
  type SeasonCalendar,
} from '@shared/domain/prices/season';
import * as z from 'zod/mini';
import { notFound } from '../../errors';
import { PRICE_PLAN_ID, type PricePlan } from '../../models/PricePlan';
import { storedJson } from '../../storedJson';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { refuseLongMinimum } from './stayLimits';

/** @throws AppError 404 in a database without one */
export async function loadPricePlan({ models }: ReadContext): Promise<PricePlan> {
  const plan = await models.PricePlan.findByPk(PRICE_PLAN_ID);
  if (!plan) throw notFound('The price plan');
  return plan;
}

/** Stores all seasons. @throws AppError 400 if a minimum stay exceeds the maximum stay; 409 `stale` */
export async function updatePricePlan(
  { seasons, updatedAt }: PricePlanUpdate,
  context: WriteContext,
): Promise<PricePlan> {
  const plan = await loadPricePlan(context);
  assertNotStale(plan, updatedAt);
  const before = seasonsOf(plan);
  const unreadable = unreadableSeasons(plan) ?? [];
  for (const [index, { name, minStay }] of seasons.entries()) {
    // An unchanged season must not block changes of the others.
    if (before.some((season) => season.name === name && season.minStay === minStay)) continue;
    await refuseLongMinimum(`seasons.${index}.minStay`, minStay, context);
  }
  const after = seasons.map((season) => presentSeason(seasonOf(season)));
  await recordAudit('seasons_changed', { before: byName(before), after: byName(after) }, context);
  await recordEvent('settings', null, context);
  return plan.update({
    // Keeps seasons that this version cannot read, after the others.
    seasons: JSON.stringify([...after, ...unreadable]),
    updatedAt: nextUpdatedAt(plan, context.now),
  });
}

/** Names of seasons are unique. */
function byName(seasons: readonly SeasonJson[]): Record<string, SeasonJson> {
  return Object.fromEntries(seasons.map((season) => [season.name, season]));
}

/** The readable seasons of a row as entered; the default ones if the row has no list. */
export function seasonsOf({ seasons }: Pick<PricePlan, 'seasons'>): SeasonJson[] {
  const stored = storedJson(anySeasons, seasons);
  if (!stored) return DEFAULT_SEASONS.map(presentSeason);
  return stored.flatMap((season) => {
    const read = z.safeParse(seasonSchema, season);
    return read.success ? read.data : [];
  });
}

/** The unreadable seasons of a row as stored; `null` if the row has no list. */
export function unreadableSeasons(plan: Pick<PricePlan, 'seasons'>): unknown[] | null {
  const stored = storedJson(anySeasons, plan.seasons);
  return stored?.filter((season) => !z.safeParse(seasonSchema, season).success) ?? null;
}

const anySeasons = z.array(z.unknown());

/** The seasons of a row, indexed by day. */
export function seasonCalendarOf(plan: Pick<PricePlan, 'seasons'>): SeasonCalendar {
  if (plan.seasons !== known.text) {
    known = { text: plan.seasons, calendar: seasonCalendar(seasonsOf(plan).map(seasonOf)) };
  }
  return known.calendar;
}

/** Memoised: every enquiry needs it, and seasons rarely change. */
let known: { text: string; calendar: SeasonCalendar } = {
  text: '',
  calendar: DEFAULT_SEASON_CALENDAR,
};
