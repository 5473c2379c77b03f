import { readdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import type { OwnSession } from '@shared/contract/access/account';
import type { AdminSession } from '@shared/contract/access/auth';
import type { ErrorBody } from '@shared/contract/error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../errors';
import { deleteEndedSessions } from '../../services/access/auth';
import { ADMIN, cookieOf, startTestApp, TEST_NOW, type TestApp } from '../testApp';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);

const SIGNED_IN = {
  authenticated: true,
  requiresPasswordChange: false,
  language: 'en',
  username: 'admin',
  role: 'admin',
};

describe('signing in', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const login = (body: unknown, headers: Record<string, string> = {}) =>
    app.send<ErrorBody & AdminSession>('POST', '/api/admin/login', { body, headers });
  const isLive = async (cookie: string) =>
    (await app.send('GET', '/api/bookings', { cookie })).status === 200;

  it('answers the session, sets one cookie, and stores only its hash', async () => {
    const answer = await login(ADMIN);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual(SIGNED_IN);
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('villa='));
    expect(cookie).toMatch(/^villa=[\w-]{43}; path=\/; expires=.+; samesite=lax; httponly$/i);
    const token = /^villa=([\w-]+)/.exec(cookie ?? '')?.[1] ?? '';
    const files = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const content = await readFile(path.join(file.parentPath, file.name), 'latin1');
      expect(content).not.toContain(token);
    }
  });

  it('does not mind the case of the username', async () => {
    expect((await login({ ...ADMIN, username: ' Admin ' })).status).toBe(200);
  });

  it('returns the session to the browser that holds it, and nothing to others', async () => {
    const session = (cookie?: string) =>
      app.send<AdminSession>('GET', '/api/admin/session', cookie ? { cookie } : {});
    expect((await session(await app.signIn())).json).toEqual({ ...SIGNED_IN, lastEventId: 0 });
    const visitor = await session();
    expect(visitor.json).toEqual({ authenticated: false, requiresPasswordChange: false });
    expect(visitor.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{ username: '', password: 'x' }, 'username', 'Username is required'],
    [{ username: 'admin', password: '' }, 'password', 'Password is required'],
    [{ username: { $ne: 1 }, password: 'x' }, 'username', 'Username is required'],
    [{ username: 'admin', password: ['x'] }, 'password', 'Password is required'],
    [
      { username: 'admin', password: 'x'.repeat(257) },
      'password',
      'Please use at most 256 characters',
    ],
  ])('refuses %j', async (body, field, message) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path: field, message });
  });

  it('answers an unknown name and a wrong password with the same message', async () => {
    const unknown = await login({ username: 'nobody', password: 'Wrong-pass-1234' });
    const wrong = await login({ username: 'admin', password: 'Wrong-pass-1234' });
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.json).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid username or password',
    });
  });

  it('gives a new identifier at every sign-in; the old one ends', async () => {
    const first = await app.signIn();
    const second = await login(ADMIN, { Cookie: first });
    expect(cookieOf(second)).not.toBe(first);
    expect(await isLive(cookieOf(second))).toBe(true);
    expect(await isLive(first)).toBe(false);
  });

  it('does not take over an identifier that the visitor brought', async () => {
    const planted = 'villa=planted-by-somebody-else';
    const answer = await login(ADMIN, { Cookie: planted });
    expect(cookieOf(answer)).not.toContain('planted');
    expect(await isLive(planted)).toBe(false);
  });

  it('ends at sign-out, so that a copied cookie is worth nothing', async () => {
    const cookie = await app.signIn();
    const answer = await app.send('POST', '/api/admin/logout', { cookie });
    expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
    expect(await isLive(cookie)).toBe(false);
    expect(await app.db.models.AdminSession.count()).toBe(0);
  });

  it('lets a visitor sign out who never signed in', async () => {
    expect((await app.send('POST', '/api/admin/logout')).status).toBe(200);
  });

  it('ends after 24 hours without use', async () => {
    const cookie = await app.signIn();
    app.setNow(after(24 * HOUR_MS));
    expect(await isLive(cookie)).toBe(false);
  });

  it('lasts while it is used, but never past 14 days', async () => {
    const cookie = await app.signIn();
    for (let hours = 20; hours < 14 * 24; hours += 20) {
      app.setNow(after(hours * HOUR_MS));
      expect(await isLive(cookie)).toBe(true);
    }
    app.setNow(after(14 * 24 * HOUR_MS));
    expect(await isLive(cookie)).toBe(false);
  });

  it('leaves no row behind after it has expired', async () => {
    const { db } = app;
    const clean = () =>
      db.write((tx) =>
        deleteEndedSessions({ models: db.models, tx, now: app.deps.now(), today: '2027-03-10' }),
      );
    const cookie = await app.signIn();
    expect(await clean()).toBe(0);
    expect(await isLive(cookie)).toBe(true);
    app.setNow(after(24 * HOUR_MS));
    expect(await clean()).toBe(1);
    expect(await db.models.AdminSession.count()).toBe(0);
  });

  it('lasts when a clock is corrected by a few seconds', async () => {
    const cookie = await app.signIn();
    app.setNow(after(-5_000));
    expect(await isLive(cookie)).toBe(true);
  });

  it('does not restore a session that ended during a request', async () => {
    const cookie = await app.signIn();
    app.setNow(after(HOUR_MS));
    await Promise.all([
      app.send('GET', '/api/bookings', { cookie }),
      app.send('POST', '/api/admin/logout', { cookie }),
      app.send('GET', '/api/bookings', { cookie }),
    ]);
    expect(await isLive(cookie)).toBe(false);
    expect(await app.db.models.AdminSession.count()).toBe(0);
  });
});

