import type {
  InvitationInput,
  OpenedInvitation,
  SentInvitation,
  UserJson,
  Users,
} from '@shared/contract/access/users';
import type { AuditEntryJson } from '@shared/contract/audit/audit';
import type { ErrorBody } from '@shared/contract/error';
import type { Role } from '@shared/domain/access/permissions';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../errors';
import { sendDueMails } from '../../services/mail/mailWorker';
import { insertBooking } from '../factories';
import { startSmtpPeer } from '../smtpPeer';
import { cookieOf, startTestApp, TEST_NOW, type TestApp } from '../testApp';

const PASSWORD = 'Lanterns&tide-pools7';
const HOUR_MS = 3_600_000;
const INPUT: InvitationInput = { name: 'Rosa', email: 'rosa@example.pt', role: 'housekeeper' };

let app: TestApp;
let owner: string;
beforeEach(async () => {
  app = await startTestApp();
  owner = await app.signIn();
});
afterEach(() => app.close());

const list = async () => (await app.send<Users>('GET', '/api/admin/users', { cookie: owner })).json;
const idOf = async (username: string) =>
  (await list()).users.find((user) => user.username === username)?.id ?? 0;
const invite = async (input: Partial<InvitationInput> = {}) => {
  const answer = await app.send<SentInvitation>('POST', '/api/admin/invitations', {
    cookie: owner,
    body: { ...INPUT, ...input },
  });
  expect(answer.status).toBe(201);
  return { ...answer.json, token: tokenOf(answer.json.link) };
};
const tokenOf = (link: string) => new URL(link).hash.slice(1);
const open = (token: unknown) =>
  app.send<OpenedInvitation & ErrorBody>('POST', '/api/admin/invitation', { body: { token } });
const accept = (token: unknown, rest: object = {}) =>
  app.send<ErrorBody>('POST', '/api/admin/invitation/accept', {
    body: { token, username: 'rosa', password: PASSWORD, ...rest },
  });
const change = (id: number, role: Role, cookie = owner) =>
  app.send<UserJson & ErrorBody>('PATCH', `/api/admin/users/${id}`, { cookie, body: { role } });
const remove = (id: number, cookie = owner) =>
  app.send<ErrorBody>('DELETE', `/api/admin/users/${id}`, { cookie });

