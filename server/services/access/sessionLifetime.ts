const HOUR_MS = 3_600_000;

/** Idle timeout: a session that is not used for this long ends. */
export const SESSION_IDLE_MS = 24 * HOUR_MS;
/** Absolute timeout: a session ends after this long, used or not. */
export const SESSION_ABSOLUTE_MS = 14 * 24 * HOUR_MS;
/**
 * How far ahead of this clock a stored time may be: several servers' clocks differ a little.
 * Further ahead it was written by a clock that has been put back since, and would hold for as long.
 */
export const CLOCK_SKEW_MS = 5 * 60_000;
/** How long after signing in, or confirming, a caller may do what needs a fresh sign-in. */
export const FRESH_MS = 10 * 60_000;
/** How long the second step of a sign-in, or a passkey's answer, may take. */
export const SIGN_IN_STEP_MS = 5 * 60_000;
