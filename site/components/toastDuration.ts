/** How long a toast stays without the pointer over it. */
export const TOAST_MS = 5_000;
