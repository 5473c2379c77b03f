const HOUR_MS = 3_600_000;

/** Idle timeout. */
export const SESSION_IDLE_MS = 24 * HOUR_MS;
/** Absolute timeout. */
export const SESSION_ABSOLUTE_MS = 14 * 24 * HOUR_MS;
/** How long after signing in or confirming a sign-in counts as fresh. */
export const FRESH_MS = 10 * 60_000;
/** Time limit for the second step of a sign-in and for a passkey's response. */
export const SIGN_IN_STEP_MS = 5 * 60_000;
