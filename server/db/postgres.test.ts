import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from '../log';
import { openPostgres } from './postgres';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', Buffer.from('I'));
const SHUTTING_DOWN = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

it('survives a connection that PostgreSQL ends as soon as it is open', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, SHUTTING_DOWN])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(
    openPostgres(`postgres://villa@127.0.0.1:${port}/villa`, createLog('silent')),
  ).rejects.toThrow('cannot be used');
  await new Promise((resolve) => server.close(resolve));
});
