import type { VillaEntry } from '@shared/contract/desktop';
import { oneAtATime } from './oneAtATime';

export type VillaWatch = {
  /** Starts or restarts the watch. */
  watch: (villa: VillaEntry) => void;
  watchAll: () => void;
  stop: (villa: VillaEntry) => void;
};

/**
 * Watches every villa with a session, independently, so that an unreachable server does not delay the others.
 * @param options.watchChanges calls `onChange` when there may be news
 * @param options.hasSession whether there is a session with a villa's server
 * @param options.look reads what is new, and must store nothing once its signal is aborted
 */
export function watchVillas({
  villas,
  hasSession,
  watchChanges,
  look,
}: {
  villas: () => readonly VillaEntry[];
  hasSession: (villa: VillaEntry) => Promise<boolean>;
  watchChanges: (villa: VillaEntry, onChange: () => void, signal: AbortSignal) => void;
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
      watchChanges(villa, lookOnce, signal);
      lookOnce();
    });
  };
  return { watch, watchAll: () => villas().forEach(watch), stop };
}
