import type { Account } from '@shared/contract/access/account';
import type { AdminSession } from '@shared/contract/access/auth';
import type { AuditEntryJson } from '@shared/contract/audit/audit';
import type { ErrorBody } from '@shared/contract/error';
import type { Simulation } from '@shared/contract/prices/simulate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const session = async () =>
  (await app.send<AdminSession>('GET', '/api/admin/session', { cookie })).json;
const update = (body: object) =>
  app.send<Account & ErrorBody>('PUT', '/api/admin/account', { body, cookie });

it('is English until the user chooses another, which the session then names', async () => {
  expect((await session()).language).toBe('en');
  const answer = await update({ language: 'pt' });
  expect([answer.status, answer.json.language]).toEqual([200, 'pt']);
  expect((await session()).language).toBe('pt');
  expect((await app.send<Account>('GET', '/api/admin/account', { cookie })).json.language).toBe(
    'pt',
  );
});

it('keeps the address and pending links for a lost password', async () => {
  await update({ email: 'maria@villa.example' });
  const { User, PasswordReset } = app.db.models;
  const { id: userId } = await User.findOne({ rejectOnEmpty: true });
  const now = TEST_NOW;
  await PasswordReset.create({ userId, tokenHash: 'a'.repeat(64), expiresAt: now, createdAt: now });
  const answer = await update({ language: 'pt' });
  expect(answer.json).toMatchObject({ email: 'maria@villa.example', language: 'pt' });
  expect(await PasswordReset.count()).toBe(1);
  expect((await update({ email: '' })).json).toMatchObject({ email: null, language: 'pt' });
});

it('is noted in the log', async () => {
  await update({ language: 'pt' });
  const { json } = await app.send<AuditEntryJson[]>('GET', '/api/admin/activity', { cookie });
  expect(json[0]).toMatchObject({
    action: 'language_changed',
    changes: { language: ['en', 'pt'] },
  });
  // Choosing the current language again is not a change.
  await update({ language: 'pt' });
  expect(await app.db.models.AuditEntry.count({ where: { action: 'language_changed' } })).toBe(1);
});

it('is one of the back office’s languages', async () => {
  const answer = await update({ language: 'de' });
  expect(answer.status).toBe(400);
  expect(answer.json.issues).toEqual([
    { path: 'language', message: 'Please choose English or Portuguese' },
  ]);
});

describe('errors of the back office', () => {
  const call = (method: string, path: string, body: object, language = 'pt') =>
    app.send<ErrorBody>(method, path, { body, cookie, headers: { 'Accept-Language': language } });

  it('are in the user’s language, with the names and limits of fields', async () => {
    const wrong = await call('POST', '/api/admin/login', { username: 'admin', password: 'x' });
    expect(wrong.json.message).toBe('Nome de utilizador ou palavra-passe incorretos');
    const missing = await call('PATCH', '/api/bookings/4711/status', { status: 'confirmed' });
    expect(missing.json.message).toBe('Não foi possível encontrar esta reserva, ou já não existe.');
    const { json } = await call('PUT', '/api/villa-settings', { basePrice: 'x' });
    expect(json.issues).toContainEqual({
      path: 'basePrice',
      message: 'Preço base: indique um valor como 450.00, no máximo 99999999.99',
    });
    expect(json.issues).toContainEqual({
      path: 'heroImageScale',
      message: 'A escala tem de ser um número inteiro entre 50 e 200',
    });
  });

  it('name days as the user writes them', async () => {
    const dates = { startDate: '2027-05-10', endDate: '2027-05-12' };
    expect((await call('POST', '/api/admin/blocks', { ...dates, note: null })).status).toBe(201);
    const booking = {
      guestName: 'Ana Duarte',
      guestEmail: 'ana@example.pt',
      checkinDate: '2027-05-09',
      checkoutDate: '2027-05-13',
      guestCount: 2,
      guestPhone: null,
      currency: 'EUR',
      totalAmount: '1700.00',
      status: 'confirmed',
      notes: null,
    };
    const taken = await call('POST', '/api/admin/bookings', booking);
    expect(taken.json.code).toBe('nights_taken');
    expect(taken.json.message).toContain('10 de maio de 2027 – 11 de maio de 2027');
  });

  it('name seasons that overlap, and their day', async () => {
    const season = (name: string, start: string, end: string) => ({
      name,
      ranges: [{ start, end }],
      tier: 'high',
      ownPrice: null,
      minStay: null,
      arrivalDays: null,
      departureDays: null,
      colour: 'olive',
    });
    const issuesOf = async (seasons: object[]) =>
      (await call('PUT', '/api/admin/price-plan', { seasons })).json.issues;
    expect(
      await issuesOf([season('Verão', '06-01', '08-31'), season('Festas', '08-15', '08-20')]),
    ).toEqual([
      {
        path: 'seasons.1.ranges',
        message: '“Verão” e “Festas” sobrepõem-se em 15/08. Altere uma delas, por favor.',
      },
    ]);
    const once = season('Natal', '2027-12-20', '2027-12-31');
    expect(
      await issuesOf([
        { ...once, ranges: [...once.ranges, { start: '2027-12-24', end: '2027-12-26' }] },
      ]),
    ).toEqual([
      {
        path: 'seasons.0.ranges',
        message: 'Dois períodos de “Natal” sobrepõem-se em 24/12/2027. Altere um deles, por favor.',
      },
    ]);
  });

  it('are also translated in the price simulator', async () => {
    const simulated = await app.send<Simulation>('POST', '/api/admin/simulate-price', {
      body: {
        checkinDate: '2027-07-03',
        checkoutDate: '2027-07-05',
        guestCount: 20,
        currency: 'EUR',
      },
      cookie,
      headers: { 'Accept-Language': 'pt' },
    });
    expect(simulated.json.issues.map(({ message }) => message)).toEqual([
      'A casa recebe no máximo 12 hóspedes. Escolha menos, por favor.',
      'Na época alta (julho e agosto), a estadia mínima é de 7 noites. Escolha uma estadia mais longa, por favor.',
    ]);
  });
});
