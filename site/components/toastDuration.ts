/** How long a toast stays while nobody points at it. */
export const TOAST_MS = 5_000;
