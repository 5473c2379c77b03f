import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calculatePrice } from '@shared/contract/endpoints';
import type { ErrorBody } from '@shared/contract/error';
import type { QuoteJson } from '@shared/contract/prices/price';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../test/testApp';

const QUESTION = {
  checkinDate: '2027-05-03',
  checkoutDate: '2027-05-10',
  guestCount: 2,
  currency: 'EUR',
};
const BODY = JSON.stringify(QUESTION);
/** PostgreSQL does not tell at once whether something has changed, so it is asked each time. */
const remembers = !process.env['TEST_DATABASE_URL'];

describe('a price that was asked before', () => {
  let app: TestApp;
  const sockets: Socket[] = [];
  const start = async (env: Record<string, string> = {}) => {
    app = await startTestApp({ env });
  };
  beforeEach(() => start());
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await app.close();
  });

  const ask = (body: string = BODY, headers: Record<string, string> = {}) =>
    app.send<QuoteJson & ErrorBody>('POST', calculatePrice.path, { body, headers });
  /** Answers from memory have no line in the log, and so no id that leads to one. */
  const isFromMemory = ({ headers }: { headers: Headers }) => !headers.has('x-request-id');
  const speak = (...pieces: string[]) => {
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const heard: Buffer[] = [];
    socket.on('data', (bytes) => heard.push(bytes));
    const ended = once(socket, 'close').then(() => Buffer.concat(heard).toString());
    return {
      /** The whole answer. */
      ended,
      hangUp: () => socket.destroy(),
      say: async () => {
        await once(socket, 'connect');
        for (const piece of pieces) {
          socket.write(piece);
          // The pieces have to arrive apart.
          await sleep(20);
        }
      },
    };
  };
  const head = (length: number) =>
    `POST ${calculatePrice.path} HTTP/1.1\r\nHost: villa.example\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

  it('is answered from memory, in the same words and with the same headers', async () => {
    const first = await ask();
    const second = await ask();
    expect(first.json.total).toBe(3300);
    expect([isFromMemory(first), isFromMemory(second)]).toEqual([false, remembers]);
    expect(second.text).toBe(first.text);
    const compared = (headers: Headers) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
    expect(compared(second.headers)).toEqual(compared(first.headers));
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(second.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('is made anew when the owner has changed a price, and on another day', async () => {
    await ask();
    await ask();
    const saved = await app.send('PUT', '/api/villa-settings', {
      cookie: await app.signIn(),
      body: { ...SETTINGS_DEFAULTS, basePrice: '500.00' },
    });
    expect(saved.status).toBe(200);
    expect((await ask()).json.total).toBe(3650);
    app.setNow(new Date(TEST_NOW.getTime() + 86_400_000));
    expect(isFromMemory(await ask())).toBe(false);
  });

  it('counts for the limit as any other', async () => {
    await app.close();
    await start({ RATE_LIMIT_FACTOR: '0.05' });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  it('counts whom the proxy names, not the proxy', async () => {
    await app.close();
    await start({ RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '1' });
    const from = (address: string) => ask(BODY, { 'X-Forwarded-For': `10.9.9.9, ${address}` });
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 429, 200]);
  });

  it('is refused to other sites, and to texts that only look like JSON', async () => {
    await ask();
    expect((await ask(BODY, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(BODY, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ask(BODY, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await ask(BODY, { 'Content-Encoding': 'gzip' })).status).toBe(400);
  });

  it('is not remembered for a refused question, nor for a long one', async () => {
    const tooShort = JSON.stringify({ ...QUESTION, checkoutDate: '2027-05-04' });
    for (const body of [tooShort, tooShort]) {
      const answer = await ask(body);
      expect(answer.status).toBe(400);
      expect(isFromMemory(answer)).toBe(false);
    }
    const long = BODY.replace('{', `{${' '.repeat(600)}`);
    for (const body of [long, long]) {
      const answer = await ask(body);
      expect(answer.json.total).toBe(3300);
      expect(isFromMemory(answer)).toBe(false);
    }
  });

  it('is answered when the question comes in pieces, known or not', async () => {
    for (let count = 0; count < 2; count += 1) {
      const caller = speak(head(BODY.length), BODY.slice(0, 20), BODY.slice(20));
      await caller.say();
      const answer = await caller.ended;
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('"total":3300');
    }
  });

  it('does not wait for a caller who hangs up in the middle', async () => {
    const caller = speak(head(BODY.length), BODY.slice(0, 20));
    await caller.say();
    caller.hangUp();
    const silent = speak(head(BODY.length));
    await silent.say();
    silent.hangUp();
    expect((await ask()).json.total).toBe(3300);
  });
});
