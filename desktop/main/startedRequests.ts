import type { VillaEntry } from '@shared/contract/desktop';
import { EVENTS_ADDRESS, SESSION_ADDRESS } from '@shared/contract/initialRequests';
import { readToEnd } from './proxyResponses';

const BEGUN_MS = 5_000;

type Started = { answer: Promise<Response>; ending: AbortController };

/** Requests that are sent before the window makes them. */
export type StartedRequests = {
  begin: (villa: VillaEntry, addresses: readonly string[]) => void;
  /** A change drops all answers, which may be older. @returns `null` if the request was not started */
  take: (villa: VillaEntry, method: string, address: string) => Started | null;
};

export function createStartedRequests(
  call: (villa: VillaEntry, address: string, init: RequestInit) => Promise<Response>,
): StartedRequests {
  const begun = new Map<string, Started>();
  const dropBegun = () => {
    for (const { ending } of begun.values()) ending.abort();
    begun.clear();
  };
  return {
    begin: (villa, addresses) => {
      let session: Promise<unknown> | null = null;
      for (const address of addresses) {
        const ending = new AbortController();
        const isNews = address === EVENTS_ADDRESS;
        const headers = { Accept: isNews ? 'text/event-stream' : 'application/json' };
        const ask = () => call(villa, address, { headers, signal: ending.signal });
        // Lists follow the session, whose answer contains the event id up to which they are current.
        const asking: Promise<Response> = session && !isNews ? session.then(ask) : ask();
        const answer = isNews ? asking : asking.then(readToEnd);
        // The caller that takes the answer gets the error.
        const settled = answer.catch(() => undefined);
        if (address === SESSION_ADDRESS) session = settled;
        begun.set(villa.id + address, { answer, ending });
      }
      setTimeout(dropBegun, BEGUN_MS).unref();
    },
    take: (villa, method, address) => {
      if (method !== 'GET') dropBegun();
      const found = begun.get(villa.id + address) ?? null;
      begun.delete(villa.id + address);
      return found;
    },
  };
}
