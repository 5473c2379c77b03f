import type { ErrorBody } from '@shared/contract/error';
import type { ChangedBooking } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import { addDays } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../../services/mail/mailWorker';
import { insertBooking } from '../factories';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp';

const STAY = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const wait = (seconds: number) => app.setNow(new Date(TEST_NOW.getTime() + seconds * 1000));
const decide = (id: number, change: object) =>
  app.send<ChangedBooking>('PATCH', `/api/bookings/${id}/status`, {
    cookie,
    body: { isUndoable: true, ...change },
  });
const undo = <Json = ChangedBooking>({ undo: text }: ChangedBooking) =>
  app.send<Json>('POST', '/api/admin/undo', { cookie, body: { undo: text } });
const mails = async () =>
  (await app.db.models.OutboxMail.findAll({ order: ['id'] })).map(
    ({ kind, status, nextAttemptAt }) => [kind, status, +nextAttemptAt - +TEST_NOW],
  );
/** What the action may change, without the version of the booking. */
const stored = async () => {
  const { Booking, HeldNight, PaymentPlan, ScheduleItem, ScheduledMail, StayRequest } =
    app.db.models;
  const rows = [Booking, HeldNight, PaymentPlan, ScheduleItem, ScheduledMail, StayRequest].map(
    async (model) => (model as typeof Booking).findAll(),
  );
  return JSON.parse(JSON.stringify(await Promise.all(rows)), (name, value: unknown) =>
    name === 'updatedAt' ? undefined : value,
  ) as unknown;
};

describe('undoing', () => {
  it('a cancellation gives back nights, schedule and scheduled mails, and no mail goes', async () => {
    const { id } = await insertBooking(app, STAY);
    await decide(id, { status: 'confirmed', notifyGuest: false });
    const before = await stored();
    const { json } = await decide(id, { status: 'cancelled', cancelledBy: 'guest' });
    expect(await stored()).not.toEqual(before);
    expect(await mails()).toEqual([['cancellation', 'pending', 12_000]]);
    wait(10);
    await sendDueMails(app.deps);
    expect((await undo(json)).json).toMatchObject({ status: 'confirmed' });
    expect(await stored()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('a confirmation waits again, with those that it declined', async () => {
    const { id } = await insertBooking(app, STAY);
    const other = await insertBooking(app, STAY);
    const before = await stored();
    const declines = { references: [other.reference], message: 'Perhaps in May?' };
    const { json } = await decide(id, { status: 'confirmed', declines });
    expect(await mails()).toEqual([
      ['decline', 'pending', 12_000],
      ['confirmation', 'pending', 12_000],
    ]);
    expect(await app.db.models.Booking.count({ where: { status: 'cancelled' } })).toBe(1);
    await undo(json);
    expect(await stored()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('a move brings back dates and price, and the earlier mail', async () => {
    const { id } = await insertBooking(app, STAY);
    await decide(id, { status: 'confirmed', isUndoable: false });
    const before = await stored();
    const { json } = await app.send<ChangedBooking>('PATCH', `/api/admin/bookings/${id}`, {
      cookie,
      body: {
        checkinDate: addDays(STAY.checkinDate, 7),
        checkoutDate: addDays(STAY.checkoutDate, 7),
        totalAmount: '1400.00',
        mail: { message: null },
        isUndoable: true,
      },
    });
    expect(await mails()).toEqual([
      ['confirmation', 'dismissed', 0],
      ['confirmation', 'pending', 12_000],
    ]);
    await undo(json);
    expect(await stored()).toEqual(before);
    expect(await mails()).toEqual([['confirmation', 'pending', 0]]);
  });

  it('may be repeated, as its response may be lost', async () => {
    const { id } = await insertBooking(app, STAY);
    const { json } = await decide(id, { status: 'cancelled' });
    await undo(json);
    wait(60);
    expect(await undo(json)).toMatchObject({ status: 200, json: { status: 'pending' } });
  });
});

describe('an action is not undone', () => {
  it('after ten seconds and the time of a call', async () => {
    const { id } = await insertBooking(app, STAY);
    const { json } = await decide(id, { status: 'cancelled', notifyGuest: false });
    wait(13);
    expect(await undo<ErrorBody>(json)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('ten seconds') as string },
    });
  });

  it('once its mail is being sent', async () => {
    const { id } = await insertBooking(app, STAY);
    const { json } = await decide(id, { status: 'cancelled' });
    wait(12);
    await sendDueMails(app.deps);
    expect(await undo<ErrorBody>(json)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('mail is on its way') as string },
    });
    expect(await app.db.models.Booking.findByPk(id)).toMatchObject({ status: 'cancelled' });
  });

  it('either its mail goes or it is undone, when both happen at once', async () => {
    const { id } = await insertBooking(app, STAY);
    const { json } = await decide(id, { status: 'cancelled' });
    wait(12);
    const [{ status }] = await Promise.all([undo<ErrorBody>(json), sendDueMails(app.deps)]);
    const isUndone = status === 200;
    expect(await mails()).toHaveLength(isUndone ? 0 : 1);
    expect(await app.db.models.Booking.findByPk(id)).toMatchObject({
      status: isUndone ? 'pending' : 'cancelled',
    });
  });

  it('if its nights were taken meanwhile, and says by whom', async () => {
    const { id } = await insertBooking(app, { ...STAY, status: 'confirmed' });
    const { json } = await decide(id, { status: 'cancelled', cancelledBy: 'owner' });
    await insertBooking(app, {
      checkinDate: '2027-04-13',
      checkoutDate: '2027-04-15',
      status: 'confirmed',
    });
    expect(await undo<ErrorBody>(json)).toMatchObject({
      status: 409,
      json: {
        code: 'nights_taken',
        message: expect.stringContaining('Ana Duarte, 13 Apr 2027 – 14 Apr 2027.') as string,
        nights: ['2027-04-13', '2027-04-14'],
      },
    });
    expect(await mails()).toEqual([['cancellation', 'pending', 12_000]]);
  });

  it('once a confirmation that was sent again is on its way; until then it is withdrawn', async () => {
    const { id } = await insertBooking(app, STAY);
    const { json } = await decide(id, { status: 'confirmed', notifyGuest: false });
    const resend = ({ updatedAt }: { updatedAt: unknown }) =>
      app.send(`POST`, `/api/admin/bookings/${id}/confirmation`, { cookie, body: { updatedAt } });
    expect((await resend(json)).status).toBe(200);
    expect((await undo(json)).status).toBe(200);
    expect(await mails()).toEqual([]);

    const again = (await decide(id, { status: 'confirmed', notifyGuest: false })).json;
    await resend(again);
    await sendDueMails(app.deps);
    expect(await undo<ErrorBody>(again)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('mail is on its way') as string },
    });
    expect(await app.db.models.Booking.findByPk(id)).toMatchObject({ status: 'confirmed' });
  });

  it('if the booking was changed since', async () => {
    const { id } = await insertBooking(app, STAY);
    const { json } = await decide(id, { status: 'confirmed' });
    await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body: { notes: 'Late' } });
    expect(await undo<ErrorBody>(json)).toMatchObject({ status: 409, json: { code: 'stale' } });
  });

  it('with a text that this server has not made', async () => {
    const { json } = await app.send<ErrorBody>('POST', '/api/admin/undo', {
      cookie,
      body: { undo: 'v1.0.0' },
    });
    expect(json.message).toContain('can no longer be undone');
  });
});

