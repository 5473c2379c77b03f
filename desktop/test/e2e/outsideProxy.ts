import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Blocks and records all requests of the app to other machines. */
export type OutsideProxy = {
  /** Argument that makes the app use the proxy, except for this machine's addresses. */
  flag: string;
  asked: () => string[];
  close: () => void;
};

/** Started before the app. */
export async function startOutsideProxy(): Promise<OutsideProxy> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://unknown').host);
    response.writeHead(403).end();
  });
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    flag: `--proxy-server=http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
