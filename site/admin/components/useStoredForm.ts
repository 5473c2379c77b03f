import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { ApiClient } from '../../api/client';
import { isStale } from './isStale';
import { differingFields, mergeStored, type FieldSchemas } from './mergeStored';
import { t } from '../i18n/t';
import { useUnsavedChanges } from './useUnsavedChanges';

export type StoredField = {
  name: string;
  label: string;
  stored: string;
  take: () => void;
};

export type Stale = {
  /** `false` if what is stored could not be read; the next save tries again. */
  isRead: boolean;
  /** Changed in both windows; saving overwrites the other one's. */
  conflicts: StoredField[];
  /** Changed by the other window only; shown in the form. */
  adopted: StoredField[];
  /** Replaces all input with what is stored; `null` if there is no input. */
  discard: (() => void) | null;
};

export type StoredForm<Stored, Draft extends object> = {
  /** The version on which the next save is based. */
  stored: Stored;
  changed: readonly (keyof Draft & string)[];
  /** Call with a save's response. Fields edited during the save keep their input. */
  keep: (saved: Stored) => void;
  replace: (stored: Stored) => void;
  /**
   * Call with a save's error. If another window has saved meanwhile, merges its changes.
   * @returns whether that was the error
   */
  catchUp: (error: unknown) => Promise<boolean>;
  /** What another window has saved; `null` if nothing. */
  stale: Stale | null;
};

/**
 * Ties a form to what is stored: its version, its unsaved fields (leaving asks), and the merge when another window has
 * saved meanwhile. Fields changed only there are adopted; the owner decides on fields changed in both.
 * @param initial as read when the form was opened; later values are ignored
 * @param draftOf the form's fields for a stored value
 * @param draft the form's current values
 * @param fill sets fields of the form
 * @param schema by whose output fields are compared
 * @param textOf a stored field as text; by default its value, or yes and no
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
  // The form as it is when a response arrives, because the owner may type meanwhile.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const shown = draftOf(stored);
  const changed = differingFields(draft, shown, schema);
  useUnsavedChanges(changed.length > 0);

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
      const others = (Object.keys(theirs) as Name[]).filter((name) => !edited.includes(name));
      fill(pick(theirs, others));
      setStored(saved);
      setFound(null);
    },
    replace,
    catchUp,
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
