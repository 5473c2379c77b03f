import type { DataVersion } from './dataVersion';

/**
 * Remembers what reads answered until anything at all is committed, here or by another
 * process: never a moment longer. What it hands out is shared and must not be changed.
 */
export type ReadCache = {
  /** @param key names the read and everything that it depends on besides the database */
  get: <T>(key: string, load: () => Promise<T>) => Promise<T>;
};

/** More answers than a site with one villa has; the oldest are forgotten first. */
const MAX_ENTRIES = 500;

/** A cache over one database. */
export function createReadCache(version: Pick<DataVersion, 'current'>): ReadCache {
  let rememberedAt = '';
  const remembered = new Map<string, Promise<unknown>>();

  const forget = (key: string, answer: Promise<unknown>) => {
    if (remembered.get(key) === answer) remembered.delete(key);
  };

  return {
    get: async <T>(key: string, load: () => Promise<T>): Promise<T> => {
      const now = version.current();
      const before = typeof now === 'string' ? now : await now;
      if (before !== rememberedAt) {
        remembered.clear();
        rememberedAt = before;
      }
      // The key's own loader put it there, so it is of the loader's type.
      const known = remembered.get(key) as Promise<T> | undefined;
      if (known) return known;

      const answer = load();
      remembered.set(key, answer);
      if (remembered.size > MAX_ENTRIES) remembered.delete(remembered.keys().next().value ?? '');
      try {
        await answer;
        // Read while something was being committed: true for this request, not for the next.
        if ((await version.current()) !== before) forget(key, answer);
      } catch {
        forget(key, answer);
      }
      return answer;
    },
  };
}
