import type { InitialResponse } from '@shared/contract/desktop';
import { initialRequests, SESSION_ADDRESS } from '@shared/contract/initialRequests';

/**
 * Starts the first screen's requests. The short preload script runs before the page's, so the responses arrive
 * while that is compiled.
 * @param page path of the window's first screen; `null` for none
 * @returns gives each answer once
 */
export function sendInitialRequests(
  page: string | null,
): (address: string) => Promise<InitialResponse> {
  const asked = new Map<string, Promise<InitialResponse>>();
  let session: Promise<unknown> | null = null;
  for (const address of page === null ? [] : initialRequests(page)) {
    // Lists follow the session, whose answer contains the event id up to which they are current.
    const answer: Promise<InitialResponse> = session
      ? session.then(() => ask(address))
      : ask(address);
    // The caller that takes the answer gets the error.
    const settled = answer.catch(() => undefined);
    if (address === SESSION_ADDRESS) session = settled;
    asked.set(address, answer);
  }
  return async (address) => {
    const answer = asked.get(address);
    asked.delete(address);
    if (!answer) throw new Error('This was not asked for.');
    return answer;
  };
}

async function ask(address: string): Promise<InitialResponse> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.text() };
}
