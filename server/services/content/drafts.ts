import { isDeepStrictEqual } from 'node:util';
import {
  CONTENT_KEYS,
  KEPT_PUBLICATIONS,
  type ContentChanges,
  type ContentDraftChange,
  type ContentLanguageJson,
  type ContentState,
  type PublicationJson,
} from '@shared/contract/content/content';
import { fieldOf } from '@shared/domain/content/fields';
import { isSameInEveryLanguage, untranslatedUnits } from '@shared/domain/content/translation';
import type { ContentKey, ItemChange, Overrides } from '@shared/domain/content/contentTypes';
import { dialledNumbers } from '@shared/domain/phones';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import * as z from 'zod/mini';
import {
  AppError,
  invalidInput,
  notFound,
  withParams,
  type Issue,
  type PlainSentence,
} from '../../errors';
import { storedJson } from '../../storedJson';
import { recordAudit } from '../audit/recordAudit';
import { recordLegalVersions } from '../legal/legalVersions';
import type { ReadContext, WriteContext } from '../serviceContext';
import { publishedOverrides, readOverrides } from './pageContent';
import { unsafeLinks } from './richText';
import {
  olderUnits,
  readSources,
  sourcesAfterChange,
  sourcesAfterReplacement,
  withSources,
  type Sources,
} from './translationSources';

type Draft = {
  version: number;
  overrides: Overrides;
  /** The English texts that were translated; none for English. */
  sources: Sources;
  keyVersions: Partial<Record<string, number>>;
};

export async function loadContent(language: Language, context: ReadContext): Promise<ContentState> {
  const { models } = context;
  const { version, overrides, sources } = await loadDraft(language, context);
  const newest = await models.ContentPublication.findOne({
    where: { language },
    order: [['id', 'DESC']],
  });
  const state = {
    version,
    draft: overrides,
    published: newest ? readOverrides(newest.overrides) : {},
    publishedAt: newest?.publishedAt.toISOString() ?? null,
  };
  if (language === DEFAULT_LANGUAGE) return state;
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  return { ...state, translation: { english, older: olderUnits(english, overrides, sources) } };
}

export async function listContentLanguages(context: ReadContext): Promise<ContentLanguageJson[]> {
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  return Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const { overrides, sources } = await loadDraft(language, context);
      const isTranslation = language !== DEFAULT_LANGUAGE;
      return {
        language,
        missing: isTranslation ? untranslatedUnits(english, overrides).length : 0,
        older: isTranslation ? olderUnits(english, overrides, sources).length : 0,
        unpublished: changedKeys(overrides, await publishedOverrides(language, context)).length,
      };
    }),
  );
}

/** The draft, or the published content if there is none. */
export async function draftOverrides(language: Language, context: ReadContext): Promise<Overrides> {
  return (await loadDraft(language, context)).overrides;
}

/**
 * Changes fields of the draft. A field that another window has changed since it was read is not overwritten; other
 * fields may have changed.
 * @throws AppError 400 for an unsafe link, and for a translation of content that is the same in every language; 409
 *   `stale`, naming the fields
 */
export async function changeDraft(
  language: Language,
  { version, changes, reviewed = [] }: ContentDraftChange,
  context: WriteContext,
): Promise<ContentState> {
  refuseUnsafeLinks(changes);
  refuseUndialledNumbers(changes);
  if (language !== DEFAULT_LANGUAGE) refuseUntranslatable(changes);
  const draft = await loadDraft(language, context);
  const keys = Object.keys(changes) as ContentKey[];
  // The draft is older than the one that was read, as after a restore.
  if (version > draft.version) throw staleFields(keys);
  const differing = keys.filter(
    (key) => !isDeepStrictEqual(changes[key] ?? undefined, draft.overrides[key]),
  );
  const lost = differing.filter((key) => (draft.keyVersions[key] ?? 0) > version);
  if (lost.length > 0) throw staleFields(lost);
  const overrides: Record<string, unknown> = { ...draft.overrides };
  for (const key of differing) {
    const value = changes[key];
    if (value === null || value === undefined) delete overrides[key];
    else overrides[key] = value;
  }
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  const sources =
    language === DEFAULT_LANGUAGE ? {} : sourcesAfterChange(draft, overrides, english, reviewed);
  // The body's schema has validated each value for its key.
  await storeDraft(language, draft, { overrides, sources }, context);
  return loadContent(language, context);
}