describe('signing out while nothing can be written', () => {
  let app: TestApp;
  let other: string;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp();
    other = await app.signIn();
    cookie = await app.signIn();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  async function signOutWithoutWriting(): Promise<void> {
    const write = vi.spyOn(app.deps.db, 'write').mockRejectedValue(unavailable());
    expect((await app.send('POST', '/api/admin/logout', { cookie })).status).toBe(200);
    write.mockRestore();
    expect(await app.db.models.AdminSession.count()).toBe(2);
  }
  const sessions = async () =>
    (await app.send<OwnSession[]>('GET', '/api/admin/account/sessions', { cookie: other })).json;

  it('refuses a request that was delayed until after it', async () => {
    const settings = (await app.send('GET', '/api/villa-settings')).text;
    const release = await holdBack(app.url, settings, {
      call: 'PUT /api/villa-settings',
      headers: { Cookie: cookie },
    });
    await signOutWithoutWriting();
    expect(await release()).toBe(401);
  });

  it('ends the stream of events', async () => {
    const answer = await fetch(`${app.url}/api/admin/events`, { headers: { Cookie: cookie } });
    await signOutWithoutWriting();
    await expect.poll(() => app.deps.eventHub.openCount()).toBe(0);
    expect(await answer.text()).toContain('event: ready');
  });

  it('is no longer listed among the devices with a session', async () => {
    await signOutWithoutWriting();
    expect(await sessions()).toMatchObject([{ isCurrent: true }]);
  });

  it('leaves other sessions alone, and takes another sign-out of the same', async () => {
    await signOutWithoutWriting();
    await signOutWithoutWriting();
    await app.deps.endedSessions.deleteRows();
    expect(await sessions()).toHaveLength(1);
    expect(await app.db.models.AuditEntry.count({ where: { action: 'signed_out' } })).toBe(1);
  });
});

describe('over https', () => {
  it('marks the cookie Secure with the __Host- prefix, also behind a silent proxy', async () => {
    const app = await startTestApp({ env: { PUBLIC_URL: 'https://villa.example' } });
    try {
      const answer = await app.send('POST', '/api/admin/login', { body: ADMIN });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join('\n')).toMatch(
        /^__Host-villa=[\w-]{43}; path=\/; .*samesite=lax; secure; httponly$/im,
      );
      expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    } finally {
      await app.close();
    }
  });
});

