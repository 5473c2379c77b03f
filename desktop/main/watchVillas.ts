import type { VillaEntry } from '@shared/contract/desktop';
import type { ChangeSource } from './changeSources';
import { oneAtATime } from './oneAtATime';

export type VillaWatch = {
  /** Begins anew for one villa: somebody has signed in there, or signed out, or it is forgotten. */
  watch: (villa: VillaEntry) => void;
  /** Begins anew for all villas that are known. */
  watchAll: () => void;
  /** Ends it for one villa, with the look that is under way. */
  stop: (villa: VillaEntry) => void;
};

/**
 * Watches every villa that somebody is signed in to, each by itself: a server that does not
 * answer keeps nobody else's news back.
 * @param options.hasSession whether there is a session with a villa's server
 * @param options.look reads what is new, and writes nothing any more once its signal is aborted
 */
export function watchVillas({
  villas,
  hasSession,
  source,
  look,
}: {
  villas: () => readonly VillaEntry[];
  hasSession: (villa: VillaEntry) => Promise<boolean>;
  source: ChangeSource;
  look: (villa: VillaEntry, signal: AbortSignal) => Promise<void>;
}): VillaWatch {
  const watched = new Map<string, AbortController>();

  const stop = ({ id }: VillaEntry) => {
    watched.get(id)?.abort();
    watched.delete(id);
  };
  const watch = (villa: VillaEntry) => {
    stop(villa);
    if (!villas().some(({ id }) => id === villa.id)) return;
    const ending = new AbortController();
    const { signal } = ending;
    watched.set(villa.id, ending);
    void hasSession(villa).then((has) => {
      if (signal.aborted || !has) return;
      const lookOnce = oneAtATime(() => (signal.aborted ? Promise.resolve() : look(villa, signal)));
      signal.addEventListener('abort', source.watch(villa, lookOnce), { once: true });
      lookOnce();
    });
  };
  return { watch, watchAll: () => villas().forEach(watch), stop };
}
