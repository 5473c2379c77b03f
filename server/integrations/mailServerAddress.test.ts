import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectToMailServer,
  mayBeMailHost,
  PrivateMailHost,
  UnknownMailHost,
} from './mailServerAddress';

describe('the allowed addresses of a mail server', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const reach = (host: string, addresses: string[] = []) =>
    connectToMailServer({ host, port }, AbortSignal.timeout(5_000), async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

  it.each([
    ['localhost', ['127.0.0.1']],
    ['127.0.0.1', []],
  ])('reaches this machine by its own name %s', async (host, addresses) => {
    const socket = await reach(host, addresses);
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it.each([
    ['a name that leads to this machine', 'mail.example', ['127.0.0.1']],
    ['a private address among public ones', 'mail.example', ['203.0.113.7', '10.0.0.1']],
    ['a name that leads to metadata of a cloud', 'mail.example', ['169.254.169.254']],
    ['a mapped address', 'mail.example', ['::ffff:127.0.0.1']],
    ['a private network', '192.168.1.1', []],
    ['a private IPv6 network', 'fd00::1', []],
    ['a link-local address', 'fe80::1', []],
    ['every address', '0.0.0.0', []],
    ['a name of one’s own network', 'mail.internal', ['127.0.0.1']],
    ['this machine’s name that leads elsewhere', 'localhost', ['10.0.0.1']],
  ])('refuses %s without connecting', async (_what, host, addresses) => {
    const before = connections;
    await expect(reach(host, addresses)).rejects.toBeInstanceOf(PrivateMailHost);
    expect(connections).toBe(before);
  });

  it('connects to the checked address, whatever the name resolves to later', async () => {
    let asked = 0;
    const changing = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    };
    const signal = AbortSignal.timeout(5_000);
    await expect(
      connectToMailServer({ host: 'mail.example', port }, signal, changing),
    ).rejects.toThrow(PrivateMailHost);
    expect(asked).toBe(1);
  });

  it('reports an unknown name', async () => {
    await expect(reach('mail.example', [])).rejects.toBeInstanceOf(UnknownMailHost);
  });

  it('stops waiting at its time limit', async () => {
    const never = () => new Promise<never>(() => undefined);
    await expect(
      connectToMailServer({ host: 'mail.example', port }, AbortSignal.timeout(20), never),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['smtp.example.com', true],
    ['localhost', true],
    ['127.0.0.1', true],
    ['10.0.0.1', false],
    ['mail.local', false],
  ])('takes %s: %s', (host, expected) => {
    expect(mayBeMailHost(host)).toBe(expected);
  });
});
