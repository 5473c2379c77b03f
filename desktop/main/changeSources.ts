import type { VillaEntry } from '@shared/contract/desktop';
import { EVENTS_ADDRESS } from '@shared/contract/firstReads';
import { readEventStream } from '@site/api/eventStream';
import type { ServerProxy } from './serverProxy';

const POLL_MS = 60_000;
/** Before a stream that ended is opened again. */
const REOPEN_MS = 15_000;

/** Tells when it is worth asking a server for news. */
export type ChangeSource = {
  /** @param onChange may be told more often than there is news @returns ends it */
  watch: (villa: VillaEntry, onChange: () => void) => () => void;
};

/** Looks at regular intervals: what works with every server and behind every proxy. */
export const pollingSource: ChangeSource = {
  watch: (_villa, onChange) => {
    const timer = setInterval(onChange, POLL_MS);
    return () => clearInterval(timer);
  },
};

/** Listens to the server's stream of events. */
export function streamSource(proxy: ServerProxy): ChangeSource {
  return {
    watch: (villa, onChange) => {
      const ending = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const listen = async () => {
        const end = await readStream(proxy, villa, onChange, ending.signal).catch(() => 'broken');
        // Whoever signs in again is watched anew.
        if (!ending.signal.aborted && end !== 'signed out')
          timer = setTimeout(() => void listen(), REOPEN_MS);
      };
      void listen();
      return () => {
        ending.abort();
        clearTimeout(timer);
      };
    },
  };
}

/** Several sources as one. */
export function anyOf(...sources: readonly ChangeSource[]): ChangeSource {
  return {
    watch: (villa, onChange) => {
      const ends = sources.map((source) => source.watch(villa, onChange));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

async function readStream(
  proxy: ServerProxy,
  villa: VillaEntry,
  onChange: () => void,
  signal: AbortSignal,
): Promise<'ended' | 'signed out'> {
  const response = await proxy.call(villa, EVENTS_ADDRESS, { signal });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return response.status === 401 ? 'signed out' : 'ended';
  }
  // That it is open as well: what was read before may be older than the first change that it tells of.
  await readEventStream(response.body, onChange);
  return 'ended';
}
