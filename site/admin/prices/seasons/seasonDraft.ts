import { seasonSchema, type SeasonJson } from '@shared/contract/prices/season';
import { normaliseDecimal } from '@shared/domain/prices/money';
import {
  isYearly,
  type SeasonColour,
  type SeasonTier,
  type Weekday,
} from '@shared/domain/prices/season';
import * as z from 'zod/mini';
import { translated } from '../../i18n/language';

/** A range as it is typed: days of every year in two parts, days of one year as a date field has them. */
export type RangeDraft = { repeats: boolean; start: string; end: string };

/** A season as it is typed. */
export type SeasonDraft = {
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

/** The fields of a season that is changed, or of a new one. */
export function draftOf(season: SeasonJson | null): SeasonDraft {
  return {
    // What a villa begins with is named in the owner's language; it is the owner's own name from then on.
    name: translated(season?.name ?? ''),
    ranges: season?.ranges.map((range) => ({ ...range, repeats: isYearly(range) })) ?? [NEW_RANGE],
    tier: season?.tier ?? 'own',
    ownPrice: season?.ownPrice ?? '',
    minStay: season?.minStay?.toString() ?? '',
    arrivalDays: season?.arrivalDays ?? null,
    departureDays: season?.departureDays ?? null,
    colour: season?.colour ?? 'ocean',
  };
}

/** Checks a draft with the contract's schema, and makes the season of it. */
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
