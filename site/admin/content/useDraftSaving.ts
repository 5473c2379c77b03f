import { CONTENT_KEYS, valueIssues } from '@shared/contract/content/content';
import type { ContentKey } from '@shared/domain/content/contentTypes';
import type { Language } from '@shared/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { ApiError } from '../../api/client';
import { useChangeContent } from '../../queries/content';
import { useStable } from '../components/useStable';
import { useUnsavedChanges } from '../components/useUnsavedChanges';

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
export type Edits = Partial<Record<ContentKey, Edit>>;

type Unsaved = {
  edits: Edits;
  /** Issues of values that the server has rejected, by field and path. */
  refused: Partial<Record<ContentKey, Record<string, string>>>;
  /** Fields that another window has changed meanwhile. */
  conflicts: readonly ContentKey[];
  failures: number;
};
const NOTHING: Unsaved = { edits: {}, refused: {}, conflicts: [], failures: 0 };

/**
 * Holds the unsaved input of the Site editor and saves it: after a pause in typing, again after a failure, and at
 * once on request.
 * @param version of the draft as last read
 */
export function useDraftSaving(language: Language, version: number) {
  const save = useChangeContent(language);
  // A store, because a save that ends must see input that React has not rendered yet.
  const [store] = useState(() => createStore<Unsaved>(() => NOTHING));
  const { edits, refused, conflicts, failures } = useStore(store);
  const newest = useRef(version);
  useEffect(() => {
    newest.current = version;
  }, [version]);

  /** Saves the edits based on the same version as the first; others wait for the next save. */
  const storeOnce = async (): Promise<'done' | 'more' | { error: unknown }> => {
    const now = store.getState();
    const ready = CONTENT_KEYS.filter((key) => isReady(key, now));
    const base = ready.map((key) => now.edits[key]?.base).at(0);
    if (base === undefined) return 'done';
    const keys = ready.filter((key) => now.edits[key]?.base === base);
    const sent = Object.fromEntries(keys.map((key) => [key, now.edits[key]?.value]));
    try {
      // Each value was validated by its key's schema.
      const stored = await save.mutateAsync({ version: base, changes: sent });
      newest.current = stored.version;
      const left = { ...store.getState().edits };
      for (const key of keys) {
        if (left[key]?.value === sent[key]) delete left[key];
        else if (left[key]) left[key] = { ...left[key], base: stored.version };
      }
      store.setState({ edits: left, failures: 0 });
      return 'more';
    } catch (error) {
      const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
      const found = byKey(issues);
      const latest = store.getState();
      if (error instanceof ApiError && error.body?.code === 'stale') {
        const lost = keys.filter((key) => issues.some(({ path }) => path === key));
        const added = lost.length > 0 ? lost : keys;
        store.setState({ conflicts: [...new Set([...latest.conflicts, ...added])] });
        return 'more';
      }
      if (Object.keys(found).length > 0) {
        store.setState({ refused: { ...latest.refused, ...found } });
        return 'more';
      }
      store.setState({ failures: latest.failures + 1 });
      return { error };
    }
  };

  const running = useRef<Promise<unknown>>(Promise.resolve());
  const storeAll = useStable(() => {
    const run = running.current.then(async () => {
      let outcome = await storeOnce();
      while (outcome === 'more') outcome = await storeOnce();
      return outcome;
    });
    running.current = run;
    return run;
  });

  const hasEdits = Object.keys(edits).length > 0;
  useEffect(() => {
    if (Object.keys(edits).length === 0) return;
    const timer = setTimeout(() => void storeAll(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, conflicts, storeAll]);
  const mustRetry = hasEdits && failures > 0;
  useEffect(() => {
    if (!mustRetry) return;
    const retry = () => void storeAll();
    const pause = Math.min(RETRY_PAUSE_MS * 2 ** (failures - 1), LONGEST_RETRY_PAUSE_MS);
    const timer = setTimeout(retry, pause);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [mustRetry, failures, storeAll]);
  useUnsavedChanges(hasEdits);

  const settleConflict = (key: ContentKey, left: Edits) =>
    store.setState((now) => ({
      edits: left,
      conflicts: now.conflicts.filter((other) => other !== key),
    }));

  return {
    save,
    edits,
    refused,
    conflicts,
    status: statusOf({ mustRetry, isSaving: save.isPending, hasEdits }),
    /** @param value `null` for the default */
    edit: (key: ContentKey, value: unknown) => {
      const now = store.getState();
      const { [key]: _edited, ...others } = now.refused;
      const base = now.edits[key]?.base ?? version;
      store.setState({ edits: { ...now.edits, [key]: { value, base } }, refused: others });
    },
    keepMine: (key: ContentKey) => {
      const now = store.getState().edits;
      settleConflict(key, now[key] ? { ...now, [key]: { ...now[key], base: version } } : now);
    },
    takeTheirs: (key: ContentKey) => {
      const { [key]: _dropped, ...others } = store.getState().edits;
      settleConflict(key, others);
    },
    flush: async () => {
      const outcome = await storeAll();
      if (outcome !== 'done') throw outcome.error;
      return Object.keys(store.getState().edits).length === 0 ? newest.current : null;
    },
    forget: async () => {
      store.setState(NOTHING);
      await running.current;
      // Includes errors of that save.
      store.setState(NOTHING);
      return newest.current;
    },
  };
}

export type DraftStatus = 'saved' | 'saving' | 'unsaved' | 'failed';

function statusOf({
  mustRetry,
  isSaving,
  hasEdits,
}: Record<'mustRetry' | 'isSaving' | 'hasEdits', boolean>): DraftStatus {
  if (mustRetry) return 'failed';
  if (isSaving) return 'saving';
  return hasEdits ? 'unsaved' : 'saved';
}

function isReady(key: ContentKey, { edits, refused, conflicts }: Unsaved): boolean {
  const edit = edits[key];
  if (!edit || refused[key] !== undefined || conflicts.includes(key)) return false;
  return edit.value === null || valueIssues(key, edit.value).length === 0;
}

/** Server errors by field. Paths begin with `changes.` and the key, which contains dots, too. */
function byKey(issues: readonly { path: string; message: string }[]): Unsaved['refused'] {
  const found: Unsaved['refused'] = {};
  for (const { path, message } of issues) {
    const key = CONTENT_KEYS.find(
      (known) => path === `changes.${known}` || path.startsWith(`changes.${known}.`),
    );
    if (key) found[key] = { ...found[key], [path.slice(`changes.${key}.`.length)]: message };
  }
  return found;
}
