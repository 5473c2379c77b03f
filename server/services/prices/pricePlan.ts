import {
  seasonOf,
  seasonSchema,
  presentSeason,
  type PricePlanJson,
} from '@shared/contract/prices/season';
import type { PricePlanUpdate, SeasonJson } from '@shared/contract/prices/season';
import { DEFAULT_SEASONS, seasonCalendar, type SeasonCalendar } from '@shared/domain/prices/season';
import * as z from 'zod/mini';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings, type StoredSettings } from '../settings/defineSettings';
import { refuseLongMinimum } from './stayLimits';

export const pricePlan = defineSettings(
  'pricePlan',
  { seasons: z.array(z.unknown()) },
  { seasons: DEFAULT_SEASONS.map(presentSeason) },
  { audit: 'seasons_changed', logged: ({ value }) => byName(seasonsOf(value)) },
);
export type PricePlan = StoredSettings<{ seasons: unknown[] }>;

/** Stores all seasons. @throws AppError 400 if a minimum stay exceeds the maximum stay; 409 `stale` */
export async function updatePricePlan(
  { seasons, updatedAt }: PricePlanUpdate,
  context: WriteContext,
): Promise<PricePlan> {
  const after = seasons.map((season) => presentSeason(seasonOf(season)));
  const saved = await pricePlan.save(
    async ({ value }) => {
      const before = seasonsOf(value);
      for (const [index, { name, minStay }] of seasons.entries()) {
        // An unchanged season must not block changes of the others.
        if (before.some((season) => season.name === name && season.minStay === minStay)) continue;
        await refuseLongMinimum(`seasons.${index}.minStay`, minStay, context);
      }
      // Keeps seasons that this version cannot read, after the others.
      return { seasons: [...after, ...value.seasons.filter((season) => !isReadable(season))] };
    },
    updatedAt,
    context,
  );
  return saved.after;
}

/** Names of seasons are unique. */
function byName(seasons: readonly SeasonJson[]): Record<string, SeasonJson> {
  return Object.fromEntries(seasons.map((season) => [season.name, season]));
}

/** The readable seasons as entered. */
export function seasonsOf({ seasons }: { seasons: readonly unknown[] }): SeasonJson[] {
  return seasons.flatMap((season) => {
    const read = z.safeParse(seasonSchema, season);
    return read.success ? read.data : [];
  });
}

function isReadable(season: unknown): boolean {
  return z.safeParse(seasonSchema, season).success;
}

/** The readable seasons, indexed by day. */
export async function loadSeasonCalendar(context: ReadContext): Promise<SeasonCalendar> {
  return seasonCalendar(seasonsOf(await pricePlan.load(context)).map(seasonOf));
}

export function presentPricePlan({ value, unreadable, updatedAt }: PricePlan): PricePlanJson {
  const seasons = seasonsOf(value);
  const unreadableSeasons = unreadable.length + value.seasons.length - seasons.length;
  return {
    seasons,
    ...(unreadableSeasons > 0 && { unreadableSeasons }),
    updatedAt: (updatedAt ?? new Date(0)).toISOString(),
  };
}
