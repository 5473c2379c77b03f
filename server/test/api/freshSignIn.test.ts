import type { ErrorBody } from '@shared/contract/error';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, TEST_NOW, type TestApp } from '../testApp';

const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const FRESH = Object.values<Endpoint>(endpoints).filter(({ isFresh }) => isFresh);

describe('calls that need a fresh sign-in', () => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    cookie = await app.signIn();
  });
  afterEach(() => app.close());

  const check = async () => (await app.send('GET', '/api/admin/fresh-sign-in', { cookie })).status;
  const confirm = (body: unknown, as = cookie) =>
    app.send<ErrorBody>('POST', '/api/admin/fresh-sign-in', { body, cookie: as });
  const password = { password: ADMIN.password };

  it('are these, and among them each that answers a file with data of persons', () => {
    expect(FRESH.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'PUT /api/admin/mail-settings',
        'POST /api/admin/backup-key',
        'GET /api/admin/backup',
        'GET /api/admin/privacy/export/:key',
        'GET /api/bookings/export.csv',
        'GET /api/admin/register-reports/:id/file',
        'GET /api/admin/figures/report.csv',
        'GET /api/admin/figures/report.pdf',
        'GET /api/admin/activity/export.csv',
      ]),
    );
  });

  it('add no download to the audit log that was refused', async () => {
    app.setNow(after(11 * MINUTE_MS));
    const before = await app.db.models.AuditEntry.count();
    const answer = await app.send<ErrorBody>('GET', '/api/bookings/export.csv', { cookie });
    expect([answer.status, answer.text.includes('reference')]).toEqual([403, false]);
    expect(await app.db.models.AuditEntry.count()).toBe(before);
  });

  it('are open for ten minutes after signing in, and then closed', async () => {
    app.setNow(after(10 * MINUTE_MS - 1));
    expect(await check()).toBe(200);
    app.setNow(after(10 * MINUTE_MS));
    for (const { method, path } of FRESH) {
      const answer = await app.send<ErrorBody>(method, path.replaceAll(/:\w+/g, '1'), {
        cookie,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect([path, answer.status, answer.json.code]).toEqual([
        path,
        403,
        'fresh_sign_in_required',
      ]);
    }
    // Everything else still works.
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(200);
  });

  it('include the account’s address, but not its language', async () => {
    app.setNow(after(11 * MINUTE_MS));
    const update = (body: object) => app.send('PUT', '/api/admin/account', { cookie, body });
    expect((await update({ language: 'pt' })).status).toBe(200);
    expect((await update({ language: 'en', email: 'thief@villa.example' })).status).toBe(403);
    expect((await update({ email: '' })).status).toBe(403);
    const { json } = await app.send('GET', '/api/admin/account', { cookie });
    expect(json).toMatchObject({ email: null, language: 'pt' });
  });

  it('open for ten more minutes by the password, in this browser alone', async () => {
    const other = await app.signIn();
    app.setNow(after(11 * MINUTE_MS));
    expect((await confirm(password)).status).toBe(200);
    expect(await check()).toBe(200);
    expect((await app.send('GET', '/api/admin/fresh-sign-in', { cookie: other })).status).toBe(403);
    app.setNow(after(21 * MINUTE_MS));
    expect(await check()).toBe(403);
  });

  it('stay closed after a wrong password, which is reported at its field, and without a session', async () => {
    app.setNow(after(11 * MINUTE_MS));
    const wrong = await confirm({ password: 'Wrong-pass-1234' });
    expect(wrong.status).toBe(400);
    expect(wrong.json.issues).toEqual([
      { path: 'password', message: 'This password is not right. Please try again.' },
    ]);
    expect((await confirm(password, '')).status).toBe(401);
    expect((await confirm({}, cookie)).status).toBe(400);
    expect(await check()).toBe(403);
  });

  it('allow five wrong passwords in a quarter of an hour, for each session separately', async () => {
    const other = await app.signIn();
    app.setNow(after(11 * MINUTE_MS));
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => confirm({ password: 'Wrong-pass-1234' })),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await confirm(password)).status).toBe(429);
    expect((await confirm(password, other)).status).toBe(200);
    app.setNow(after(27 * MINUTE_MS));
    expect((await confirm(password)).status).toBe(200);
  });
});
