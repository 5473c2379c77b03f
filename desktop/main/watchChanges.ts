import type { VillaEntry } from '@shared/contract/desktop';
import { EVENTS_ADDRESS } from '@shared/contract/initialRequests';
import { readEventStream } from '@site/api/eventStream';
import type { ServerProxy } from './serverProxy';

const POLL_MS = 60_000;
const REOPEN_MS = 15_000;

/**
 * Reports when a villa may have news: at each event of its stream, and once a minute for a proxy that holds those back.
 * @param onChange may be called without news
 * @param signal ends the watch
 */
export function watchChanges(
  proxy: ServerProxy,
  villa: VillaEntry,
  onChange: () => void,
  signal: AbortSignal,
): void {
  const polling = setInterval(onChange, POLL_MS);
  let reopening: NodeJS.Timeout | undefined;
  const listen = async () => {
    const end = await readStream(proxy, villa, onChange, signal).catch(() => 'broken');
    // A new sign-in starts a new watch.
    if (!signal.aborted && end !== 'signed out')
      reopening = setTimeout(() => void listen(), REOPEN_MS);
  };
  void listen();
  const stop = () => {
    clearInterval(polling);
    clearTimeout(reopening);
  };
  signal.addEventListener('abort', stop, { once: true });
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
