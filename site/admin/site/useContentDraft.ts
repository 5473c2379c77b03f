import { CONTENT_KEYS, valueIssues, type ContentState } from '@shared/contract/content/content';
import {
  isSameInEveryLanguage,
  untranslatedUnits,
  wordsByUnit,
} from '@shared/domain/content/translation';
import {
  defaultContent,
  type ContentKey,
  type Defaults,
  type Overrides,
} from '@shared/domain/content/values';
import { defaultLegalSections } from '@shared/domain/legal/legalTexts';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import { fieldOf } from '@shared/domain/content/fields';
import { ApiError } from '../../api/client';
import { useChangeContent } from '../../queries/content';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { showFailure } from '../components/showFailure';
import { t } from '../i18n/t';

/** Pause in typing after which a field is saved. */
const TYPING_PAUSE_MS = 700;

/** Delay before a failed save is retried; doubles each time. */
const RETRY_PAUSE_MS = 2_000;
const LONGEST_RETRY_PAUSE_MS = 60_000;

type Edit = {
  /** `null` for the default. */
  value: unknown;
  /** Draft version on which it is based. */
  base: number;
};
type Edits = Partial<Record<ContentKey, Edit>>;

export type FieldState<Key extends ContentKey = ContentKey> = {
  /** The displayed value: input, draft or default. */
  value: Defaults[Key];
  defaultValue: Defaults[Key];
  isDefault: boolean;
  isUnpublished: boolean;
  issues: Readonly<Record<string, string>>;
  /** Value that another window has saved meanwhile. */
  theirs: { value: Defaults[Key] } | null;
};

export type TranslationState = {
  /** Published English texts; lists as stored, with all entries. */
  english: Overrides;
  englishDefaults: Defaults;
  /** Translation state of a field, or of an entry as `field:id`; `null` if nothing is to be done. */
  stateOf: (unit: string) => UnitState;
  /** Fields and entries with missing or outdated translations. */
  waiting: readonly string[];
  /** Marks a translation as correct although the English has changed. */
  confirm: (unit: string) => void;
};
export type UnitState = 'missing' | 'older' | null;

export type ContentDraft = {
  language: Language;
  state: ContentState;
  keys: readonly ContentKey[];
  /** `null` in English. */
  translation: TranslationState | null;
  field: <Key extends ContentKey>(key: Key) => FieldState<Key>;
  change: <Key extends ContentKey>(key: Key, value: Defaults[Key] | null) => void;
  /** Resolves a conflict with this window's or the other window's value. */
  keepMine: (key: ContentKey) => void;
  takeTheirs: (key: ContentKey) => void;
  unpublished: readonly ContentKey[];
  status: 'saved' | 'saving' | 'unsaved' | 'failed';
  /**
   * Saves unsaved input at once.
   * @returns the draft's version, `null` when a value is invalid
   * @throws the error when the server did not save it for another reason
   */
  flush: () => Promise<number | null>;
  /** Discards unsaved input after the current save has ended. @returns the draft's version after that */
  forget: () => Promise<number>;
};

