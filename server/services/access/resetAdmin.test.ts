import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { resetAdmin } from './resetAdmin';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => app.close());

const attempt = (password: string) =>
  app.send('POST', '/api/admin/login', { body: { username: ADMIN.username, password } });

it('sets a new password that has to be changed, and ends all sessions of the old one', async () => {
  const session = await app.signIn();
  const { username, password } = await resetAdmin(app.db, undefined, TEST_NOW);
  expect(username).toBe('admin');
  expect((await app.send('GET', '/api/bookings', { cookie: session })).status).toBe(401);
  expect((await attempt(ADMIN.password)).status).toBe(401);
  const answer = await attempt(password);
  expect([answer.status, answer.json]).toEqual([
    200,
    {
      authenticated: true,
      requiresPasswordChange: true,
      username: 'admin',
      role: 'admin',
      language: 'en',
    },
  ]);
});

it('forgets failed sign-ins for a server that starts afterwards', async () => {
  for (let count = 0; count < 6; count += 1) await attempt('wrong');
  expect(await app.db.models.RateLimitCounter.count()).toBeGreaterThan(0);
  await resetAdmin(app.db, 'Admin', TEST_NOW);
  expect(await app.db.models.RateLimitCounter.count()).toBe(0);
});

it('changes nothing for an unknown username', async () => {
  const before = await app.dump();
  await expect(resetAdmin(app.db, 'nobody', TEST_NOW)).rejects.toThrow(
    'There is no user "nobody". There are: admin',
  );
  expect(await app.dump()).toBe(before);
});

it('removes second factors, passkeys and password links', async () => {
  const { models } = app.db;
  const user = { userId: 1, createdAt: TEST_NOW };
  await models.TotpFactor.create({ ...user, sealedSecret: 'x', confirmedAt: TEST_NOW });
  await models.Passkey.create({
    ...user,
    credentialId: 'x',
    publicKey: 'x',
    signCount: 0,
    transports: '[]',
    name: 'Phone',
  });
  await models.RecoveryCode.create({ ...user, codeHash: 'x' });
  await models.PasswordReset.create({ ...user, tokenHash: 'x', expiresAt: TEST_NOW });
  const { password } = await resetAdmin(app.db, undefined, TEST_NOW);
  expect((await attempt(password)).json).toMatchObject({ authenticated: true });
  for (const model of [
    models.TotpFactor,
    models.Passkey,
    models.RecoveryCode,
    models.PasswordReset,
  ]) {
    expect(await (model as { count: () => Promise<number> }).count()).toBe(0);
  }
});
