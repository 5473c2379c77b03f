import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account, OwnSession } from '@shared/contract/access/account';
import type { LoginAnswer } from '@shared/contract/access/auth';
import type { RecoveryCodes, TotpSetup } from '@shared/contract/access/factors';
import type { ErrorBody } from '@shared/contract/error';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../errors';
import { createPasskey, type PasskeyOptions } from '../authenticator';
import { putSettings } from '../storedSettings';
import { ADMIN, cookieOf, startTestApp, TEST_NOW, type Answer, type TestApp } from '../testApp';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);

let app: TestApp;
const start = async (env: Record<string, string> = {}) => {
  app = await startTestApp({ env });
};
afterEach(() => app.close());

const post = <Json = ErrorBody>(call: string, body: unknown, cookie?: string) =>
  app.send<Json & ErrorBody>('POST', `/api/admin/${call}`, {
    ...(body === undefined ? {} : { body }),
    ...(cookie ? { cookie } : {}),
  });
const login = (credentials: object = ADMIN, cookie?: string) =>
  post<LoginAnswer>('login', credentials, cookie);
const sendCode = (code: string, cookie: string) =>
  post<LoginAnswer>('login/second-factor', { code }, cookie);
const isLive = async (cookie: string) =>
  (await app.send('GET', '/api/bookings', { cookie })).status === 200;
const account = async (cookie: string) =>
  (await app.send<Account>('GET', '/api/admin/account', { cookie })).json;
const only = (cookie: string, name: string) =>
  cookie
    .split('; ')
    .filter((part) => part.startsWith(name))
    .join('; ');

/** An authenticator app's code, with its clock off by this much. */
function codeOf(secret: string, offMs = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.deps.now().getTime() + offMs,
  });
}

/** Sets up an authenticator app, and moves on a minute, so that its code is no longer used up. */
async function addTotp(cookie: string) {
  const { secret } = (await post<TotpSetup>('account/totp', undefined, cookie)).json;
  const confirmed = await post<RecoveryCodes>(
    'account/totp/confirm',
    { code: codeOf(secret) },
    cookie,
  );
  expect(confirmed.status).toBe(200);
  app.setNow(new Date(app.deps.now().getTime() + MINUTE_MS));
  return { secret, recoveryCodes: confirmed.json.recoveryCodes };
}

const pendingLogin = async () => {
  const answer = await login();
  expect(answer.json.secondFactors).toBeDefined();
  return cookieOf(answer);
};

