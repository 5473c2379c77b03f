import { createHash } from 'node:crypto';
import { isUnitShown, wordsByUnit } from '@shared/domain/content/translation';
import type { Overrides } from '@shared/domain/content/values';
import * as z from 'zod/mini';
import { storedJson } from '../../storedJson';

/**
 * Which English words each translation was made from, by unit: a digest of what the owner had
 * published in English then. Stored among the translations, so that it goes with them.
 */
export type Sources = Readonly<Record<string, string>>;

type Translations = { overrides: Overrides; sources: Sources };

/** Enough that two texts of one field never share a digest by chance. */
const DIGEST_LENGTH = 16;
/** In place of a digest, where the product's own English words were translated. */
const OF_THE_PRODUCT = '';

const storedSchema = z.object({ sources: z.optional(z.record(z.string(), z.string())) });

/** The sources in stored content; content from before there were any has none. */
export function readSources(json: string): Sources {
  return storedJson(storedSchema, json)?.sources ?? {};
}

/** Content as it is stored. `sources` is no field's key, which all have a dot. */
export function withSources({ overrides, sources }: Translations): string {
  const hasSources = Object.keys(sources).length > 0;
  return JSON.stringify({ ...overrides, ...(hasSources && { sources }) });
}

/**
 * The sources after the owner has changed a draft: what was written now was made from the English
 * words of now.
 * @param english the owner's English content that guests read
 * @param reviewed units whose words the owner has found right as they are
 */
export function sourcesAfterChange(
  before: Translations,
  after: Overrides,
  english: Overrides,
  reviewed: readonly string[],
): Sources {
  const [words, wordsBefore] = [wordsByUnit(after), wordsByUnit(before.overrides)];
  const originals = wordsByUnit(english);
  return withoutUnknown(words, (unit) =>
    words.get(unit) === wordsBefore.get(unit) && !reviewed.includes(unit)
      ? before.sources[unit]
      : digestOf(originals.get(unit)),
  );
}

/**
 * The sources after another content has taken the draft's place. What says the same in both may
 * have been reviewed in the draft.
 */
export function sourcesAfterReplacement(
  before: Translations,
  after: Overrides,
  sources: Sources,
): Sources {
  const [words, wordsBefore] = [wordsByUnit(after), wordsByUnit(before.overrides)];
  return withoutUnknown(words, (unit) =>
    words.get(unit) === wordsBefore.get(unit) ? before.sources[unit] : sources[unit],
  );
}

/** Translations of English words that guests read in place of others since. */
export function olderUnits(english: Overrides, own: Overrides, sources: Sources): string[] {
  const originals = wordsByUnit(english);
  return [...wordsByUnit(own).keys()].filter(
    (unit) =>
      sources[unit] !== undefined &&
      sources[unit] !== digestOf(originals.get(unit)) &&
      isUnitShown(unit, english),
  );
}

function withoutUnknown(
  words: ReadonlyMap<string, string>,
  sourceOf: (unit: string) => string | undefined,
): Sources {
  const entries = [...words.keys()].flatMap((unit) => {
    const source = sourceOf(unit);
    return source === undefined ? [] : [[unit, source] as const];
  });
  return Object.fromEntries(entries);
}

function digestOf(words: string | undefined): string {
  if (words === undefined) return OF_THE_PRODUCT;
  return createHash('sha256').update(words).digest('base64url').slice(0, DIGEST_LENGTH);
}
