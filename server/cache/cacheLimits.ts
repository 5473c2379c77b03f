/** Total size of the cache; the least recently used entries are evicted. */
export const MAX_BYTES = 32 * 2 ** 20;
export const MAX_ENTRIES = 2000;
/** Total size of the separate cache for guests' pages. */
export const MAX_STAY_PAGE_BYTES = 8 * 2 ** 20;
/** Largest share of one value, so that it does not evict all others. */
export const MAX_SHARE = 1 / 8;
/** Minimum size of an entry, and the size of values without `bytesOf`. */
export const LEAST_BYTES = 1024;
