const MINUTE_MS = 60_000;
/** Pauses after the first attempts; later ones have the last pause. */
const PAUSES_MS = [5, 30, 120, 240].map((minutes) => minutes * MINUTE_MS);

/**
 * When to send again after attempts without a decision.
 * @param attempts those so far, at least 1
 * @param end end of the last day of the report; afterwards only the owner sends
 */
export function nextAttempt(attempts: number, now: Date, end: Date): Date | null {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
  const next = new Date(now.getTime() + pause);
  return next < end ? next : null;
}
