import type { ErrorBody } from '@shared/contract/error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendResetLink } from '../../services/access/passwordReset';
import { sendDueMails } from '../../services/mail/mailWorker';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { ADMIN, cookieOf, startTestApp, TEST_NOW, type TestApp } from '../testApp';

const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const EMAIL = 'maria@villa.example';
const NEW_PASSWORD = 'Sardines-at-noon-27';

let peer: SmtpPeer;
let app: TestApp;
beforeEach(async () => {
  peer = await startSmtpPeer();
  app = await startTestApp({
    env: {
      RATE_LIMIT_FACTOR: '1',
      SMTP_URL: peer.url,
      OWNER_EMAIL: 'house@villa.example',
      MAIL_FROM: 'Villa <post@villa.example>',
    },
  });
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  app.send<ErrorBody>('POST', `/api/admin/${call}`, { body, headers });
const setEmail = async (email = EMAIL) => {
  const cookie = await app.signIn();
  const answer = await app.send('PUT', '/api/admin/account', { body: { email }, cookie });
  expect(answer.status).toBe(200);
  return cookie;
};
const links = () => app.db.models.PasswordReset.count();
const outbox = (kind: string) => app.db.models.OutboxMail.count({ where: { kind } });

/** Requests a link and reads it from the mail. */
async function mailedToken(username = 'admin'): Promise<string> {
  const before = await outbox('passwordReset');
  expect((await post('password-reset', { username })).text).toBe('{"ok":true}');
  await expect.poll(() => outbox('passwordReset')).toBe(before + 1);
  await sendDueMails(app.deps);
  const mail = peer.arrived.findLast(({ envelope }) => envelope.to.includes(EMAIL));
  const [, token = ''] = /\/admin\/reset-password#([\w-]{43})/.exec(mail?.mail.text ?? '') ?? [];
  expect(token).not.toBe('');
  return token;
}
const choose = (token: string, newPassword = NEW_PASSWORD) =>
  post('password-reset/confirm', { token, newPassword });

describe('a link for a new password', () => {
  it('is mailed to the user’s address, works once, ends every session and starts none', async () => {
    const session = await setEmail();
    const token = await mailedToken();
    const answer = await choose(token);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect((await app.send('GET', '/api/bookings', { cookie: session })).status).toBe(401);
    await expect(app.signIn()).rejects.toThrow('Invalid username or password');
    await app.signIn({ username: 'admin', password: NEW_PASSWORD });
    const again = await choose(token, 'Cuttlefish-at-six-28');
    expect([again.status, again.json.issues?.[0]?.path]).toEqual([400, 'token']);
  });

  it('can be asked for by address as well', async () => {
    await setEmail('Maria@Villa.example');
    await setEmail();
    expect((await choose(await mailedToken('MARIA@villa.example'))).status).toBe(200);
  });

  it('works for one of two at once', async () => {
    await setEmail();
    const token = await mailedToken();
    const answers = await Promise.all([
      choose(token, 'Sardines-at-noon-27'),
      choose(token, 'Cuttlefish-at-six-28'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('works for an hour, and no longer', async () => {
    await setEmail();
    const [first, second] = [await mailedToken(), await mailedToken()];
    app.setNow(after(60 * MINUTE_MS - 1));
    expect((await choose(first, 'short')).status).toBe(400);
    app.setNow(after(60 * MINUTE_MS));
    expect((await choose(second)).status).toBe(400);
    await app.signIn();
  });

  it('ends with another password, another address, and another link that was used', async () => {
    const cookie = await setEmail();
    const first = await mailedToken();
    await app.send('POST', '/api/admin/change-password', {
      body: { currentPassword: ADMIN.password, newPassword: NEW_PASSWORD },
      cookie,
    });
    expect((await choose(first, 'Cuttlefish-at-six-28')).status).toBe(400);
    const [second, third] = [await mailedToken(), await mailedToken()];
    expect((await choose(second, 'Cuttlefish-at-six-28')).status).toBe(200);
    expect((await choose(third, NEW_PASSWORD)).status).toBe(400);
    expect(await links()).toBe(0);
  });

  it('is mailed to no address that was changed while it waited for its turn to be stored', async () => {
    const cookie = await setEmail();
    let release = () => {};
    const before = app.db.write(() => new Promise<void>((resolve) => (release = resolve)));
    const writes = vi.spyOn(app.deps.db, 'write');
    const changed = app.send('PUT', '/api/admin/account', {
      body: { email: 'other@villa.example' },
      cookie,
    });
    await expect.poll(() => writes.mock.calls.length).toBe(1);
    const { models, write } = app.db;
    const { mail, secrets } = app.deps;
    const asked = { now: TEST_NOW, today: '2027-03-10', browser: '' };
    const sent = sendResetLink('admin', mail, { models, write, secrets, ...asked });
    await expect.poll(() => writes.mock.calls.length).toBe(2);
    release();
    await before;
    expect((await changed).status).toBe(200);
    expect(await sent).toBeNull();
    expect([await links(), await outbox('passwordReset')]).toEqual([0, 0]);
  });

  it('is refused when made up, whatever it looks like', async () => {
    await setEmail();
    const token = await mailedToken();
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const made of [other, 'A'.repeat(43), '', 'x', `${token}=`]) {
      expect((await choose(made)).status).toBe(400);
    }
    // A mail program truncated the link; the message says what to do.
    expect((await choose(token.slice(0, -5))).json.message).toBe(
      'This link is not complete. Please copy all of it.',
    );
    expect((await choose(token)).status).toBe(200);
  });

  it('refuses a password that breaks the password policy', async () => {
    await setEmail();
    const token = await mailedToken();
    for (const [password, message] of [
      ['Short-1', 'Password must be at least 12 characters'],
      ['Password1234!', expect.stringContaining('one that many people use')],
    ] as const) {
      expect((await choose(token, password)).json.issues).toContainEqual({
        path: 'newPassword',
        message,
      });
    }
    expect((await choose(token)).status).toBe(200);
  });

  it('does not skip the second factor', async () => {
    await setEmail();
    await app.db.models.TotpFactor.create({
      userId: 1,
      sealedSecret: 'x',
      confirmedAt: TEST_NOW,
      createdAt: TEST_NOW,
    });
    await choose(await mailedToken());
    const answer = await post('login', { username: 'admin', password: NEW_PASSWORD });
    expect(answer.json).toMatchObject({ authenticated: false, secondFactors: ['totp'] });
  });

  it('is stored only as a hash: neither its row nor the pending mail has the token', async () => {
    await setEmail();
    const token = await mailedToken();
    expect(await app.dump()).not.toContain(token);
  });
});

describe('asking for a link', () => {
  it('is answered alike for everybody, by the same work before the answer', async () => {
    await setEmail();
    const known = await post('password-reset', { username: 'admin' });
    const unknown = await post('password-reset', { username: 'nobody' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await expect.poll(links).toBe(1);
  });

  it('sends no mail to a user without an address', async () => {
    await post('password-reset', { username: 'admin' });
    await setEmail();
    await mailedToken();
    expect(await links()).toBe(1);
  });

  it('is limited to three mails an hour, with the same response', async () => {
    await setEmail();
    for (let count = 0; count < 3; count += 1) await mailedToken();
    for (let count = 0; count < 4; count += 1) {
      expect((await post('password-reset', { username: 'Admin' })).status).toBe(200);
    }
    app.setNow(after(61 * MINUTE_MS));
    await mailedToken();
    expect(await outbox('passwordReset')).toBe(4);
  });

  it('is limited for an address, whatever the names', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await post('password-reset', { username: `name-${count}` })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('a sign-in from a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';
  const signIn = (headers: Record<string, string> = {}) =>
    post('login', ADMIN, { 'User-Agent': FIREFOX, ...headers });

  it('is reported to its user, except the very first, once per browser', async () => {
    const first = cookieOf(await signIn());
    expect(await outbox('newDevice')).toBe(0);
    await signIn({ Cookie: first });
    expect(await outbox('newDevice')).toBe(0);
    await signIn();
    await sendDueMails(app.deps);
    const [mail] = peer.arrived;
    expect(mail?.envelope.to).toEqual(['house@villa.example']);
    expect(mail?.mail.subject).toContain('new sign-in');
    expect(mail?.mail.text).toContain('Firefox on Windows');
    expect(mail?.mail.text).toContain('10 March 2027 at 12:00');
  });

  it('is reported to the user’s own address, and never for a wrong password', async () => {
    await setEmail();
    await post('login', { ...ADMIN, password: 'Wrong-pass-1234' });
    expect(await outbox('newDevice')).toBe(0);
    await signIn();
    const row = await app.db.models.OutboxMail.findOne({ where: { kind: 'newDevice' } });
    expect(row?.recipient).toBe(EMAIL);
  });
});
