/** Of everything that is kept; the longest unused makes room. */
export const MAX_BYTES = 32 * 2 ** 20;
export const MAX_ENTRIES = 2000;
/** Of guests' pages, which have a cache of their own. */
export const MAX_STAY_PAGE_BYTES = 8 * 2 ** 20;
/** No value may push all others out. */
export const MAX_SHARE = 1 / 8;
/** Of a value that does not say; what an entry costs at least. */
export const LEAST_BYTES = 1024;
