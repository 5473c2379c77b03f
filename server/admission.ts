import type { IncomingMessage, ServerResponse } from 'node:http';

/** Requests of one client handled at a time. A browser has six connections. */
const MAX_IN_FLIGHT = 16;
/** Waiting requests of one client: enough for a dozen people in one office who open a page at once. */
const MAX_WAITING = 200;
/** Requests started per turn, for all clients together. */
const MAX_BEGUN_PER_TURN = 16;
/** Requests of a single client started per turn while there is no other client. */
const MAX_BEGUN_ALONE = 4;
/** Length of a turn while others may be waiting; otherwise one turn of the event loop. */
const TURN_MS = 5;
/** A client with this many waiting requests may start one only in every {@link SLOW_TURNS} turns. */
const LONG_QUEUE = 64;
const SLOW_TURNS = 8;
/**
 * Rejections are delayed by one to two times this long, which slows down a client that sends its next request on each
 * response.
 */
const REFUSAL_DELAY_MS = 5_000;

/**
 * Fair queueing of requests by client, before the application runs. Each client starts at most one request per turn (a
 * few while it is alone) and has at most {@link MAX_IN_FLIGHT} in progress; clients take turns. Requests beyond a
 * client's queue are rejected.
 */
export type Admission = {
  /** Calls `begin` now or on the client's turn, or rejects the request. */
  admit: (request: IncomingMessage, response: ServerResponse, begin: () => void) => void;
  /**
   * Must be called for each new connection. Node accepts one per turn of the event loop, in order of arrival, so turns
   * must be short while more are waiting, possibly from other clients.
   */
  noteConnection: () => void;
  /** Closes a connection whose request is rejected anyway, if any, to free it for another. */
  makeRoom: () => void;
};

type Options = {
  /** Key of the client; requests with the same key share a queue. */
  clientOf: (request: IncomingMessage) => string;
  /** Responds to a rejected request. @param isLast whether the response closes the connection */
  refuse: (request: IncomingMessage, response: ServerResponse, isLast: boolean) => void;
};

type Waiting = { response: ServerResponse; begin: () => void };

type Client = { key: string; inFlight: number; waiting: Waiting[] };

/** For each request in progress, releases its slot before the response has ended. */
const places = new WeakMap<ServerResponse, () => void>();

/** Releases the client's slot although the response continues, for streams without an end. */
export function giveBackPlace(response: ServerResponse): void {
  places.get(response)?.();
}

/** Creates the admission control of one server. */
export function createAdmission({ clientOf, refuse }: Options): Admission {
  const clients = new Map<string, Client>();
  /** Clients with a request that may start, in order of turns. */
  const ready = new Set<Client>();
  /** Requests started in this turn, by client. */
  const served = new Map<Client, number>();
  const refusals = new Map<ServerResponse, (isLast: boolean) => void>();
  let hasNewConnection = false;
  let isTurnDue = false;
  let turn = 0;
  let dueAt = 0;
  /** Delay of the last turn: a busy event loop starts fewer queued requests. */
  let lateMs = 0;

  /** Whether other clients may be waiting. */
  const isContended = () => clients.size > 1 || hasNewConnection;
  const canBegin = (client: Client) =>
    client.inFlight < MAX_IN_FLIGHT &&
    (served.get(client) ?? 0) < (isContended() ? 1 : MAX_BEGUN_ALONE) &&
    (served.has(client) || served.size < MAX_BEGUN_PER_TURN);

  const endTurn = () => {
    if (isTurnDue) return;
    isTurnDue = true;
    setImmediate(() => {
      const waitMs = isContended() ? TURN_MS + lateMs : 0;
      dueAt = performance.now() + waitMs;
      if (waitMs > 0) setTimeout(nextTurn, waitMs);
      else nextTurn();
    });
  };

  const nextTurn = () => {
    isTurnDue = false;
    lateMs = Math.max(0, performance.now() - dueAt);
    hasNewConnection = false;
    served.clear();
    turn += 1;
    const isTurnOf = ({ waiting }: Client) =>
      waiting.length < LONG_QUEUE || turn % SLOW_TURNS === 0 || !isContended();
    for (const client of [...ready].filter(isTurnOf).slice(0, MAX_BEGUN_PER_TURN)) {
      ready.delete(client);
      while (client.waiting.length > 0 && canBegin(client)) beginNext(client);
      queueTurn(client);
    }
    if (ready.size > 0) endTurn();
  };

  const queueTurn = (client: Client) => {
    if (client.waiting.length > 0 && client.inFlight < MAX_IN_FLIGHT) {
      ready.add(client);
      endTurn();
    } else if (client.waiting.length === 0 && client.inFlight === 0) {
      clients.delete(client.key);
    }
  };

  const beginNext = (client: Client) => {
    for (;;) {
      const next = client.waiting.shift();
      if (!next) return;
      // The client may have disconnected while it waited.
      if (next.response.destroyed) continue;
      beginNow(client, next);
      return;
    }
  };

  const beginNow = (client: Client, { response, begin }: Waiting) => {
    client.inFlight += 1;
    served.set(client, (served.get(client) ?? 0) + 1);
    endTurn();
    const giveBack = () => {
      if (!places.delete(response)) return;
      client.inFlight -= 1;
      queueTurn(client);
    };
    places.set(response, giveBack);
    // When the response is written, however slowly the client reads it.
    response.once('prefinish', giveBack);
    response.once('close', giveBack);
    begin();
  };

  const refuseLater = (request: IncomingMessage, response: ServerResponse) => {
    const answer = (isLast: boolean) => {
      clearTimeout(timer);
      if (refusals.delete(response) && !response.destroyed) refuse(request, response, isLast);
    };
    const timer = setTimeout(answer, REFUSAL_DELAY_MS * (1 + Math.random()), false);
    refusals.set(response, answer);
    response.once('close', () => answer(true));
  };

  return {
    admit: (request, response, begin) => {
      const key = clientOf(request);
      const client = clients.get(key) ?? { key, inFlight: 0, waiting: [] };
      clients.set(key, client);
      if (client.waiting.length === 0 && canBegin(client)) {
        beginNow(client, { response, begin });
      } else if (client.waiting.length < MAX_WAITING) {
        client.waiting.push({ response, begin });
        queueTurn(client);
      } else {
        refuseLater(request, response);
      }
    },
    noteConnection: () => {
      hasNewConnection = true;
    },
    makeRoom: () => {
      const [oldest] = refusals.values();
      oldest?.(true);
    },
  };
}
