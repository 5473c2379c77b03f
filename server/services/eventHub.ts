import { Readable } from 'node:stream';
import { EVENT_PERMISSIONS, STREAM_EVENTS, type LiveEvent } from '@shared/contract/events';
import type { Permission } from '@shared/domain/access/permissions';
import { Op } from 'sequelize';
import type { Database } from '../db/openDatabase';
import type { Logger } from '../log';
import type { EventRow } from '../models/EventRow';
import type { EndedSessions } from './access/endedSessions';
import { lastEventId } from './recordEvent';

/** How often to look for other servers' changes while somebody listens. */
const POLL_MS = 1_000;
/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** Reconnection delay of browsers. */
const RETRY_MS = 3_000;
const BATCH = 500;
/** Streams per session, one for each window of the back office. */
const MAX_STREAMS_PER_SESSION = 10;
/** A listener with this much unread data is disconnected; it reconnects without missing events. */
const MAX_UNREAD_BYTES = 64 * 1024;

export type Subscription = {
  /** The session's stored key; the stream ends with the session. */
  sessionKey: string;
  /** The last event that the listener has seen; `null` for a new listener. */
  lastEventId: number | null;
  /** Permissions of the listener's role. A role change ends the session and its stream. */
  can: (permission: Permission) => boolean;
};

/** Sends listeners every change made by any server. */
export type EventHub = {
  /** Server-sent events. Ends with its session, at shutdown, or as the oldest of too many in its session. */
  subscribe: (subscription: Subscription) => Promise<Readable>;
  /** Looks for changes at once; call it after a write of this server. */
  wake: () => void;
  openCount: () => number;
  close: () => void;
};

type Listener = Pick<Subscription, 'sessionKey' | 'can'> & { stream: Readable; cursor: number };

/** Creates a server's event hub. Each listener has a position in the sequence of events, and one query serves all. */
export function createEventHub({
  db,
  log,
  endedSessions,
  now,
}: {
  db: Database;
  log: Logger;
  endedSessions: EndedSessions;
  now: () => Date;
}): EventHub {
  const listeners = new Set<Listener>();
  let timers: NodeJS.Timeout[] = [];
  let isClosed = false;
  let isLooking = false;
  let mustLookAgain = false;

  const look = async (): Promise<void> => {
    mustLookAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (mustLookAgain && listeners.size > 0) {
        mustLookAgain = false;
        (await withoutSession(listeners, { db, endedSessions, now: now() })).forEach(end);
        if (await passOn(listeners, db)) mustLookAgain = true;
      }
    } catch (error) {
      // The next poll catches up.
      log.warn({ err: error }, 'live events could not be read');
    } finally {
      isLooking = false;
    }
  };

  const startTimers = () => {
    if (timers.length > 0) return;
    timers = [
      setInterval(() => void look(), POLL_MS).unref(),
      setInterval(() => listeners.forEach((one) => push(one, ': still here\n\n')), HEARTBEAT_MS),
    ];
    timers[1]?.unref();
  };
  const drop = (listener: Listener) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    timers.forEach((timer) => clearInterval(timer));
    timers = [];
  };

  /** A slow reader still receives what was sent; nothing may follow the end. */
  const end = (listener: Listener) => {
    listener.stream.push(null);
    drop(listener);
  };

  return {
    subscribe: async ({ sessionKey, lastEventId, can }) => {
      const { first, last } = await knownIds(db);
      const isKnown = lastEventId !== null && lastEventId <= last && lastEventId >= first - 1;
      const cursor = isKnown ? lastEventId : last;
      // Data is pushed; there is nothing to fetch.
      const stream = new Readable({ read: () => undefined });
      const listener: Listener = { stream, cursor, sessionKey, can };
      const opening = lastEventId === null || isKnown ? STREAM_EVENTS.ready : STREAM_EVENTS.reset;
      stream.push(`retry: ${RETRY_MS}\nid: ${cursor}\nevent: ${opening}\ndata: {}\n\n`);
      stream.once('close', () => drop(listener));
      const ofSession = [...listeners].filter((one) => one.sessionKey === sessionKey);
      const oldest = ofSession.length >= MAX_STREAMS_PER_SESSION ? ofSession[0] : undefined;
      if (oldest) end(oldest);
      listeners.add(listener);
      startTimers();
      if (isClosed) end(listener);
      void look();
      return stream;
    },
    wake: () => {
      if (listeners.size > 0) void look();
    },
    openCount: () => listeners.size,
    close: () => {
      isClosed = true;
      listeners.forEach(end);
    },
  };
}

/** Ids of the oldest and newest stored events. */
async function knownIds(db: Database): Promise<{ first: number; last: number }> {
  const { EventRow } = db.models;
  const first = await EventRow.min<number | string | null, EventRow>('id');
  return { first: Number(first ?? 1), last: await lastEventId(db.models) };
}

/** Sends each listener its outstanding events. @returns whether there may be more */
async function passOn(listeners: Set<Listener>, db: Database): Promise<boolean> {
  if (listeners.size === 0) return false;
  const from = Math.min(...[...listeners].map(({ cursor }) => cursor));
  const rows = await db.models.EventRow.findAll({
    where: { id: { [Op.gt]: from } },
    order: [['id', 'ASC']],
    limit: BATCH,
  });
  for (const row of rows) {
    for (const listener of listeners) {
      if (listener.cursor >= row.id) continue;
      // Event ids have no gaps, so nothing is skipped.
      listener.cursor = row.id;
      if (listener.can(EVENT_PERMISSIONS[row.type])) push(listener, changeText(row));
    }
  }
  return rows.length === BATCH;
}

function changeText({ id, type }: EventRow): string {
  const event: LiveEvent = { type };
  return `id: ${id}\nevent: ${STREAM_EVENTS.change}\ndata: ${JSON.stringify(event)}\n\n`;
}

function push({ stream }: Listener, text: string): void {
  if (stream.destroyed) return;
  stream.push(text);
  if (stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
}

/** Listeners whose session has ended. */
async function withoutSession(
  listeners: Set<Listener>,
  { db, endedSessions, now }: { db: Database; endedSessions: EndedSessions; now: Date },
): Promise<Listener[]> {
  const asked = [...listeners];
  const rows = await db.models.AdminSession.findAll({
    where: { sessionToken: [...new Set(asked.map(({ sessionKey }) => sessionKey))] },
    attributes: ['sessionToken', 'expiresAt'],
  });
  const live = new Set(
    rows.filter(({ expiresAt }) => expiresAt > now).map(({ sessionToken }) => sessionToken),
  );
  return asked.filter(
    ({ sessionKey }) => !live.has(sessionKey) || endedSessions.isEnded(sessionKey),
  );
}