describe('an invitation', () => {
  it('creates the user that it is for, who is signed in with the role at once', async () => {
    const { invitation, link, isMailed, token } = await invite();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/admin\/invitation#[\w-]{43}$/);
    expect(isMailed).toBe(false);
    expect(invitation).toEqual({
      id: invitation.id,
      name: 'Rosa',
      email: 'rosa@example.pt',
      role: 'housekeeper',
      expiresAt: '2027-03-13T12:00:00.000Z',
      isExpired: false,
    });
    expect((await open(token)).json).toEqual({
      name: 'Rosa',
      role: 'housekeeper',
      expiresAt: '2027-03-13T12:00:00.000Z',
    });
    const accepted = await accept(token, { username: 'Rosa ', language: 'pt' });
    expect(accepted.status).toBe(200);
    expect(accepted.json).toEqual({
      authenticated: true,
      requiresPasswordChange: false,
      language: 'pt',
      username: 'rosa',
      role: 'housekeeper',
    });
    const cookie = cookieOf(accepted);
    const refused = await app.send<ErrorBody>('GET', '/api/bookings', { cookie });
    expect([refused.status, refused.json.code]).toEqual([403, 'forbidden_role']);
    expect(await app.signIn({ username: 'ROSA', password: PASSWORD })).toContain('villa=');
    const { users, invitations } = await list();
    expect(invitations).toEqual([]);
    expect(
      users.map(({ username, name, role, email, isSelf }) => [username, name, role, email, isSelf]),
    ).toEqual([
      ['admin', null, 'admin', null, true],
      ['rosa', 'Rosa', 'housekeeper', 'rosa@example.pt', false],
    ]);
  });

  it('creates its user even if no session can be stored, and the user then signs in', async () => {
    const { token } = await invite();
    vi.spyOn(app.db.models.AdminSession, 'create').mockRejectedValue(unavailable());
    const accepted = await accept(token);
    vi.restoreAllMocks();
    expect([accepted.status, accepted.json]).toEqual([
      200,
      { authenticated: false, requiresPasswordChange: false },
    ]);
    expect(await app.signIn({ username: 'rosa', password: PASSWORD })).toContain('villa=');
  });

  it('works once: a second time it is as unknown as any other', async () => {
    const { token } = await invite();
    expect((await accept(token)).status).toBe(200);
    const before = await app.dump();
    const again = await accept(token, { username: 'other' });
    expect([again.status, again.json.code]).toEqual([404, 'not_found']);
    expect((await open(token)).json.message).toBe(again.json.message);
    expect(again.json.message).toContain('ask the owner for a new one');
    expect(await app.dump()).toBe(before);
  });

  it('works once for ten at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => accept(token, { username: `rosa${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(404),
    ]);
    expect((await list()).users).toHaveLength(2);
  });

  it('works for 72 hours and no longer', async () => {
    const { token } = await invite();
    app.setNow(new Date(TEST_NOW.getTime() + 72 * HOUR_MS - 1));
    expect((await open(token)).status).toBe(200);
    app.setNow(new Date(TEST_NOW.getTime() + 72 * HOUR_MS));
    expect((await open(token)).status).toBe(404);
    expect((await accept(token)).status).toBe(404);
    owner = await app.signIn();
    const { users, invitations } = await list();
    expect(users).toHaveLength(1);
    expect(invitations).toMatchObject([{ name: 'Rosa', isExpired: true }]);
  });

  it('is not guessed: wrong, changed and foreign tokens are refused alike', async () => {
    const { token } = await invite();
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    expect((await open(other)).status).toBe(404);
    expect((await accept(other)).status).toBe(404);
    for (const bad of ['', token.slice(1), `${token}A`, `${token.slice(1)}'`, null, [token], 1]) {
      expect([bad, (await open(bad)).status]).toEqual([bad, 400]);
      expect([bad, (await accept(bad)).status]).toEqual([bad, 400]);
    }
    expect((await list()).users).toHaveLength(1);
  });

  it('works no more once it is withdrawn', async () => {
    const { invitation, token } = await invite();
    const path = `/api/admin/invitations/${invitation.id}`;
    expect((await app.send('DELETE', path, { cookie: owner })).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect((await app.send('DELETE', path, { cookie: owner })).status).toBe(404);
    expect((await list()).invitations).toEqual([]);
  });

  it('is made once by a repeated call, with the link of the last response', async () => {
    const call = async () =>
      (
        await app.send<SentInvitation>('POST', '/api/admin/invitations', {
          cookie: owner,
          body: INPUT,
          headers: { 'Idempotency-Key': 'same' },
        })
      ).json;
    const first = await call();
    const second = await call();
    expect(second.invitation).toEqual(first.invitation);
    expect((await list()).invitations).toHaveLength(1);
    expect((await accept(tokenOf(first.link))).status).toBe(404);
    expect((await accept(tokenOf(second.link))).status).toBe(200);
  });

  it('gets a new link when it is sent again, valid for three more days', async () => {
    const first = await invite();
    app.setNow(new Date(TEST_NOW.getTime() + 20 * HOUR_MS));
    owner = await app.signIn();
    const second = await app.send<SentInvitation>(
      'POST',
      `/api/admin/invitations/${first.invitation.id}/renew`,
      { cookie: owner, body: {} },
    );
    expect(second.json.invitation.expiresAt).toBe('2027-03-14T08:00:00.000Z');
    expect((await accept(first.token)).status).toBe(404);
    expect((await accept(tokenOf(second.json.link))).status).toBe(200);
  });

  it('remains valid when the name is taken or the password is refused', async () => {
    const { token } = await invite();
    const taken = await accept(token, { username: 'ADMIN' });
    expect([taken.status, taken.json.code]).toEqual([409, 'already_exists']);
    expect(taken.json.issues?.[0]?.path).toBe('username');
    for (const password of ['short', 'alllowercaseletters', 'Password1234!']) {
      const answer = await accept(token, { password });
      expect([password, answer.status]).toEqual([password, 400]);
      expect(answer.json.issues?.map(({ path }) => path)).toContain('password');
    }
    expect((await accept(token)).status).toBe(200);
  });

  it.each([
    'admin\u200B',
    '\u0430dmin',
    'ádmin',
    'ad min',
    'owner@villa.example',
    '-admin',
    'admin.',
    '.',
    'a'.repeat(41),
    '',
  ])('refuses a name that resembles another or is a mail address: %j', async (username) => {
    const { token } = await invite();
    const answer = await accept(token, { username });
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, 'username']);
  });

  it('is stored only as a hash, and is in no log', async () => {
    const lines: string[] = [];
    const stream = new PassThrough();
    stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    await app.close();
    app = await startTestApp({ log: pino({ level: 'trace' }, stream) });
    owner = await app.signIn();
    const { token } = await invite();
    expect(await app.dump()).not.toContain(token);
    await open(token);
    await accept(token);
    expect(lines.join('')).toContain('invitation accepted');
    expect(lines.join('')).not.toContain(token);
  });

  it('is sent by mail if mail is set up, and the pending mail contains no link', async () => {
    await app.close();
    const peer = await startSmtpPeer();
    app = await startTestApp({
      env: {
        SMTP_URL: peer.url,
        MAIL_FROM: 'Casa <post@villa.example>',
        OWNER_EMAIL: 'o@v.example',
      },
    });
    owner = await app.signIn();
    try {
      const { token, link, isMailed } = await invite();
      expect(isMailed).toBe(true);
      expect((await invite({ email: null })).isMailed).toBe(false);
      expect(await app.dump()).not.toContain(token);
      await sendDueMails(app.deps);
      expect(peer.arrived.map(({ envelope }) => envelope.to)).toEqual([['rosa@example.pt']]);
      const [mail] = peer.arrived;
      expect(mail?.mail.subject).toBe('Your access to Villa Luz');
      expect(mail?.mail.html).toContain(link);
      expect(mail?.mail.text).toContain(link);
      expect(mail?.mail.text).toContain('as a housekeeper');
      expect((await accept(token)).status).toBe(200);
    } finally {
      await peer.close();
    }
  });

  it('is refused when twenty are unused', async () => {
    for (let index = 0; index < 20; index += 1) await invite({ email: null });
    const answer = await app.send<ErrorBody>('POST', '/api/admin/invitations', {
      cookie: owner,
      body: INPUT,
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'too_many']);
  });

  it('replaces an existing session in that browser', async () => {
    const { token } = await invite();
    const answer = await app.send('POST', '/api/admin/invitation/accept', {
      cookie: owner,
      body: { token, username: 'rosa', password: PASSWORD },
    });
    expect((await app.send('GET', '/api/admin/users', { cookie: owner })).status).toBe(401);
    const cookie = cookieOf(answer);
    expect((await app.send('GET', '/api/admin/users', { cookie })).status).toBe(403);
  });
});

