import { seasonSchema, type SeasonJson } from '@shared/contract/prices/season';
import { normaliseDecimal } from '@shared/domain/prices/money';
import {
  isYearly,
  SEASON_COLOURS,
  type SeasonColour,
  type SeasonTier,
  type Weekday,
} from '@shared/domain/prices/season';
import * as z from 'zod/mini';
import { translated } from '../../i18n/language';

/** As typed: `MM-DD` for every year, or dates. */
export type RangeDraft = { repeats: boolean; start: string; end: string };

type SeasonDraft = {
  name: string;
  ranges: RangeDraft[];
  tier: SeasonTier;
  ownPrice: string;
  minStay: string;
  arrivalDays: Weekday[] | null;
  departureDays: Weekday[] | null;
  colour: SeasonColour;
};

export const NEW_RANGE: RangeDraft = { repeats: true, start: '04-01', end: '04-30' };

/** @param seasons a new season gets a colour that these do not have */
export function draftOf(season: SeasonJson | null, seasons: readonly SeasonJson[]): SeasonDraft {
  const free = SEASON_COLOURS.find((colour) => seasons.every((other) => other.colour !== colour));
  return {
    // The first seasons have translated names. Once saved, the name is the owner's.
    name: translated(season?.name ?? ''),
    ranges: season?.ranges.map((range) => ({ ...range, repeats: isYearly(range) })) ?? [NEW_RANGE],
    tier: season?.tier ?? 'own',
    ownPrice: season?.ownPrice ?? '',
    minStay: season?.minStay?.toString() ?? '',
    arrivalDays: season?.arrivalDays ?? null,
    departureDays: season?.departureDays ?? null,
    colour: season?.colour ?? free ?? 'ocean',
  };
}

export const seasonFormSchema = z.pipe(
  z.transform(
    ({ ranges, ownPrice, minStay, ...draft }: SeasonDraft): z.input<typeof seasonSchema> => ({
      ...draft,
      ranges: ranges.map(({ start, end }) => ({ start, end })),
      ownPrice: draft.tier === 'own' && ownPrice.trim() !== '' ? normaliseDecimal(ownPrice) : null,
      minStay: minStay.trim() === '' ? null : Number(minStay),
    }),
  ),
  seasonSchema,
);