/** The form for the draft. Saves automatically and resolves conflicts between windows per field. */
export function useContentDraft(language: Language, state: ContentState): ContentDraft {
  const [edits, setEdits] = useState<Edits>({});
  const [refused, setRefused] = useState<Partial<Record<ContentKey, Record<string, string>>>>({});
  const [conflicts, setConflicts] = useState<readonly ContentKey[]>([]);
  const [failures, setFailures] = useState(0);
  const save = useChangeContent(language);
  // State that a running save must see as it is when the save ends.
  const latest = useRef({ edits, refused, conflicts, version: state.version });
  useEffect(() => {
    latest.current = { edits, refused, conflicts, version: state.version };
  });

  const values = valuesOf(state, edits);
  // From JSON, which has no `undefined`; so is the draft.
  const english = (state.translation?.english ?? {}) as Overrides;
  const defaults = defaultsOf(language, { ...sharedValues(english), ...values });
  const untranslated = state.translation ? untranslatedUnits(english, values) : [];
  /** Value of an empty field: empty where guests read the English text instead. */
  const fallback = <Key extends ContentKey>(key: Key): Defaults[Key] => {
    if (!state.translation) return defaults[key];
    // List entries are resolved one by one; an untranslated text is empty.
    if (fieldOf(key).kind === 'items') return [] as unknown as Defaults[Key];
    return english[key] !== undefined || untranslated.includes(key)
      ? ('' as Defaults[Key])
      : defaults[key];
  };

  const issuesOf = (key: ContentKey): Record<string, string> => {
    const edit = edits[key];
    if (!edit || edit.value === null) return {};
    const found = valueIssues(key, edit.value).map(({ path, message }) => [path, message]);
    return {
      ...refused[key],
      ...(Object.fromEntries(found.toReversed()) as Record<string, string>),
    };
  };

  /** Saves the edits based on the same version as the first; others wait for the next save. */
  const storeOnce = async (): Promise<'done' | 'more' | { error: unknown }> => {
    const now = latest.current;
    const ready = CONTENT_KEYS.filter((key) => isReady(key, now.edits, now.refused, now.conflicts));
    const [first] = ready;
    if (first === undefined) return 'done';
    const base = now.edits[first]?.base ?? now.version;
    const keys = ready.filter((key) => now.edits[key]?.base === base);
    const sent = Object.fromEntries(keys.map((key) => [key, now.edits[key]?.value]));
    try {
      // Each value was validated by its key's schema.
      const stored = await save.mutateAsync({ version: base, changes: sent });
      const settle = (current: Edits): Edits => {
        const left = { ...current };
        for (const key of keys) {
          if (left[key]?.value === sent[key]) delete left[key];
          else if (left[key]) left[key] = { ...left[key], base: stored.version };
        }
        return left;
      };
      // Updated at once, because publishing must not wait for the next render.
      const { version } = stored;
      latest.current = { ...latest.current, edits: settle(latest.current.edits), version };
      setEdits(settle);
      setFailures(0);
      return 'more';
    } catch (error) {
      const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
      if (error instanceof ApiError && error.body?.code === 'stale') {
        const lost = keys.filter((key) => issues.some(({ path }) => path === key));
        const all = [...new Set([...latest.current.conflicts, ...(lost.length > 0 ? lost : keys)])];
        latest.current = { ...latest.current, conflicts: all };
        setConflicts(all);
        return 'more';
      }
      const found = byKey(issues);
      if (Object.keys(found).length > 0) {
        const all = { ...latest.current.refused, ...found };
        latest.current = { ...latest.current, refused: all };
        setRefused(all);
        return 'more';
      }
      setFailures((count) => count + 1);
      return { error };
    }
  };

  const running = useRef<Promise<unknown>>(Promise.resolve());
  const storeAll = () => {
    const run = running.current.then(async () => {
      let outcome = await storeOnce();
      while (outcome === 'more') outcome = await storeOnce();
      return outcome;
    });
    running.current = run;
    return run;
  };
  const storeLatest = useRef(storeAll);
  useEffect(() => {
    storeLatest.current = storeAll;
  });
  useEffect(() => {
    if (Object.keys(edits).length === 0) return;
    const timer = setTimeout(() => void storeLatest.current(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, conflicts]);

  const hasEdits = Object.keys(edits).length > 0;
  const mustRetry = hasEdits && failures > 0;
  useEffect(() => {
    if (!mustRetry) return;
    const retry = () => void storeLatest.current();
    const pause = Math.min(RETRY_PAUSE_MS * 2 ** (failures - 1), LONGEST_RETRY_PAUSE_MS);
    const timer = setTimeout(retry, pause);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [mustRetry, failures]);
  useUnsavedChanges(hasEdits);

  const change: ContentDraft['change'] = (key, value) => {
    const isDefault = value === null || isSame(value, fallback(key));
    const base = edits[key]?.base ?? state.version;
    setEdits((current) => ({ ...current, [key]: { value: isDefault ? null : value, base } }));
    setRefused(({ [key]: _edited, ...rest }) => rest);
  };

  const clear = () => {
    latest.current = { ...latest.current, edits: {}, refused: {}, conflicts: [] };
    setEdits({});
    setRefused({});
    setConflicts([]);
    setFailures(0);
  };

  const translation: TranslationState | null = state.translation
    ? translationState(english, state, values, untranslated, (unit) =>
        save.mutate(
          { version: state.version, changes: {}, reviewed: [unit] },
          { onError: (error) => showFailure(t('Not noted'), error) },
        ),
      )
    : null;

  return {
    language,
    state,
    keys: CONTENT_KEYS.filter((key) => !translation || !isSameInEveryLanguage(key)),
    translation,
    field: (key) => ({
      value: shown(values[key], fallback(key)),
      defaultValue: defaults[key],
      isDefault: values[key] === undefined,
      isUnpublished: !isSame(values[key], state.published[key]),
      issues: issuesOf(key),
      theirs: conflicts.includes(key) ? { value: shown(state.draft[key], fallback(key)) } : null,
    }),
    change,
    keepMine: (key) => {
      setEdits((current) =>
        current[key] ? { ...current, [key]: { ...current[key], base: state.version } } : current,
      );
      setConflicts((all) => all.filter((other) => other !== key));
    },
    takeTheirs: (key) => {
      setEdits(({ [key]: _dropped, ...rest }) => rest);
      setConflicts((all) => all.filter((other) => other !== key));
    },
    unpublished: CONTENT_KEYS.filter((key) => !isSame(values[key], state.published[key])),
    status: mustRetry ? 'failed' : save.isPending ? 'saving' : hasEdits ? 'unsaved' : 'saved',
    flush: async () => {
      const outcome = await storeAll();
      if (outcome !== 'done') throw outcome.error;
      return Object.keys(latest.current.edits).length === 0 ? latest.current.version : null;
    },
    forget: async () => {
      clear();
      await running.current;
      // Includes errors of that save.
      clear();
      return latest.current.version;
    },
  };
}

/** The product's content, with the owner's facts. */
function defaultsOf(language: Language, facts: Overrides): Defaults {
  return { ...defaultContent(translator(language), facts), ...defaultLegalSections(language) };
}

function sharedValues(english: Overrides): Overrides {
  const shared = Object.entries(english).filter(([key]) =>
    isSameInEveryLanguage(key as ContentKey),
  );
  // A subset of those entries.
  return Object.fromEntries(shared);
}

function translationState(
  english: Overrides,
  { translation, draft }: ContentState,
  values: Overrides,
  missing: readonly string[],
  confirm: (unit: string) => void,
): TranslationState {
  const older = translation?.older ?? [];
  const [words, storedWords] = [wordsByUnit(values), wordsByUnit(draft as Overrides)];
  const stateOf = (unit: string): UnitState => {
    if (missing.includes(unit)) return 'missing';
    // A translation being edited is based on the current English.
    return older.includes(unit) && words.get(unit) === storedWords.get(unit) ? 'older' : null;
  };
  return {
    english,
    englishDefaults: defaultsOf(DEFAULT_LANGUAGE, english),
    stateOf,
    waiting: [...new Set([...missing, ...older])].filter((unit) => stateOf(unit) !== null),
    confirm,
  };
}

function valuesOf({ draft }: ContentState, edits: Edits): Overrides {
  const values: Partial<Record<ContentKey, unknown>> = { ...draft };
  for (const key of Object.keys(edits) as ContentKey[]) {
    const value = edits[key]?.value;
    if (value === null || value === undefined) delete values[key];
    else values[key] = value;
  }
  // A form only sets values of the field's kind.
  return values as Overrides;
}

/** Lists are edited as stored; missing parts of an entry follow the default. */
function shown<Key extends ContentKey>(value: unknown, defaultValue: Defaults[Key]): Defaults[Key] {
  // They only differ in lists, whose entries may lack parts.
  return (value ?? defaultValue) as Defaults[Key];
}

function isReady(
  key: ContentKey,
  edits: Edits,
  refused: Partial<Record<ContentKey, unknown>>,
  conflicts: readonly ContentKey[],
): boolean {
  const edit = edits[key];
  if (!edit || refused[key] !== undefined || conflicts.includes(key)) return false;
  return edit.value === null || valueIssues(key, edit.value).length === 0;
}

/** Server errors by field. Paths begin with `changes.` and the key, which contains dots, too. */
function byKey(
  issues: readonly { path: string; message: string }[],
): Partial<Record<ContentKey, Record<string, string>>> {
  const found: Partial<Record<ContentKey, Record<string, string>>> = {};
  for (const { path, message } of issues) {
    const key = CONTENT_KEYS.find(
      (known) => path === `changes.${known}` || path.startsWith(`changes.${known}.`),
    );
    if (key) found[key] = { ...found[key], [path.slice(`changes.${key}.`.length)]: message };
  }
  return found;
}

/** Compares JSON values, whose keys always have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
