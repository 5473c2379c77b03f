import type { ErrorBody } from '@shared/contract/error';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testApp';

/** Every call of the contract; new calls are tested automatically. */
const ALL = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name,
  ...endpoint,
}));
const GUARDED = ALL.filter((endpoint) => endpoint.access !== 'public');
const CHANGING = ALL.filter((endpoint) => endpoint.method !== 'GET');

/** The path with every parameter replaced. */
const fill = (path: string) => path.replaceAll(/:\w+/g, '1');

/** The calls' responses to an empty body: name, status and error code. */
async function ask(
  app: TestApp,
  calls: typeof ALL,
  options: { cookie?: string; headers?: Record<string, string> },
): Promise<string[]> {
  const answers: string[] = [];
  for (const { name, method, path } of calls) {
    const body = method === 'GET' ? {} : { body: {} };
    const answer = await app.send<ErrorBody>(method, fill(path), { ...body, ...options });
    answers.push(`${name}: ${answer.status} ${answer.json.code}`);
  }
  return answers;
}
const eachOf = (calls: typeof ALL, answer: string) => calls.map(({ name }) => `${name}: ${answer}`);

describe('access to the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('keeps exactly these calls public', () => {
    const open = ALL.filter((endpoint) => endpoint.access === 'public');
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/admin/session',
      'GET /api/availability',
      'GET /api/config',
      'GET /api/gallery',
      'GET /api/price-terms',
      'GET /api/reviews',
      'GET /api/villa-settings',
      'POST /api/admin/invitation',
      'POST /api/admin/invitation/accept',
      'POST /api/admin/login',
      'POST /api/admin/login/passkey',
      'POST /api/admin/login/passkey-options',
      'POST /api/admin/login/second-factor',
      'POST /api/admin/logout',
      'POST /api/admin/password-reset',
      'POST /api/admin/password-reset/confirm',
      'POST /api/booking-enquiry',
      'POST /api/calculate-price',
      'POST /api/contact',
    ]);
  });

  it('answers 401 without a session, with a forged one, and after signing out', async () => {
    const ended = await app.signIn();
    await app.send('POST', '/api/admin/logout', { cookie: ended });
    const before = await app.dump();
    for (const cookie of ['', 'villa=garbage; villa.sig=garbage', ended]) {
      const answers = await ask(app, GUARDED, { cookie });
      expect(answers).toEqual(eachOf(GUARDED, '401 unauthenticated'));
    }
    expect(await app.dump()).toBe(before);
  });

  it('refuses every change that another site sends, signed in or not', async () => {
    const cookie = await app.signIn();
    const before = await app.dump();
    const headers = { Origin: 'https://evil.example' };
    for (const options of [{ headers }, { headers, cookie }]) {
      const answers = await ask(app, CHANGING, options);
      expect(answers).toEqual(eachOf(CHANGING, '403 forbidden_origin'));
    }
    expect(await app.dump()).toBe(before);
  });

  it('refuses origins that look like ours', async () => {
    const port = new URL(app.url).port;
    const foreign: Record<string, string>[] = [
      { Origin: 'null' },
      { Origin: `http://localhost.evil.example:${port}` },
      { Origin: `https://localhost:${port}` },
      { Origin: 'http://localhost:1' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign) {
      const answer = await app.send<ErrorBody>('POST', '/api/admin/logout', { body: {}, headers });
      expect([answer.status, answer.json.code]).toEqual([403, 'forbidden_origin']);
    }
  });

  it('accepts the site’s own origin, also by its loopback names', async () => {
    const { port } = new URL(app.url);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await app.send('POST', '/api/admin/logout', {
        body: {},
        headers: { Origin: `http://${host}:${port}`, 'Sec-Fetch-Site': 'same-origin' },
      });
      expect(answer.status).toBe(200);
    }
  });

  it('lets no other site read responses', async () => {
    const answer = await app.send('GET', '/api/gallery', {
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('names the methods of every call to a wrong one', async () => {
    for (const { name, path, method: right } of ALL) {
      const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find(
        (method) =>
          !ALL.some((other) => fill(other.path) === fill(path) && other.method === method),
      );
      const answer = await app.send<ErrorBody>(
        wrong ?? 'PUT',
        fill(path),
        wrong === 'GET' ? {} : { body: {} },
      );
      expect([name, answer.status, answer.json.code]).toEqual([name, 405, 'method_not_allowed']);
      expect(answer.headers.get('Allow')?.split(', ')).toContain(right);
    }
  });

  it.each([
    '/API/bookings',
    '/api/bookings/',
    '/api//bookings',
    '/Api/Admin/Login/',
    '/api/nothing',
  ])('%s is no second name of a call', async (path) => {
    const answer = await app.send('GET', path);
    expect(answer.status).toBe(404);
  });

  it('reads change nothing but the audit log, which records downloads', async () => {
    const cookie = await app.signIn();
    const dump = async () => {
      await app.db.models.AuditEntry.destroy({ where: {} });
      return app.dump();
    };
    const before = await dump();
    for (const { method, path } of ALL) {
      // The event stream never ends; eventHub.test.ts reads it.
      if (method !== 'GET' || path === endpoints.streamEvents.path) continue;
      await app.send('GET', fill(path), { cookie });
    }
    expect(await dump()).toBe(before);
  });
});

describe('with a default password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ defaultPassword: true });
  });
  afterAll(() => app.close());

  it('answers 403 to every call but those that change it', async () => {
    const cookie = await app.signIn();
    const calls = ALL.filter(({ access }) => access === 'admin' || access === 'account');
    expect(await ask(app, calls, { cookie })).toEqual(
      eachOf(calls, '403 password_change_required'),
    );
  });

  it('opens everything once the password is changed, in the same browser', async () => {
    const cookie = await app.signIn();
    const changed = await app.send('POST', '/api/admin/change-password', {
      cookie,
      body: { currentPassword: 'Tide-mills&figs44', newPassword: 'Sardines-at-noon-27' },
    });
    expect(changed.status).toBe(200);
    const fresh = changed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect((await app.send('GET', '/api/bookings', { cookie: fresh })).status).toBe(200);
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(401);
  });
});
