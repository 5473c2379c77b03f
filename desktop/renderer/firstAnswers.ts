import { firstReads } from '@shared/contract/firstReads';

/** Older, an answer is not given any more. */
const LIFETIME_MS = 5_000;

/** What the window has asked for before its screens were there, by address. */
const asked = new Map<string, Promise<Response>>();

/**
 * Asks for what the first screen is going to ask for. It comes before all else in the window's script:
 * the answers arrive while the rest of that is run.
 * @param page path of the screen that the window begins with
 */
export function askFirst(page: string): void {
  for (const address of firstReads(page)) {
    const answer = fetch(address, { headers: { Accept: 'application/json' } });
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
    asked.set(address, answer);
  }
  setTimeout(dropFirst, LIFETIME_MS);
}

/**
 * The answer to a call that was made ahead: once, for a few seconds, and as long as the window has
 * changed nothing.
 * @returns `null` for any other call
 */
export function takeFirst(
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> | null {
  if (method !== 'GET') dropFirst();
  if (typeof input !== 'string') return null;
  const answer = asked.get(input) ?? null;
  asked.delete(input);
  return answer;
}

/** Nothing that was asked for ahead is given any more: another villa is on show, or none. */
export function dropFirst(): void {
  asked.clear();
}
