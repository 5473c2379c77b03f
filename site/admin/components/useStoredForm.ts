import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { ApiClient } from '../../api/client';
import { isStale } from './isStale';
import { differingFields, mergeStored, type FieldSchemas } from './mergeStored';
import { t } from '../i18n/t';
import { useUnsavedChanges } from './useUnsavedChanges';

/** A field that another window has changed. */
export type StoredField = {
  name: string;
  label: string;
  /** What is stored there now, as the owner reads it. */
  stored: string;
  /** Puts that into the form in place of what is typed. */
  take: () => void;
};

/** What another window has saved under a form, for `SaveNotice`. */
export type Stale = {
  /** `false` where what is stored now could not be read: the next save tries that again. */
  isRead: boolean;
  /** Both windows put something there; saving replaces what the other one saved. */
  conflicts: StoredField[];
  /** Only the other window changed it, and the form shows that now. */
  adopted: StoredField[];
  /** Shows what is stored in place of all that is typed; `null` where nothing is typed. */
  discard: (() => void) | null;
};

export type StoredForm<Stored, Draft extends object> = {
  /** What the next save stands on. */
  stored: Stored;
  /** The fields that are not saved yet. */
  changed: readonly (keyof Draft & string)[];
  /** To be called with what a save answered; a field that was edited while the save was under way stays as it is. */
  keep: (saved: Stored) => void;
  /** Shows what is stored in place of all that is typed. */
  replace: (stored: Stored) => void;
  /**
   * To be called with the error of a save: where somebody else has saved meanwhile, brings that in, so that the
   * next save stands on it.
   * @returns whether it was such an error
   */
  catchUp: (error: unknown) => Promise<boolean>;
  /** What another window has saved since; `null` where none has. */
  stale: Stale | null;
  /** Closes the form's dialog; asks before what is typed is lost. */
  leave: (close: () => void) => void;
};

/**
 * Ties a form to what is stored: what the next save stands on, what is unsaved (leaving asks), and what to do when
 * another window has saved meanwhile. Nothing that is typed is lost then: fields that only the other
 * window changed are filled with what it saved, and the owner sees those that both have changed.
 * @param query reads what is stored
 * @param initial as read when the form was opened; later ones are ignored
 * @param draftOf the form's fields for something stored; a field that is compared as a whole may be a list
 * @param draft what the form holds now
 * @param fill puts values into fields of the form
 * @param schema makes values of the fields, by which they are compared
 * @param labelOf the name of a field, as the owner reads it
 * @param textOf a field's value as it is stored, as the owner reads it; the value itself, or yes and no, unless given
 */
export function useStoredForm<Stored, Draft extends object, Key extends QueryKey>({
  query,
  initial,
  draftOf,
  draft,
  fill,
  schema,
  labelOf,
  textOf = (name, shown) => valueText(shown[name]),
}: {
  query: (api: ApiClient) => FetchQueryOptions<Stored, Error, Stored, Key>;
  initial: Stored;
  draftOf: (stored: Stored) => Draft;
  draft: Draft;
  fill: (values: Partial<Draft>) => void;
  schema?: FieldSchemas;
  labelOf: (name: keyof Draft & string) => string;
  textOf?: (name: keyof Draft & string, shown: Draft, stored: Stored) => string;
}): StoredForm<Stored, Draft> {
  type Name = keyof Draft & string;
  const api = useApi();
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(initial);
  const [found, setFound] = useState<Record<'adopted' | 'conflicting', Name[]> | 'unread' | null>(
    null,
  );
  // As of the moment at which an answer has come: until then something may have been typed.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const shown = draftOf(stored);
  const changed = differingFields(draft, shown, schema);
  const leave = useUnsavedChanges(changed.length > 0);

  const replace = (now: Stored) => {
    fill(draftOf(now));
    setStored(now);
    setFound(null);
  };
  const catchUp = async (error: unknown) => {
    if (!isStale(error)) return false;
    try {
      const now = await queryClient.fetchQuery({ ...query(api), staleTime: 0 });
      const theirs = draftOf(now);
      const merged = mergeStored(shown, latest.current, theirs, schema);
      fill(pick(theirs, merged.adopted));
      setStored(now);
      setFound((known) => {
        const earlier = known === null || known === 'unread' ? NOTHING : known;
        return {
          adopted: [...new Set([...earlier.adopted, ...merged.adopted])],
          conflicting: [...new Set([...earlier.conflicting, ...merged.conflicting])],
        };
      });
    } catch {
      setFound((known) => known ?? 'unread');
    }
    return true;
  };

  const fieldOf = (name: Name): StoredField => ({
    name,
    label: labelOf(name),
    stored: textOf(name, shown, stored) || t('nothing'),
    take: () => fill(pick(shown, [name])),
  });
  const isMine = (name: Name) => changed.includes(name);
  return {
    stored,
    changed,
    keep: (saved) => {
      const edited = differingFields(latest.current, draft);
      const theirs = draftOf(saved);
      // A draft has exactly its own fields.
      const others = (Object.keys(theirs) as Name[]).filter((name) => !edited.includes(name));
      fill(pick(theirs, others));
      setStored(saved);
      setFound(null);
    },
    replace,
    catchUp,
    leave,
    stale: found && {
      isRead: found !== 'unread',
      conflicts: found === 'unread' ? [] : found.conflicting.filter(isMine).map(fieldOf),
      adopted:
        found === 'unread'
          ? []
          : [...found.adopted, ...found.conflicting].filter((name) => !isMine(name)).map(fieldOf),
      discard: found !== 'unread' && changed.length > 0 ? () => fill(shown) : null,
    },
  };
}

/** A value as the owner reads it. */
export function valueText(value: unknown): string {
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
}

const NOTHING = { adopted: [], conflicting: [] };

function pick<Draft extends object>(
  from: Draft,
  names: readonly (keyof Draft & string)[],
): Partial<Draft> {
  const picked: Partial<Draft> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}
