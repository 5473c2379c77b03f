import type { VillaEntry } from '@shared/contract/desktop';
import type { ChangeSource } from './changes';
import { oneAtATime } from './oneAtATime';

export type VillaWatch = {
  /** Begins anew for one villa: somebody has signed in there, or signed out, or it is forgotten. */
  watch: (villa: VillaEntry) => void;
  /** Begins anew for all villas that are known. */
  watchAll: () => void;
};

/**
 * Watches every villa that somebody is signed in to, each by itself: a server that does not
 * answer keeps nobody else's news back.
 * @param options.hasSession whether there is a session with a villa's server
 * @param options.look reads what is new
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
  look: (villa: VillaEntry) => Promise<void>;
}): VillaWatch {
  const stops = new Map<string, () => void>();

  const watch = (villa: VillaEntry) => {
    stops.get(villa.id)?.();
    stops.delete(villa.id);
    if (!villas().some(({ id }) => id === villa.id)) return;
    let isOver = false;
    let stop = () => undefined as void;
    stops.set(villa.id, () => {
      isOver = true;
      stop();
    });
    void hasSession(villa).then((has) => {
      if (isOver || !has) return;
      const lookOnce = oneAtATime(() => (isOver ? Promise.resolve() : look(villa)));
      stop = source.watch(villa, lookOnce);
      lookOnce();
    });
  };
  return { watch, watchAll: () => villas().forEach(watch) };
}
