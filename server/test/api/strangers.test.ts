import { connect } from 'node:net';
import { once } from 'node:events';
import * as publicEndpoints from '@shared/contract/publicEndpoints';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildMessage } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

const FORGED = 'villa=x; villa.sig=forged';
const MONTH = 'startDate=2027-04-01&endDate=2027-04-30';
const READS = [
  ...Object.values(publicEndpoints)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => (path === '/api/availability' ? `${path}?${MONTH}` : path)),
  '/',
  '/booking',
];

describe('what one visitor receives', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  it.each(READS)(
    'is sent to no other visitor of %s, whatever cookie the first one sends',
    async (path) => {
      const owner = await app.signIn();
      // Clears the cache.
      await app.send('POST', '/api/contact', { body: buildMessage() });
      const first = await app.send('GET', path, { cookie: FORGED });
      expect(first.status).toBe(200);
      for (const cookie of [undefined, FORGED, owner]) {
        const next = await app.send('GET', path, cookie ? { cookie } : {});
        expect([next.status, next.headers.getSetCookie()]).toEqual([200, []]);
        expect(next.text).toBe(first.text);
      }
      expect((await app.send('GET', '/api/bookings', { cookie: owner })).status).toBe(200);
    },
  );

  it('is the same from memory as from the application, each header included', async () => {
    const own = ['date', 'x-request-id', 'connection', 'keep-alive'];
    const headersOf = ({ headers }: { headers: Headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
    for (const path of READS) {
      const [made, kept] = [await app.send('GET', path), await app.send('GET', path)];
      expect(headersOf(kept)).toEqual(headersOf(made));
    }
  });

  it('is sent in the encoding that each visitor accepts, even at addresses that look like pictures', async () => {
    const addresses = ['/media/image/upload/', '/media/image/upload//x', '/'];
    for (const path of addresses) {
      for (const accepted of ['br', 'identity', 'gzip', 'identity']) {
        const answer = await app.send('GET', path, { headers: { 'Accept-Encoding': accepted } });
        const encoding = answer.headers.get('content-encoding') ?? 'identity';
        expect([path, ['identity', accepted]]).toEqual([path, expect.arrayContaining([encoding])]);
        expect(answer.text).toMatch(/^(<!doctype html>|\{)/i);
      }
    }
  });

  it('is cached once per query, however it is spelled', async () => {
    const spellings = [
      MONTH,
      MONTH.split('&').toReversed().join('&'),
      MONTH.replaceAll('-', '%2D'),
      `${MONTH}&`,
      `&&${MONTH}`,
      MONTH.replace('startDate', 'start%44ate'),
    ];
    const kept = new Set<string>();
    const { cache } = app.deps;
    const { get } = cache;
    cache.get = (key, ...rest) => {
      kept.add(key);
      return get(key, ...rest);
    };
    for (const spelling of spellings) {
      expect((await app.send('GET', `/api/availability?${spelling}`)).status).toBe(200);
    }
    expect([...kept].filter((key) => key.includes('/api/availability'))).toHaveLength(1);
  });
});

describe('requests that come through a proxy', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } });
  });
  afterEach(() => app.close());

  const write = (address: string) =>
    app.send('POST', '/api/contact', {
      body: buildMessage(),
      headers: { 'X-Forwarded-For': address },
    });

  it.each([
    ['203.0.113.7', (port: number) => `203.0.113.7:${port}`],
    ['2001:db8:1:2::7', (port: number) => `[2001:db8:1:2::9]:${port}`],
    ['203.0.113.8', () => '::FFFF:203.0.113.8'],
    ['203.0.113.9', () => '::ffff:cb00:7109'],
    ['2001:db8:a:b::1', () => '2001:0DB8:000A:b:0:0:ffff:2'],
  ])('count %s as one address, with its port or without', async (address, spelled) => {
    for (let count = 0; count < 10; count += 1) {
      expect((await write(count % 2 ? address : spelled(40_000 + count))).status).toBe(201);
    }
    expect((await write(spelled(50_000))).status).toBe(429);
    expect((await write(address)).status).toBe(429);
  });

  it('have their own id if the proxy sends none', async () => {
    const ids = [await app.send('GET', '/healthz'), await app.send('GET', '/healthz')].map(
      ({ headers }) => headers.get('X-Request-Id'),
    );
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });
});

it('a form of another kind is refused by a call without a body', async () => {
  const app = await startTestApp();
  try {
    const cookie = await app.signIn();
    const { hostname, port } = new URL(app.url);
    for (const type of [
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-www-form-urlencoded',
    ]) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      const body = '--x--\r\n';
      socket.write(
        `POST /api/admin/logout HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 415 /);
      socket.destroy();
    }
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(200);
  } finally {
    await app.close();
  }
});

it.each(['/api/admin/session', '/api/villa-settings', '/stay/x', '/'])(
  'more parameters than any call has are refused before %s reads them',
  async (path) => {
    const app = await startTestApp();
    try {
      const few = await app.send('GET', `${path}?${'a&'.repeat(99)}a`);
      expect(few.status).not.toBe(414);
      const many = await app.send('GET', `${path}?${'a&'.repeat(100)}a`);
      expect(many.status).toBe(414);
    } finally {
      await app.close();
    }
  },
);