describe('changing the password', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const change = async (body: Record<string, unknown>, cookie?: string) =>
    app.send<ErrorBody & AdminSession>('POST', '/api/admin/change-password', {
      body: { currentPassword: ADMIN.password, newPassword: 'Sardines-at-noon-27', ...body },
      cookie: cookie ?? (await app.signIn()),
    });

  it('accepts the new one, refuses the old one, and ends every other session', async () => {
    const other = await app.signIn();
    const answer = await change({});
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual(SIGNED_IN);
    expect((await app.send('GET', '/api/bookings', { cookie: other })).status).toBe(401);
    expect((await app.send('GET', '/api/bookings', { cookie: cookieOf(answer) })).status).toBe(200);
    await expect(app.signIn()).rejects.toThrow('Invalid username or password');
    await app.signIn({ username: 'admin', password: 'Sardines-at-noon-27' });
    const user = await app.db.models.User.findOne();
    expect(user?.passwordChangedAt?.toISOString()).toBe(TEST_NOW.toISOString());
  });

  it('succeeds even if the new session cannot be stored, and the response says so', async () => {
    const cookie = await app.signIn();
    vi.spyOn(app.db.models.AdminSession, 'create').mockRejectedValue(unavailable());
    const answer = await change({}, cookie);
    vi.restoreAllMocks();
    expect([answer.status, answer.json]).toEqual([
      200,
      { authenticated: false, requiresPasswordChange: false },
    ]);
    for (const used of [cookie, cookieOf(answer)]) {
      expect((await app.send('GET', '/api/bookings', { cookie: used })).status).toBe(401);
    }
    await app.signIn({ username: 'admin', password: 'Sardines-at-noon-27' });
  });

  it.each([
    [{ currentPassword: '' }, 'currentPassword', 'Current password is required'],
    [
      { currentPassword: 'Not-the-right-1' },
      'currentPassword',
      'Your current password is not right. Please try again.',
    ],
    [{ newPassword: 'Short-1' }, 'newPassword', 'Password must be at least 12 characters'],
    [
      { newPassword: 'no-capitals-here-1' },
      'newPassword',
      'Password must contain at least one uppercase letter',
    ],
    [
      { newPassword: 'NO-SMALL-ONES-1' },
      'newPassword',
      'Password must contain at least one lowercase letter',
    ],
    [
      { newPassword: 'No-digits-in-here' },
      'newPassword',
      'Password must contain at least one number',
    ],
    [
      { newPassword: 'NoSpecialOnes123' },
      'newPassword',
      'Password must contain at least one special character',
    ],
    [
      { newPassword: ADMIN.password },
      'newPassword',
      'Please choose a password that differs from the old one.',
    ],
    [
      { newPassword: 'My-villa-LUZ-2027!' },
      'newPassword',
      'Please choose a password without the villa’s name.',
    ],
    [
      { newPassword: 'Password1234!' },
      'newPassword',
      'This password is one that many people use. Please choose another, for example four unrelated words.',
    ],
  ])('refuses %j and changes nothing', async (body, field, message) => {
    const cookie = await app.signIn();
    const before = await app.db.models.User.findOne({ raw: true });
    const answer = await change(body, cookie);
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path: field, message });
    expect(await app.db.models.User.findOne({ raw: true })).toEqual(before);
  });

  it.each(['Ümläut & späces 77', `Aa1!${'x'.repeat(60)}`])('accepts %s', async (newPassword) => {
    expect((await change({ newPassword })).status).toBe(200);
    await app.signIn({ username: 'admin', password: newPassword });
  });
});