/**
 * Publishes the draft and deletes the oldest of too many publications. Does nothing if the draft is published already.
 * @throws AppError 409 `stale` if the draft has changed since it was read
 */
export async function publishDraft(
  language: Language,
  version: number,
  userId: number | null,
  context: WriteContext,
): Promise<ContentState> {
  const { models, now } = context;
  const draft = await loadDraft(language, context);
  assertUnchanged(draft, version);
  const published = await publishedOverrides(language, context);
  if (changedKeys(draft.overrides, published).length > 0) {
    const user = userId === null ? null : await models.User.findByPk(userId);
    await models.ContentPublication.create({
      language,
      overrides: withSources(draft),
      publishedBy: user?.username ?? '',
      publishedAt: now,
    });
    await prunePublications(language, context);
    recordAudit(
      'content_published',
      { subject: language, before: published, after: draft.overrides },
      context,
    );
    await recordLegalVersions(context);
  }
  return loadContent(language, context);
}

/** Resets the draft to the published content. @throws AppError 409 `stale` */
export async function discardDraft(
  language: Language,
  version: number,
  context: WriteContext,
): Promise<ContentState> {
  const draft = await loadDraft(language, context);
  assertUnchanged(draft, version);
  await replaceDraft(language, draft, await newestPublication(language, context), context);
  return loadContent(language, context);
}

/** Copies an earlier publication to the draft. @throws AppError 404; 409 `stale` */
export async function bringBack(
  language: Language,
  id: number,
  version: number,
  context: WriteContext,
): Promise<ContentState> {
  const { models } = context;
  const publication = await models.ContentPublication.findOne({
    where: { id, language },
  });
  if (!publication) throw notFound('This publication');
  const draft = await loadDraft(language, context);
  assertUnchanged(draft, version);
  await replaceDraft(language, draft, publication.overrides, context);
  return loadContent(language, context);
}

/** The stored publications, newest first, each with its changes. */
export async function listPublications(
  language: Language,
  { models }: ReadContext,
): Promise<PublicationJson[]> {
  const rows = await models.ContentPublication.findAll({
    where: { language },
    order: [['id', 'DESC']],
    // One more, to compare the oldest with.
    limit: KEPT_PUBLICATIONS + 1,
  });
  const overrides = rows.map((row) => readOverrides(row.overrides));
  return rows.slice(0, KEPT_PUBLICATIONS).map((row, index) => ({
    id: row.id,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: row.publishedBy,
    changedKeys: changedKeys(overrides[index] ?? {}, overrides[index + 1] ?? {}),
  }));
}

const keyVersionsSchema = z.record(z.string(), z.number());

async function loadDraft(language: Language, context: ReadContext): Promise<Draft> {
  const { models } = context;
  const row = await models.ContentDraft.findByPk(language);
  if (!row) {
    const published = await newestPublication(language, context);
    return {
      version: 0,
      overrides: readOverrides(published),
      sources: readSources(published),
      keyVersions: {},
    };
  }
  return {
    version: row.version,
    overrides: readOverrides(row.overrides),
    sources: readSources(row.overrides),
    keyVersions: storedJson(keyVersionsSchema, row.keyVersions) ?? {},
  };
}

async function newestPublication(language: Language, { models }: ReadContext): Promise<string> {
  const newest = await models.ContentPublication.findOne({
    where: { language },
    order: [['id', 'DESC']],
    attributes: ['overrides'],
  });
  return newest?.overrides ?? '{}';
}

async function replaceDraft(
  language: Language,
  draft: Draft,
  publication: string,
  context: WriteContext,
): Promise<void> {
  const overrides = readOverrides(publication);
  const sources = sourcesAfterReplacement(draft, overrides, readSources(publication));
  await storeDraft(language, draft, { overrides, sources }, context);
}

