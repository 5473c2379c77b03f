import { CONTENT_KEYS, valueIssues, type ContentState } from '@shared/contract/content/content';
import {
  isSameInEveryLanguage,
  untranslatedUnits,
  textsByUnit,
} from '@shared/domain/content/translation';
import {
  defaultContent,
  type ContentKey,
  type Defaults,
  type Overrides,
} from '@shared/domain/content/contentTypes';
import { defaultQuestions } from '@shared/domain/content/questions';
import { defaultLegalSections } from '@shared/domain/legal/legalTexts';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import { fieldOf } from '@shared/domain/content/fields';
import { showFailure } from '../components/showFailure';
import { useDraftSaving, type DraftStatus, type Edits } from './useDraftSaving';
import { t } from '../i18n/t';

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
  status: DraftStatus;
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
  const saving = useDraftSaving(language, state.version);
  const { save, edits, refused, conflicts, status, keepMine, takeTheirs, flush, forget } = saving;
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
    change: (key, value) =>
      saving.edit(key, value === null || isSame(value, fallback(key)) ? null : value),
    unpublished: CONTENT_KEYS.filter((key) => !isSame(values[key], state.published[key])),
    status,
    keepMine,
    takeTheirs,
    flush,
    forget,
  };
}

/** The product's content, with the owner's facts. */
function defaultsOf(language: Language, facts: Overrides): Defaults {
  return {
    ...defaultContent(translator(language), facts),
    ...defaultLegalSections(language),
    'faq.items': defaultQuestions(language),
  };
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
  const [texts, storedTexts] = [textsByUnit(values), textsByUnit(draft as Overrides)];
  const stateOf = (unit: string): UnitState => {
    if (missing.includes(unit)) return 'missing';
    // A translation being edited is based on the current English.
    return older.includes(unit) && texts.get(unit) === storedTexts.get(unit) ? 'older' : null;
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

/** Compares JSON values, whose keys always have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
