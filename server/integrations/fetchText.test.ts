import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { inspect } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeedError } from './calendarImport/feedError';
import { fetchText, type FetchTextOptions } from './fetchText';
import { isPublicAddress } from './calendarImport/publicAddress';

// Real checks, unless a test lets an address of this machine count as public.
vi.mock('./calendarImport/publicAddress', { spy: true });

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const MEGABYTE = 1_048_576;
/** A public address that is not assigned, so nothing can be reached. */
const NOBODY = { address: '2d00::1', family: 6 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };

/** For `feed.test` only; nobody trusts it. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUX7ABi1vxgMbVzjZRg2gaT/kvOkEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJZmVlZC50ZXN0MCAXDTI2MTEyMTE4NDU0NFoYDzIxMjYxMDI4
MTg0NTQ0WjAUMRIwEAYDVQQDDAlmZWVkLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASN+6c+9+0OfxgDabyp78lWG6seMXflFzDQvF0g6h/n/JgiJFB6xR3o
KWEH2+ljcBEhkh8BiDGX7ItUdQh31M50o1MwUTAdBgNVHQ4EFgQUL1c0FRg0P89w
l7J8DQKl1qrCI5owHwYDVR0jBBgwFoAUL1c0FRg0P89wl7J8DQKl1qrCI5owDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAcvHvB/VGzo9o/2oY83jx2
3vZ7JELE1z6bbbvh/XvpYQIhAKYgmRRtJL/OeNUjo3Hz9/KH4g+VfGkPAw237uyK
ZAPN
-----END CERTIFICATE-----`;
const CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQghEH1op4x4zppoRqM
mHODv9Wsf8TsSt+8kYRva4Zj6xShRANCAASN+6c+9+0OfxgDabyp78lWG6seMXfl
FzDQvF0g6h/n/JgiJFB6xR3oKWEH2+ljcBEhkh8BiDGX7ItUdQh31M50
-----END PRIVATE KEY-----`;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllEnvs();
  vi.mocked(isPublicAddress).mockReset();
});

type Peer = { port: number; url: string; requests: IncomingMessage[]; connections: () => number };

/** Listens on loopback until the end of the test. */
async function listening(server: Server, scheme = 'http'): Promise<Peer> {
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  server.on('request', (request: IncomingMessage) => requests.push(request));
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `${scheme}://127.0.0.1:${port}`, requests, connections: () => sockets.size };
}

const peer = (answer: RequestListener): Promise<Peer> => listening(createServer(answer));
const securePeer = (answer: RequestListener): Promise<Peer> =>
  listening(createSecureServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, answer), 'https');
const calendarPeer = (): Promise<Peer> => peer((_request, response) => response.end(CALENDAR));

const redirecting =
  (location: string | undefined, status = 302): RequestListener =>
  (_request, response) => {
    if (location !== undefined) response.setHeader('Location', location);
    response.writeHead(status).end('moved');
  };

function fetching(address: string, options: Partial<FetchTextOptions> = {}): Promise<string> {
  return fetchText(address, { signal: new AbortController().signal, ...options });
}

/** The problem with a URL; fails without one or with another error. */
async function problemOf(address: string, options?: Partial<FetchTextOptions>) {
  const error: unknown = await fetching(address, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FeedError);
  return (error as FeedError).problem;
}

type Resolve = NonNullable<FetchTextOptions['resolve']>;

/** A resolver that returns these results in turn, and counts calls. */
function resolver(...answers: LookupAddress[][]) {
  return vi.fn<Resolve>(async () => answers.shift() ?? []);
}

const own = { mayBePrivate: true };