it('of a confirmation that declines twenty others fits into a request', async () => {
  const { id } = await insertBooking(app, STAY);
  const others = [];
  for (let index = 0; index < 21; index += 1) others.push(await insertBooking(app, STAY));
  const references = others.map(({ reference }) => reference);
  const before = await stored();
  const tooMany = await decide(id, { status: 'confirmed', declines: { references } });
  expect(tooMany.status).toBe(400);
  const declines = { references: references.slice(1), message: 'x'.repeat(LIMITS.mailMessage) };
  const { status, json } = await decide(id, { status: 'confirmed', declines });
  expect(status).toBe(200);
  expect(json.undo?.length).toBeLessThan(50_000);
  expect((await undo(json)).status).toBe(200);
  expect(await stored()).toEqual(before);
});

it('is not offered with a new address of the guest, so that mail goes at once', async () => {
  const { id } = await insertBooking(app, { ...STAY, status: 'confirmed' });
  const { json } = await app.send<ChangedBooking>('PATCH', `/api/admin/bookings/${id}`, {
    cookie,
    body: {
      guestEmail: 'new@example.pt',
      checkinDate: addDays(STAY.checkinDate, 7),
      checkoutDate: addDays(STAY.checkoutDate, 7),
      mail: { message: null },
      isUndoable: true,
    },
  });
  expect(json).not.toHaveProperty('undo');
  expect(await mails()).toEqual([['stayChange', 'pending', 0]]);
});

it('a confirmation declines neither itself nor a booking of other nights or without a question', async () => {
  const { id, reference } = await insertBooking(app, STAY);
  const later = await insertBooking(app, {
    checkinDate: STAY.checkoutDate,
    checkoutDate: addDays(STAY.checkoutDate, 3),
  });
  const settled = await insertBooking(app, { ...STAY, status: 'cancelled' });
  for (const other of [reference, later.reference, settled.reference]) {
    const declines = { references: [other], message: null };
    const answer = await app.send<ErrorBody>('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'confirmed', declines },
    });
    expect([answer.status, answer.json.message]).toEqual([
      400,
      expect.stringContaining('share a night'),
    ]);
  }
  expect(await mails()).toEqual([]);
  expect(await app.db.models.Booking.count({ where: { status: 'pending' } })).toBe(2);
});

it('mails at once and gives nothing to undo unless it is asked for', async () => {
  const { id } = await insertBooking(app, STAY);
  const { json } = await decide(id, { status: 'cancelled', isUndoable: false });
  expect(json).not.toHaveProperty('undo');
  expect(await mails()).toEqual([['decline', 'pending', 0]]);
});

it('cannot undo what ends another guest’s open offer, so that mail goes at once', async () => {
  const { id } = await insertBooking(app, STAY);
  const other = await insertBooking(app, STAY);
  await app.db.write(() =>
    app.db.models.Offer.create({
      ...STAY,
      bookingId: other.id,
      status: 'sent',
      guestCount: 2,
      currency: 'EUR',
      totalCents: 150_000,
      quote: other.priceBreakdown,
      listQuote: other.priceBreakdown,
      validUntil: '2027-03-20',
      holdsNights: false,
      confirmsItself: false,
      sentAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    }),
  );
  const { json } = await decide(id, { status: 'confirmed' });
  expect(json).not.toHaveProperty('undo');
  expect((await mails()).map(([, , delay]) => delay)).toEqual([0, 0, 0]);
});
