import type { ErrorBody } from '@shared/contract/error';
import { afterEach, describe, expect, it } from 'vitest';
import { invalidField, unavailable } from '../../errors';
import { statementsOf } from '../statements';
import { ADMIN, startTestApp, type TestApp } from '../testApp';

let app: TestApp;
afterEach(() => app.close());

const wrong = { username: ADMIN.username, password: 'not it' };
const login = (body: unknown, headers: Record<string, string> = {}) =>
  app.send<ErrorBody>('POST', '/api/admin/login', { body, headers });

describe('an address whose limit is used up', () => {
  it('is refused by no statement of SQL, before the body is looked at', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    for (const username of ['ana', 'rui']) await login({ ...wrong, username });
    const refused = await statementsOf(async () => {
      expect((await login(wrong)).status).toBe(429);
      expect((await login('{"no": "json')).status).toBe(429);
    }, app.db);
    expect(refused).toEqual([]);
  });

  it('is refused by no statement for the sixth guess at one account either', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    for (let count = 0; count < 6; count += 1) await login(wrong);
    // From here on the account's slow attempts are known to be exhausted.
    expect(await statementsOf(() => login(wrong), app.db)).toEqual([]);
    expect((await login(wrong)).status).toBe(429);
  });

  it('still lets a browser in that has signed in before', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    await app.signIn();
    for (const username of ['ana', 'rui']) await login({ ...wrong, username });
    expect((await login(ADMIN)).status).toBe(429);
    expect(await app.signIn()).toContain('villa=');
  });
});

describe('what guests ask for', () => {
  const stay = {
    checkinDate: '2027-05-10',
    checkoutDate: '2027-05-17',
    guestCount: 2,
    currency: 'EUR',
  };

  // On PostgreSQL commits of concurrent tests clear the cache.
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'costs no statement of SQL on SQLite: a price, a cached page',
    async () => {
      app = await startTestApp();
      const price = () => app.send('POST', '/api/calculate-price', { body: stay });
      const page = () => app.send('GET', '/');
      expect([(await price()).status, (await page()).status]).toEqual([200, 200]);
      expect(await statementsOf(price, app.db)).toEqual([]);
      expect(await statementsOf(page, app.db)).toEqual([]);
    },
  );
});

describe('every public call has a limit', () => {
  it.each([
    ['an address that does not exist', 'GET', '/api/nowhere'],
    ['health', 'GET', '/healthz'],
    ['the session', 'GET', '/api/admin/session'],
    ['bad JSON', 'POST', '/api/contact'],
  ])('%s', async (_name, method, path) => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const options = method === 'POST' ? { body: '{' } : {};
    await app.send(method, path, options);
    await app.send(method, path, options);
    const { status, headers, json } = await app.send<ErrorBody>(method, path, options);
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('60');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(json).toEqual({
      code: 'rate_limited',
      message: 'Too many requests from your connection. Please try again in 1 minute.',
      rateLimited: true,
    });
  });

  it('a page that does not exist, in the language of the browser', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const read = (path: string) =>
      app.send('GET', path, { headers: { 'Accept-Language': 'fr-CH, en;q=0.8' } });
    for (const path of ['/a', '/b']) expect((await read(path)).status).toBe(404);
    const { status, headers, text } = await read('/c');
    expect([status, headers.get('Content-Type')]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Trop de /);
  });

  it('days other than those already requested', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const ask = (day: number) =>
      app.send('GET', `/api/availability?start=2027-05-0${day}&end=2027-06-01`);
    await ask(1);
    await ask(2);
    expect((await ask(3)).status).toBe(429);
  });
});

describe('sign-ins from many networks of one IPv6 network of 48 bits', () => {
  it('count together', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: '1' } });
    const from = (network: string, guess: number) =>
      login({ username: `g${guess}`, password: 'x' }, { 'X-Forwarded-For': `${network}::1` });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await from(`2001:db8:77:${guess}`, guess)).status).toBe(401);
    }
    expect((await from('2001:db8:77:ffff', 5)).status).toBe(429);
    expect((await from('2001:db8:78:ffff', 6)).status).toBe(401);
  });
});

it('captures a stack trace for failures, and not for refusals', async () => {
  app = await startTestApp();
  expect(invalidField('name', 'Name is required').stack).not.toContain('\n    at ');
  expect(unavailable().stack).toContain('\n    at ');
  expect(new Error('later').stack).toContain('\n    at ');
});