describe('a calendar that answers', () => {
  it('is read as text, without its byte order mark', async () => {
    const { url } = await peer((_request, response) => response.end(`\uFEFF${CALENDAR}Família 🏖`));
    expect(await fetching(url, own)).toBe(`${CALENDAR}Família 🏖`);
  });

  it('is requested without cookie, password or compression', async () => {
    const { url, port, requests } = await calendarPeer();
    await fetching(`${url.replace('//', '//owner:secret@')}/ical/1.ics?t=a%20b#part`, own);
    expect(requests.map((request) => [request.method, request.url, request.headers])).toEqual([
      [
        'GET',
        '/ical/1.ics?t=a%20b',
        {
          host: `127.0.0.1:${port}`,
          accept: 'text/calendar, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'villa-calendar/1',
          connection: 'close',
        },
      ],
    ]);
  });

  it('is found by its name, at the address that was checked', async () => {
    const { port, requests } = await calendarPeer();
    const resolve = resolver([LOOPBACK]);
    expect(await fetching(`http://feed.test:${port}/`, { ...own, resolve })).toBe(CALENDAR);
    expect(resolve).toHaveBeenCalledExactlyOnceWith('feed.test');
    expect(requests[0]?.headers.host).toBe(`feed.test:${port}`);
  });

  it('is found at the second address when the first fails', async () => {
    const { port } = await calendarPeer();
    const resolve = resolver([NOBODY, LOOPBACK]);
    expect(await fetching(`http://feed.test:${port}/`, { ...own, resolve })).toBe(CALENDAR);
  });

  it('may take exactly the longest length', async () => {
    const { url } = await peer((_request, response) => response.end('x'.repeat(MEGABYTE)));
    expect(await fetching(url, own)).toHaveLength(MEGABYTE);
  });

  it('is read over https, which webcal is another name of', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { port } = await securePeer((_request, response) => response.end(CALENDAR));
    expect(await fetching(`https://127.0.0.1:${port}/`, own)).toBe(CALENDAR);
    for (const scheme of ['WebCal', 'webcals']) {
      expect(await fetching(`${scheme}://127.0.0.1:${port}/`, own)).toBe(CALENDAR);
    }
  });
});

describe('an answer in another form', () => {
  it.each([
    ['gzip', 'gzip', gzipSync(CALENDAR)],
    ['gzip by its old name', 'X-Gzip', gzipSync(CALENDAR)],
    ['brotli', 'br', brotliCompressSync(CALENDAR)],
    ['no compression by name', 'identity', CALENDAR],
  ])('is read in %s, though it was not asked for', async (_name, encoding, body) => {
    const { url } = await peer((_request, response) =>
      response.setHeader('Content-Encoding', encoding).end(body),
    );
    expect(await fetching(url, own)).toBe(CALENDAR);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50 * MEGABYTE))],
    ['br', brotliCompressSync(Buffer.alloc(50 * MEGABYTE))],
  ])('is cut at the longest length of what is unpacked: 50 MB in %s', async (encoding, body) => {
    expect(body.length).toBeLessThan(MEGABYTE);
    const { url } = await peer((_request, response) =>
      response.setHeader('Content-Encoding', encoding).end(body),
    );
    expect(await problemOf(url, own)).toBe('too_large');
  });

  it.each([
    ['is not what it says', 'gzip', Buffer.from(CALENDAR), 'unreachable'],
    ['breaks off', 'gzip', gzipSync(CALENDAR).subarray(0, -9), 'unreachable'],
    ['is in a compression that is not undone', 'deflate', deflateSync(CALENDAR), 'refused'],
    ['is compressed twice', 'gzip, gzip', gzipSync(gzipSync(CALENDAR)), 'refused'],
  ])('is refused if it %s', async (_name, encoding, body, problem) => {
    const { url } = await peer((_request, response) =>
      response.setHeader('Content-Encoding', encoding).end(body),
    );
    expect(await problemOf(url, own)).toBe(problem);
  });

  it.each([
    [203, undefined, CALENDAR],
    [206, `bytes 0-${CALENDAR.length - 1}/${CALENDAR.length}`, CALENDAR],
    [206, `bytes 0-${CALENDAR.length - 1}/999`, 'refused'],
    [206, `bytes 5-${CALENDAR.length - 1}/${CALENDAR.length}`, 'refused'],
    [206, `bytes 0-${CALENDAR.length - 1}/*`, 'refused'],
    [206, undefined, 'refused'],
  ])('is read with status %i and range %s if it is complete', async (status, range, text) => {
    const { url } = await peer((_request, response) => {
      if (range !== undefined) response.setHeader('Content-Range', range);
      response.writeHead(status).end(CALENDAR);
    });
    const answer = fetching(url, own).catch((error: FeedError) => error.problem);
    expect(await answer).toBe(text);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFFamília 🏖', 'utf16le'), 'Família 🏖'],
    ['UTF-16 the other way round', Buffer.from('\uFEFFFamília', 'utf16le').swap16(), 'Família'],
    ['Latin-1', Buffer.from('Fam\u00EDlia\r\n x', 'latin1'), 'Família\r\n x'],
    [
      'UTF-8 that is folded within a character',
      Buffer.concat([Buffer.from('Fam\u00C3\r\n \u00ADlia, ', 'latin1'), Buffer.from('Conceição')]),
      'Família, Conceição',
    ],
  ])('is text in %s', async (_name, body, text) => {
    const { url } = await peer((_request, response) => response.end(body));
    expect(await fetching(url, own)).toBe(text);
  });
});