describe('limits on signing in', () => {
  let app: TestApp;
  afterEach(() => app.close());
  const start = async (env: Record<string, string> = {}) => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', ...env } });
  };
  const attempt = (body: unknown, headers: Record<string, string> = {}) =>
    app.send<ErrorBody>('POST', '/api/admin/login', { body, headers });
  const wrong = { username: 'admin', password: 'Wrong-pass-1234' };

  it('refuses the sixth attempt on an account, the right password too, for 15 minutes', async () => {
    await start();
    for (let count = 0; count < 5; count += 1) expect((await attempt(wrong)).status).toBe(401);
    const answer = await attempt(ADMIN);
    expect(answer.status).toBe(429);
    expect(answer.json).toEqual({
      code: 'rate_limited',
      message: 'Too many sign-in attempts. Please wait 15 minutes and try again.',
      rateLimited: true,
    });
    expect(answer.headers.get('Retry-After')).toBe('900');
    app.setNow(after(15 * MINUTE_MS + 1));
    expect((await attempt(ADMIN)).status).toBe(200);
  });

  it('counts parallel guesses too', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt(wrong)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(25);
  });

  it('refuses an address after twenty attempts, whatever the names', async () => {
    await start();
    for (let count = 0; count < 20; count += 1) {
      expect((await attempt({ ...wrong, username: `name-${count}` })).status).toBe(401);
    }
    expect((await attempt(ADMIN)).status).toBe(429);
  });

  it('forgets failures once signed in', async () => {
    await start();
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 4; count += 1) await attempt(wrong);
      expect((await attempt(ADMIN)).status).toBe(200);
      app.setNow(after((round + 1) * 16 * MINUTE_MS));
    }
  });

  it('ignores a claimed address when no proxy is trusted', async () => {
    await start();
    for (let count = 0; count < 5; count += 1) {
      await attempt(wrong, { 'X-Forwarded-For': `203.0.113.${count}` });
    }
    expect((await attempt(wrong, { 'X-Forwarded-For': '203.0.113.99' })).status).toBe(429);
  });

  it('trusts one proxy for the last address only', async () => {
    await start({ TRUST_PROXY: '1' });
    const from = (last: string, claim: string) =>
      attempt(wrong, { 'X-Forwarded-For': `${claim}, ${last}` });
    for (let count = 0; count < 5; count += 1) await from('203.0.113.7', `198.51.100.${count}`);
    expect((await from('203.0.113.7', '198.51.100.99')).status).toBe(429);
    expect((await from('203.0.113.8', '198.51.100.0')).status).toBe(401);
  });

  it('counts an IPv6 network as one', async () => {
    await start({ TRUST_PROXY: '1' });
    for (let count = 0; count < 5; count += 1) {
      await attempt(wrong, { 'X-Forwarded-For': `2001:db8:1:2::${count + 1}` });
    }
    const inside = await attempt(wrong, { 'X-Forwarded-For': '2001:db8:1:2:ffff::9' });
    const outside = await attempt(wrong, { 'X-Forwarded-For': '2001:db8:1:3::9' });
    expect([inside.status, outside.status]).toEqual([429, 401]);
  });

  it('allows an account one attempt in 15 minutes after 100 failures from anywhere', async () => {
    await start({ TRUST_PROXY: '1' });
    const from = (address: string, body: unknown, headers: Record<string, string> = {}) =>
      attempt(body, { 'X-Forwarded-For': address, ...headers });
    const signedIn = cookieOf(await from('192.0.2.1', ADMIN));
    for (const username of ['admin', 'nobody']) {
      const statuses: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const guesses = Array.from({ length: 21 }, (_, index) =>
          from(`198.51.${username.length}.${index}`, { ...wrong, username }),
        );
        statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
      }
      // Includes the one slow attempt.
      expect(statuses.filter((status) => status === 401)).toHaveLength(101);
      expect((await from('203.0.113.1', { ...ADMIN, username })).status).toBe(429);
    }
    expect((await app.send('GET', '/api/bookings', { cookie: signedIn })).status).toBe(200);
    // A known browser is not locked out, whatever its address.
    const home = await from('203.0.113.2', ADMIN, { Cookie: signedIn });
    expect(home.status).toBe(200);
    expect((await from('203.0.113.3', ADMIN)).status).toBe(200);
  });

  it('counts a browser that has signed in before separately', async () => {
    await start();
    const device = cookieOf(await attempt(ADMIN))
      .split('; ')
      .filter((cookie) => cookie.startsWith('villa-device'))
      .join('; ');
    for (let count = 0; count < 6; count += 1) await attempt(wrong);
    expect((await attempt(ADMIN)).status).toBe(429);
    for (let count = 0; count < 5; count += 1) {
      expect((await attempt(wrong, { Cookie: device })).status).toBe(401);
    }
    expect((await attempt(ADMIN, { Cookie: device })).status).toBe(429);
    const forged = device.replace(/villa-device=\d+/, 'villa-device=2');
    expect((await attempt(ADMIN, { Cookie: forged })).status).toBe(429);
    app.setNow(after(15 * MINUTE_MS + 1));
    expect((await attempt(ADMIN, { Cookie: device })).status).toBe(200);
  });

  it('counts a browser with everybody else once the password it knew is replaced', async () => {
    await start();
    const deviceOf = (answer: Parameters<typeof cookieOf>[0]) =>
      cookieOf(answer)
        .split('; ')
        .filter((cookie) => cookie.startsWith('villa-device'))
        .join('; ');
    const signedIn = await attempt(ADMIN);
    const newPassword = 'Sardines-at-noon-27';
    const changed = await app.send('POST', '/api/admin/change-password', {
      body: { currentPassword: ADMIN.password, newPassword },
      cookie: cookieOf(signedIn),
    });
    for (let count = 0; count < 5; count += 1) {
      expect((await attempt(wrong, { Cookie: deviceOf(signedIn) })).status).toBe(401);
    }
    const right = { username: 'admin', password: newPassword };
    expect((await attempt(right, { Cookie: deviceOf(signedIn) })).status).toBe(429);
    expect((await attempt(right, { Cookie: deviceOf(changed) })).status).toBe(200);
  });

  it('counts delayed requests at the time they are answered', async () => {
    await start();
    const body = JSON.stringify(wrong);
    const held = await Promise.all(Array.from({ length: 8 }, () => holdBack(app.url, body)));
    app.setNow(after(1000));
    for (let count = 0; count < 5; count += 1) expect((await attempt(wrong)).status).toBe(401);
    const statuses: number[] = [];
    for (const release of held.toReversed()) statuses.push(await release());
    expect(statuses).toEqual(Array(8).fill(429));
  });

  it('writes nothing for what it refuses', async () => {
    await start();
    for (let count = 0; count < 20; count += 1) {
      await attempt({ ...wrong, username: `name-${count}` });
    }
    const before = await app.db.models.RateLimitCounter.findAll({ raw: true, order: ['bucket'] });
    const refused = await Promise.all(
      Array.from({ length: 100 }, (_, index) => attempt({ ...wrong, username: `more-${index}` })),
    );
    expect(refused.every(({ status }) => status === 429)).toBe(true);
    expect(await app.db.models.RateLimitCounter.findAll({ raw: true, order: ['bucket'] })).toEqual(
      before,
    );
  });
});

