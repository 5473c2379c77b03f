import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes everything that the app wants from a host outside of this machine, and lets none of it pass. */
export type OutsideProxy = {
  /** Makes the app go this way; addresses of this machine go past it. */
  flag: string;
  /** Hosts that the app wanted something from. */
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
