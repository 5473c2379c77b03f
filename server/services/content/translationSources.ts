import { createHash } from 'node:crypto';
import { isUnitShown, textsByUnit } from '@shared/domain/content/translation';
import type { Overrides } from '@shared/domain/content/contentTypes';
import * as z from 'zod/mini';
import { storedJson } from '../../storedJson';

/**
 * The English text that each translation was made from, by unit: a digest of the owner's published English at the time.
 * Stored with the translations, so that it moves with them.
 */
export type Sources = Readonly<Record<string, string>>;

type Translations = { overrides: Overrides; sources: Sources };

/** Long enough to avoid collisions between texts of one field. */
const DIGEST_LENGTH = 16;
/** Replaces the digest if the product's default English was translated. */
const OF_THE_PRODUCT = '';

const storedSchema = z.object({ sources: z.optional(z.record(z.string(), z.string())) });

/** The sources in stored content; none if nothing was translated. */
export function readSources(json: string): Sources {
  return storedJson(storedSchema, json)?.sources ?? {};
}

/** Content as stored. `sources` cannot clash with a field's key, since keys contain a dot. */
export function withSources({ overrides, sources }: Translations): string {
  const hasSources = Object.keys(sources).length > 0;
  return JSON.stringify({ ...overrides, ...(hasSources && { sources }) });
}

/**
 * The sources after a change of the draft: new text was made from the current English.
 * @param english the owner's published English content
 * @param reviewed units whose text the owner has confirmed unchanged
 */
export function sourcesAfterChange(
  before: Translations,
  after: Overrides,
  english: Overrides,
  reviewed: readonly string[],
): Sources {
  const [texts, textsBefore] = [textsByUnit(after), textsByUnit(before.overrides)];
  const originals = textsByUnit(english);
  return withoutUnknown(texts, (unit) =>
    texts.get(unit) === textsBefore.get(unit) && !reviewed.includes(unit)
      ? before.sources[unit]
      : digestOf(originals.get(unit)),
  );
}

/** The sources after other content has replaced the draft. Keeps reviews in the draft of text that is equal in both. */
export function sourcesAfterReplacement(
  before: Translations,
  after: Overrides,
  sources: Sources,
): Sources {
  const [texts, textsBefore] = [textsByUnit(after), textsByUnit(before.overrides)];
  return withoutUnknown(texts, (unit) =>
    texts.get(unit) === textsBefore.get(unit) ? before.sources[unit] : sources[unit],
  );
}

/** Translations whose English has changed since. */
export function olderUnits(english: Overrides, own: Overrides, sources: Sources): string[] {
  const originals = textsByUnit(english);
  return [...textsByUnit(own).keys()].filter(
    (unit) =>
      sources[unit] !== undefined &&
      sources[unit] !== digestOf(originals.get(unit)) &&
      isUnitShown(unit, english),
  );
}

function withoutUnknown(
  texts: ReadonlyMap<string, string>,
  sourceOf: (unit: string) => string | undefined,
): Sources {
  const entries = [...texts.keys()].flatMap((unit) => {
    const source = sourceOf(unit);
    return source === undefined ? [] : [[unit, source] as const];
  });
  return Object.fromEntries(entries);
}

function digestOf(texts: string | undefined): string {
  if (texts === undefined) return OF_THE_PRODUCT;
  return createHash('sha256').update(texts).digest('base64url').slice(0, DIGEST_LENGTH);
}