describe('a password that is changed while others sign in with it', () => {
  it('starts no session with the old one, and is changed once', async () => {
    const app = await startTestApp();
    try {
      let password: string = ADMIN.password;
      for (const next of ['Sardines-at-noon-27', 'Cuttlefish-at-six-28']) {
        const cookie = await app.signIn({ username: 'admin', password });
        const change = (newPassword: string) =>
          app.send('POST', '/api/admin/change-password', {
            body: { currentPassword: password, newPassword },
            cookie,
          });
        const signIns = Array.from({ length: 6 }, () =>
          app.send('POST', '/api/admin/login', { body: { username: 'admin', password } }),
        );
        const [changed, rival, ...answers] = await Promise.all([
          change(next),
          change(`${next}-other`),
          ...signIns,
        ]);
        const winners = [changed, rival].filter(({ status }) => status === 200);
        expect(winners).toHaveLength(1);
        password = winners[0] === changed ? next : `${next}-other`;
        for (const answer of answers.filter(({ status }) => status === 200)) {
          const session = await app.send('GET', '/api/bookings', { cookie: cookieOf(answer) });
          expect(session.status).toBe(401);
        }
        const users = await app.db.models.AdminSession.count();
        expect(users).toBe(1);
      }
    } finally {
      await app.close();
    }
  });
});

