import type { OfferJson } from '@shared/contract/offers/offer';
import type { BookingPayments } from '@shared/contract/payments/payments';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { villaDay } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../../appDependencies';
import { sqliteFile } from '../../db/sqlite';
import { openDatabase } from '../../db/openDatabase';
import { readEnv } from '../../env';
import type { Booking } from '../../models/Booking';
import { backupsFolder, createBackup } from '../../services/backups/createBackup';
import { restoreBackup } from '../../services/backups/restoreBackup';
import { copyDatabase } from '../../services/backups/sqliteCopy';
import { createEventHub } from '../../services/eventHub';
import { lastEventId, recordEvent } from '../../services/recordEvent';
import { sendDueMails } from '../../services/mail/mailWorker';
import { sendScheduledMails } from '../../services/mail/sendScheduledMails';
import { offerForStay } from '../../services/offers/stayOffer';
import { bookingOfStayToken, stayLinkUrl } from '../../services/stay/stayLink';
import { issueReceipt } from '../../services/payments/receipts';
import {
  askToCancel,
  buildEnquiry,
  buildMessage,
  insertArrival,
  insertBooking,
} from '../factories';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let peer: SmtpPeer;
let cookie: string;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  peer = await startSmtpPeer();
  app = await startTestApp({
    env: {
      // Backups need a file.
      DATABASE_URL: '',
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
  for (const end of ends.splice(0).toReversed()) await end();
  await app.close();
  await peer.close();
});

/** A stay of 12 to 15 April, confirmed without a mail. */
async function confirmed(): Promise<Booking> {
  const booking = await insertBooking(app, {
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
  });
  await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
    cookie,
    body: { status: 'confirmed', notifyGuest: false },
  });
  return booking;
}
const lateStay = (month: string) =>
  insertBooking(app, { checkinDate: `2027-${month}-12`, checkoutDate: `2027-${month}-15` });
async function pay({ id }: { id: number }, amount: string): Promise<BookingPayments> {
  const { json } = await app.send<BookingPayments>('POST', `/api/admin/bookings/${id}/payments`, {
    cookie,
    body: { direction: 'in', purpose: 'stay', paidOn: '2027-03-10', amount, way: 'transfer' },
  });
  return json;
}
/** @returns the number of the receipt */
async function receipt(paymentId: number | undefined): Promise<number | undefined> {
  const { json } = await app.send<BookingPayments>(
    'POST',
    `/api/admin/payments/${paymentId}/receipt`,
    { cookie },
  );
  return json.receipts.at(-1)?.number;
}
async function sendMails(deps: Deps, at: string): Promise<string[]> {
  app.setNow(new Date(at));
  peer.arrived.length = 0;
  await sendScheduledMails(deps);
  await sendDueMails(deps);
  cookie = await app.signIn();
  return peer.arrived.map(({ mail }) => mail.subject?.split(':')[0] ?? '');
}
async function backUp(): Promise<string> {
  const file = path.join(backupsFolder(app.dataDir), 'before.tar');
  await createBackup(app.dataDir, file, app.deps.now());
  return file;
}
/** Restores over a copy of the running server's data, and starts a server on the result. */
async function restore(file: string, replaced: 'there' | 'missing' | 'damaged') {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-restored-'));
  ends.push(() => rm(dataDir, { recursive: true }));
  if (replaced === 'there') await copyDatabase(sqliteFile(app.dataDir), sqliteFile(dataDir));
  if (replaced === 'damaged') await writeFile(sqliteFile(dataDir), 'no database');
  const restored = await restoreBackup(file, dataDir, app.deps.now());
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), app.deps.log);
  ends.push(() => db.close());
  return { restored, deps: { ...app.deps, db } };
}
function issue(deps: Deps, paymentId: number) {
  const now = deps.now();
  return deps.db.write((tx) =>
    issueReceipt(paymentId, { models: deps.db.models, tx, now, today: villaDay(now) }),
  );
}

/** Calendar links, one at a time. */
const LINKS = ['/api/admin/calendar-link', '/api/admin/house/link'];
const ARRIVAL = '2027-04-09T08:00:00Z';

