import type { VillaEntry } from '@shared/contract/desktop';
import { EVENTS_ADDRESS } from '@shared/contract/initialRequests';
import { readEventStream } from '@site/api/eventStream';
import type { ServerProxy } from './serverProxy';

const POLL_MS = 60_000;
const REOPEN_MS = 15_000;

/** Reports when a server may have news. */
export type ChangeSource = {
  /** @param onChange may be called without news @returns stops watching */
  watch: (villa: VillaEntry, onChange: () => void) => () => void;
};

/** Polls at regular intervals, which works with every server and proxy. */
export const pollingSource: ChangeSource = {
  watch: (_villa, onChange) => {
    const timer = setInterval(onChange, POLL_MS);
    return () => clearInterval(timer);
  },
};

export function streamSource(proxy: ServerProxy): ChangeSource {
  return {
    watch: (villa, onChange) => {
      const ending = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const listen = async () => {
        const end = await readStream(proxy, villa, onChange, ending.signal).catch(() => 'broken');
        // A new sign-in starts a new watch.
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
  // Opening counts as a change, because earlier data may be older than the stream's first event.
  await readEventStream(response.body, onChange);
  return 'ended';
}
