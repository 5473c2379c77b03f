import { streamEvents } from '@shared/contract/endpoints';
import { liveEventSchema, STREAM_EVENTS, type LiveEventType } from '@shared/contract/events';
import { readEventStream } from '@site/api/eventStream';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signInQuestion, useSignIns } from '../stores/sessionExpiry';
import {
  bookingKeys,
  calendarKeys,
  calendarSyncKeys,
  contentKeys,
  conversationKeys,
  figuresKeys,
  galleryKeys,
  houseKeys,
  hostedImageKeys,
  mailKeys,
  messageKeys,
  overrideKeys,
  pricePlanKey,
  referenceRatesKey,
  sessionKey,
  reviewKeys,
  simulatorKeys,
  setupKeys,
  userKeys,
  settingsFormKey,
  villaKeys,
} from './queryKeys';

/** A stream that ended is opened again after this; where there is none, everything is read again. */
const REOPEN_MS = 3_000;
const POLL_MS = 30_000;
/** The server says every 20 s that it is there. */
const SILENCE_MS = 60_000;
/** Answers that were on their way while the stream was being opened count as new. */
const FRESH_MS = 2_000;

/** What is read again when something of a kind has changed. */
const FAMILIES: Record<LiveEventType, readonly QueryKey[]> = {
  enquiry: [figuresKeys.all, bookingKeys.all, calendarKeys.all],
  message: [messageKeys.list, conversationKeys.all, bookingKeys.summary],
  booking: [
    houseKeys.all,
    figuresKeys.all,
    bookingKeys.all,
    calendarKeys.all,
    villaKeys.allAvailability,
  ],
  settings: [
    houseKeys.all,
    figuresKeys.all,
    bookingKeys.allToday,
    villaKeys.settings,
    villaKeys.priceTerms,
    villaKeys.allAvailability,
    calendarKeys.all,
    overrideKeys.list,
    pricePlanKey,
    referenceRatesKey,
    simulatorKeys.all,
    setupKeys.all,
  ],
  gallery: [galleryKeys.list, hostedImageKeys.browse, villaKeys.gallery, setupKeys.all],
  mail: [mailKeys.state, setupKeys.all],
  calendar: [
    houseKeys.all,
    figuresKeys.all,
    calendarSyncKeys.all,
    bookingKeys.all,
    calendarKeys.all,
    villaKeys.allAvailability,
    setupKeys.all,
  ],
  content: [contentKeys.all, setupKeys.all],
  review: [reviewKeys.list, bookingKeys.summary],
  users: [userKeys.all],
};

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
    const place: Place = { lastId: null };
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

/** How far the events have been heard; `null` before the first. */
type Place = { lastId: string | null };

/** The owner has signed out elsewhere, or the session's time was over. */
class SessionEnded extends Error {}

async function follow(
  send: typeof fetch,
  queryClient: QueryClient,
  place: Place,
  leaving: AbortSignal,
): Promise<void> {
  while (!leaving.aborted) {
    let wasOpen = false;
    try {
      await listen(send, place.lastId, leaving, ({ id, name, data }) => {
        wasOpen = true;
        if (id !== null) place.lastId = id;
        if (name === STREAM_EVENTS.ready) refreshAll(queryClient, Date.now() - FRESH_MS);
        if (name === STREAM_EVENTS.reset) refreshAll(queryClient);
        if (name === STREAM_EVENTS.change) refresh(queryClient, data);
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

function refresh(queryClient: QueryClient, data: string): void {
  const event = liveEventSchema.safeParse(JSON.parse(data));
  // A newer server may know kinds that this page does not.
  if (!event.success) return refreshAll(queryClient);
  for (const queryKey of FAMILIES[event.data.type]) {
    // An order on its way would be undone on the screen; it reads again by itself in the end.
    if (queryKey === galleryKeys.list && isReordering(queryClient)) continue;
    void queryClient.invalidateQueries({ queryKey });
  }
}

function isReordering(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: galleryKeys.reorder }) > 0;
}

/**
 * Everything but the forms that somebody is filling in.
 * @param since leave what was read later than this
 */
function refreshAll(queryClient: QueryClient, since = Number.POSITIVE_INFINITY): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      state.dataUpdatedAt > 0 &&
      state.dataUpdatedAt < since &&
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