describe('an address inside a network', () => {
  it.each([
    '127.0.0.1',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0',
    '[::1]',
    '[::]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
  ])('is not connected to: %s', async (host) => {
    const { port, connections } = await calendarPeer();
    for (const scheme of ['http', 'https', 'webcal', 'webcals']) {
      expect(await problemOf(`${scheme}://${host}:${port}/`)).toBe('private_address');
    }
    expect(connections()).toBe(0);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'https://10.0.0.1/',
    'webcal://192.168.1.1/',
    'webcal://3232235777/',
    'http://100.64.0.1/',
    'http://[fe80::1]/',
    'http://224.0.0.1/',
  ])('is not connected to: %s', async (address) => {
    expect(await problemOf(address)).toBe('private_address');
  });

  it('is read if the owner allows it', async () => {
    const { port } = await calendarPeer();
    expect(await fetching(`http://2130706433:${port}/`, own)).toBe(CALENDAR);
  });

  it('is not reached through a name', async () => {
    const { port, connections } = await calendarPeer();
    const resolve = resolver([LOOPBACK]);
    expect(await problemOf(`http://feed.test:${port}/`, { resolve })).toBe('private_address');
    expect(connections()).toBe(0);
  });

  it('is not reached through a name that has public addresses as well', async () => {
    const { port, connections } = await calendarPeer();
    for (const answer of [
      [NOBODY, LOOPBACK],
      [LOOPBACK, NOBODY],
      [NOBODY, { address: '::ffff:127.0.0.1', family: 6 }],
    ]) {
      const resolve = resolver(answer);
      expect(await problemOf(`http://feed.test:${port}/`, { resolve })).toBe('private_address');
    }
    expect(connections()).toBe(0);
  });

  it('is not reached by a name that changes its answer after the check', async () => {
    const { port, connections } = await calendarPeer();
    const resolve = resolver([NOBODY], [LOOPBACK], [LOOPBACK]);
    const problem = await problemOf(`http://feed.test:${port}/`, { resolve, timeoutMs: 500 });
    expect(['unreachable', 'too_slow']).toContain(problem);
    expect(resolve).toHaveBeenCalledOnce();
    expect(connections()).toBe(0);
  });

  it('is not reached by a redirect: 302 to loopback', async () => {
    const inside = await calendarPeer();
    const outside = await peer(redirecting(`${inside.url}/`));
    vi.mocked(isPublicAddress).mockReturnValueOnce(true);
    expect(await problemOf(outside.url)).toBe('private_address');
    expect(outside.requests).toHaveLength(1);
    expect(inside.connections()).toBe(0);
  });

  it('is not reached by a redirect to a name that changes its answer between the two', async () => {
    const inside = await calendarPeer();
    const outside = await peer(redirecting(`http://feed.test:${inside.port}/`));
    const resolve = resolver([LOOPBACK], [LOOPBACK]);
    vi.mocked(isPublicAddress).mockReturnValueOnce(true);
    expect(await problemOf(`http://feed.test:${outside.port}/`, { resolve })).toBe(
      'private_address',
    );
    expect(outside.requests).toHaveLength(1);
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(inside.connections()).toBe(0);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('is followed: %i', async (status) => {
    const target = await calendarPeer();
    const { url } = await peer(redirecting(`${target.url}/moved.ics?a=1`, status));
    expect(await fetching(url, own)).toBe(CALENDAR);
    expect(target.requests[0]?.url).toBe('/moved.ics?a=1');
  });

  it('may be relative, and takes no password along', async () => {
    const { url, requests } = await peer((request, response) => {
      if (request.url === '/new') return response.end(CALENDAR);
      return redirecting(`//me:secret@${request.headers.host}/new`)(request, response);
    });
    expect(await fetching(url, own)).toBe(CALENDAR);
    expect(requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it('may set cookies first, which go back to the same server only', async () => {
    const other = await calendarPeer();
    const { url, requests } = await peer((request, response) => {
      if (request.headers.cookie === undefined) {
        response.setHeader('Set-Cookie', ['a=b; Path=/; HttpOnly', 'c="d e"; Max-Age=60']);
        return redirecting('/')(request, response);
      }
      return redirecting(`${other.url}/`)(request, response);
    });
    expect(await fetching(url, own)).toBe(CALENDAR);
    expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, 'a=b; c="d e"']);
    expect(other.requests.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });

  it('is followed three times and no more', async () => {
    const { url, requests } = await peer((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return response.end(CALENDAR);
      return redirecting(`/${left - 1}`)(request, response);
    });
    expect(await fetching(`${url}/3`, own)).toBe(CALENDAR);
    expect(await problemOf(`${url}/4`, own)).toBe('refused');
    expect(requests).toHaveLength(8);
  });

  it.each([
    ['nowhere', undefined],
    ['an address that is none', 'http://'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'ftp://example.org/'],
    ['data', 'data:text/calendar,BEGIN:VCALENDAR'],
  ])('to %s is refused', async (_name, location) => {
    const { url } = await peer(redirecting(location));
    expect(await problemOf(url, own)).toBe('refused');
  });

  it('from https to http is refused', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const open = await calendarPeer();
    const { url } = await securePeer(redirecting(open.url));
    expect(await problemOf(url, own)).toBe('refused');
    expect(open.connections()).toBe(0);
  });

  it('from http to https is followed', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const secure = await securePeer((_request, response) => response.end(CALENDAR));
    const { url } = await peer(redirecting(secure.url.replace('https', 'webcal')));
    expect(await fetching(url, own)).toBe(CALENDAR);
  });
});

describe('too much', () => {
  it('is refused by its announced length, unread', async () => {
    const { url } = await peer((_request, response) => {
      response.setHeader('Content-Length', String(50 * MEGABYTE));
      response.flushHeaders();
    });
    expect(await problemOf(url, own)).toBe('too_large');
  });

  it('is no longer read after 1 MB of 50', async () => {
    let sent = 0;
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const { url } = await peer((_request, response) => {
      const part = Buffer.alloc(MEGABYTE, 'x');
      const send = () => {
        while (sent < 50) {
          sent += 1;
          if (!response.write(part)) return;
        }
        response.end();
      };
      response.on('drain', send).on('close', isClosed);
      send();
    });
    expect(await problemOf(url, own)).toBe('too_large');
    await closed;
    // What fits into the buffers of both ends is sent before the limit takes effect.
    expect(sent).toBeLessThan(50);
  });

  it('is one byte more than the longest length', async () => {
    const { url } = await peer((_request, response) => {
      response.write('x'.repeat(100));
      response.end('x');
    });
    expect(await problemOf(url, { ...own, maxBytes: 100 })).toBe('too_large');
  });

  it('is a head without end, too', async () => {
    const { url } = await listening(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}`);
      }),
    );
    expect(await problemOf(url, own)).toBe('unreachable');
  });
});

describe('too slow', () => {
  const short = { ...own, timeoutMs: 200 };

  /** Keeps sending until the other side stops it. */
  const dripping = (send: () => void): ReturnType<typeof setInterval> => {
    const timer = setInterval(send, 10);
    closers.push(() => clearInterval(timer));
    return timer;
  };

  it('is a calendar that arrives byte by byte, and its connection is closed', async () => {
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const { url } = await peer((_request, response) => {
      const timer = dripping(() => response.write('X'));
      response.on('close', () => {
        clearInterval(timer);
        isClosed();
      });
    });
    expect(await problemOf(url, short)).toBe('too_slow');
    await closed;
  });

  it.each([
    ['never answers', ''],
    ['never ends its head', 'HTTP/1.1 200 OK\r\nX-A: '],
    ['announces for ever that it will answer', 'HTTP/1.1 102 Processing\r\n\r\n'],
  ])('is a server that %s', async (_name, text) => {
    const { url } = await listening(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        dripping(() => {
          if (socket.writable) socket.write(text);
        });
      }),
    );
    const problem = await problemOf(url, short);
    // The head may also be rejected as too long first.
    expect(['too_slow', 'unreachable']).toContain(problem);
  });

  it('is a name that is never found', async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await problemOf('http://feed.test/', { ...short, resolve })).toBe('too_slow');
  });

  it('is a chain of servers, each of them a little', async () => {
    const { url } = await peer((request, response) => {
      setTimeout(() => redirecting('/')(request, response), 90);
    });
    expect(await problemOf(url, short)).toBe('too_slow');
  });
});

describe('no answer', () => {
  it.each([204, 206, 304, 400, 401, 404, 429, 500, 503])(
    'other than the calendar is taken: %i',
    async (status) => {
      const { url } = await peer((_request, response) => response.writeHead(status).end());
      expect(await problemOf(url, own)).toBe('refused');
    },
  );

  it.each([
    ['a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['a goodbye', (socket: Socket) => socket.end()],
    ['another protocol', (socket: Socket) => socket.end('220 mail.example.org ESMTP\r\n')],
    [
      'a change of protocol',
      (socket: Socket) =>
        socket.end('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    ],
    [
      'half a calendar',
      (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n${CALENDAR}`),
    ],
    [
      'half a calendar in parts',
      (socket: Socket) =>
        socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nBEGIN'),
    ],
  ])('is %s', async (_name, answer) => {
    const { url } = await listening(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => answer(socket));
      }),
    );
    expect(await problemOf(url, own)).toBe('unreachable');
  });

  it('is a closed port', async () => {
    const { url } = await calendarPeer();
    for (const close of closers.splice(0)) close();
    expect(await problemOf(url, own)).toBe('unreachable');
  });

  it('is a missing or untrusted certificate', async () => {
    const secure = await securePeer((_request, response) => response.end(CALENDAR));
    expect(await problemOf(secure.url, own)).toBe('unreachable');
    expect(secure.requests).toEqual([]);
    const plain = await calendarPeer();
    expect(await problemOf(`https://127.0.0.1:${plain.port}/`, own)).toBe('unreachable');
  });

  it('is a name that is not found, or has no address', async () => {
    const missing = () => Promise.reject(new Error('getaddrinfo ENOTFOUND feed.test'));
    expect(await problemOf('http://feed.test/', { resolve: missing })).toBe('unreachable');
    expect(await problemOf('http://feed.test/', { resolve: resolver([]) })).toBe('unreachable');
  });

  it.each(['', 'calendar', 'https://', 'ftp://example.org/', 'file:///etc/passwd', 'http://[::1'])(
    'comes from an invalid address: %j',
    async (address) => {
      expect(await problemOf(address, own)).toBe('unreachable');
    },
  );
});

