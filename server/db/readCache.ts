import type { DataVersion } from './dataVersion';

/**
 * Remembers what reads answered until anything at all is committed, here or by another
 * process: never a moment longer. What it hands out is shared and must not be changed.
 */
export type ReadCache = {
  /**
   * @param key names the read and everything that it depends on besides the database
   * @param isWorthKeeping says no to an answer that is only good enough for now
   */
  get: <T>(
    key: string,
    load: () => Promise<T>,
    isWorthKeeping?: (value: T) => boolean,
  ) => Promise<T>;
  /** What is remembered under the key and still true, at once; `undefined` when that is not known. */
  peek: <T>(key: string) => T | undefined;
};

/** More answers than a site with one villa has; the oldest are forgotten first. */
const MAX_ENTRIES = 500;

/** `value` once it is there and known to hold. */
type Entry<T = unknown> = { answer: Promise<T>; value?: T };

/** A cache over one database. */
export function createReadCache(version: Pick<DataVersion, 'current'>): ReadCache {
  let rememberedAt = '';
  /** Whether the version is told at once, as SQLite's is; asking PostgreSQL takes a statement. */
  let isToldAtOnce = false;
  const remembered = new Map<string, Entry>();

  const forget = (key: string, entry: Entry) => {
    if (remembered.get(key) === entry) remembered.delete(key);
  };

  return {
    get: async <T>(
      key: string,
      load: () => Promise<T>,
      isWorthKeeping: (value: T) => boolean = () => true,
    ): Promise<T> => {
      const now = version.current();
      isToldAtOnce = typeof now === 'string';
      const before = typeof now === 'string' ? now : await now;
      if (before !== rememberedAt) {
        remembered.clear();
        rememberedAt = before;
      }
      // The key's own loader put it there, so it is of the loader's type.
      const known = remembered.get(key) as Entry<T> | undefined;
      if (known) return known.answer;

      const entry: Entry<T> = { answer: load() };
      remembered.set(key, entry);
      if (remembered.size > MAX_ENTRIES) remembered.delete(remembered.keys().next().value ?? '');
      try {
        const value = await entry.answer;
        // Read while something was being committed: true for this request, not for the next.
        const holds = (await version.current()) === before;
        if (holds && isWorthKeeping(value)) entry.value = value;
        else forget(key, entry);
      } catch {
        forget(key, entry);
      }
      return entry.answer;
    },
    peek: <T>(key: string) =>
      isToldAtOnce && version.current() === rememberedAt
        ? (remembered.get(key) as Entry<T> | undefined)?.value
        : undefined,
  };
}
