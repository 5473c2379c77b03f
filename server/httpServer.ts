import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Admission } from './admission';

const HEADERS_TIMEOUT_MS = 10_000;
/** A photo of 20 MB over a slow line takes minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
const CONNECTIONS_CHECK_MS = 5_000;
/** Longest request line and headers together. */
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * A reader that takes nothing of its answer, or a sender that sends nothing more, is dropped. Node
 * looks a second time after this long where a part of what it wrote last was taken, so that it is a
 * minute nearly always, never more.
 */
const STALLED_READER_MS = 30_000;
/** Requests that a connection may send ahead of its answers; browsers and proxies send none. */
const MAX_WAITING = 32;
/** An answer that is sent before its whole body has come ends the connection, but not before it can be read. */
const LINGER_MS = 2_000;
/** Connections that may linger at a time. */
const MAX_LINGERING = 50;
/** Connections that are kept free for new clients where one client's requests can be refused instead. */
const FREE_SHARE = 1 / 50;
/** At shutdown: a busy client sends its next request in this time, and learns that it was the last. */
const IDLE_GRACE_MS = 500;
const IDLE_CHECK_MS = 50;

/** A request and the answer that it gets. */
type Exchange = { request: IncomingMessage; response: ServerResponse };

type Connection = {
  /** Arrived while an earlier request was being answered, oldest first. */
  waiting: Exchange[];
  answering: Exchange | null;
  /** When the last answer was through, and what had been read by then. */
  idleSince: number;
  bytesRead: number;
};

/** An HTTP server and its way to stop. */
export type HttpServer = {
  server: Server;
  /**
   * Stops accepting, tells each client with its last answer that the connection ends, and
   * waits until every request under way is answered.
   * @param deadlineMs after it what is left is cut off
   * @returns whether everything was answered
   */
  drain: (deadlineMs: number) => Promise<boolean>;
};

/**
 * Answers the requests of one connection one after another, however many it sends at once:
 * Node would begin them all, and of those whose turn never came before the connection ended
 * nobody would hear, so that their files stayed open for good.
 * @param options.maxConnections at a time; what is over is closed at once
 * @param options.admission decides when a request begins; without it, at once
 * @param options.stalledReaderMs tests cannot wait as long as a server
 */
export function createHttpServer(
  application: RequestListener,
  {
    maxConnections,
    admission,
    stalledReaderMs = STALLED_READER_MS,
  }: { maxConnections?: number; admission?: Admission; stalledReaderMs?: number } = {},
): HttpServer {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let lingering = 0;
  const isNearlyFull = () =>
    maxConnections !== undefined && connections.size > maxConnections * (1 - FREE_SHARE);

  /** Closes a connection on which the rest of a body is still to come, once the answer can be read. */
  const linger = (socket: Socket) => {
    socket.end();
    // Whoever still sends when a socket is closed may lose the answer that was sent before.
    if (lingering >= MAX_LINGERING || isNearlyFull()) {
      socket.destroySoon();
      return;
    }
    lingering += 1;
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      lingering -= 1;
    });
  };

  /** Has an answer that is sent before the whole body has come end its connection. */
  const endAfterEarlyAnswer = ({ request, response }: Exchange) => {
    const { socket } = request;
    const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      if (!request.complete) {
        response.shouldKeepAlive = false;
        // Called by Node after the last answer of a connection.
        socket.destroySoon = () => {
          Reflect.deleteProperty(socket, 'destroySoon');
          linger(socket);
        };
      }
      return writeHead(...args);
    };
  };

  const answer = (socket: Socket, connection: Connection, next: Exchange) => {
    const { request, response } = next;
    connection.answering = next;
    if (isStopping) announceEnd(connection);
    response.once('close', () => {
      connection.answering = null;
      connection.idleSince = performance.now();
      connection.bytesRead = socket.bytesRead;
      const following = connection.waiting.shift();
      if (following && !socket.destroyed) answer(socket, connection, following);
    });
    if (hasBody(request)) endAfterEarlyAnswer(next);
    const begin = () => application(request, response);
    if (admission) admission.admit(request, response, begin);
    else begin();
  };

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const { socket } = request;
      const connection = connections.get(socket);
      // Closed while its last bytes were read: nobody waits for an answer.
      if (!connection) return;
      if (!connection.answering) answer(socket, connection, { request, response });
      else if (connection.waiting.length < MAX_WAITING)
        connection.waiting.push({ request, response });
      else socket.destroy();
    },
  );
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    admission?.noteConnection();
    if (isNearlyFull()) admission?.makeRoom();
    connections.set(socket, {
      waiting: [],
      answering: null,
      idleSince: performance.now(),
      bytesRead: 0,
    });
    socket.once('close', () => connections.delete(socket));
  });
  // Also called for a connection that was kept alive and not used.
  server.setTimeout(stalledReaderMs, (socket: Socket) => {
    const answering = connections.get(socket)?.answering;
    // A body that is being read and does not come is the sender's delay; one that waits unread is ours.
    const isStalledSender = answering?.request.readableFlowing && !answering.request.complete;
    const isWaitingForUs = answering && socket.writableLength === 0 && !isStalledSender;
    if (!isWaitingForUs) socket.destroy();
  });

  const closeIdle = (since: number) => {
    const now = performance.now();
    for (const [socket, { answering, bytesRead, idleSince }] of connections) {
      // More bytes than the last request had are the beginning of another one.
      const isIdle = !answering && socket.bytesRead === bytesRead;
      if (isIdle && now - Math.max(since, idleSince) >= IDLE_GRACE_MS) socket.destroy();
    }
  };

  return {
    server,
    drain: async (deadlineMs) => {
      const since = performance.now();
      isStopping = true;
      connections.forEach(announceEnd);
      // A whole turn of the event loop: what has connected already is accepted and not reset.
      await setImmediate();
      await setImmediate();
      // The HTTP server's own `close` would cut off answers that are written but not yet sent.
      const closed = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve()),
      );
      let isCutOff = false;
      const idleCheck = setInterval(() => closeIdle(since), IDLE_CHECK_MS);
      const deadline = setTimeout(() => {
        isCutOff = true;
        server.closeAllConnections();
      }, deadlineMs);
      await closed;
      clearInterval(idleCheck);
      clearTimeout(deadline);
      return !isCutOff;
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Says in the answer under way that it is the connection's last, if that can still be said. */
function announceEnd({ answering, waiting }: Connection): void {
  if (answering && !answering.response.headersSent && waiting.length === 0) {
    answering.response.setHeader('Connection', 'close');
  }
}
