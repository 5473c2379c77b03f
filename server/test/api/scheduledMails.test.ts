import { buffer } from 'node:stream/consumers';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ArrivalJson } from '@shared/contract/stay/arrival';
import type { BookingPayments } from '@shared/contract/payments/payments';
import type { ScheduledMails } from '@shared/contract/mail/scheduledMails';
import {
  DEFAULT_RULES,
  type MailRules,
  type ScheduledKind,
} from '@shared/domain/mail/scheduledMails';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../models/Booking';
import { sendDueMails } from '../../services/mail/mailWorker';
import { sendScheduledMails } from '../../services/mail/sendScheduledMails';
import { personArchive } from '../../services/privacy/exportPerson';
import { insertArrival, insertBooking } from '../factories';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp';

const ARRIVAL = '2027-04-09T08:00:00.000Z';
const DEPARTURE = '2027-04-14T16:00:00.000Z';
const THANKS = '2027-04-16T10:00:00.000Z';

let app: TestApp;
let peer: SmtpPeer;
let cookie: string;
beforeEach(async () => {
  peer = await startSmtpPeer();
  app = await startTestApp({
    env: {
      SMTP_URL: peer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: 'owner@villa.example',
      PUBLIC_URL: 'https://villa.example',
    },
  });
  cookie = await app.signIn();
  await insertArrival(app.db);
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

const decide = (booking: Booking, status: string) =>
  app.send('PATCH', `/api/bookings/${booking.id}/status`, {
    cookie,
    body: { status, notifyGuest: false },
  });
const change = (booking: Booking, body: object) =>
  app.send('PATCH', `/api/admin/bookings/${booking.id}`, { cookie, body });
const list = async ({ id }: Pick<Booking, 'id'>) =>
  (await app.send<ScheduledMails>('GET', `/api/admin/bookings/${id}/scheduled-mails`, { cookie }))
    .json;
const mailsOf = async (booking: Booking) =>
  (await list(booking)).mails.map(
    ({ kind, dueAt, state, reason }) => `${kind} ${dueAt} ${state}${reason ? ` ${reason}` : ''}`,
  );
const act = async (booking: Booking, kind: ScheduledKind, action: string) => {
  const { mails } = await list(booking);
  const id = mails.find((mail) => mail.kind === kind)?.id;
  return app.send<ScheduledMails>('POST', `/api/admin/scheduled-mails/${id}`, {
    cookie,
    body: { action },
  });
};
const setRules = (rules: Partial<MailRules>) =>
  app.send('PUT', '/api/admin/mail/rules', {
    cookie,
    body: { rules: { ...DEFAULT_RULES, ...rules } },
  });
const run = async (at: string) => {
  app.setNow(new Date(at));
  await app.deps.repairClock();
  await sendScheduledMails(app.deps);
  await sendDueMails(app.deps);
  // The previous session may have expired.
  cookie = await app.signIn();
};
const confirmed = async (stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' }) => {
  const booking = await insertBooking(app, stay);
  expect((await decide(booking, 'confirmed')).status).toBe(200);
  return booking;
};

describe('scheduled mails', () => {
  it('are planned with the confirmation, and not before', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    expect(await mailsOf(booking)).toEqual([]);
    await decide(booking, 'confirmed');
    expect(await mailsOf(booking)).toEqual([
      `arrivalDetails ${ARRIVAL} planned`,
      `departureDay ${DEPARTURE} planned`,
      `thanks ${THANKS} planned`,
    ]);
  });

  it('are sent once, at their time, with a link and without a secret in their row', async () => {
    await confirmed();
    await run('2027-04-09T07:59:59Z');
    expect(peer.arrived).toEqual([]);
    await run('2027-04-09T08:00:00Z');
    await run('2027-04-09T08:00:05Z');
    expect(peer.arrived.map(({ mail }) => mail.subject?.split(':')[0])).toEqual([
      'Before you arrive',
    ]);
    expect(peer.arrived[0]?.envelope.to).toEqual(['ana@example.pt']);
    expect(peer.arrived[0]?.mail.text).toContain('Dear Ana Duarte,');
  });

  it('are not sent twice when the clock is put back, or a booking is changed after they were sent', async () => {
    const booking = await confirmed();
    await run('2027-04-16T10:00:00Z');
    expect(peer.arrived).toHaveLength(1);
    app.setNow(TEST_NOW);
    cookie = await app.signIn();
    await change(booking, { checkinDate: '2027-04-20', checkoutDate: '2027-04-23' });
    await run('2027-04-24T10:00:00Z');
    const thanks = peer.arrived.filter(({ mail }) => mail.subject?.startsWith('Thank you'));
    expect(thanks).toHaveLength(1);
  });

  it('move with the dates', async () => {
    const booking = await confirmed();
    await change(booking, { checkinDate: '2027-03-29', checkoutDate: '2027-04-01' });
    expect(await mailsOf(booking)).toEqual([
      'arrivalDetails 2027-03-26T09:00:00.000Z planned',
      'departureDay 2027-03-31T16:00:00.000Z planned',
      'thanks 2027-04-02T10:00:00.000Z planned',
    ]);
    await run(ARRIVAL);
    expect(peer.arrived.map(({ mail }) => mail.subject?.split(':')[0])).toEqual([
      'Thank you for your stay',
    ]);
  });

  describe('while the mail server is unavailable', () => {
    const away = () =>
      peer.behave({ onRecipient: () => ({ code: 451, text: 'Please try again later' }) });
    const subjects = () => peer.arrived.map(({ mail }) => mail.subject?.split(':')[0]);

    it('are not sent for the old dates of a moved stay, but at its new time', async () => {
      const booking = await confirmed();
      away();
      await run(ARRIVAL);
      await change(booking, { checkinDate: '2027-05-12', checkoutDate: '2027-05-15' });
      peer.behave({});
      await run('2027-04-10T08:00:00Z');
      expect(subjects()).toEqual([]);
      const [arrival, ...rest] = await mailsOf(booking);
      expect([arrival, rest.length]).toEqual([
        'arrivalDetails 2027-05-09T08:00:00.000Z planned',
        2,
      ]);
      await run('2027-05-09T08:00:00Z');
      await run('2027-05-09T09:00:00Z');
      expect(subjects()).toEqual(['Before you arrive']);
    });

    it('are not sent before the stay if a clock that was ahead enqueued them', async () => {
      const booking = await confirmed();
      away();
      await run(THANKS);
      peer.behave({});
      await run('2027-03-11T12:00:00Z');
      expect(subjects()).toEqual([]);
      expect(await mailsOf(booking)).toEqual([
        `arrivalDetails ${ARRIVAL} planned`,
        `departureDay ${DEPARTURE} planned`,
        `thanks ${THANKS} planned`,
      ]);
      await run(THANKS);
      expect(subjects()).toEqual(['Thank you for your stay']);
    });

    it('are sent late if the owner retries them', async () => {
      await confirmed();
      peer.behave({ onRecipient: () => ({ code: 550, text: 'No such mailbox' }) });
      await run(DEPARTURE);
      peer.behave({});
      const row = await app.db.models.OutboxMail.findOne({
        where: { kind: 'departureDay' },
        rejectOnEmpty: true,
      });
      app.setNow(new Date('2027-04-16T10:00:00Z'));
      const path = `/api/admin/mail/${row.id}/retry`;
      // The session of a month ago has expired.
      const again = { cookie: await app.signIn() };
      expect((await app.send('POST', path, again)).status).toBe(200);
      await run('2027-04-16T10:01:00Z');
      expect(subjects()).toContain('Your departure');
    });

    it('are skipped, and reported, if they would arrive too late', async () => {
      const booking = await confirmed();
      away();
      await run(DEPARTURE);
      peer.behave({});
      await run(THANKS);
      expect(subjects()).toEqual(['Thank you for your stay']);
      expect(await mailsOf(booking)).toContain(`departureDay ${DEPARTURE} skipped too_late`);
    });

    it('are sent once before the stay if the owner’s rule says so', async () => {
      await setRules({ departureDay: { ...DEFAULT_RULES.departureDay, offsetDays: -10 } });
      await confirmed();
      away();
      await run('2027-04-05T16:00:00Z');
      peer.behave({});
      await run('2027-04-05T17:00:00Z');
      await run('2027-04-05T18:00:00Z');
      expect(subjects()).toEqual(['Your departure']);
    });

    it('are sent before their time if the owner sends them', async () => {
      const booking = await confirmed();
      away();
      await act(booking, 'arrivalDetails', 'send');
      await run('2027-03-10T13:00:00Z');
      peer.behave({});
      await run('2027-03-10T14:00:00Z');
      expect(subjects()).toEqual(['Before you arrive']);
    });
  });

  it('end with a cancellation, held ones as well', async () => {
    const booking = await confirmed();
    await act(booking, 'thanks', 'hold');
    await decide(booking, 'cancelled');
    expect(await mailsOf(booking)).toEqual([
      `arrivalDetails ${ARRIVAL} skipped cancelled`,
      `departureDay ${DEPARTURE} skipped cancelled`,
      `thanks ${THANKS} skipped cancelled`,
    ]);
    await run('2027-04-20T12:00:00Z');
    expect(peer.arrived).toEqual([]);
  });

  it('are skipped when they would come too late, and say so', async () => {
    app.setNow(new Date('2027-04-15T12:00:00Z'));
    cookie = await app.signIn();
    const booking = await confirmed({ checkinDate: '2027-04-14', checkoutDate: '2027-04-16' });
    expect(await mailsOf(booking)).toEqual([
      'arrivalDetails 2027-04-11T08:00:00.000Z skipped too_late',
      'departureDay 2027-04-15T16:00:00.000Z planned',
      'thanks 2027-04-17T10:00:00.000Z planned',
    ]);
  });

  it('are sent after all if a clock that was ahead skipped them as too late', async () => {
    const booking = await confirmed();
    await run('2028-01-01T12:00:00Z');
    expect(await mailsOf(booking)).toEqual([
      `arrivalDetails ${ARRIVAL} skipped too_late`,
      `departureDay ${DEPARTURE} skipped too_late`,
      `thanks ${THANKS} skipped too_late`,
    ]);
    await run('2027-03-11T12:00:00Z');
    expect(await mailsOf(booking)).toEqual([
      `arrivalDetails ${ARRIVAL} planned`,
      `departureDay ${DEPARTURE} planned`,
      `thanks ${THANKS} planned`,
    ]);
    await run(ARRIVAL);
    expect(peer.arrived).toHaveLength(1);
  });

  it('are sent at once if they became due meanwhile, and are skipped if their time has passed', async () => {
    const booking = await confirmed();
    await run('2028-01-01T12:00:00Z');
    await run('2027-04-14T17:00:00Z');
    expect(await mailsOf(booking)).toEqual([
      `arrivalDetails ${ARRIVAL} skipped too_late`,
      `departureDay ${DEPARTURE} sent`,
      `thanks ${THANKS} planned`,
    ]);
    expect(peer.arrived).toHaveLength(1);
    const judged = await app.db.models.ScheduledMail.findAll({ order: ['dueAt'] });
    expect(judged.map(({ updatedAt }) => updatedAt.toISOString())).toEqual(
      Array(3).fill('2027-04-14T17:00:00.000Z'),
    );
  });

  it('wait while the owner holds them, and are sent when released', async () => {
    const booking = await confirmed();
    expect((await act(booking, 'arrivalDetails', 'hold')).status).toBe(200);
    await change(booking, { checkinDate: '2027-04-13', checkoutDate: '2027-04-15' });
    await run('2027-04-12T12:00:00Z');
    expect(peer.arrived).toEqual([]);
    expect((await mailsOf(booking))[0]).toBe('arrivalDetails 2027-04-10T08:00:00.000Z held');
    await act(booking, 'arrivalDetails', 'release');
    await run('2027-04-12T12:00:05Z');
    expect(peer.arrived).toHaveLength(1);
  });

  it('are sent at once when the owner says so, and not again at their time', async () => {
    const booking = await confirmed();
    const answer = await act(booking, 'arrivalDetails', 'send');
    expect(answer.json.mails[0]).toMatchObject({ state: 'sent', sentAt: TEST_NOW.toISOString() });
    expect((await act(booking, 'arrivalDetails', 'send')).status).toBe(409);
    expect((await act(booking, 'arrivalDetails', 'hold')).status).toBe(409);
    await run(ARRIVAL);
    expect(peer.arrived).toHaveLength(1);
  });

  it('cannot be sent before the stay or the departure that they mention', async () => {
    const booking = await confirmed();
    for (const kind of ['departureDay', 'thanks'] as const) {
      expect((await act(booking, kind, 'send')).status).toBe(409);
    }
    app.setNow(new Date('2027-04-12T12:00:00Z'));
    cookie = await app.signIn();
    expect((await act(booking, 'thanks', 'send')).status).toBe(409);
    expect((await act(booking, 'departureDay', 'send')).status).toBe(200);
    app.setNow(new Date('2027-04-15T12:00:00Z'));
    cookie = await app.signIn();
    expect((await act(booking, 'thanks', 'send')).status).toBe(200);
  });

  it('are sent once for five simultaneous clicks on Send now', async () => {
    const booking = await confirmed();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(booking, 'arrivalDetails', 'send')),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    expect(await app.db.models.OutboxMail.count({ where: { kind: 'arrivalDetails' } })).toBe(1);
  });

  it('are off for an older booking until the owner switches them on', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status: 'confirmed',
    });
    await booking.update({ schedulesMails: false });
    await change(booking, { checkinDate: '2027-04-13', checkoutDate: '2027-04-15' });
    expect(await list(booking)).toEqual({ isOn: false, mails: [] });
    const path = `/api/admin/bookings/${booking.id}/scheduled-mails`;
    await app.send('PUT', path, { cookie, body: { isOn: true } });
    expect(await mailsOf(booking)).toHaveLength(3);
    await app.send('PUT', path, { cookie, body: { isOn: false } });
    expect((await mailsOf(booking)).every((line) => line.endsWith('skipped switched_off'))).toBe(
      true,
    );
  });

  it('are off for a booking that the owner enters by hand, until they are switched on', async () => {
    const { json } = await app.send<BookingJson>('POST', '/api/admin/bookings', {
      cookie,
      body: {
        guestName: 'Ana Duarte',
        guestEmail: 'ana@example.pt',
        guestPhone: '',
        checkinDate: '2027-04-12',
        checkoutDate: '2027-04-15',
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '1500.00',
        status: 'confirmed',
        notes: '',
      },
    });
    expect(await list(json)).toEqual({ isOn: false, mails: [] });
    await run(ARRIVAL);
    expect(peer.arrived).toEqual([]);
    const path = `/api/admin/bookings/${json.id}/scheduled-mails`;
    await app.send('PUT', path, { cookie, body: { isOn: true } });
    expect((await list(json)).mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'arrivalDetails planned',
      'departureDay planned',
      'thanks planned',
    ]);
  });

  it('follow the owner’s rules, for stays that are confirmed already as well', async () => {
    const booking = await confirmed();
    const rule = { isOn: true, anchor: 'departure', offsetDays: 3, hour: 20 } as const;
    const answer = await setRules({
      thanks: rule,
      departureDay: { ...DEFAULT_RULES.departureDay, isOn: false },
    });
    expect(answer.status).toBe(200);
    expect(await mailsOf(booking)).toEqual([
      `arrivalDetails ${ARRIVAL} planned`,
      `departureDay ${DEPARTURE} skipped switched_off`,
      'thanks 2027-04-18T19:00:00.000Z planned',
    ]);
    await setRules({});
    expect((await mailsOf(booking))[1]).toBe(`departureDay ${DEPARTURE} planned`);
  });

  it('link to the arrival details once there are any, and not before the page shows them', async () => {
    await app.db.models.SettingsDocument.destroy({ where: { name: 'arrival' } });
    const booking = await confirmed();
    const skipped = `arrivalDetails ${ARRIVAL} skipped no_arrival_details`;
    expect((await mailsOf(booking))[0]).toBe(skipped);
    await run(ARRIVAL);
    expect(peer.arrived).toEqual([]);
    const save = async (address: string, showDays: number) => {
      const { json } = await app.send<ArrivalJson>('GET', '/api/admin/arrival', { cookie });
      const { isUnreadable: _, ...form } = json;
      const body = { ...form, address, showDays };
      expect((await app.send('PUT', '/api/admin/arrival', { cookie, body })).status).toBe(200);
    };
    await save('Rua da Praia 1', 2);
    expect((await mailsOf(booking))[0]).toBe('arrivalDetails 2027-04-10T08:00:00.000Z planned');
    app.setNow(new Date('2027-04-10T08:00:00Z'));
    await sendScheduledMails(app.deps);
    cookie = await app.signIn();
    await save('', 2);
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    expect((await mailsOf(booking))[0]).toContain('skipped no_arrival_details');
    await save('Rua da Praia 1', 7);
    await run('2027-04-10T08:00:05Z');
    expect(peer.arrived.map(({ mail }) => mail.subject?.split(':')[0])).toEqual([
      'Before you arrive',
    ]);
  });

  it('refuses rules that make no sense', async () => {
    for (const wrong of [
      { hour: 24 },
      { offsetDays: 366 },
      { offsetDays: 0.5 },
      { anchor: 'dueDate' },
    ]) {
      const thanks = { ...DEFAULT_RULES.thanks, ...wrong } as MailRules['thanks'];
      expect((await setRules({ thanks })).status).toBe(400);
    }
  });
});