describe('an authenticator app', () => {
  beforeEach(() => start());

  it('counts only once a code of it was typed, and comes with ten recovery codes', async () => {
    const cookie = await app.signIn();
    const setup = await post<TotpSetup>('account/totp', undefined, cookie);
    expect(setup.json.uri).toMatch(
      /^otpauth:\/\/totp\/.*admin\?issuer=.*&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    expect((await login()).json.authenticated).toBe(true);
    for (const wrongCode of ['000000', '𐀀𐀀𐀀']) {
      const wrong = await post('account/totp/confirm', { code: wrongCode }, cookie);
      expect([wrong.status, wrong.json.issues?.[0]?.path]).toEqual([400, 'code']);
    }
    const code = codeOf(setup.json.secret);
    const confirmed = await post<RecoveryCodes>('account/totp/confirm', { code }, cookie);
    expect(new Set(confirmed.json.recoveryCodes).size).toBe(10);
    for (const one of confirmed.json.recoveryCodes) {
      expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    }
    expect(await account(cookie)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
  });

  it('asks for a code after the password, which alone opens no call', async () => {
    const { secret } = await addTotp(await app.signIn());
    const answer = await login();
    expect(answer.json).toEqual({
      authenticated: false,
      requiresPasswordChange: false,
      secondFactors: ['totp', 'recoveryCode'],
    });
    const pending = cookieOf(answer);
    expect(pending).not.toMatch(/(^|; )villa(-device)?=/);
    expect(answer.headers.getSetCookie().join()).toMatch(
      /villa-pending=[^;]+;.*samesite=strict; httponly/i,
    );
    for (const call of ['bookings', 'admin/account', 'admin/fresh-sign-in']) {
      expect((await app.send('GET', `/api/${call}`, { cookie: pending })).status).toBe(401);
    }
    const signedIn = await sendCode(codeOf(secret), pending);
    expect(signedIn.json.authenticated).toBe(true);
    expect(await isLive(cookieOf(signedIn))).toBe(true);
  });

  it.each([
    [-59 * SECOND_MS, 401],
    [-30 * SECOND_MS, 200],
    [0, 200],
    [30 * SECOND_MS, 200],
    [60 * SECOND_MS, 401],
  ])('takes a code of a clock that is off by %d ms: %d', async (offMs, status) => {
    const { secret } = await addTotp(await app.signIn());
    app.setNow(new Date('2027-03-10T12:10:00Z'));
    expect((await sendCode(codeOf(secret, offMs), await pendingLogin())).status).toBe(status);
  });

  it('accepts a code once, even for two sign-ins at once, and none of an earlier step afterwards', async () => {
    const { secret } = await addTotp(await app.signIn());
    const cookies = [await pendingLogin(), await pendingLogin(), await pendingLogin()];
    const code = codeOf(secret);
    const answers = await Promise.all(cookies.map((cookie) => sendCode(code, cookie)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const refused = answers.find(({ status }) => status === 401);
    expect(refused?.json.code).toBe('invalid_code');
    expect((await sendCode(code, await pendingLogin())).status).toBe(401);
    expect((await sendCode(codeOf(secret, -30 * SECOND_MS), await pendingLogin())).status).toBe(
      401,
    );
    app.setNow(new Date(app.deps.now().getTime() + 30 * SECOND_MS));
    expect((await sendCode(codeOf(secret), await pendingLogin())).status).toBe(200);
  });

  it('accepts codes again after the clock was put back', async () => {
    const { secret } = await addTotp(await app.signIn());
    app.setNow(after(30 * 86_400_000));
    expect((await sendCode(codeOf(secret), await pendingLogin())).status).toBe(200);
    app.setNow(after(MINUTE_MS * 5));
    await app.deps.repairClock();
    expect((await sendCode(codeOf(secret), await pendingLogin())).status).toBe(401);
    app.setNow(after(MINUTE_MS * 5.5));
    expect((await sendCode(codeOf(secret), await pendingLogin())).status).toBe(200);
  });

  it('requires the second step within five minutes, with the password of the first, and once', async () => {
    const { secret, recoveryCodes } = await addTotp(await app.signIn());
    const late = await pendingLogin();
    app.setNow(new Date(app.deps.now().getTime() + 5 * MINUTE_MS));
    const expired = await sendCode(codeOf(secret), late);
    expect([expired.status, expired.json.code]).toEqual([401, 'sign_in_expired']);
    for (const foreign of ['', late.replace(/=\d+\./, '=2.'), late.replace('.sig=', '.sig=A')]) {
      expect((await sendCode(codeOf(secret), foreign)).json.code).toBe('sign_in_expired');
    }

    const used = await pendingLogin();
    expect((await sendCode(recoveryCodes[0] ?? '', used)).status).toBe(200);
    const replayed = await sendCode(recoveryCodes[1] ?? '', used);
    expect([replayed.status, replayed.json.code]).toEqual([401, 'sign_in_expired']);

    const early = await pendingLogin();
    const session = cookieOf(await sendCode(recoveryCodes[2] ?? '', await pendingLogin()));
    const newPassword = 'Sardines-at-noon-27';
    await post('change-password', { currentPassword: ADMIN.password, newPassword }, session);
    expect((await sendCode(recoveryCodes[3] ?? '', early)).json.code).toBe('sign_in_expired');
  });

  it('keeps its secret encrypted: neither the database nor a file of the folder has it', async () => {
    const { secret, recoveryCodes } = await addTotp(await app.signIn());
    const written = await app.dump();
    const files = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
    const contents = await Promise.all(
      files
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(path.join(entry.parentPath, entry.name), 'latin1')),
    );
    for (const text of [written, ...contents]) {
      expect(text).not.toContain(secret);
      for (const code of recoveryCodes) {
        expect(text).not.toContain(code);
        expect(text).not.toContain(code.replaceAll('-', ''));
      }
    }
  });

  it('is removed with its recovery codes; then the password is enough again', async () => {
    const cookie = await app.signIn();
    await addTotp(cookie);
    const removed = await app.send<Account>('DELETE', '/api/admin/account/totp', { cookie });
    expect(removed.json).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect((await login()).json.authenticated).toBe(true);
  });

  it('is not replaced while it is in use', async () => {
    const cookie = await app.signIn();
    const { secret } = await addTotp(cookie);
    expect((await post('account/totp', undefined, cookie)).status).toBe(409);
    expect((await sendCode(codeOf(secret), await pendingLogin())).status).toBe(200);
  });

  it('confirms who is signed in as the password does, each code once', async () => {
    const cookie = await app.signIn();
    const { secret } = await addTotp(cookie);
    app.setNow(after(15 * MINUTE_MS));
    const code = codeOf(secret);
    expect((await post('fresh-sign-in', { code }, cookie)).status).toBe(200);
    const again = await post('fresh-sign-in', { code }, cookie);
    expect([again.status, again.json.issues?.[0]?.path]).toEqual([400, 'code']);
  });
});

describe('recovery codes', () => {
  beforeEach(() => start());

  it('work once each, however they are typed, even for two requests at once', async () => {
    const { recoveryCodes } = await addTotp(await app.signIn());
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await sendCode(typed, await pendingLogin())).status).toBe(200);
    const cookies = await Promise.all([pendingLogin(), pendingLogin(), pendingLogin()]);
    const answers = await Promise.all(cookies.map((cookie) => sendCode(second, cookie)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await sendCode(first, await pendingLogin())).status).toBe(401);
    const winner = answers.find(({ status }) => status === 200) as Answer;
    expect(await account(cookieOf(winner))).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it.each([
    ['a recovery code', (codes: string[]) => codes[0] ?? ''],
    ['a code of the app', (_codes: string[], secret: string) => codeOf(secret)],
  ])('work once more after a sign-in that could not be stored: %s', async (_what, typed) => {
    const { recoveryCodes, secret } = await addTotp(await app.signIn());
    const code = typed(recoveryCodes, secret);
    const pending = await pendingLogin();
    vi.spyOn(app.db.models.AdminSession, 'create').mockRejectedValueOnce(unavailable());
    expect((await sendCode(code, pending)).status).toBe(503);
    const signedIn = await sendCode(code, pending);
    expect([signedIn.status, await isLive(cookieOf(signedIn))]).toEqual([200, true]);
    expect((await sendCode(code, await pendingLogin())).status).toBe(401);
  });

  it('leave the browser’s existing session alone if they are wrong', async () => {
    await addTotp(await app.signIn());
    const manager = await app.signInAs('manager');
    const both = `${manager}; ${await pendingLogin()}`;
    expect((await sendCode('0000-0000-0000-0000', both)).status).toBe(401);
    expect(await isLive(manager)).toBe(true);
  });

  it('are void once new ones are created, and work for no other user', async () => {
    const cookie = await app.signIn();
    const { recoveryCodes } = await addTotp(cookie);
    const renewed = await post<RecoveryCodes>('account/recovery-codes', undefined, cookie);
    expect((await sendCode(recoveryCodes[0] ?? '', await pendingLogin())).status).toBe(401);
    const [fresh = ''] = renewed.json.recoveryCodes;
    const manager = await app.signInAs('manager');
    await addTotp(manager);
    const asManager = cookieOf(await login({ username: 'manager', password: ADMIN.password }));
    expect((await sendCode(fresh, asManager)).status).toBe(401);
    expect((await sendCode(fresh, await pendingLogin())).status).toBe(200);
  });
});

describe('wrong codes', () => {
  const wrong = '000000';

  it('count like wrong passwords, and a right password resets none of them', async () => {
    await start({ RATE_LIMIT_FACTOR: '1' });
    const device = await app.signIn();
    const { secret } = await addTotp(device);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await sendCode(wrong, await pendingLogin())).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    // Nor is another password accepted from there.
    expect((await login()).status).toBe(429);
    // A known browser is not locked out.
    const known = await login(ADMIN, only(device, 'villa-device'));
    expect(known.status).toBe(200);
    const cookie = `${only(device, 'villa-device')}; ${cookieOf(known)}`;
    expect((await sendCode(codeOf(secret), cookie)).status).toBe(200);
  });

  it('count also when they come at once with one first step', async () => {
    await start({ RATE_LIMIT_FACTOR: '1' });
    await addTotp(await app.signIn());
    const pending = await pendingLogin();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendCode(String(100_000 + index), pending)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

describe('passkeys', () => {
  beforeEach(() => start());

  const options = async (call: string, cookie?: string) => {
    const answer = await post<{ challenge: string; rpId?: string; rp?: { id: string } }>(
      call,
      undefined,
      cookie,
    );
    expect(answer.status).toBe(200);
    const jar = [cookie, cookieOf(answer)].filter(Boolean).join('; ');
    const asked: PasskeyOptions = {
      origin: app.url,
      rpId: answer.json.rpId ?? answer.json.rp?.id ?? '',
      challenge: answer.json.challenge,
    };
    return { asked, jar };
  };
  const add = async (cookie: string, passkey = createPasskey(), name = 'Phone') => {
    const { asked, jar } = await options('account/passkeys/options', cookie);
    const body = { name, passkey: passkey.create(asked) };
    const answer = await post<RecoveryCodes>('account/passkeys', body, jar);
    return { passkey, answer, jar, body };
  };
  const signInBy = async (
    passkey: ReturnType<typeof createPasskey>,
    change: Partial<PasskeyOptions> = {},
  ) => {
    const { asked, jar } = await options('login/passkey-options');
    return post<LoginAnswer>(
      'login/passkey',
      { passkey: passkey.get({ ...asked, ...change }) },
      jar,
    );
  };

  it('get another name from their owner alone, who is noted, and sign in as before', async () => {
    const cookie = await app.signIn();
    const { passkey } = await add(cookie);
    const id = (await account(cookie)).passkeys[0]?.id ?? 0;
    const rename = (name: string, as = cookie) =>
      app.send<Account & ErrorBody>('PATCH', `/api/admin/account/passkeys/${id}`, {
        cookie: as,
        body: { name },
      });
    expect((await rename('The red phone')).json.passkeys).toMatchObject([
      { name: 'The red phone' },
    ]);
    expect((await rename(' ')).status).toBe(400);
    expect((await rename('x'.repeat(61))).status).toBe(400);
    expect((await rename('Mine now', await app.signInAs('manager'))).status).toBe(404);
    expect((await account(cookie)).passkeys).toMatchObject([{ name: 'The red phone' }]);
    expect((await signInBy(passkey)).status).toBe(200);
    const renamed = await app.db.models.AuditEntry.findAll({
      where: { action: 'passkey_renamed' },
    });
    expect(renamed.map(({ changes }) => changes)).toEqual(['{"name":["Phone","The red phone"]}']);
  });

  it('have different names, even when two windows add one at once', async () => {
    const cookie = await app.signIn();
    const both = await Promise.all([add(cookie), add(cookie, createPasskey(), 'phone')]);
    const statuses = both.map(({ answer }) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect((await add(cookie, createPasskey(), 'Tablet')).answer.status).toBe(201);
    const [phone, tablet] = (await account(cookie)).passkeys;
    const rename = (id: number | undefined, name: string) =>
      app.send('PATCH', `/api/admin/account/passkeys/${id}`, { cookie, body: { name } });
    expect(await rename(tablet?.id, 'PHONE')).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'name', message: 'Another passkey of yours has this name.' }] },
    });
    // Its own name in another case.
    expect((await rename(phone?.id, 'PHONE')).status).toBe(200);
  });

  it('sign in without name, password and code, and come with recovery codes', async () => {
    const cookie = await app.signIn();
    const { passkey, answer } = await add(cookie);
    expect([answer.status, answer.json.recoveryCodes.length]).toEqual([201, 10]);
    expect((await account(cookie)).passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    const signedIn = await signInBy(passkey);
    expect(signedIn.json).toMatchObject({ authenticated: true, username: 'admin' });
    expect(await isLive(cookieOf(signedIn))).toBe(true);
    expect((await account(cookie)).passkeys[0]?.lastUsedAt).toBe(TEST_NOW.toISOString());
    expect((await login()).json.secondFactors).toEqual(['passkey', 'recoveryCode']);
  });

  it.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['another site’s passkeys', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['an authenticator that has not looked who uses it', { isVerified: false }],
  ])('refuse an answer for %s', async (_what, change) => {
    const { passkey } = await add(await app.signIn());
    const answer = await signInBy(passkey, change);
    expect([answer.status, answer.json.code]).toEqual([401, 'invalid_passkey']);
    expect(await app.db.models.AdminSession.count()).toBe(1);
    expect((await signInBy(passkey)).status).toBe(200);
  });

  it('refuse an unknown passkey, and one that signs for another', async () => {
    const { passkey } = await add(await app.signIn());
    expect((await signInBy(createPasskey())).status).toBe(401);
    const { asked, jar } = await options('login/passkey-options');
    const { id, rawId } = passkey.get(asked);
    const forged = { ...createPasskey().get(asked), id, rawId };
    expect((await post('login/passkey', { passkey: forged }, jar)).status).toBe(401);
  });

  it('sign in with the next response if no session could be stored', async () => {
    const { passkey } = await add(await app.signIn());
    vi.spyOn(app.db.models.AdminSession, 'create').mockRejectedValueOnce(unavailable());
    expect((await signInBy(passkey)).status).toBe(503);
    expect(await app.db.models.AuditEntry.count({ where: { action: 'signed_in' } })).toBe(1);
    expect((await signInBy(passkey)).status).toBe(200);
  });

  it('take each challenge once, within five minutes, in the browser that got it', async () => {
    const { passkey } = await add(await app.signIn());
    const { asked, jar } = await options('login/passkey-options');
    const body = { passkey: passkey.get(asked) };
    expect((await post('login/passkey', body)).json.code).toBe('sign_in_expired');
    const answers = await Promise.all([1, 2, 3].map(() => post('login/passkey', body, jar)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await post('login/passkey', body, jar)).json.code).toBe('sign_in_expired');

    const late = await options('login/passkey-options');
    app.setNow(after(5 * MINUTE_MS));
    const tooLate = await post('login/passkey', { passkey: passkey.get(late.asked) }, late.jar);
    expect(tooLate.json.code).toBe('sign_in_expired');
  });

  it('use a challenge up with a wrong answer as well', async () => {
    const { passkey } = await add(await app.signIn());
    const { asked, jar } = await options('login/passkey-options');
    const wrong = { passkey: createPasskey().get(asked) };
    expect((await post('login/passkey', wrong, jar)).json.code).toBe('invalid_passkey');
    const right = await post('login/passkey', { passkey: passkey.get(asked) }, jar);
    expect(right.json.code).toBe('sign_in_expired');
  });

  it('refuse one whose counter goes back, as a copy’s would, and one that stands still', async () => {
    const { passkey } = await add(await app.signIn());
    passkey.setCount(41);
    expect((await signInBy(passkey)).status).toBe(200);
    for (const count of [20, 41]) {
      passkey.setCount(count);
      const answer = await signInBy(passkey);
      expect([answer.status, answer.json.message]).toEqual([
        401,
        expect.stringContaining('may have been copied'),
      ]);
    }
    expect((await signInBy(passkey)).status).toBe(200);
  });

  it('are made with a challenge of that session alone, and once', async () => {
    const cookie = await app.signIn();
    const other = await app.signIn();
    const { passkey, jar, body } = await add(cookie);
    expect((await post('account/passkeys', body, jar)).status).toBe(400);
    const { asked, jar: mine } = await options('account/passkeys/options', cookie);
    const made = { name: 'Key', passkey: createPasskey().create(asked) };
    const stolen = [only(other, 'villa'), only(mine, 'villa-challenge')].join('; ');
    expect((await post('account/passkeys', made, stolen)).status).toBe(400);
    // A challenge for creating a passkey is not valid for signing in.
    const signIn = await post('login/passkey', { passkey: passkey.get(asked) }, mine);
    expect(signIn.json.code).toBe('sign_in_expired');
    const lazy = { name: 'Key', passkey: createPasskey().create({ ...asked, isVerified: false }) };
    expect((await post('account/passkeys', lazy, mine)).status).toBe(400);
  });

  it('are several, each with a name, and go one by one', async () => {
    const cookie = await app.signIn();
    const { passkey } = await add(cookie);
    await add(cookie, createPasskey(), 'Tablet');
    const [first, second] = (await account(cookie)).passkeys;
    const remove = (id: number | undefined) =>
      app.send<Account & ErrorBody>('DELETE', `/api/admin/account/passkeys/${id}`, { cookie });
    expect((await remove(first?.id)).json.passkeys).toHaveLength(1);
    expect((await signInBy(passkey)).status).toBe(401);
    expect((await remove(first?.id)).status).toBe(404);
    expect((await remove(second?.id)).json).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await login()).json.authenticated).toBe(true);
  });

  it('confirm who is signed in, and only the user whose they are', async () => {
    const cookie = await app.signIn();
    const { passkey } = await add(cookie);
    const manager = await app.signInAs('manager');
    app.setNow(after(11 * MINUTE_MS));
    const confirm = async (as: string) => {
      const { asked, jar } = await options('fresh-sign-in/passkey-options', as);
      return post('fresh-sign-in', { passkey: passkey.get(asked) }, jar);
    };
    expect((await confirm(manager)).status).toBe(400);
    expect((await confirm(cookie)).status).toBe(200);
  });

  it.each(['http://127.0.0.1:3000', 'http://villa.example', 'https://[::1]'])(
    'say that they are not to be had at %s',
    async (publicUrl) => {
      await app.close();
      await start({ PUBLIC_URL: publicUrl });
      const answer = await post('login/passkey-options', undefined);
      expect([answer.status, answer.json.code]).toEqual([409, 'unsupported']);
    },
  );
});

