/** Whether the villa's server answers, and how old what is shown is. */
export type ConnectionState = {
  isOffline: boolean;
  /** Since when; what was on the screen then is as old. */
  offlineSince: string | null;
  /**
   * When each kept answer was read that was shown since, by the path of its call; `null` for a
   * call to which no answer was kept. Of several the oldest.
   */
  keptAt: Record<string, string | null>;
};

/** How often a server that was lost is asked whether it is back. */
const PROBE_MS = 5_000;
const ONLINE: ConnectionState = { isOffline: false, offlineSince: null, keptAt: {} };

export type ConnectionWatch = {
  now: () => ConnectionState;
  /** A call did not reach the server. @param asked what was shown instead */
  lost: (asked: { pathname: string; keptAt: string | null } | null) => void;
  /** The server answered, or another villa is on show. */
  found: () => void;
};

/**
 * Keeps whether the server can be reached, and finds out by itself when it is back.
 * @param probe asks the server; `true` when it answered
 * @param onChange told of every change
 */
export function watchConnection(
  probe: () => Promise<boolean>,
  onChange: () => void,
): ConnectionWatch {
  let state = ONLINE;
  let timer: NodeJS.Timeout | undefined;

  const found = () => {
    if (!state.isOffline) return;
    state = ONLINE;
    clearTimeout(timer);
    timer = undefined;
    onChange();
  };
  const askLater = () => {
    timer = setTimeout(() => void ask(), PROBE_MS);
  };
  const ask = async () => {
    const asked = timer;
    const isBack = await probe().catch(() => false);
    // Answered meanwhile, or of a villa that is no longer on show.
    if (asked !== timer) return;
    if (isBack) found();
    else askLater();
  };

  return {
    now: () => state,
    lost: (asked) => {
      const { keptAt } = state;
      if (state.isOffline && (!asked || keptAt[asked.pathname] === asked.keptAt)) return;
      const isFirst = !state.isOffline;
      state = {
        isOffline: true,
        offlineSince: state.offlineSince ?? new Date().toISOString(),
        keptAt: asked
          ? { ...keptAt, [asked.pathname]: older(keptAt[asked.pathname], asked.keptAt) }
          : keptAt,
      };
      if (isFirst) askLater();
      onChange();
    },
    found,
  };
}

/** A page that was read before makes up for a later one that was not. */
function older(one: string | null | undefined, other: string | null): string | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
