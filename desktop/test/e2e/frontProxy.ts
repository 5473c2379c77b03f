import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';

/** A proxy between the app and a server, as many owners have. */
export type FrontProxy = {
  url: string;
  /** @param server address of the server behind it */
  leadTo: (server: string) => void;
  /** Open requests of the app to a path, with any query or the given one. */
  openCount: (address: string) => number;
  openTotal: () => number;
  wasAsked: (path: string) => boolean;
  /** All requests so far, path and query, in order. */
  asked: () => readonly string[];
  /** Answers everything with this status, as when the server is down; `null` ends it. */
  answerWith: (status: number | null) => void;
  /** Never answers requests to a path, until called with `null`. */
  neverAnswer: (path: string | null) => void;
  /** Holds back the server's responses for a path, until called with `null`. */
  holdBack: (path: string | null) => void;
  /** Forwards requests to a path but closes their connection instead of answering, until called with `null`. */
  loseAnswers: (path: string | null) => void;
  close: () => Promise<void>;
};

/** Started before its server, which must know its public address. */
export async function startFrontProxy(): Promise<FrontProxy> {
  let target = '';
  const open = new Map<ServerResponse, string>();
  const asked: string[] = [];
  let status: number | null = null;
  let silentPath: string | null = null;
  let heldPath: string | null = null;
  let lostPath: string | null = null;
  const held: (() => void)[] = [];
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    open.set(outgoing, incoming.url ?? '');
    asked.push(incoming.url ?? '');
    outgoing.once('close', () => open.delete(outgoing));
    if (path === silentPath) return;
    if (status !== null) {
      outgoing.writeHead(status, { 'Content-Type': 'text/html', 'X-Request-Id': 'of-the-proxy' });
      outgoing.end(`<h1>${status}</h1>`);
      return;
    }
    const { hostname, port } = new URL(target);
    const { method, headers, url } = incoming;
    const onward = request({ hostname, port, method, headers, path: url }, (answer) => {
      const handOn = () => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      };
      if (path === lostPath) outgoing.destroy();
      else if (path === heldPath) held.push(handOn);
      else handOn();
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const outgoing of open.keys()) outgoing.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (server) => {
      target = server;
    },
    openCount: (address) =>
      [...open.values()].filter((one) => one === address || one.startsWith(`${address}?`)).length,
    openTotal: () => open.size,
    wasAsked: (path) => asked.some((address) => address.split('?')[0] === path),
    asked: () => asked,
    answerWith: (next) => {
      status = next;
      if (status !== null) cutAll();
    },
    neverAnswer: (path) => {
      silentPath = path;
    },
    holdBack: (path) => {
      heldPath = path;
      if (path === null) for (const handOn of held.splice(0)) handOn();
    },
    loseAnswers: (path) => {
      lostPath = path;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A server that is only reachable through a proxy. @param env the server's environment variables */
export async function startServerBehindProxy(env: Record<string, string> = {}): Promise<{
  server: BuiltServer;
  proxy: FrontProxy;
}> {
  const proxy = await startFrontProxy();
  const server = await startBuiltServer({ env: { ...env, PUBLIC_URL: proxy.url } });
  proxy.leadTo(server.url);
  return { server, proxy };
}
