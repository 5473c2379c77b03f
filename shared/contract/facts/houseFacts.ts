import * as z from 'zod/mini';
import type { AmenityIcon } from '../../domain/content/icons';
import type { Item } from '../../domain/content/contentTypes';
import type { RichText } from '../../domain/content/richText';
import {
  BED_KINDS,
  bedsFor,
  FACT_CHOICES,
  FACT_NUMBERS,
  MAX_BEDS_OF_A_KIND,
  MAX_ROOMS,
  PLACES,
  ROOM_KINDS,
  WALK_MINUTES,
  type BedKind,
  type FactAnswers,
  type FactNumbers,
  type Place,
} from '../../domain/facts/houseFacts';
import { say } from '../../i18n/say';
import { integer, LIMITS, line, oneOf, timestamp } from '../common';
import { isPublicId } from '../gallery/image';

const WHOLE = 'Please enter a whole number from {min} to {max}';

/** One schema for each key. */
function each<Key extends string>(keys: readonly Key[], schemaOf: (key: Key) => z.ZodMiniType) {
  return Object.fromEntries(keys.map((key) => [key, schemaOf(key)]));
}

// The casts are safe: both sides come from the same list of keys.
const answersSchema = z.object(
  each(Object.keys(FACT_CHOICES) as (keyof FactAnswers)[], (name) =>
    z.nullable(oneOf(name, FACT_CHOICES[name])),
  ),
) as unknown as z.ZodMiniType<FactAnswers, FactAnswers>;

const numbersSchema = z
  .object(
    each(Object.keys(FACT_NUMBERS) as (keyof FactNumbers)[], (name) =>
      z.nullable(integer(FACT_NUMBERS[name].min, FACT_NUMBERS[name].max, WHOLE)),
    ),
  )
  .check(
    z.refine(
      ({ poolShallowCm, poolDeepCm }) =>
        typeof poolShallowCm !== 'number' ||
        typeof poolDeepCm !== 'number' ||
        poolShallowCm <= poolDeepCm,
      {
        error: say('The deepest part cannot be shallower than the shallowest'),
        path: ['poolDeepCm'],
      },
    ),
  ) as unknown as z.ZodMiniType<FactNumbers, FactNumbers>;

const walksSchema = z.object(
  each(PLACES, () => z.nullable(integer(WALK_MINUTES.min, WALK_MINUTES.max, WHOLE))),
) as unknown as z.ZodMiniType<Record<Place, number | null>, Record<Place, number | null>>;

const bedsSchema = z.object(
  each(BED_KINDS, () => integer(0, MAX_BEDS_OF_A_KIND, WHOLE)),
) as unknown as z.ZodMiniType<Record<BedKind, number>, Record<BedKind, number>>;

const roomSchema = z
  .object({
    kind: oneOf('kind', ROOM_KINDS),
    beds: bedsSchema,
    hasBathroom: z.boolean(),
    image: z.nullable(
      line(LIMITS.publicId).check(z.refine(isPublicId, say('Please choose a picture'))),
    ),
  })
  .check(
    z.refine((room) => bedsFor([room]) > 0, {
      error: say('Please enter at least one bed, or remove the room'),
      path: ['beds', 'double'],
    }),
  );

const shape = {
  answers: answersSchema,
  numbers: numbersSchema,
  rooms: z
    .array(roomSchema)
    .check(z.maxLength(MAX_ROOMS, say('Please use at most {n} entries', { n: MAX_ROOMS }))),
  walks: walksSchema,
};
export const houseFactsFields = shape;

export const houseFactsInputSchema = z.object({
  ...shape,
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type HouseFactsUpdate = z.output<typeof houseFactsInputSchema>;
export type HouseFacts = Omit<HouseFactsUpdate, 'updatedAt'>;

export const houseFactsSchema = z.object({ ...shape, updatedAt: z.nullable(timestamp) });
export type HouseFactsJson = z.output<typeof houseFactsSchema>;

/** The house's facts as a page shows them: in its language, without what is unknown. */
export type ShownHouse = {
  rooms: { title: string; beds: string[]; image: string | null }[];
  /** `Beds for 8`; `null` without rooms. */
  sleeps: string | null;
  facts: { icon: AmenityIcon; text: string }[];
  walks: { place: Place | 'beach'; name: string; minutes: string }[];
  /** @property lang set for an English text on a page in another language */
  questions: (Item<RichText> & { lang?: string })[];
  titles: { rooms: string; facts: string; walks: string; map: string };
};
