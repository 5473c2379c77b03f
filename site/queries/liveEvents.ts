import type { AdminSession } from '@shared/contract/access/auth';
import { streamEvents } from '@shared/contract/eventEndpoints';
import { liveEventSchema, STREAM_EVENTS } from '@shared/contract/events';
import { readEventStream } from '@site/api/eventStream';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signInQuestion, useSignIns } from '../stores/sessionExpiry';
import { FAMILIES, refetch } from './families';
import { galleryKeys, sessionKey, settingsFormKey } from './queryKeys';

/** Delay before a closed stream is reopened. Without a stream everything is refetched every `POLL_MS`. */
const REOPEN_MS = 3_000;
const POLL_MS = 30_000;
/** Changes that arrive together, as after a reconnect, share one refetch. */
const COLLECT_MS = 100;
/** The server sends a heartbeat every 20 s. */
const SILENCE_MS = 60_000;

/**
 * Refetches what others change, such as another window or a guest's enquiry. Without a stream everything is
 * refetched from time to time.
 * @param send how calls reach the server
 */
export function useLiveEvents(send: typeof fetch): void {
  const queryClient = useQueryClient();
  // A new session needs a new stream.
  const signIns = useSignIns((state) => state.signIns);
  useEffect(() => {
    const place = placeOf(queryClient);
    let leaving: AbortController | null = null;
    // Browsers allow six connections per server. Hidden tabs and pages in the back/forward cache close their stream
    // and catch up when they are visible again.
    const update = () => {
      if (document.visibilityState === 'hidden') {
        leaving?.abort();
        leaving = null;
      } else if (!leaving) {
        leaving = new AbortController();
        void follow(send, queryClient, place, leaving.signal);
      }
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      leaving?.abort();
    };
  }, [send, queryClient, signIns]);
}

type Place = {
  /** The last event received, initially the one in the session response; `null` for none. */
  lastId: string | null;
  /** Whether a stream was requested before. Reads may have failed since. */
  wasAsked: boolean;
};

/** Per query client, because a language change remounts the screens but keeps the data. */
const places = new WeakMap<QueryClient, Place>();

/** The session is loaded first, so its event id precedes all other data. */
function placeOf(queryClient: QueryClient): Place {
  const known = places.get(queryClient);
  if (known) return known;
  const id = queryClient.getQueryData<AdminSession>(sessionKey)?.lastEventId;
  const place = { lastId: id === undefined ? null : String(id), wasAsked: false };
  places.set(queryClient, place);
  return place;
}

class SessionEnded extends Error {}

async function follow(
  send: typeof fetch,
  queryClient: QueryClient,
  place: Place,
  leaving: AbortSignal,
): Promise<void> {
  const refresh = collectedRefresh(queryClient);
  while (!leaving.aborted) {
    let wasOpen = false;
    const isFirst = !place.wasAsked;
    place.wasAsked = true;
    try {
      await listen(send, place.lastId, leaving, ({ id, name, data }) => {
        wasOpen = true;
        const goesOn = isFirst && name === STREAM_EVENTS.ready && id === place.lastId;
        if (id !== null) place.lastId = id;
        if (name === STREAM_EVENTS.change) refresh(keysOf(data));
        else if (!goesOn) refreshAll(queryClient);
      });
    } catch (error) {
      // Any other error: wait and retry.
      if (error instanceof SessionEnded) {
        await signInQuestion.ask();
        return;
      }
    }
    await pause(wasOpen ? REOPEN_MS : POLL_MS, leaving);
    if (!wasOpen && !leaving.aborted) refreshAll(queryClient);
  }
}

/** Reads one stream to its end. @throws without a stream or heartbeat */
async function listen(
  send: typeof fetch,
  lastId: string | null,
  leaving: AbortSignal,
  onEvent: Parameters<typeof readEventStream>[1],
): Promise<void> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  leaving.addEventListener('abort', hangUp);
  let silence = setTimeout(hangUp, SILENCE_MS);
  try {
    const response = await send(streamEvents.path, {
      credentials: 'same-origin',
      headers: {
        Accept: 'text/event-stream',
        ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
      },
      signal: line.signal,
    });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) {
      await response.body?.cancel();
      if (response.status === 401) throw new SessionEnded();
      throw new Error(`No stream of events: ${response.status}`);
    }
    await readEventStream(response.body, onEvent, () => {
      clearTimeout(silence);
      silence = setTimeout(hangUp, SILENCE_MS);
    });
  } finally {
    clearTimeout(silence);
    leaving.removeEventListener('abort', hangUp);
  }
}

/** The queries that a change affects; `null` for all, because a newer server may send unknown kinds. */
function keysOf(data: string): readonly QueryKey[] | null {
  const event = liveEventSchema.safeParse(JSON.parse(data));
  return event.success ? FAMILIES[event.data.type] : null;
}

/** Refetches affected queries, once for all changes within {@link COLLECT_MS}. */
function collectedRefresh(queryClient: QueryClient): (keys: readonly QueryKey[] | null) => void {
  const collected = new Set<QueryKey | null>();
  const flush = () => {
    const due = [...collected];
    collected.clear();
    if (due.includes(null)) refreshAll(queryClient);
    else for (const key of due) if (key) refreshKey(queryClient, key);
  };
  return (keys) => {
    if (collected.size === 0) setTimeout(flush, COLLECT_MS);
    for (const key of keys ?? [null]) collected.add(key);
  };
}

function refreshKey(queryClient: QueryClient, queryKey: QueryKey): void {
  // A refetch would undo on the screen an order that is being saved; that refetches on its own.
  if (queryKey === galleryKeys.list && isReordering(queryClient)) return;
  void refetch(queryClient, { queryKey });
}

function isReordering(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: galleryKeys.reorder }) > 0;
}

/** Everything except forms that are being filled in. */
function refreshAll(queryClient: QueryClient): void {
  void refetch(queryClient, {
    predicate: ({ queryKey, state }) =>
      (state.dataUpdatedAt > 0 || state.fetchStatus === 'fetching') &&
      queryKey[0] !== settingsFormKey[0] &&
      queryKey[0] !== sessionKey[0],
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
