/** Whether the villa's server answers, and how old what is shown is. */
export type Reach = {
  isOffline: boolean;
  /** When the oldest answer on the screen was read; `null` when none could be shown. */
  offlineSince: string | null;
};

/** How often a server that was lost is asked whether it is back. */
const PROBE_MS = 5_000;

export type ReachWatch = {
  now: () => Reach;
  /** A call did not reach the server. @param at when what is shown instead was read */
  lost: (at: string | null) => void;
  /** The server answered, or another villa is on show. */
  found: () => void;
};

/**
 * Keeps whether the server can be reached, and finds out by itself when it is back.
 * @param probe asks the server; `true` when it answered
 * @param onChange told of every change
 */
export function watchReach(probe: () => Promise<boolean>, onChange: () => void): ReachWatch {
  let reach: Reach = { isOffline: false, offlineSince: null };
  let timer: NodeJS.Timeout | undefined;

  const set = (next: Reach) => {
    if (next.isOffline === reach.isOffline && next.offlineSince === reach.offlineSince) return;
    reach = next;
    clearTimeout(timer);
    timer = reach.isOffline ? setTimeout(() => void ask(), PROBE_MS) : undefined;
    onChange();
  };
  const found = () => set({ isOffline: false, offlineSince: null });
  const ask = async () => {
    const asked = timer;
    const isBack = await probe().catch(() => false);
    // Answered meanwhile, or of a villa that is no longer on show.
    if (asked !== timer) return;
    if (isBack) found();
    else timer = setTimeout(() => void ask(), PROBE_MS);
  };

  return {
    now: () => reach,
    lost: (at) => {
      // Of several answers the oldest says how old the screen is.
      const oldest = [reach.offlineSince, at].filter((one) => one !== null).sort()[0] ?? null;
      set({ isOffline: true, offlineSince: oldest });
    },
    found,
  };
}
