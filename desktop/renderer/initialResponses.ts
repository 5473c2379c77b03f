import type { DesktopBridge, InitialResponse } from '@shared/contract/desktop';
import { VILLA_HEADER } from '@shared/contract/desktopChannels';
import { initialRequests } from '@shared/contract/initialRequests';

const LIFETIME_MS = 5_000;

/** Requests made before the screens loaded, by address. */
const asked = new Map<string, Promise<Response>>();

/** Takes over the preload script's requests. @param page path of the window's first screen */
export function receiveInitialResponses(
  page: string,
  getInitialResponse: DesktopBridge['getInitialResponse'],
): void {
  for (const address of initialRequests(page)) {
    const answer = getInitialResponse(address).then(responseOf);
    // The caller that takes the answer gets the error.
    answer.catch(() => undefined);
    asked.set(address, answer);
  }
  setTimeout(() => asked.clear(), LIFETIME_MS);
}

/**
 * The answer of a request made in advance: once, within a few seconds, unless the window has changed something, and
 * only for its villa, because another one may be displayed by now.
 * @param origin of the villa that asks
 * @returns `null` for any other request
 * @throws Error like the request itself
 */
export async function takeInitialResponse(
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

function responseOf({ status, headers, body }: InitialResponse): Response {
  // Some statuses forbid a body, even an empty one.
  return new Response(body || null, { status, headers });
}