it('waits while mail is not set up, and is sent when it is', async () => {
  const files = await startTestApp();
  try {
    await insertArrival(files.db);
    const booking = await insertBooking(files, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    await files.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie: await files.signIn(),
      body: { status: 'confirmed', notifyGuest: false },
    });
    files.setNow(new Date('2027-04-09T08:00:00Z'));
    await sendScheduledMails(files.deps);
    expect(await files.db.models.OutboxMail.count()).toBe(0);
    expect(await files.db.models.ScheduledMail.count({ where: { state: 'planned' } })).toBe(3);
  } finally {
    await files.close();
  }
});

it('drops a mail whose booking was cancelled while the mail server was unavailable', async () => {
  const booking = await confirmed();
  app.setNow(new Date(ARRIVAL));
  await sendScheduledMails(app.deps);
  cookie = await app.signIn();
  await decide(booking, 'cancelled');
  await sendDueMails(app.deps);
  expect(peer.arrived).toEqual([]);
  expect((await mailsOf(booking))[0]).toBe(`arrivalDetails ${ARRIVAL} skipped cancelled`);
});

it('uses the dates and address at the time of sending, not of enqueueing', async () => {
  const booking = await confirmed();
  app.setNow(new Date(ARRIVAL));
  await sendScheduledMails(app.deps);
  cookie = await app.signIn();
  const moved = {
    checkinDate: '2027-04-13',
    checkoutDate: '2027-04-17',
    guestEmail: 'ana.duarte@example.pt',
  };
  expect((await change(booking, moved)).status).toBe(200);
  await sendDueMails(app.deps);
  expect(peer.arrived.map(({ envelope }) => envelope.to)).toEqual([['ana.duarte@example.pt']]);
  expect(peer.arrived[0]?.mail.text).toContain('Tue, 13 Apr 2027');
  expect(peer.arrived[0]?.mail.text).not.toContain('12 Apr 2027');
});

