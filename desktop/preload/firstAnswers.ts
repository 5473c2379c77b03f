import type { FirstAnswer } from '@shared/contract/desktop';
import { firstReads } from '@shared/contract/firstReads';

/**
 * Asks for what the first screen is going to ask for. The preload script is there before the page's, and
 * short: the answers arrive while the page's script is compiled and run.
 * @param page path of the screen that the window begins with; `null` for what is none
 * @returns gives each answer once
 */
export function askFirst(page: string | null): (address: string) => Promise<FirstAnswer> {
  const asked = new Map<string, Promise<FirstAnswer>>();
  for (const address of page === null ? [] : firstReads(page)) {
    const answer = ask(address);
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
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