/** Replaces the draft that was read; writes nothing if it is equal. */
async function storeDraft(
  language: Language,
  before: Draft,
  { overrides, sources }: Pick<Draft, 'overrides' | 'sources'>,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const keys = changedKeys(overrides, before.overrides);
  if (keys.length === 0 && isDeepStrictEqual(sources, before.sources)) return;
  const version = before.version + 1;
  const changed = Object.fromEntries(keys.map((key) => [key, version]));
  await models.ContentDraft.upsert({
    language,
    version,
    overrides: withSources({ overrides, sources }),
    keyVersions: JSON.stringify({ ...before.keyVersions, ...changed }),
    updatedAt: now,
  });
}

function changedKeys(one: Overrides, other: Overrides): ContentKey[] {
  return CONTENT_KEYS.filter((key) => !isDeepStrictEqual(one[key], other[key]));
}

async function prunePublications(language: Language, { models }: WriteContext): Promise<void> {
  const oldest = await models.ContentPublication.findOne({
    where: { language },
    order: [['id', 'DESC']],
    // One more than is listed, to compare the oldest with.
    offset: KEPT_PUBLICATIONS,
    attributes: ['id'],
  });
  if (!oldest) return;
  await models.ContentPublication.destroy({
    where: { language, id: { [Op.lt]: oldest.id } },
  });
}

function assertUnchanged(draft: Draft, version: number): void {
  if (draft.version === version) return;
  const keys = Object.keys(draft.keyVersions).filter(
    (key) => (draft.keyVersions[key] ?? 0) > version,
  );
  throw staleFields(keys.filter((key): key is ContentKey => CONTENT_KEYS.includes(key as never)));
}

function staleFields(keys: readonly ContentKey[]): AppError {
  return new AppError(409, 'stale', STALE, {
    issues: keys.map((key) => ({ path: key, message: STALE })),
  });
}

const STALE: PlainSentence =
  'This was changed in another window meanwhile. Please look at what stands there now and change it again.';

/** @throws AppError 400 naming each field that is the same in every language */
function refuseUntranslatable(changes: ContentChanges): void {
  const issues = (Object.keys(changes) as ContentKey[])
    .filter((key) => changes[key] !== null && isSameInEveryLanguage(key))
    .map((key): Issue => ({
      path: `changes.${key}`,
      message: 'This is the same in every language. Please change it in English.',
    }));
  if (issues.length > 0) throw invalidInput(issues);
}

/** @throws AppError 400 naming each telephone field without a number that can be dialled */
function refuseUndialledNumbers(changes: ContentChanges): void {
  const issues = (Object.keys(changes) as ContentKey[])
    .filter((key) => {
      const field = fieldOf(key);
      const value = changes[key];
      const isPhone = field.kind === 'line' && field.format === 'phone';
      return isPhone && value && dialledNumbers(value as string).length === 0;
    })
    .map((key): Issue => ({
      path: `changes.${key}`,
      message: 'Please enter a telephone number such as +351 282 000 000',
    }));
  if (issues.length > 0) throw invalidInput(issues);
}

/** @throws AppError 400 naming each field */
function refuseUnsafeLinks(changes: ContentChanges): void {
  const issues: Issue[] = [];
  const check = (path: string, text: string | undefined) => {
    for (const address of unsafeLinks(text ?? '')) {
      issues.push({
        path: `changes.${path}`,
        message: withParams(
          'The link to “{address}” leads nowhere. Links begin with https://, http://, mailto: or tel:',
          { address },
        ),
      });
    }
  };
  for (const key of Object.keys(changes) as ContentKey[]) {
    const value = changes[key];
    if (value === null || value === undefined) continue;
    const { kind } = fieldOf(key);
    if (kind === 'marked') check(key, value as string);
    if (kind === 'items') {
      (value as ItemChange[]).forEach(({ text }, index) => check(`${key}.${index}.text`, text));
    }
  }
  if (issues.length > 0) throw invalidInput(issues);
}
