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
/** A photo of 20 MB over a slow connection takes minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
const CONNECTIONS_CHECK_MS = 5_000;
/** Maximum size of request line and headers together. */
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Closes connections whose client stops reading or sending. Node checks again after this long if the client took part
 * of the last write, so it is nearly always a minute, never more.
 */
const STALLED_READER_MS = 30_000;
/** Pipelined requests per connection; browsers and proxies send none. */
const MAX_WAITING = 32;
/** A response sent before the whole body arrived closes the connection, after enough time for the client to read it. */
const LINGER_MS = 2_000;
const MAX_LINGERING = 50;
/** Share of connections kept free for new clients, by rejecting requests of a client that has many. */
const FREE_SHARE = 1 / 50;
/** At shutdown: time for a busy client to send its next request and learn that it was the last. */
const IDLE_GRACE_MS = 500;
const IDLE_CHECK_MS = 50;

type Exchange = { request: IncomingMessage; response: ServerResponse };

type Connection = {
  /** Received while an earlier request was being handled, oldest first. */
  waiting: Exchange[];
  answering: Exchange | null;
  /** When the last response ended, and the bytes read by then. */
  idleSince: number;
  bytesRead: number;
};

/** An HTTP server with graceful shutdown. */
export type HttpServer = {
  server: Server;
  /**
   * Stops accepting, announces the end of each connection in its last response, and waits for requests in progress.
   * @param deadlineMs after this time it closes the remaining connections
   * @returns whether all requests were answered
   */
  drain: (deadlineMs: number) => Promise<boolean>;
};

/**
 * Handles the requests of one connection one after another. Node would start pipelined requests at once and report
 * nothing for those still queued when the connection ends, so their files would stay open.
 * @param options.maxConnections concurrent connections; further ones are closed at once
 * @param options.admission decides when a request starts; by default at once
 * @param options.stalledReaderMs shorter in tests
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
  const isNearlyFull = (more = 0) =>
    maxConnections !== undefined && connections.size + more > maxConnections * (1 - FREE_SHARE);

  /** Closes the oldest connection that has sent nothing, of the address with most of these. */
  const closeSilent = () => {
    const silent = new Map<string | undefined, Socket[]>();
    for (const [socket, { answering }] of connections) {
      if (answering || socket.bytesRead > 0) continue;
      const held = silent.get(socket.remoteAddress);
      if (held) held.push(socket);
      else silent.set(socket.remoteAddress, [socket]);
    }
    const [most] = [...silent.values()].toSorted((a, b) => b.length - a.length);
    most?.[0]?.destroy();
  };

  const endAfterEarlyAnswer = createEarlyAnswers(isNearlyFull);

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
      // Closed while its last bytes were read: no client waits for a response.
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
    if (isNearlyFull(1)) {
      admission?.makeRoom();
      closeSilent();
    }
    connections.set(socket, {
      waiting: [],
      answering: null,
      idleSince: performance.now(),
      bytesRead: 0,
    });
    socket.once('close', () => connections.delete(socket));
  });
  // Also called for an idle keep-alive connection.
  server.setTimeout(stalledReaderMs, (socket: Socket) => {
    const answering = connections.get(socket)?.answering;
    // A stalled body is the sender's fault if it is being read, and ours if it waits unread.
    const isStalledSender = answering?.request.readableFlowing && !answering.request.complete;
    const isWaitingForUs = answering && socket.writableLength === 0 && !isStalledSender;
    if (!isWaitingForUs) socket.destroy();
  });

  const closeIdle = (since: number) => {
    const now = performance.now();
    for (const [socket, { answering, bytesRead, idleSince }] of connections) {
      // More bytes than the last request had are the start of another one.
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
      // One turn of the event loop, so that connections already made are accepted and not reset.
      await setImmediate();
      await setImmediate();
      // The HTTP server's own `close` would cut off responses that are written but not yet sent.
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

/** @returns makes a response that is sent before the whole body close its connection */
function createEarlyAnswers(isNearlyFull: () => boolean): (exchange: Exchange) => void {
  let lingering = 0;

  /** Closes a connection with an unread body once the client can have read the response. */
  const linger = (socket: Socket) => {
    socket.end();
    // Closing a socket while the client sends may lose the response.
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

  return ({ request, response }) => {
    const { socket } = request;
    const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      if (!request.complete) {
        response.shouldKeepAlive = false;
        // Node calls this after the last response of a connection.
        socket.destroySoon = () => {
          Reflect.deleteProperty(socket, 'destroySoon');
          linger(socket);
        };
      }
      return writeHead(...args);
    };
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Announces the connection's end in the response in progress, unless its headers are sent. */
function announceEnd({ answering, waiting }: Connection): void {
  if (answering && !answering.response.headersSent && waiting.length === 0) {
    answering.response.setHeader('Connection', 'close');
  }
}
