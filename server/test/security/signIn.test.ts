import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as passwords from '../../services/access/passwordHash';
import { ADMIN, cookieOf, startTestApp, TEST_NOW, type TestApp } from '../testApp';

vi.mock(import('../../services/access/passwordHash'), async (original) => {
  const real = await original();
  return { ...real, verifyPassword: vi.fn<typeof real.verifyPassword>(real.verifyPassword) };
});

const verify = vi.mocked(passwords.verifyPassword);
const MONTH_MS = 30 * 86_400_000;

describe('the password hashing at sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ isPasswordCostly: true });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    verify.mockClear();
  });

  const login = (username: string, password: string) =>
    app.send('POST', '/api/admin/login', { body: { username, password } });

  it('costs the same for existing and unknown names, with the same response', async () => {
    const wrong = await login(ADMIN.username, 'not it');
    expect(verify).toHaveBeenCalledTimes(1);
    const known = verify.mock.calls[0]?.[0] ?? '';
    verify.mockClear();
    const unknown = await login('nobody', 'not it');
    expect(verify).toHaveBeenCalledTimes(1);
    // The same cost, which begins every argon2 hash.
    const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
    expect(costOf(verify.mock.calls[0]?.[0] ?? '')).toBe(costOf(known));
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('is skipped for a password of a megabyte, or of 257 characters', async () => {
    expect((await login(ADMIN.username, 'x'.repeat(1_000_000))).status).toBe(413);
    expect((await login(ADMIN.username, 'x'.repeat(257))).status).toBe(400);
    expect(verify).not.toHaveBeenCalled();
  });

  it('does not block guests: twenty sign-ins wait, a health check does not', async () => {
    let answered = 0;
    const flood = Array.from({ length: 20 }, (_none, index) =>
      login(`guess-${index}`, 'not it').then(() => {
        answered += 1;
      }),
    );
    expect((await app.send('GET', '/healthz')).status).toBe(200);
    expect(answered).toBeLessThan(20);
    await Promise.all(flood);
  });
});

describe('a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => app.close());

  it('is refused when a single letter of its cookie or of the signature differs', async () => {
    const cookie = await app.signIn();
    const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
    for (const name of ['villa', 'villa.sig']) {
      const changed = cookie.replace(
        new RegExp(`(^|; )${name.replace('.', '\\.')}=(.)`),
        (_all, before: string, letter: string) => `${before}${name}=${other(letter)}`,
      );
      expect(changed).not.toBe(cookie);
      expect((await app.send('GET', '/api/bookings', { cookie: changed })).status).toBe(401);
    }
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(200);
  });

  it('starts with its own identifier, whatever cookie was planted before', async () => {
    const planted = await app.signIn();
    const answer = await app.send('POST', '/api/admin/login', { body: ADMIN, cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await app.send('GET', '/api/bookings', { cookie: planted })).status).toBe(401);
  });

  it('ends, and the limits begin again, when the clock is put back by a month', async () => {
    const attempt = () =>
      app.send('POST', '/api/admin/login', { body: { username: 'someone', password: 'x' } });
    app.setNow(new Date(TEST_NOW.getTime() + MONTH_MS));
    const cookie = await app.signIn();
    for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
    app.setNow(TEST_NOW);
    await app.deps.repairClock();
    expect((await attempt()).status).toBe(401);
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(401);
    expect((await app.send('GET', '/api/bookings', { cookie: await app.signIn() })).status).toBe(
      200,
    );
  });
});
