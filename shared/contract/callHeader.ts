/**
 * Sent with a unique value on each change by a signed-in user, unless the request has an `Idempotency-Key`. A
 * repeated request has the same value and is not executed again.
 */
export const CALL_HEADER = 'X-Villa-Call';
