import { LEAST_BYTES, MAX_BYTES, MAX_ENTRIES, MAX_SHARE } from './cacheLimits';
import type { DataVersion } from './dataVersion';

/**
 * Keeps what is the same for everyone until anything at all is committed, here or by another
 * process. What it hands out is shared and must not be changed. Nothing about one person may be put
 * into the application's own (`Deps.cache`): guests' pages have another, see `routes/stay.ts`.
 */
export type Cache = {
  /**
   * @param key names the value and everything that it depends on besides the database; callers
   *   build it from what they have validated, so that nobody can make up new ones at will
   * @param load called when nothing is kept; callers at the same time share one load
   */
  get: <T>(key: string, load: () => Promise<T>, options?: KeepOptions<T>) => Promise<T>;
  /** What is kept under the key and still true, `undefined` when nothing is. */
  find: <T>(key: string) => Promise<T | undefined>;
  /** Drops everything; for what changes without a commit. */
  clear: () => void;
};

export type KeepOptions<T> = {
  /** About what a value takes in memory. */
  bytesOf?: (value: T) => number;
  /** Says no to a value that is only good enough for now. */
  isKept?: (value: T) => boolean;
};

/** `value` once it is loaded. */
type Entry<T = unknown> = { loading: Promise<T>; value?: T; bytes: number };

/** A cache over one database. */
export function createCache(
  version: Pick<DataVersion, 'current'>,
  { maxBytes = MAX_BYTES }: { maxBytes?: number } = {},
): Cache {
  const entries = new Map<string, Entry>();
  let keptVersion = '';
  let keptBytes = 0;

  const clear = () => {
    entries.clear();
    keptBytes = 0;
  };
  const refresh = async () => {
    const now = await version.current();
    if (now === keptVersion) return;
    clear();
    keptVersion = now;
  };
  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    keptBytes -= entry.bytes;
  };
  /** Puts it at the end, among those in use. */
  const touch = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
  };
  const keep = (key: string, entry: Entry, bytes: number) => {
    // Committed over while it was loaded: true for who asked, not for the next.
    if (entries.get(key) !== entry) return;
    entry.bytes = bytes;
    keptBytes += bytes;
    for (const [longestUnused, other] of entries) {
      if (keptBytes <= maxBytes && entries.size <= MAX_ENTRIES) break;
      drop(longestUnused, other);
    }
  };

  return {
    clear,
    get: async <T>(
      key: string,
      load: () => Promise<T>,
      { bytesOf = () => LEAST_BYTES, isKept = () => true }: KeepOptions<T> = {},
    ): Promise<T> => {
      await refresh();
      // The key's own loader put it there, so it is of the loader's type.
      const known = entries.get(key) as Entry<T> | undefined;
      if (known) {
        touch(key, known);
        return known.loading;
      }
      const entry: Entry<T> = { loading: load(), bytes: 0 };
      entries.set(key, entry);
      try {
        const value = await entry.loading;
        const bytes = Math.max(bytesOf(value), LEAST_BYTES);
        if (isKept(value) && bytes <= maxBytes * MAX_SHARE) {
          entry.value = value;
          keep(key, entry, bytes);
        } else {
          drop(key, entry);
        }
      } catch {
        drop(key, entry);
      }
      return entry.loading;
    },
    find: async <T>(key: string): Promise<T | undefined> => {
      if (!entries.has(key)) return undefined;
      await refresh();
      const known = entries.get(key) as Entry<T> | undefined;
      if (known?.value !== undefined) touch(key, known);
      return known?.value;
    },
  };
}