describe('giving up', () => {
  it('rejects with the reason, before and while it is read', async () => {
    const reason = new Error('the server stops');
    const { url, connections } = await calendarPeer();
    await expect(fetching(url, { ...own, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(connections()).toBe(0);

    const controller = new AbortController();
    const slow = await peer((_request, response) => {
      response.write('BEGIN');
      controller.abort(reason);
    });
    await expect(fetching(slow.url, { ...own, signal: controller.signal })).rejects.toBe(reason);
  });
});

describe('what an error reveals', () => {
  it.each([
    ['private_address', 'http://127.0.0.1/very-secret', {}],
    ['unreachable', 'http://very-secret.test/very-secret', own],
    ['unreachable', 'very-secret', own],
  ] as const)('is %s and nothing of the address', async (problem, address, options) => {
    const resolve = () => Promise.reject(new Error('getaddrinfo ENOTFOUND very-secret.test'));
    const error: unknown = await fetching(address, { ...options, resolve }).catch(
      (e: unknown) => e,
    );
    expect(error).toMatchObject({ name: 'FeedError', problem });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/very-secret|127\.0\.0\.1/);
  });

  it('contains no redirect target either', async () => {
    const { url } = await peer(redirecting('ftp://example.org/very-secret'));
    const error: unknown = await fetching(url, own).catch((e: unknown) => e);
    expect(error).toMatchObject({ problem: 'refused' });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('very-secret');
  });
});
