import type { FirstAnswer } from '@shared/contract/desktop';
import { firstReads, SESSION_ADDRESS } from '@shared/contract/firstReads';

/**
 * Asks for what the first screen is going to ask for. The preload script is there before the page's, and
 * short: the answers arrive while the page's script is compiled and run.
 * @param page path of the screen that the window begins with; `null` for what is none
 * @returns gives each answer once
 */
export function askFirst(page: string | null): (address: string) => Promise<FirstAnswer> {
  const asked = new Map<string, Promise<FirstAnswer>>();
  let session: Promise<unknown> | null = null;
  for (const address of page === null ? [] : firstReads(page)) {
    // Lists after the session: its answer says up to where they show what has happened.
    const answer: Promise<FirstAnswer> = session ? session.then(() => ask(address)) : ask(address);
    // Whoever takes it hears of it.
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

async function ask(address: string): Promise<FirstAnswer> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.text() };
}
