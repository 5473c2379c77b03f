import type { AdminSession } from '@shared/contract/access/auth';
import { streamEvents } from '@shared/contract/eventEndpoints';
import { liveEventSchema, STREAM_EVENTS } from '@shared/contract/events';
import { readEventStream } from '@site/api/eventStream';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signInQuestion, useSignIns } from '../stores/sessionExpiry';
import { FAMILIES, refetch } from './families';
import { galleryKeys, sessionKey, settingsFormKey } from './queryKeys';

/** A stream that ended is opened again after this; where there is none, everything is read again. */
const REOPEN_MS = 3_000;
const POLL_MS = 30_000;
/** Changes that come together, as after a while away, share one refetch. */
const COLLECT_MS = 100;
/** The server says every 20 s that it is there. */
const SILENCE_MS = 60_000;

/**
 * Keeps what is on show up to date: another window's change, a guest's enquiry. Where no stream
 * can be had, everything is read again from time to time.
 * @param send how calls reach the server
 */
export function useLiveEvents(send: typeof fetch): void {
  const queryClient = useQueryClient();
  // A new session gets a new stream.
  const signIns = useSignIns((state) => state.signIns);
  useEffect(() => {
    const place = placeOf(queryClient);
    let leaving: AbortController | null = null;
    // A browser has six connections to a server: tabs that nobody sees, and pages that are kept for
    // going back, let theirs go, and hear what they have missed when they are looked at again.
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
  /** The last event that was heard, at first the one that the session's answer names; `null` for none. */
  lastId: string | null;
  /** Whether a stream was asked for before. Without one, reads may have failed since. */
  wasAsked: boolean;
};

/** Of each page: another language draws the screens anew, and keeps what was read. */
const places = new WeakMap<QueryClient, Place>();

/** The session is checked before anything else is read, so that its event comes before all of that. */
function placeOf(queryClient: QueryClient): Place {
  const known = places.get(queryClient);
  if (known) return known;
  const id = queryClient.getQueryData<AdminSession>(sessionKey)?.lastEventId;
  const place = { lastId: id === undefined ? null : String(id), wasAsked: false };
  places.set(queryClient, place);
  return place;
}

/** The owner has signed out elsewhere, or the session's time was over. */
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
        // Nothing can be missing.
        const goesOn = isFirst && name === STREAM_EVENTS.ready && id === place.lastId;
        if (id !== null) place.lastId = id;
        if (name === STREAM_EVENTS.change) refresh(keysOf(data));
        else if (!goesOn) refreshAll(queryClient);
      });
    } catch (error) {
      // Whatever else it was, the way out is the same: wait, and try again.
      if (error instanceof SessionEnded) {
        await signInQuestion.ask();
        return;
      }
    }
    await pause(wasOpen ? REOPEN_MS : POLL_MS, leaving);
    if (!wasOpen && !leaving.aborted) refreshAll(queryClient);
  }
}

/** Reads one stream to its end. @throws where there is none, or it fell silent */
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

/** What a change concerns; `null` for everything: a newer server may know kinds that this page does not. */
function keysOf(data: string): readonly QueryKey[] | null {
  const event = liveEventSchema.safeParse(JSON.parse(data));
  return event.success ? FAMILIES[event.data.type] : null;
}

/** Refetches what changes concern, once for all that come within {@link COLLECT_MS}. */
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
  // An order on its way would be undone on the screen; it reads again by itself in the end.
  if (queryKey === galleryKeys.list && isReordering(queryClient)) return;
  void refetch(queryClient, { queryKey });
}

function isReordering(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: galleryKeys.reorder }) > 0;
}

/** Everything but the forms that somebody is filling in. */
function refreshAll(queryClient: QueryClient): void {
  void refetch(queryClient, {
    predicate: ({ queryKey, state }) =>
      (state.dataUpdatedAt > 0 || state.fetchStatus === 'fetching') &&
      queryKey[0] !== settingsFormKey[0] &&
      queryKey[0] !== sessionKey[0],
  });
}

/** Waits, or until the signal. */
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
