/** Whether the villa's server can be reached, and how old the displayed data is. */
export type ConnectionState = {
  isOffline: boolean;
  /** When the connection was lost, which is also the age of the displayed data. */
  offlineSince: string | null;
  /**
   * When each cached answer shown since then was read, by request path; `null` for a request without a cached
   * answer. The oldest of several.
   */
  keptAt: Record<string, string | null>;
};

const PROBE_MS = 5_000;
const ONLINE: ConnectionState = { isOffline: false, offlineSince: null, keptAt: {} };

export type ConnectionWatch = {
  now: () => ConnectionState;
  /** A request did not reach the server. @param asked what was shown instead */
  lost: (asked: { pathname: string; keptAt: string | null } | null) => void;
  /** The server answered, or another villa is displayed. */
  found: () => void;
};

/**
 * Tracks whether the server can be reached, and checks on its own when it is back.
 * @param probe resolves to `true` when the server answers
 * @param onChange called on every change
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
    // Answered meanwhile, or another villa is displayed.
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

/** One cached page of a list is enough, even if a later page is missing. */
function older(one: string | null | undefined, other: string | null): string | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
