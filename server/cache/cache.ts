import { LEAST_BYTES, MAX_BYTES, MAX_ENTRIES, MAX_SHARE } from './cacheLimits';
import type { DataVersion } from './dataVersion';

/**
 * Caches values until anything is committed, here or by another process. Values are shared and must not be modified.
 * The application's cache (`Deps.cache`) must not contain personal data: guests' pages have their own, see
 * `routes/stay.ts`.
 */
export type Cache = {
  /**
   * @param key identifies the value and everything that it depends on besides the database. Built from validated
   *   input only, so that nobody can create arbitrary keys
   * @param load called on a miss; concurrent callers share one load
   */
  get: <T>(key: string, load: () => Promise<T>, options?: KeepOptions<T>) => Promise<T>;
  /** The cached value if still valid, otherwise `undefined`. */
  find: <T>(key: string) => Promise<T | undefined>;
  /** Clears everything, after a change without a commit. */
  clear: () => void;
};

export type KeepOptions<T> = {
  /** Approximate memory size of a value. */
  bytesOf?: (value: T) => number;
  /** False while the value is provisional. */
  isKept?: (value: T) => boolean;
};

/** `value` is set once it is loaded. */
type Entry<T = unknown> = { loading: Promise<T>; value?: T; bytes: number };

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
  /** Marks the entry as most recently used. */
  const touch = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
  };
  const keep = (key: string, entry: Entry, bytes: number) => {
    // A commit happened during the load: the value is valid for this caller, but not for later ones.
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
      // The same key always has the same type.
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
