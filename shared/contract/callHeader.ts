/**
 * On each call of a signed-in user that changes something, with a value of its own, unless it has an
 * `Idempotency-Key`: a call that comes again has the same value, and is not carried out again.
 */
export const CALL_HEADER = 'X-Villa-Call';