it('exports what was planned for a guest, and erases it with the guest', async () => {
  await confirmed();
  await run('2027-05-20T12:00:00Z');
  const body = { email: 'ana@example.pt', confirmation: 'ana@example.pt' };
  const context = { models: app.db.models, now: TEST_NOW, today: '2027-03-10' };
  const place = { dataDir: app.dataDir, secrets: app.deps.secrets };
  const archive = await buffer(await personArchive(body.email, place, context));
  const person = unzipSync(archive)['person.json'];
  expect(JSON.parse(strFromU8(person ?? new Uint8Array())).scheduledMails).toEqual([
    { kind: 'arrivalDetails', occurrence: 'stay', dueAt: ARRIVAL, state: 'skipped' },
    { kind: 'departureDay', occurrence: 'stay', dueAt: DEPARTURE, state: 'skipped' },
    { kind: 'thanks', occurrence: 'stay', dueAt: THANKS, state: 'skipped' },
  ]);
  expect((await app.send('POST', '/api/admin/privacy/erase', { cookie, body })).status).toBe(200);
  expect(await app.db.models.ScheduledMail.count()).toBe(0);
  expect(await app.db.models.Booking.findOne()).toMatchObject({ schedulesMails: false });
});

describe('payment mails', () => {
  const on = (kind: ScheduledKind) => ({ [kind]: { ...DEFAULT_RULES[kind], isOn: true } });
  const saveBank = async () => {
    const body = { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic: 'CGDIPTPL' };
    expect((await app.send('PUT', '/api/admin/bank-details', { cookie, body })).status).toBe(200);
    // The owner's notification of the change is not one of these mails.
    await app.db.models.OutboxMail.destroy({ where: { kind: 'bankDetailsChanged' } });
  };
  beforeEach(saveBank);
  const pay = (booking: Booking, amount: string) =>
    app.send('POST', `/api/admin/bookings/${booking.id}/payments`, {
      cookie,
      body: { direction: 'in', purpose: 'stay', paidOn: '2027-03-10', amount, way: 'transfer' },
    });
  /** €450 by 20 March, and the rest by 1 April. */
  const inTwoParts = async () => {
    const booking = await confirmed();
    const items = [
      { kind: 'deposit', dueDate: '2027-03-20', amount: '450.00' },
      { kind: 'balance', dueDate: '2027-04-01', amount: '1050.00' },
    ];
    const path = `/api/admin/bookings/${booking.id}/schedule`;
    expect((await app.send('PUT', path, { cookie, body: { items } })).status).toBe(200);
    return booking;
  };
  const asked = async (booking: Booking) =>
    (await list(booking)).mails
      .filter(({ occurrence }) => occurrence !== 'stay')
      .map(
        ({ kind, occurrence, dueAt, state, reason }) =>
          `${kind} ${occurrence} ${dueAt.slice(0, 10)} ${state}${reason ? ` ${reason}` : ''}`,
      );

  it('remind of each open part with its amount, and of no paid part', async () => {
    await setRules(on('paymentReminder'));
    const booking = await inTwoParts();
    expect(await asked(booking)).toContain('paymentReminder deposit 2027-03-19 planned');
    expect(await asked(booking)).toContain('paymentReminder balance 2027-03-31 planned');
    expect((await pay(booking, '450.00')).status).toBe(201);
    expect(await asked(booking)).toContain('paymentReminder deposit 2027-03-19 skipped paid');
    await run('2027-03-19T12:00:00Z');
    expect(peer.arrived).toEqual([]);
    await pay(booking, '50.00');
    await run('2027-03-31T12:00:00Z');
    const [reminder] = peer.arrived.filter(({ mail }) => mail.subject?.includes('reminder'));
    expect(reminder?.mail.text).toContain('€1,000 for your stay');
    expect(reminder?.mail.text).toContain('Thu, 1 Apr 2027');
    expect(reminder?.mail.subject).not.toContain('1,000');
  });

  it('remind of a stay that was confirmed by a clock which was ahead', async () => {
    await setRules(on('paymentReminder'));
    app.setNow(new Date('2027-03-20T12:00:00Z'));
    cookie = await app.signIn();
    const booking = await inTwoParts();
    expect(await asked(booking)).toContain(
      'paymentReminder deposit 2027-03-19 skipped confirmed_later',
    );
    await run('2027-03-11T12:00:00Z');
    expect(await asked(booking)).toContain('paymentReminder deposit 2027-03-19 planned');
  });

  it('wait until it is known where to pay, and name the account as the confirmation does', async () => {
    await app.db.models.SettingsDocument.destroy({ where: { name: 'bankDetails' } });
    await setRules(on('paymentRequest'));
    const booking = await inTwoParts();
    expect(await asked(booking)).toContain(
      'paymentRequest deposit 2027-03-13 skipped no_bank_details',
    );
    app.setNow(new Date('2027-03-13T12:00:00Z'));
    await sendScheduledMails(app.deps);
    expect(await app.db.models.OutboxMail.count()).toBe(0);
    cookie = await app.signIn();
    await saveBank();
    expect(await asked(booking)).toContain('paymentRequest deposit 2027-03-13 planned');
    await sendScheduledMails(app.deps);
    await sendDueMails(app.deps);
    const [request] = peer.arrived.filter(({ mail }) => mail.subject?.startsWith('Payment for'));
    for (const fact of ['Ana Sousa', 'PT50 0002 0123', 'CGDIPTPL', booking.reference, '€450']) {
      expect(request?.mail.text).toContain(fact);
    }
  });

  it('are not sent for an owner who records no payments here', async () => {
    await setRules(on('paymentReminder'));
    const booking = await inTwoParts();
    const keep = (keepsPayments: boolean) =>
      app.send('PUT', '/api/admin/payment-settings', { cookie, body: { keepsPayments } });
    expect((await keep(false)).status).toBe(200);
    expect(await asked(booking)).toContain(
      'paymentReminder deposit 2027-03-19 skipped switched_off',
    );
    await run('2027-03-19T12:00:00Z');
    expect(peer.arrived).toEqual([]);
    // Nor are stays that were confirmed meanwhile, whatever their way of payment.
    const unasked = await insertBooking(app, {
      checkinDate: '2027-06-14',
      checkoutDate: '2027-06-17',
    });
    const { status } = await app.send('PATCH', `/api/bookings/${unasked.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    expect(status).toBe(200);
    await keep(true);
    expect(await asked(booking)).toContain('paymentReminder deposit 2027-03-19 planned');
    expect((await asked(unasked)).filter((row) => row.startsWith('payment'))).toEqual([]);
  });

  it('recognise a part when another one is inserted before it', async () => {
    await setRules(on('paymentReminder'));
    const booking = await inTwoParts();
    const path = `/api/admin/bookings/${booking.id}`;
    const read = async () =>
      (await app.send<BookingPayments>('GET', `${path}/payments`, { cookie })).json.schedule;
    const save = async (items: object[]) =>
      expect((await app.send('PUT', `${path}/schedule`, { cookie, body: { items } })).status).toBe(
        200,
      );
    const part = (dueDate: string, amount: string) => ({ kind: 'part', dueDate, amount });
    await save([part('2027-03-20', '500.00'), part('2027-04-05', '1000.00')]);
    await run('2027-03-19T12:00:00Z');
    expect(peer.arrived).toHaveLength(1);

    const [reminded, last] = await read();
    await save([
      part('2027-03-22', '200.00'),
      { ...part('2027-03-24', '500.00'), key: reminded?.key },
      { ...part('2027-04-05', '800.00'), key: last?.key },
    ]);
    await run('2027-03-21T12:00:00Z');
    const mailsOf = peer.arrived.map(
      ({ mail }) => /€(\d+) for your stay/.exec(mail.text ?? '')?.[1],
    );
    expect(mailsOf).toEqual(['500', '200']);

    // Nor does one that replaces it, as nobody was reminded of that.
    await save([part('2027-03-26', '700.00'), { ...part('2027-04-05', '800.00'), key: last?.key }]);
    await run('2027-03-25T12:00:00Z');
    expect(peer.arrived).toHaveLength(3);
  });

  it('follow a schedule that the owner changes', async () => {
    await setRules(on('paymentOverdue'));
    const booking = await inTwoParts();
    const items = [{ kind: 'full', dueDate: '2027-03-25', amount: '1500.00' }];
    await app.send('PUT', `/api/admin/bookings/${booking.id}/schedule`, {
      cookie,
      body: { items },
    });
    expect((await asked(booking)).toSorted()).toEqual([
      'paymentOverdue balance 2027-04-04 skipped paid',
      'paymentOverdue deposit 2027-03-23 skipped paid',
      'paymentOverdue full 2027-03-28 planned',
    ]);
  });

  it('are not sent if the payment is recorded while they wait for the mail server', async () => {
    await setRules(on('paymentReminder'));
    const booking = await inTwoParts();
    app.setNow(new Date('2027-03-19T12:00:00Z'));
    await sendScheduledMails(app.deps);
    cookie = await app.signIn();
    expect((await pay(booking, '450.00')).status).toBe(201);
    await sendDueMails(app.deps);
    expect(peer.arrived).toEqual([]);
    expect(await asked(booking)).toContain('paymentReminder deposit 2027-03-19 skipped paid');
  });

  it('remain held when a payment is reverted', async () => {
    await setRules(on('paymentReminder'));
    const booking = await inTwoParts();
    await act(booking, 'paymentReminder', 'hold');
    await pay(booking, '450.00');
    const payment = await app.db.models.Payment.findOne();
    await app.send('DELETE', `/api/admin/payments/${payment?.id}`, { cookie });
    expect(await app.db.models.Payment.count()).toBe(0);
    expect(await asked(booking)).toContain('paymentReminder deposit 2027-03-19 held');
  });
});
