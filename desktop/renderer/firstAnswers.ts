import type { DesktopBridge, FirstAnswer } from '@shared/contract/desktop';
import { VILLA_HEADER } from '@shared/contract/desktopChannels';
import { firstReads } from '@shared/contract/firstReads';

/** Older, an answer is not given any more. */
const LIFETIME_MS = 5_000;

/** What was asked for before the screens were there, by address. */
const asked = new Map<string, Promise<Response>>();

/**
 * Takes over what the preload script has asked for.
 * @param page path of the screen that the window begins with
 */
export function takeOver(page: string, getFirst: DesktopBridge['getFirst']): void {
  for (const address of firstReads(page)) {
    const answer = getFirst(address).then(responseOf);
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
    asked.set(address, answer);
  }
  setTimeout(() => asked.clear(), LIFETIME_MS);
}

/**
 * The answer to a call that was made ahead: once, for a few seconds, as long as the window has changed
 * nothing, and only for the villa that it is of: another one may be on show by now.
 * @param origin of the villa that asks
 * @returns `null` for any other call
 * @throws Error as the call would
 */
export async function takeFirst(
  origin: string,
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response | null> {
  if (method !== 'GET') asked.clear();
  if (typeof input !== 'string') return null;
  const asking = asked.get(input);
  asked.delete(input);
  const answer = await asking;
  return answer?.headers.get(VILLA_HEADER) === origin ? answer : null;
}

function responseOf({ status, headers, body }: FirstAnswer): Response {
  // Some answers may have no body, not even an empty one.
  return new Response(body || null, { status, headers });
}