describe('a backup that is restored', () => {
  it('sends no mail again that went since, and goes on with the next', async () => {
    await confirmed();
    const file = await backUp();
    expect(await sendMails(app.deps, ARRIVAL)).toEqual(['Before you arrive']);

    const { restored, deps } = await restore(file, 'there');
    expect(restored).toMatchObject({ isKnown: true, held: [], failed: 0, lastReceipt: null });
    expect(await sendMails(deps, '2027-04-09T09:00:00Z')).toEqual([]);
    expect(await sendMails(deps, '2027-04-14T16:00:00Z')).toEqual(['Your departure']);
  });

  it('takes nothing back that guests were told since: offers, calendar files, void receipts', async () => {
    const offered = await insertBooking(app, {
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
    });
    const call = <Json>(method: string, address: string, body: object = {}) =>
      app.send<Json>(method, address, { cookie, body });
    const draft = await call<OfferJson>('POST', `/api/admin/bookings/${offered.id}/offers`, {
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
      guestCount: 2,
      lines: [{ kind: 'other', name: 'Stay', quantity: 1, rate: 900, total: 900 }],
      message: null,
      validUntil: '2027-03-20',
      holdsNights: true,
      confirmsItself: true,
    });
    expect((await call('POST', `/api/admin/offers/${draft.json.id}/send`)).status).toBe(200);
    const moved = await confirmed();
    const paid = await pay(moved, '100.00');
    const payment = paid.payments.at(-1);
    await receipt(payment?.id);
    const file = await backUp();

    expect((await call('POST', `/api/admin/offers/${draft.json.id}/withdraw`)).status).toBe(200);
    const dates = { checkinDate: '2027-04-13', checkoutDate: '2027-04-16' };
    const change = { ...dates, mail: { message: null } };
    expect((await call('PATCH', `/api/admin/bookings/${moved.id}`, change)).status).toBe(200);
    const given = await app.db.models.Receipt.findOne();
    const body = { reason: 'Wrong amount' };
    expect((await call('POST', `/api/admin/receipts/${given?.id}/void`, body)).status).toBe(200);
    const sequence = (await moved.reload()).calendarSequence;
    expect(sequence).toBeGreaterThan(0);

    const { restored, deps } = await restore(file, 'there');
    const { Offer, HeldNight, Booking: Bookings, Receipt } = deps.db.models;
    expect(restored.openOffers).toEqual([]);
    expect((await Offer.findByPk(draft.json.id))?.status).toBe('withdrawn');
    expect(await HeldNight.count({ where: { bookingId: offered.id } })).toBe(0);
    expect((await Bookings.findByPk(moved.id))?.calendarSequence).toBe(sequence);
    expect(await Receipt.findOne()).toMatchObject({
      number: given?.number,
      voidOn: '2027-03-10',
      voidReason: 'Wrong amount',
    });
    // If unknown, the owner should check.
    const blind = await restore(file, 'missing');
    expect(blind.restored.openOffers).toEqual([offered.reference]);
  });

  it('lists what guests were told since that is not so any more, and keeps what they know', async () => {
    const add = (checkinDate: string, checkoutDate: string) =>
      insertBooking(app, { checkinDate, checkoutDate });
    const [accepted, off, same, silent] = [
      await add('2027-06-07', '2027-06-10'),
      await add('2027-07-07', '2027-07-10'),
      await add('2027-08-07', '2027-08-10'),
      await add('2027-09-07', '2027-09-10'),
    ];
    const patch = async (address: string, body: object) =>
      expect((await app.send('PATCH', address, { cookie, body })).status).toBe(200);
    const setStatus = ({ id }: Booking, status: string) =>
      patch(`/api/bookings/${id}/status`, { status, notifyGuest: true });
    const moved = await confirmed();
    const over = await add('2027-03-01', '2027-03-11');
    await setStatus(over, 'confirmed');
    await setStatus(off, 'confirmed');
    await setStatus(same, 'confirmed');
    await setStatus(silent, 'confirmed');
    await sendMails(app.deps, '2027-03-10T12:00:00Z');
    await sendMails(app.deps, '2027-03-10T12:00:10Z');
    const file = await backUp();
    app.setNow(new Date('2027-03-11T09:00:00Z'));
    await setStatus(accepted, 'confirmed');
    await setStatus(off, 'cancelled');
    await patch(`/api/bookings/${silent.id}/status`, { status: 'cancelled', notifyGuest: false });
    await patch(`/api/admin/bookings/${over.id}`, { totalAmount: '1400.00' });
    const dates = { checkinDate: '2027-04-13', checkoutDate: '2027-04-16' };
    await patch(`/api/admin/bookings/${moved.id}`, { ...dates, mail: { message: null } });
    const made = await app.send('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ checkinDate: '2027-05-10', checkoutDate: '2027-05-13' }),
    });
    expect(made.status).toBe(201);
    await sendMails(app.deps, '2027-03-11T09:00:00Z');
    await sendMails(app.deps, '2027-03-11T09:00:10Z');

    const { restored, deps } = await restore(file, 'there');
    const [{ reference: lost } = { reference: '' }] = await app.db.models.Booking.findAll({
      order: [['id', 'DESC']],
      limit: 1,
    });
    const shown = restored.toldOtherwise.map((one) => [
      one.reference,
      one.mail?.kind,
      one.mail?.sentAt?.toISOString().slice(0, 10),
      one.told.status,
      one.told.checkinDate,
      one.restored?.status,
      one.restored?.checkinDate,
    ]);
    const day = '2027-03-11';
    expect(shown).toHaveLength(5);
    expect(shown).toEqual(
      expect.arrayContaining([
        [
          accepted.reference,
          'confirmation',
          day,
          'confirmed',
          '2027-06-07',
          'pending',
          '2027-06-07',
        ],
        [off.reference, 'cancellation', day, 'cancelled', '2027-07-07', 'confirmed', '2027-07-07'],
        // The confirmation that was sent does not mention the cancellation.
        [
          silent.reference,
          undefined,
          undefined,
          'cancelled',
          '2027-09-07',
          'confirmed',
          '2027-09-07',
        ],
        [moved.reference, 'stayChange', day, 'confirmed', '2027-04-13', 'confirmed', '2027-04-12'],
        [lost, 'enquiryReceipt', day, 'pending', expect.any(String), undefined, undefined],
      ]),
    );
    const { AuditEntry, Booking: Bookings } = deps.db.models;
    const entries = await AuditEntry.findAll({ where: { action: 'guest_told_otherwise' } });
    const changes = new Map(entries.map((entry) => [entry.subject, JSON.parse(entry.changes)]));
    expect(changes.size).toBe(5);
    expect(changes.get(off.reference)).toEqual({ status: ['cancelled', 'confirmed'] });
    expect(changes.get(moved.reference)).toEqual({
      checkinDate: ['2027-04-13', '2027-04-12'],
      checkoutDate: ['2027-04-16', '2027-04-15'],
    });
    // The panel shows it until the guest is notified.
    const row = await Bookings.findByPk(moved.id, { rejectOnEmpty: true });
    expect(JSON.parse(row.toldStay ?? '')).toMatchObject(dates);
  });

  it('gives no id again that was given since', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
    });
    const draft = async () => {
      const { json } = await app.send<OfferJson>(
        'POST',
        `/api/admin/bookings/${booking.id}/offers`,
        {
          cookie,
          body: {
            checkinDate: '2027-06-07',
            checkoutDate: '2027-06-10',
            guestCount: 2,
            lines: [{ kind: 'other', name: 'Stay', quantity: 1, rate: 900, total: 900 }],
            message: null,
            validUntil: '2027-03-20',
            holdsNights: true,
            confirmsItself: true,
          },
        },
      );
      return json.id;
    };
    const file = await backUp();
    const first = await draft();
    await app.send('DELETE', `/api/admin/offers/${first}`, { cookie });
    const second = await draft();
    await app.send('DELETE', `/api/admin/offers/${second}`, { cookie });
    const next = async (replaced: 'there' | 'missing') => {
      const { deps } = await restore(file, replaced);
      const columns = {
        bookingId: booking.id,
        status: 'draft' as const,
        checkinDate: '2027-06-07',
        checkoutDate: '2027-06-10',
        guestCount: 2,
        currency: 'EUR' as const,
        totalCents: 90_000,
        quote: '{}',
        listQuote: '{}',
        validUntil: '2027-03-20',
        holdsNights: false,
        confirmsItself: false,
        createdAt: app.deps.now(),
        updatedAt: app.deps.now(),
      };
      return deps.db.write(async (transaction) => {
        const offer = await deps.db.models.Offer.create(columns, { transaction });
        return offer.id;
      });
    };
    expect(await next('there')).toBe(second + 1);
    // The last number is unknown, so it skips far ahead.
    expect(await next('missing')).toBeGreaterThan(second + 1000);
  });

  it('goes on after the last event that was given, and has who was listening read everything again', async () => {
    const note = async ({ db, now }: Deps, count: number) => {
      const context = { models: db.models, now: now(), today: villaDay(now()) };
      for (let event = 0; event < count; event += 1) {
        await db.write((tx) => recordEvent('booking', null, { ...context, tx }));
      }
      return lastEventId(db.models);
    };
    await note(app.deps, 1);
    const file = await backUp();
    const seen = await note(app.deps, 2);
    const { deps } = await restore(file, 'there');
    await note(deps, 5);
    const live = createEventHub(deps);
    const subscription = { sessionKey: 'none', lastEventId: seen, can: () => true };
    const stream = await live.subscribe(subscription);
    expect(String(stream.read())).toContain('event: reset');
    stream.destroy();
    expect(await lastEventId((await restore(file, 'missing')).deps.db.models)).toBeGreaterThan(
      seen + 1000,
    );
  });

  it('lists messages that have come since, and conversations in which was written', async () => {
    const stay = await confirmed();
    const other = await insertBooking(app, {
      checkinDate: '2027-06-07',
      checkoutDate: '2027-06-10',
    });
    const post = async (address: string, body: object) =>
      expect((await app.send('POST', address, { cookie, body })).status).toBe(201);
    const write = ({ reference }: Booking, text: string) =>
      post(`/api/admin/bookings/${reference}/conversation`, { text });
    await post('/api/contact', buildMessage());
    await write(other, 'Before the backup');
    const file = await backUp();
    app.setNow(new Date('2027-03-10T12:05:00Z'));
    await post('/api/contact', buildMessage({ firstName: 'Ida', email: 'ida@example.org' }));
    await write(stay, 'First');
    await write(stay, 'Second');
    const { restored } = await restore(file, 'there');
    expect(restored.lostMessages).toMatchObject([
      { email: 'ida@example.org', createdAt: new Date('2027-03-10T12:05:00Z') },
    ]);
    expect(restored.lostMessages[0]?.name).toMatch(/^Ida /);
    expect(restored.lostConversations).toEqual([stay.reference]);
    expect((await restore(file, 'missing')).restored.lostMessages).toEqual([]);
  });

  it('brings no review back that was taken away since, and takes none away that was published', async () => {
    const [hidden, gone, shown] = [
      await insertBooking(app, { checkinDate: '2027-02-01', checkoutDate: '2027-02-04' }),
      await insertBooking(app, { checkinDate: '2027-02-05', checkoutDate: '2027-02-08' }),
      await insertBooking(app, { checkinDate: '2027-02-09', checkoutDate: '2027-02-12' }),
    ];
    const { Review } = app.db.models;
    const now = app.deps.now();
    const add = ({ id: bookingId }: Booking, status: 'published' | 'new') =>
      app.db.write((transaction) =>
        Review.create(
          {
            bookingId,
            stars: 5,
            words: 'A lovely house',
            nameForm: 'first',
            shownName: 'Ana',
            language: 'en',
            status,
            createdAt: now,
            updatedAt: now,
          },
          { transaction },
        ),
      );
    const first = await add(hidden, 'published');
    await add(gone, 'published');
    const file = await backUp();
    await app.db.write(async (transaction) => {
      await first.update({ status: 'hidden', words: 'Ring me: 912 345 678' }, { transaction });
      await Review.destroy({ where: { bookingId: gone.id }, transaction });
    });
    await add(shown, 'published');
    const { deps } = await restore(file, 'there');
    const rows = await deps.db.models.Review.findAll({ order: ['bookingId'] });
    expect(rows.map((row) => [row.bookingId, row.status, row.words])).toEqual([
      [hidden.id, 'hidden', 'Ring me: 912 345 678'],
      [shown.id, 'published', 'A lovely house'],
    ]);
    // If unknown, the backup's are used.
    const blind = await restore(file, 'missing');
    expect(await blind.deps.db.models.Review.count({ where: { status: 'published' } })).toBe(2);
  });

  it('brings no wish back that its guest has taken back since, and loses none of since', async () => {
    const { id: withdrawn } = await confirmed();
    const { id: asked } = await lateStay('05');
    const { id: answered } = await lateStay('06');
    const { id: replaced } = await lateStay('07');
    const ask = (bookingId: number) => askToCancel(app, bookingId);
    const before = [await ask(withdrawn), await ask(answered), await ask(replaced)];
    const file = await backUp();
    app.setNow(new Date('2027-03-11T12:00:00Z'));
    await app.db.write(async (transaction) => {
      await before[0]?.destroy({ transaction });
      await before[1]?.update({ settledAt: app.deps.now() }, { transaction });
      await before[2]?.update({ settledAt: app.deps.now() }, { transaction });
    });
    const since = [await ask(asked), await ask(replaced)];
    app.setNow(new Date('2027-03-20T12:00:00Z'));
    const waitingIn = async (deps: Deps) =>
      (await deps.db.models.StayRequest.findAll({ where: { settledAt: null }, order: ['id'] })).map(
        ({ id, bookingId, createdAt }) => [id, bookingId, villaDay(createdAt)],
      );
    const { deps } = await restore(file, 'there');
    expect(await waitingIn(deps)).toEqual([
      [before[1]?.id, answered, '2027-03-10'],
      [since[0]?.id, asked, '2027-03-11'],
      [since[1]?.id, replaced, '2027-03-11'],
    ]);
    // If unknown, the backup's are used.
    const blind = await restore(file, 'missing');
    expect(await waitingIn(blind.deps)).toHaveLength(3);
  });

  it('keeps who comes and when, as guests have filled it in since', async () => {
    const { StayDetails } = app.db.models;
    const { id: changed } = await confirmed();
    const { id: added } = await lateStay('05');
    const { id: erased } = await lateStay('06');
    const fill = (bookingId: number, arrivalTime: string) =>
      app.db.write(async (transaction) => {
        await StayDetails.destroy({ where: { bookingId }, transaction });
        const said = { guestNames: '["Rui"]', arrivalTime, arrivalNote: null };
        const updatedAt = app.deps.now();
        await StayDetails.create({ bookingId, ...said, updatedAt }, { transaction });
      });
    await fill(changed, '17:00');
    await fill(erased, '18:00');
    const file = await backUp();
    await fill(changed, '23:30');
    await fill(added, '16:30');
    // Erased by too short a retention period, which the restore should undo.
    await app.db.write(async (transaction) => {
      const erasedAt = app.deps.now();
      await app.db.models.Booking.update({ erasedAt }, { where: { id: erased }, transaction });
      await StayDetails.destroy({ where: { bookingId: erased }, transaction });
    });
    const { deps } = await restore(file, 'there');
    const rows = await deps.db.models.StayDetails.findAll({ order: ['bookingId'] });
    expect(rows.map(({ bookingId, arrivalTime }) => [bookingId, arrivalTime])).toEqual([
      [changed, '23:30'],
      [added, '16:30'],
      [erased, '18:00'],
    ]);
  });

  it('keeps reviews of bookings that the replaced database does not know, as after a first start', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-02-01',
      checkoutDate: '2027-02-04',
    });
    const now = app.deps.now();
    const review = {
      bookingId: booking.id,
      stars: 5,
      words: 'A lovely house',
      nameForm: 'first' as const,
      shownName: 'Ana',
      language: 'en' as const,
      status: 'published' as const,
      createdAt: now,
      updatedAt: now,
    };
    await app.db.write((transaction) => app.db.models.Review.create(review, { transaction }));
    const file = await backUp();
    await app.db.write(async (transaction) => {
      await app.db.models.Review.destroy({ where: {}, transaction });
      await app.db.models.Booking.destroy({ where: {}, transaction });
    });
    const { deps } = await restore(file, 'there');
    expect(await deps.db.models.Review.count()).toBe(1);
  });

  it('holds what was skipped since, also where it is not due yet', async () => {
    const { reference } = await confirmed();
    const file = await backUp();
    await app.db.write((transaction) =>
      app.db.models.ScheduledMail.update(
        { state: 'skipped', reason: 'paid' },
        { where: { kind: 'arrivalDetails' }, transaction },
      ),
    );
    const { restored, deps } = await restore(file, 'there');
    expect(restored.held).toEqual([reference]);
    expect(await sendMails(deps, ARRIVAL)).toEqual([]);
  });

  it('ends an offer that was sent since, whose guest reads what to do, and names it to the owner', async () => {
    const call = <Json>(method: string, address: string, body: object = {}) =>
      app.send<Json>(method, address, { cookie, body });
    const offerOf = (checkinDate: string, checkoutDate: string) => ({
      checkinDate,
      checkoutDate,
      guestCount: 2,
      lines: [{ kind: 'other', name: 'Stay', quantity: 1, rate: 900, total: 900 }],
      message: null,
      validUntil: '2027-03-20',
      holdsNights: true,
      confirmsItself: true,
    });
    const enquiry = async (checkinDate: string, checkoutDate: string) => {
      const booking = await insertBooking(app, { checkinDate, checkoutDate });
      const draft = () =>
        call<OfferJson>(
          'POST',
          `/api/admin/bookings/${booking.id}/offers`,
          offerOf(checkinDate, checkoutDate),
        );
      return { booking, draft };
    };
    const [drafted, unknown, redrafted] = [
      await enquiry('2027-06-07', '2027-06-10'),
      await enquiry('2027-07-07', '2027-07-10'),
      await enquiry('2027-08-07', '2027-08-10'),
    ];
    const first = (await drafted.draft()).json;
    const thrownAway = (await redrafted.draft()).json;
    const file = await backUp();
    const second = (await unknown.draft()).json;
    expect((await call('DELETE', `/api/admin/offers/${thrownAway.id}`)).status).toBe(200);
    const third = (await redrafted.draft()).json;
    for (const { id } of [first, second, third]) {
      expect((await call('POST', `/api/admin/offers/${id}/send`)).status).toBe(200);
    }
    const { restored, deps } = await restore(file, 'there');
    const references = [drafted, unknown, redrafted].map(({ booking }) => booking.reference);
    expect(restored.lostOffers).toEqual(references);
    const now = deps.now();
    const read = { models: deps.db.models, now, today: villaDay(now) };
    for (const { booking } of [drafted, unknown, redrafted]) {
      const row = await deps.db.models.Booking.findByPk(booking.id, { rejectOnEmpty: true });
      expect((await offerForStay(row, read))?.state).toBe('withdrawn');
    }
    expect(await deps.db.models.HeldNight.count()).toBe(0);
    const entry = await deps.db.models.AuditEntry.findOne({ order: [['id', 'DESC']] });
    expect(entry).toMatchObject({ action: 'backup_restored' });
    expect(JSON.parse(entry!.changes)).toMatchObject({ lostOffers: [null, 3] });
  });

  it('keeps the link of the calendar export that no start has encrypted yet', async () => {
    const file = await backUp();
    await app.db.write((transaction) =>
      app.db.models.CalendarExportLink.create(
        {
          id: 1,
          token: 'T'.repeat(32),
          tokenHash: 'h',
          sealedToken: null,
          createdAt: app.deps.now(),
        },
        { transaction },
      ),
    );
    const { restored, deps } = await restore(file, 'there');
    expect(await deps.db.models.CalendarExportLink.findOne()).toMatchObject({
      token: 'T'.repeat(32),
      tokenHash: 'h',
      sealedToken: null,
    });
    expect(restored.isKnown).toBe(true);
  });

  it('sends a guest’s mails to the address that was corrected since, and not to the wrong one', async () => {
    const booking = await confirmed();
    const correct = (guestEmail: string) =>
      app.send('PATCH', `/api/admin/bookings/${booking.id}`, { cookie, body: { guestEmail } });
    await correct('wrong@example.pt');
    const mails = `/api/admin/bookings/${booking.id}/scheduled-mails`;
    await app.send('PUT', mails, { cookie, body: { isOn: true } });
    const file = await backUp();
    expect((await correct('right@example.pt')).status).toBe(200);
    const { deps } = await restore(file, 'there');
    expect(await sendMails(deps, '2027-04-09T09:00:00Z')).toEqual(['Before you arrive']);
    expect(peer.arrived.map(({ envelope }) => envelope.to)).toEqual([['right@example.pt']]);
    const { models } = deps.db;
    expect((await models.Booking.findOne())?.searchText).toContain('right@example.pt');
  });

  it('opens no secret link again that was withdrawn since, and keeps those of now', async () => {
    const [cleared, renewed] = [
      await insertBooking(app, { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' }),
      await insertBooking(app, { checkinDate: '2027-05-13', checkoutDate: '2027-05-16' }),
    ];
    const tokenOf = async (booking: Booking) =>
      ((await stayLinkUrl(await booking.reload(), app.deps)) ?? '').split('/').at(-1) ?? '';
    const [wrong, leaked] = [await tokenOf(cleared), await tokenOf(renewed)];
    const post = (address: string) => app.send('POST', address, { cookie, body: {} });
    const remove = (address: string) => app.send('DELETE', address, { cookie });
    for (const address of LINKS) expect((await post(address)).status).toBeLessThan(300);
    const file = await backUp();
    await app.send('PATCH', `/api/admin/bookings/${cleared.id}`, {
      cookie,
      body: { guestEmail: 'right@example.pt' },
    });
    expect((await post(`/api/admin/bookings/${renewed.id}/stay/renew`)).status).toBeLessThan(300);
    const newToken = await tokenOf(renewed);
    expect(newToken).not.toBe(leaked);
    for (const address of LINKS) expect((await remove(address)).status).toBeLessThan(300);

    const { restored, deps } = await restore(file, 'there');
    const opens = async (token: string) =>
      (await bookingOfStayToken(token, { models: deps.db.models }))?.id;
    expect([await opens(wrong), await opens(leaked)]).toEqual([undefined, undefined]);
    expect(await opens(newToken)).toBe(renewed.id);
    expect(await deps.db.models.CalendarExportLink.count()).toBe(0);
    expect(await deps.db.models.HouseLink.count()).toBe(0);
    expect(restored.hasOldLinks).toBe(false);
    // On another machine it is unknown, and the restore says so.
    const elsewhere = await restore(file, 'missing');
    expect(elsewhere.restored.hasOldLinks).toBe(true);
    expect(await elsewhere.deps.db.models.HouseLink.count()).toBe(1);
  });

  it('takes over the links of calendars that were made since', async () => {
    const file = await backUp();
    for (const address of LINKS) await app.send('POST', address, { cookie, body: {} });
    const { deps } = await restore(file, 'there');
    const hashes = async ({ models }: TestApp['db']) => [
      (await models.CalendarExportLink.findOne())?.tokenHash,
      (await models.HouseLink.findOne())?.tokenHash,
    ];
    expect(await hashes(deps.db)).toEqual(await hashes(app.db));
  });

  it('sends no mail again that was planned and went since', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    const file = await backUp();
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed', notifyGuest: false },
    });
    await sendMails(app.deps, ARRIVAL);
    const { deps } = await restore(file, 'there');
    const row = await deps.db.models.ScheduledMail.findOne({ where: { kind: 'arrivalDetails' } });
    expect(row).toMatchObject({ bookingId: booking.id, state: 'sent' });
  });

  it('sends what was due while no server ran, and holds what the owner has held since', async () => {
    await confirmed();
    const file = await backUp();
    const late = await restore(file, 'there');
    expect(await sendMails(late.deps, ARRIVAL)).toEqual(['Before you arrive']);

    const { models } = app.db;
    await app.db.write((transaction) =>
      models.ScheduledMail.update({ state: 'held' }, { where: {}, transaction }),
    );
    const held = await restore(file, 'there');
    expect(await sendMails(held.deps, ARRIVAL)).toEqual([]);
  });

  it('holds what a payment had stopped that is lost with the rows of since', async () => {
    const { reference } = await confirmed();
    const file = await backUp();
    app.setNow(new Date(ARRIVAL));
    await app.db.write((transaction) =>
      app.db.models.ScheduledMail.update(
        { state: 'skipped', reason: 'paid' },
        { where: { kind: 'arrivalDetails' }, transaction },
      ),
    );
    const { restored, deps } = await restore(file, 'there');
    expect(restored.held).toEqual([reference]);
    expect(await sendMails(deps, ARRIVAL)).toEqual([]);
  });

  it.each(['missing', 'damaged'] as const)(
    'holds what was due where the replaced database is %s, and says so',
    async (replaced) => {
      const { reference } = await confirmed();
      const file = await backUp();
      app.setNow(new Date(ARRIVAL));
      const { restored, deps } = await restore(file, replaced);
      expect(restored).toMatchObject({ isKnown: false, held: [reference] });
      expect(await sendMails(deps, ARRIVAL)).toEqual([]);
      const entry = await deps.db.models.AuditEntry.findOne({ order: [['id', 'DESC']] });
      expect(entry?.action).toBe('backup_restored');
      // Mails due later are sent by themselves.
      expect(await sendMails(deps, '2027-04-14T16:00:00Z')).toEqual(['Your departure']);
    },
  );

  it('tries no mail of the outbox again that went since', async () => {
    await app.send('POST', '/api/contact', {
      body: {
        firstName: 'Ana',
        lastName: 'Duarte',
        email: 'ana@example.pt',
        subject: 'general',
        message: 'Is the pool heated?',
      },
    });
    const file = await backUp();
    await sendDueMails(app.deps);
    expect(peer.arrived.length).toBeGreaterThan(0);
    const known = await restore(file, 'there');
    expect(await sendMails(known.deps, '2027-03-10T12:00:05Z')).toEqual([]);

    const { restored, deps } = await restore(file, 'missing');
    expect(restored.failed).toBeGreaterThan(0);
    expect(await sendMails(deps, '2027-03-10T12:00:05Z')).toEqual([]);
    expect(await deps.db.models.OutboxMail.count({ where: { status: 'failed' } })).toBe(
      restored.failed,
    );
  });

  it('gives no number of a receipt again, also when it is restored twice', async () => {
    const booking = await confirmed();
    const [first] = (await pay(booking, '100.00')).payments;
    await pay(booking, '200.00');
    const { payments } = await pay(booking, '300.00');
    expect(await receipt(first?.id)).toBe(1);
    const file = await backUp();
    expect(await receipt(payments[1]?.id)).toBe(2);
    expect(await receipt(payments[2]?.id)).toBe(3);

    const { restored, deps } = await restore(file, 'there');
    expect(restored.lastReceipt).toBe(3);
    await issue(deps, payments[2]?.id ?? 0);
    expect(await deps.db.models.Receipt.max('number')).toBe(4);

    await deps.db.models.Receipt.destroy({ where: { number: 4 } });
    const again = path.join(deps.env.dataDir, 'again');
    await copyDatabase(path.join(path.dirname(restored.replaced ?? ''), 'villa.sqlite'), again);
    const second = await restoreOver(again, file);
    await issue(second.deps, payments[2]?.id ?? 0);
    expect(await second.deps.db.models.Receipt.max('number')).toBe(4);
  });

  /** Restores again, over the database of an earlier restore. */
  async function restoreOver(database: string, file: string) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-restored-'));
    ends.push(() => rm(dataDir, { recursive: true }));
    await copyDatabase(database, sqliteFile(dataDir));
    await restoreBackup(file, dataDir, app.deps.now());
    const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), app.deps.log);
    ends.push(() => db.close());
    return { deps: { ...app.deps, db } };
  }

  it('names the last receipt that it knows where nobody can tell of later ones', async () => {
    const booking = await confirmed();
    const [payment] = (await pay(booking, '100.00')).payments;
    await receipt(payment?.id);
    const file = await backUp();
    const { restored } = await restore(file, 'missing');
    expect(restored).toMatchObject({ isKnown: false, lastReceipt: 1 });
  });
});
