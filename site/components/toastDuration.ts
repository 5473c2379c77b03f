/** How long a toast stays without the pointer over it. */
export const TOAST_MS = 5_000;
/** How long one with *Undo* stays; the server accepts it a little longer. */
export const UNDO_MS = 10_000;
