import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './httpServer';

/** Far more than both ends of a connection buffer. */
const LARGE_BYTES = 64 * 2 ** 20;

let folder: string;
let largeFile: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'villa-http-'));
  largeFile = path.join(folder, 'large');
  await writeFile(largeFile, Buffer.alloc(LARGE_BYTES));
});
afterAll(() => rm(folder, { recursive: true }));

let http: HttpServer;
let clients: Client[] = [];
afterEach(async () => {
  clients.forEach(({ socket }) => socket.destroy());
  clients = [];
  http.server.closeAllConnections();
  await http.drain(0);
});

async function serve(
  application: RequestListener,
  stalledReaderMs?: number,
  maxConnections?: number,
): Promise<void> {
  http = createHttpServer(application, {
    ...(stalledReaderMs !== undefined && { stalledReaderMs }),
    ...(maxConnections !== undefined && { maxConnections }),
  });
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
}

type Client = {
  socket: Socket;
  text: () => string;
  bytes: () => number;
  /** `ended` properly by the server, `reset`, or `open`. */
  state: () => 'open' | 'ended' | 'reset';
};

async function open(): Promise<Client> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let state: ReturnType<Client['state']> = 'open';
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('end', () => (state = 'ended'));
  socket.on('error', () => (state = 'reset'));
  await new Promise((resolve) => socket.once('connect', resolve));
  const client: Client = {
    socket,
    text: () => Buffer.concat(chunks).toString('latin1'),
    bytes: () => chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    state: () => state,
  };
  clients.push(client);
  return client;
}

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: villa\r\n\r\n`;

describe('pipelined requests', () => {
  it('are answered one by one, in order', async () => {
    let underWay = 0;
    let most = 0;
    await serve((request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      setImmediate(() => {
        underWay -= 1;
        response.end(`[${request.url}]`);
      });
    });
    const client = await open();
    client.socket.write(Array.from({ length: 20 }, (_, index) => get(`/${index}`)).join(''));
    await expect.poll(() => client.text().match(/\[\/\d+\]/g)?.length).toBe(20);
    expect(client.text().match(/\[\/\d+\]/g)).toEqual(
      Array.from({ length: 20 }, (_, index) => `[/${index}]`),
    );
    expect(most).toBe(1);
  });

  it('leave no file open when the connection closes before their turn', async () => {
    let opened = 0;
    let closed = 0;
    await serve((_request, response) => {
      const file = createReadStream(largeFile);
      opened += 1;
      file.once('close', () => (closed += 1));
      pipeline(file, response, () => undefined);
    });
    for (let index = 0; index < 5; index += 1) {
      const { socket } = await open();
      socket.pause();
      socket.write(get('/picture').repeat(20));
    }
    await expect.poll(() => opened).toBe(5);
    clients.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => closed).toBe(5);
    expect(opened).toBe(5);
  });

  it('end the connection when there are hundreds', async () => {
    let begun = 0;
    await serve(() => (begun += 1));
    const client = await open();
    client.socket.write(get('/').repeat(500));
    await expect.poll(client.state).not.toBe('open');
    expect(begun).toBe(1);
  });
});

describe('a client that holds every connection and sends nothing', () => {
  it('loses its oldest one to a client that sends a request', async () => {
    await serve((_request, response) => response.end('[here]'), undefined, 10);
    for (let held = 0; held < 10; held += 1) await open();
    const [oldest] = clients;
    const guest = await open();
    guest.socket.write(get('/'));
    await expect.poll(guest.text).toContain('[here]');
    expect(oldest?.state()).not.toBe('open');
  });
});

describe('a client that reads nothing', () => {
  it('is disconnected, unlike one that waits for a slow response', async () => {
    let closed = false;
    let answerLate: (() => void) | undefined;
    await serve((request, response) => {
      if (request.url === '/late') {
        answerLate = () => response.end('late');
        return;
      }
      const file = createReadStream(largeFile);
      file.once('close', () => (closed = true));
      pipeline(file, response, () => undefined);
    }, 200);
    const patient = await open();
    patient.socket.write(get('/late'));
    await expect.poll(() => answerLate).toBeDefined();
    const stalled = await open();
    stalled.socket.pause();
    stalled.socket.write(get('/picture'));
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(true);
    answerLate?.();
    await expect.poll(patient.text).toContain('late');
  });
});

describe('a client that stalls in the middle of a body', () => {
  const begin = 'POST /picture HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc';

  it('is disconnected while the server waits for it, but not while it waits for the server', async () => {
    const read: string[] = [];
    await serve((request, response) => {
      if (request.url !== '/picture') return void response.end('ok');
      if (read.length > 0) return;
      request.on('data', (bytes: Buffer) => read.push(bytes.toString()));
    }, 200);
    const stalled = await open();
    stalled.socket.write(begin);
    await expect.poll(() => read).toEqual(['abc']);
    const waiting = await open();
    waiting.socket.write(begin);
    await expect.poll(stalled.state, { timeout: 10_000 }).not.toBe('open');
    expect(waiting.state()).toBe('open');
  });
});

describe('a response that is sent before the whole body has arrived', () => {
  it('can be read by a client that is still sending, and closes the connection', async () => {
    await serve((_request, response) => response.end('too much'));
    const client = await open();
    client.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nabc');
    await expect.poll(client.text).toMatch(/Connection: close[^]*too much$/);
    client.socket.write('more of it');
    await expect.poll(client.state).toBe('ended');
  });

  it('leaves the connection open if the body was complete', async () => {
    await serve((request, response) => {
      request.resume().once('end', () => response.end('thanks'));
    });
    const client = await open();
    const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc';
    client.socket.write(post);
    await expect.poll(client.text).toContain('thanks');
    client.socket.write(post);
    await expect.poll(() => client.text().match(/thanks/g)?.length).toBe(2);
    expect(client.text()).not.toContain('Connection: close');
  });
});

describe('a server that is asked to stop', () => {
  it('announces it in the current response and in the next one of an idle connection', async () => {
    let underWay: ServerResponse | undefined;
    await serve((request, response) => {
      if (request.url === '/long') underWay = response;
      else response.end(`answer to ${request.url}`);
    });
    const busy = await open();
    const idle = await open();
    idle.socket.write(get('/first'));
    await expect.poll(idle.text).toContain('answer to /first');
    expect(idle.text()).not.toContain('Connection: close');
    busy.socket.write(get('/long'));
    await expect.poll(() => underWay).toBeDefined();

    const drained = http.drain(10_000);
    idle.socket.write(get('/second'));
    underWay?.end('whole');
    expect(await drained).toBe(true);
    await expect.poll(() => [busy.state(), idle.state()]).toEqual(['ended', 'ended']);
    expect(busy.text()).toMatch(/Connection: close[^]*whole$/);
    expect(idle.text()).toMatch(/Connection: close[^]*answer to \/second$/);
  });

  it('sends what is written but not yet read', async () => {
    await serve((_request, response) => response.end(Buffer.alloc(LARGE_BYTES)));
    const client = await open();
    client.socket.pause();
    client.socket.write(get('/'));
    await new Promise((resolve) => client.socket.once('readable', resolve));
    const drained = http.drain(10_000);
    client.socket.resume();
    expect(await drained).toBe(true);
    await expect.poll(client.state).toBe('ended');
    expect(client.bytes()).toBeGreaterThan(LARGE_BYTES);
  });

  it('accepts no new connection, and closes those that outlast the deadline', async () => {
    let isBegun = false;
    await serve(() => (isBegun = true));
    const client = await open();
    client.socket.write(get('/'));
    await expect.poll(() => isBegun).toBe(true);
    const { port } = http.server.address() as AddressInfo;
    const drained = http.drain(1_000);
    await expect
      .poll(
        () =>
          new Promise((resolve) => {
            const late = connect(port, '127.0.0.1');
            late.once('connect', () => resolve(late.destroy() && 'taken'));
            late.once('error', () => resolve('refused'));
          }),
      )
      .toBe('refused');
    expect(await drained).toBe(false);
    await expect.poll(client.state).not.toBe('open');
  });
});
