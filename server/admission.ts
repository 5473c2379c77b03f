import type { IncomingMessage, ServerResponse } from 'node:http';

/** Requests of one client that are handled at a time. A browser has six connections. */
const MAX_IN_FLIGHT = 16;
/** Requests of one client that wait: those of a dozen people in one office who open a page at once. */
const MAX_WAITING = 200;
/** Requests begun in one turn, of all clients together. */
const MAX_BEGUN_PER_TURN = 16;
/** Requests of one client begun in one turn while there is no other. */
const MAX_BEGUN_ALONE = 4;
/** Length of a turn while others may be kept waiting; otherwise it is one turn of the event loop. */
const TURN_MS = 5;
/** Of a client with this many waiting requests one begins in every {@link SLOW_TURNS} turns only. */
const LONG_QUEUE = 64;
const SLOW_TURNS = 8;
/**
 * A refusal is sent this late, or up to twice as late: a client that sends its next request as soon as it has the
 * answer costs next to nothing then.
 */
const REFUSAL_DELAY_MS = 5_000;

/**
 * Fair queueing of requests by client, before anything of the application runs. Of each client at
 * most one request begins in a turn, a few while it is alone, and at most {@link MAX_IN_FLIGHT} are
 * handled at a time; the clients take turns. What does not find room in its client's queue is refused.
 */
export type Admission = {
  /** Calls `begin` now or when it is the client's turn, or refuses the request. */
  admit: (request: IncomingMessage, response: ServerResponse, begin: () => void) => void;
  /**
   * To be called for each new connection. Node accepts one in a turn of the event loop, in the order in which they
   * came: turns must be short while there are more, which may be those of others.
   */
  noteConnection: () => void;
  /** Ends a connection whose request is refused anyway, for another one, if there is any. */
  makeRoom: () => void;
};

type Options = {
  /** Whose turn it is: requests of one client have the same key. */
  clientOf: (request: IncomingMessage) => string;
  /** Answers a refused request. @param isLast whether the answer also ends the connection */
  refuse: (request: IncomingMessage, response: ServerResponse, isLast: boolean) => void;
};

type Waiting = { response: ServerResponse; begin: () => void };

type Client = { key: string; inFlight: number; waiting: Waiting[] };

/** A request that is being handled: how its place is given back before the answer has ended. */
const places = new WeakMap<ServerResponse, () => void>();

/**
 * Lets the client's next request begin although this one goes on. For answers that last as long
 * as somebody listens.
 */
export function giveBackPlace(response: ServerResponse): void {
  places.get(response)?.();
}

/** Admission over one server. */
export function createAdmission({ clientOf, refuse }: Options): Admission {
  const clients = new Map<string, Client>();
  /** Clients with a request that may begin, whose turn it is first. */
  const ready = new Set<Client>();
  /** Clients of which requests have begun in this turn, and how many. */
  const served = new Map<Client, number>();
  const refusals = new Map<ServerResponse, (isLast: boolean) => void>();
  let hasNewConnection = false;
  let isTurnDue = false;
  let turn = 0;
  let dueAt = 0;
  /** How late the last turn began: a loop that has too much to do already gets less of what is queued. */
  let lateMs = 0;

  /** Whether others may be kept waiting. */
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
      // Its caller may have gone away while it waited.
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
    // Once the answer is written; how fast its reader takes it makes no difference.
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