describe('a second factor for everybody', () => {
  beforeEach(() => start());
  const ask = (requiresSecondFactor: boolean, cookie: string) =>
    app.send<ErrorBody>('PUT', '/api/admin/access-policy', {
      body: { requiresSecondFactor },
      cookie,
    });

  it('can be required by an owner who has one, and limits users without one to setting it up', async () => {
    const cookie = await app.signIn();
    expect((await ask(true, cookie)).status).toBe(409);
    const before = await app.signInAs('manager');
    await addTotp(cookie);
    expect((await ask(true, cookie)).status).toBe(200);

    // Existing sessions end, and their event streams.
    expect(await isLive(before)).toBe(false);
    const manager = await app.signInAs('manager');
    const session = await app.send('GET', '/api/admin/session', { cookie: manager });
    expect(session.json).toMatchObject({ authenticated: true, requiresSecondFactor: true });
    const refused = await app.send<ErrorBody>('GET', '/api/bookings', { cookie: manager });
    expect([refused.status, refused.json.code]).toEqual([403, 'second_factor_required']);
    expect((await ask(false, manager)).status).toBe(403);
    await addTotp(manager);
    expect(await isLive(manager)).toBe(true);
    expect(await isLive(cookie)).toBe(true);

    const remove = () =>
      app.send<ErrorBody>('DELETE', '/api/admin/account/totp', { cookie: manager });
    const last = await remove();
    expect([last.status, last.json.message]).toEqual([
      409,
      expect.stringContaining('set up another one first'),
    ]);
    expect(await account(manager)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
    await ask(false, cookie);
    expect((await remove()).status).toBe(200);
  });

  it('is required while the requirement cannot be read', async () => {
    const cookie = await app.signIn();
    await app.db.write(() =>
      putSettings(app.db, 'accessPolicy', { requiresSecondFactor: 'damaged' }),
    );
    expect(await isLive(cookie)).toBe(false);
    await addTotp(cookie);
    expect(await isLive(cookie)).toBe(true);
    expect((await ask(false, cookie)).status).toBe(200);
    expect(await isLive(await app.signInAs('manager'))).toBe(true);
  });
});

describe('one’s sessions', () => {
  beforeEach(() => start());
  const list = async (cookie: string) =>
    (await app.send<OwnSession[]>('GET', '/api/admin/account/sessions', { cookie })).json;
  const signInWith = async (userAgent: string) =>
    cookieOf(
      await app.send('POST', '/api/admin/login', {
        body: ADMIN,
        headers: { 'User-Agent': userAgent },
      }),
    );
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

  it('are listed in plain text, the current one first', async () => {
    await signInWith('<script>alert(1)</script>');
    const phone = await signInWith(SAFARI);
    await app.signInAs('manager');
    const here = await signInWith(FIREFOX);
    app.setNow(after(20 * MINUTE_MS));
    await isLive(phone);
    expect((await list(here)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on an iPhone', false],
      ['A program that is no browser', false],
    ]);
    expect((await list(here))[1]?.lastUsedAt).toBe(after(20 * MINUTE_MS).toISOString());
  });

  it('end one by one, or all but this one; never another user’s', async () => {
    const here = await app.signIn();
    const [there, elsewhere] = [await app.signIn(), await app.signIn()];
    const manager = await app.signInAs('manager');
    const end = (id: number | undefined, cookie = here) =>
      app.send('DELETE', `/api/admin/account/sessions/${id}`, { cookie });
    const [foreign] = await list(manager);
    expect((await end(foreign?.id)).status).toBe(404);
    expect(await isLive(manager)).toBe(true);
    const [own] = await list(there);
    expect((await end(own?.id)).status).toBe(200);
    expect([await isLive(there), await isLive(elsewhere)]).toEqual([false, true]);
    await app.send('DELETE', '/api/admin/account/sessions', { cookie: here });
    expect([await isLive(elsewhere), await isLive(here)]).toEqual([false, true]);
    expect(await isLive(manager)).toBe(true);
  });
});