it('is in the audit log from the invitation to the removal', async () => {
  const { token } = await invite();
  await accept(token);
  const id = await idOf('rosa');
  await change(id, 'manager');
  await remove(id);
  const log = await app.send<AuditEntryJson[]>('GET', '/api/admin/activity?limit=4', {
    cookie: owner,
  });
  expect(
    log.json.map(({ userName, action, subject, changes }) => [userName, action, subject, changes]),
  ).toEqual([
    ['admin', 'user_removed', 'rosa', { role: ['manager', null] }],
    ['admin', 'role_changed', 'rosa', { role: ['housekeeper', 'manager'] }],
    ['rosa', 'invitation_accepted', 'rosa', { role: [null, 'housekeeper'] }],
    ['admin', 'user_invited', 'Rosa', { role: [null, 'housekeeper'] }],
  ]);
});

describe('a user', () => {
  it('loses a role and every session with it', async () => {
    const manager = await app.signInAs('manager');
    const stream = await fetch(`${app.url}/api/admin/events`, { headers: { Cookie: manager } });
    const changed = await change(await idOf('manager'), 'housekeeper');
    expect(changed.json).toMatchObject({ username: 'manager', role: 'housekeeper' });
    expect((await app.send('GET', '/api/bookings', { cookie: manager })).status).toBe(401);
    // Resolves only if the stream ends.
    await stream.text();
    const again = await app.signInAs('manager');
    expect((await app.send('GET', '/api/bookings', { cookie: again })).status).toBe(403);
  });

  it('keeps the sessions when the role is the same', async () => {
    const manager = await app.signInAs('manager');
    expect((await change(await idOf('manager'), 'manager')).status).toBe(200);
    expect((await app.send('GET', '/api/bookings', { cookie: manager })).status).toBe(200);
  });

  it('is gone at once when removed, and cannot sign in any more', async () => {
    const manager = await app.signInAs('manager');
    const id = await idOf('manager');
    expect((await remove(id)).status).toBe(200);
    expect((await app.send('GET', '/api/bookings', { cookie: manager })).status).toBe(401);
    await expect(
      app.signIn({ username: 'manager', password: 'Tide-mills&figs44' }),
    ).rejects.toThrow('invalid_credentials');
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, 'admin')).status).toBe(404);
  });

  it('changes nothing by a call that had to wait until its user was removed', async () => {
    const manager = await app.signInAs('manager');
    const id = await idOf('manager');
    const { reference, id: bookingId } = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    let release = () => {};
    const before = app.db.write(() => new Promise<void>((resolve) => (release = resolve)));
    const writes = vi.spyOn(app.deps.db, 'write');
    const removal = remove(id);
    await expect.poll(() => writes.mock.calls.length).toBe(1);
    // Admitted as a manager, and queued behind the write that removes them.
    const conversation = `/api/admin/bookings/${reference}/conversation`;
    const files = new FormData();
    files.set('text', 'Hello');
    const calls = [
      app.send('PATCH', `/api/admin/bookings/${bookingId}`, {
        cookie: manager,
        body: { notes: 'Rui' },
      }),
      app.send('POST', conversation, { cookie: manager, body: { text: 'Hello' } }),
      fetch(`${app.url}${conversation}/files`, {
        method: 'POST',
        headers: { Cookie: manager },
        body: files,
      }),
    ];
    await expect.poll(() => writes.mock.calls.length).toBe(4);
    release();
    await before;
    expect((await removal).status).toBe(200);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await app.db.models.Booking.findByPk(bookingId))?.notes).toBeNull();
    expect(await app.db.models.ConversationMessage.count()).toBe(0);
  });

  it('is refused if removed while the password is checked', async () => {
    const manager = await app.signInAs('manager');
    const id = await idOf('manager');
    let release = () => {};
    const before = app.db.write(() => new Promise<void>((resolve) => (release = resolve)));
    const writes = vi.spyOn(app.deps.db, 'write');
    const removal = remove(id);
    await expect.poll(() => writes.mock.calls.length).toBe(1);
    const found = vi.spyOn(app.db.models.User, 'findOne');
    const password = 'Tide-mills&figs44';
    const calls = [
      app.send('POST', '/api/admin/login', { body: { username: 'manager', password } }),
      app.send('POST', '/api/admin/change-password', {
        cookie: manager,
        body: { currentPassword: password, newPassword: PASSWORD },
      }),
      app.send('POST', '/api/admin/fresh-sign-in', { cookie: manager, body: { password } }),
    ];
    // One is found by name, two by id, and the user of their session once.
    await expect.poll(() => found.mock.calls.length).toBeGreaterThanOrEqual(4);
    release();
    await before;
    expect((await removal).status).toBe(200);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('can be neither removed nor given another role if it is the last owner', async () => {
    await app.signInAs('manager');
    const id = await idOf('admin');
    const before = await app.dump();
    for (const answer of [await remove(id), await change(id, 'manager')]) {
      expect([answer.status, answer.json.code]).toEqual([409, 'last_owner']);
      expect(answer.json.message).toContain('Make somebody else an owner first');
    }
    expect(await app.dump()).toBe(before);
  });

  it('remains, one of two, when two owners remove each other at once', async () => {
    await app.signInAs('manager');
    await change(await idOf('manager'), 'admin');
    const second = await app.signIn({ username: 'manager', password: 'Tide-mills&figs44' });
    const [first, other] = [await idOf('admin'), await idOf('manager')];
    const answers = await Promise.all([remove(other, owner), remove(first, second)]);
    // The other failed: already removed, or the last owner.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.models.User.count({ where: { role: 'admin' } })).toBe(1);
  });

  it('has one of the three roles', async () => {
    const id = await idOf('admin');
    for (const role of ['owner', '', null, 'superuser', ['admin']]) {
      const answer = await app.send('PATCH', `/api/admin/users/${id}`, {
        cookie: owner,
        body: { role },
      });
      expect([role, answer.status]).toEqual([role, 400]);
    }
  });
});