describe('a delayed request', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  it('does nothing once its session has ended', async () => {
    const cookie = await app.signIn();
    const before = await app.send<{ basePrice: string }>('GET', '/api/villa-settings');
    const body = JSON.stringify({ ...before.json, basePrice: '1.00' });
    const release = await holdBack(app.url, body, {
      call: 'PUT /api/villa-settings',
      headers: { Cookie: cookie },
    });
    await app.send('POST', '/api/admin/logout', { cookie });
    expect(await release()).toBe(401);
    expect((await app.send('GET', '/api/villa-settings')).json).toEqual(before.json);
  });

  it('does nothing once its sign-in is too old for it', async () => {
    const cookie = await app.signIn();
    const body = JSON.stringify({ holder: 'M', iban: 'PT50000201231234567890154', bic: '' });
    const release = await holdBack(app.url, body, {
      call: 'PUT /api/admin/bank-details',
      headers: { Cookie: cookie },
    });
    app.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect(await release()).toBe(403);
    expect(await app.db.models.SettingsDocument.findByPk('bankDetails')).toBeNull();
  });

  it('does not recheck the session of a complete read request', async () => {
    const cookie = await app.signIn();
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15', guestCount: 2 };
    const body = JSON.stringify({ ...stay, currency: 'EUR' });
    const looks = vi.spyOn(app.db.models.AdminSession, 'findOne');
    const options = { call: 'POST /api/admin/quote', headers: { Cookie: cookie } };
    expect(await sendWhole(app.url, body, options)).toBe(200);
    expect(looks).toHaveBeenCalledTimes(1);
    looks.mockClear();
    // Read at the start of the call, after the session, because it has changed.
    await app.db.write(() => app.db.models.User.update({ language: 'en' }, { where: {} }));
    const users = vi.spyOn(app.db.models.User, 'findByPk');
    const release = await holdBack(app.url, body, options);
    await expect.poll(() => users.mock.calls.length).toBe(1);
    expect(await release()).toBe(200);
    expect(looks).toHaveBeenCalledTimes(2);
    looks.mockRestore();
    users.mockRestore();
  });

  it('is judged by the day on which it is complete', async () => {
    app.setNow(new Date('2027-03-10T22:59:00Z'));
    const stay = { checkinDate: '2027-03-11', checkoutDate: '2027-03-15', guestCount: 2 };
    const body = JSON.stringify({ ...stay, currency: 'EUR' });
    const hold = () => holdBack(app.url, body, { call: 'POST /api/calculate-price' });
    const [early, late] = [await hold(), await hold()];
    expect(await early()).toBe(200);
    app.setNow(new Date('2027-03-11T00:01:00Z'));
    expect(await late()).toBe(409);
    expect((await app.send('POST', '/api/calculate-price', { body })).status).toBe(409);
  });
});

/** Sends a request with its body in one piece. @returns its status */
async function sendWhole(
  url: string,
  body: string,
  { call, headers }: { call: string; headers: Record<string, string> },
): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = Object.entries({ ...headers, 'Content-Type': 'application/json' });
  const answer: Buffer[] = [];
  socket.on('data', (bytes) => answer.push(bytes));
  socket.write(
    `${call} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
      lines.map(([name, value]) => `${name}: ${value}\r\n`).join('') +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(answer).toString())?.[1]);
}

/** Sends a request, by default a sign-in, without its last byte. @returns sends it, and returns the status */
async function holdBack(
  url: string,
  body: string,
  {
    call = 'POST /api/admin/login',
    headers = {},
  }: { call?: string; headers?: Record<string, string> } = {},
): Promise<() => Promise<number>> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `${call} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body.slice(0, -1)}`,
  );
  return async () => {
    const answer: Buffer[] = [];
    socket.on('data', (bytes) => answer.push(bytes));
    socket.write(body.slice(-1));
    await once(socket, 'close');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(answer).toString())?.[1]);
  };
}
