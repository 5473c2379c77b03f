import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '@server/test/certificate';

export type HttpsFront = { port: number; close: () => Promise<void> };

/**
 * Starts one on a free local port, with a self-signed certificate.
 * @param url of the server behind it; `Host` is passed on, as the documentation requires
 */
export async function startHttpsFront(url: string): Promise<HttpsFront> {
  const server = https.createServer(await makeCertificate(), (request, response) => {
    const { method, headers } = request;
    const outgoing = http.request(`${url}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
