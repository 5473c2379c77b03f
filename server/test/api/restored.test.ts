import type { BookingPayments } from '@shared/contract/payments/payments';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
import { restoreReport } from '../../services/backups/restoreReport';
import { copyDatabase } from '../../services/backups/sqliteCopy';
import { createEventHub } from '../../services/eventHub';
import { lastEventId, recordEvent } from '../../services/recordEvent';
import { listMailProblems } from '../../services/mail/mailProblems';
import { sendDueMails } from '../../services/mail/mailWorker';
import { sendScheduledMails } from '../../services/mail/sendScheduledMails';
import { bookingOfStayToken, stayLinkUrl } from '../../services/stay/stayLink';
import { issueReceipt } from '../../services/payments/receipts';
import { fileNumbers } from '../../services/register/registerSettings';
import { readContext } from '../../services/serviceContext';
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
type Replaced = 'there' | 'missing' | 'damaged';

/**
 * Restores over a copy of the running server's data, and starts a server on the result.
 * @param from the database to copy
 * @param lost tables that the copy lacks, as an older version's
 */
async function restore(
  file: string,
  replaced: Replaced,
  { from = app.dataDir, lost = [] }: { from?: string; lost?: string[] } = {},
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-restored-'));
  ends.push(() => rm(dataDir, { recursive: true }));
  if (replaced === 'there') await copyDatabase(sqliteFile(from), sqliteFile(dataDir));
  if (replaced === 'damaged') await writeFile(sqliteFile(dataDir), 'no database');
  if (lost.length > 0) {
    const old = await openDatabase(readEnv({ DATA_DIR: dataDir }), app.deps.log);
    for (const table of lost) await old.sequelize.query(`DROP TABLE ${table}`);
    await old.close();
  }
  const restored = await restoreBackup(file, dataDir, app.deps.now());
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), app.deps.log);
  ends.push(() => db.close());
  return { restored, deps: { ...app.deps, db }, dataDir };
}
function issue(deps: Deps, paymentId: number) {
  const now = deps.now();
  return deps.db.write((tx) =>
    issueReceipt(paymentId, { models: deps.db.models, tx, now, today: villaDay(now) }),
  );
}

async function call<Json>(method: string, address: string, body: object = {}): Promise<Json> {
  const { status, json } = await app.send<Json>(method, address, { cookie, body });
  expect([address, status < 300]).toEqual([address, true]);
  return json;
}
/** The token of a guest's page, which gets a link if it has none. */
async function tokenOf(booking: Booking): Promise<string> {
  return ((await stayLinkUrl(await booking.reload(), app.deps)) ?? '').split('/').at(-1) ?? '';
}
async function opens(token: string, { db }: Deps): Promise<number | undefined> {
  return (await bookingOfStayToken(token, { models: db.models }))?.id;
}

/** Links of the calendar for other sites and of the house's calendar. */
const LINKS = ['/api/admin/calendar-link', '/api/admin/house/link'] as const;
const ARRIVAL = '2027-04-09T08:00:00Z';

describe('a backup that is restored', () => {
  it.each<Replaced>(['there', 'missing', 'damaged'])(
    'holds mails that may have been sent, and sends the next (replaced database: %s)',
    async (replaced) => {
      const { reference } = await confirmed();
      const file = await backUp();
      expect(await sendMails(app.deps, ARRIVAL)).toEqual(['Before you arrive']);
      const { restored, deps } = await restore(file, replaced);
      expect(restored).toMatchObject({ heldMails: [reference], failedMails: 0 });
      expect(await sendMails(deps, '2027-04-09T09:00:00Z')).toEqual([]);
      const row = await deps.db.models.ScheduledMail.findOne({ where: { kind: 'arrivalDetails' } });
      expect(row?.state).toBe('held');
      expect(await sendMails(deps, '2027-04-14T16:00:00Z')).toEqual(['Your departure']);
    },
  );

  it.each<Replaced>(['there', 'missing'])(
    'leaves mails that waited to the owner (replaced database: %s)',
    async (replaced) => {
      await app.send('POST', '/api/contact', { body: buildMessage() });
      const file = await backUp();
      await sendDueMails(app.deps);
      expect(peer.arrived.length).toBeGreaterThan(0);
      const { restored, deps } = await restore(file, replaced);
      expect(restored.failedMails).toBeGreaterThan(0);
      expect(await sendMails(deps, '2027-03-10T12:00:05Z')).toEqual([]);
      const read = { models: deps.db.models, now: app.deps.now(), today: '2027-03-10' };
      const problems = await listMailProblems('owner@villa.example', true, 'en', read);
      expect(problems.map(({ isTrying }) => isTrying)).toEqual(
        Array.from({ length: restored.failedMails }, () => false),
      );
    },
  );

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

  it('gives no number of a receipt again, also when it is restored twice', async () => {
    const booking = await confirmed();
    const [first] = (await pay(booking, '100.00')).payments;
    await pay(booking, '200.00');
    const { payments } = await pay(booking, '300.00');
    expect(await receipt(first?.id)).toBe(1);
    const file = await backUp();
    expect(await receipt(payments[1]?.id)).toBe(2);
    expect(await receipt(payments[2]?.id)).toBe(3);

    const { restored, deps, dataDir } = await restore(file, 'there');
    expect(restored.receipts).toEqual({ last: 3, isKnown: true });
    await issue(deps, payments[2]?.id ?? 0);
    expect(await deps.db.models.Receipt.max('number')).toBe(4);

    const again = await restore(file, 'there', { from: dataDir });
    await issue(again.deps, payments[2]?.id ?? 0);
    expect(await again.deps.db.models.Receipt.max('number')).toBe(5);
    // Without the replaced database, the owner reads the last number in the backup.
    const { receipts } = (await restore(file, 'missing')).restored;
    expect(receipts).toEqual({ last: 1, isKnown: false });
    // The settings have the number of the first restore; a later one was issued since.
    const lost = await restore(file, 'there', { from: dataDir, lost: ['receipts'] });
    expect(lost.restored.receipts).toEqual({ last: 3, isKnown: false });
  });

  it('gives no number of a file for the authorities again', async () => {
    const store = (last: number) =>
      app.db.write((tx) => fileNumbers.store({ last }, { ...readContext(app.deps), tx }));
    await store(3);
    const file = await backUp();
    await store(7);
    const { deps } = await restore(file, 'there');
    expect(await fileNumbers.load({ models: deps.db.models })).toEqual({ last: 7 });
  });

  it('opens no secret link again that was withdrawn since, and keeps the others', async () => {
    const [cleared, renewed, kept] = [
      await insertBooking(app, { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' }),
      await insertBooking(app, { checkinDate: '2027-05-13', checkoutDate: '2027-05-16' }),
      await insertBooking(app, { checkinDate: '2027-05-23', checkoutDate: '2027-05-26' }),
    ];
    const tokens = [await tokenOf(cleared), await tokenOf(renewed), await tokenOf(kept)];
    const [exported, house] = LINKS;
    for (const address of LINKS) await call('POST', address);
    const file = await backUp();
    await call('PATCH', `/api/admin/bookings/${cleared.id}`, { guestEmail: 'right@example.pt' });
    await call('POST', `/api/admin/bookings/${renewed.id}/stay/renew`);
    const newToken = await tokenOf(renewed);
    expect(newToken).not.toBe(tokens[1]);
    await call('DELETE', exported);

    const { restored, deps } = await restore(file, 'there');
    const { CalendarExportLink, HouseLink } = deps.db.models;
    const opened = [...tokens, newToken].map((token) => opens(token, deps));
    expect(await Promise.all(opened)).toEqual([undefined, undefined, kept.id, undefined]);
    expect([await CalendarExportLink.count(), await HouseLink.count()]).toEqual([0, 1]);
    expect(restored.revoked).toEqual({
      stays: 2,
      needed: [cleared.reference, renewed.reference],
      calendar: true,
      house: false,
    });
    await call('POST', exported);
    await call('DELETE', house);
    const other = await restore(file, 'there');
    expect(other.restored.revoked).toMatchObject({ calendar: true, house: true });
  });

  it('opens no secret link if the replaced database is damaged, and says so', async () => {
    const booking = await confirmed();
    const past = await insertBooking(app, {
      checkinDate: '2027-02-03',
      checkoutDate: '2027-02-06',
    });
    const token = await tokenOf(booking);
    await tokenOf(past);
    for (const address of LINKS) await call('POST', address);
    const file = await backUp();
    const { restored, deps } = await restore(file, 'damaged');
    expect(await opens(token, deps)).toBeUndefined();
    expect(restored.revoked).toEqual({
      stays: 2,
      needed: [booking.reference],
      calendar: true,
      house: true,
    });
    expect(restoreReport(restored, '/data').join('\n')).toContain(
      `Send the confirmation again, or write to the guest, for ${booking.reference}.`,
    );
    // The next mail has a new link.
    const row = await deps.db.models.Booking.findByPk(booking.id, { rejectOnEmpty: true });
    const url = await stayLinkUrl(row, deps);
    expect(await opens(url?.split('/').at(-1) ?? '', deps)).toBe(booking.id);
  });

  it('keeps the links on a new machine, and says that withdrawn ones work again', async () => {
    const booking = await confirmed();
    const token = await tokenOf(booking);
    const file = await backUp();
    const { restored, deps } = await restore(file, 'missing');
    expect(await opens(token, deps)).toBe(booking.id);
    expect(restored.revoked.stays).toBe(0);
    expect(restoreReport(restored, '/data').join('\n')).toContain('Withdraw them again.');
  });

  it.each<Replaced>(['there', 'missing', 'damaged'])(
    'gives no id again that was given since (replaced database: %s)',
    async (replaced) => {
      const message = { ...buildMessage(), phone: null, createdAt: app.deps.now() };
      const add = ({ db }: Pick<Deps, 'db'>) =>
        db.write(async () => {
          const { id } = await db.models.ContactMessage.create(message);
          return id;
        });
      const file = await backUp();
      const { deps, dataDir } = await restore(file, replaced);
      const next = await add(deps);
      expect(next).toBeGreaterThan(1_000_000);
      const again = await restore(file, 'there', { from: dataDir });
      expect(await add(again.deps)).toBeGreaterThan(next + 999_999);
    },
  );

  it('continues after the last event id, and makes clients read everything again', async () => {
    const note = async ({ db }: Deps, count: number) => {
      for (let event = 0; event < count; event += 1) {
        await db.write(async () => recordEvent('booking'));
      }
      return lastEventId(db.models);
    };
    await note(app.deps, 1);
    const file = await backUp();
    const seen = await note(app.deps, 2);
    const { deps } = await restore(file, 'there');
    expect(await note(deps, 5)).toBeGreaterThan(seen + 1_000_000);
    const hub = createEventHub(deps);
    const subscription = { sessionKey: 'none', lastEventId: seen, can: () => true };
    const stream = await hub.subscribe(subscription);
    expect(String(stream.read())).toContain('event: reset');
    stream.destroy();
  });

  it('lists what was changed, sent and received since in a private file', async () => {
    await call('POST', '/api/contact', buildMessage({ firstName: 'Earlier' }));
    const stay = await confirmed();
    await sendMails(app.deps, '2027-03-10T12:01:00Z');
    app.setNow(new Date('2027-03-10T12:02:00Z'));
    const file = await backUp();
    app.setNow(new Date('2027-03-10T12:05:00Z'));
    const enquiry = await call<{ reference: string }>(
      'POST',
      '/api/booking-enquiry',
      buildEnquiry({ checkinDate: '2027-05-10', checkoutDate: '2027-05-13' }),
    );
    await call(
      'POST',
      '/api/contact',
      buildMessage({ firstName: 'Ida', email: 'ida@example.org' }),
    );
    await call('POST', `/api/admin/bookings/${stay.reference}/conversation`, { text: 'Welcome' });
    await askToCancel(app, stay.id);
    await call('PATCH', `/api/admin/bookings/${stay.id}`, { guestName: '=Rui' });
    await sendMails(app.deps, '2027-03-10T12:06:00Z');

    const { restored, deps, dataDir } = await restore(file, 'there');
    const list = restored.changesFile ?? '';
    expect(list).toBe(`${restored.replaced}.csv`);
    expect((await stat(list)).mode & 0o777).toBe(0o600);
    const lines = (await readFile(list, 'utf8')).split('\r\n');
    for (const parts of [
      ['Sent an enquiry', enquiry.reference],
      ['Sent a message with the contact form', 'Ida', 'ida@example.org'],
      ['Wrote to a guest', stay.reference],
      ['Asked for a change', stay.reference],
      ['Changed a booking', stay.reference, "'=Rui"],
      ['Sent the mail enquiryReceipt', enquiry.reference],
    ]) {
      const isListed = lines.some((line) => parts.every((part) => line.includes(part)));
      expect([parts, isListed]).toEqual([parts, true]);
    }
    expect(lines.join()).not.toContain('Earlier');
    expect(restoreReport(restored, dataDir).join('\n')).toContain(list);
    const entry = await deps.db.models.AuditEntry.findOne({ order: [['id', 'DESC']] });
    expect(entry?.action).toBe('backup_restored');
    expect(JSON.parse(entry?.changes ?? '')).toMatchObject({
      changesFile: [null, path.basename(list)],
    });
    expect((await restore(file, 'damaged')).restored.changesFile).toBeNull();
  });

  it('reads what an older database has, and revokes links that it cannot check', async () => {
    const stay = await confirmed();
    const token = await tokenOf(stay);
    for (const address of LINKS) await call('POST', address);
    const file = await backUp();
    await call('POST', '/api/contact', buildMessage({ email: 'ida@example.org' }));
    const lost = ['house_links', 'audit_entries', 'erasures', 'settings'];
    const { restored, deps } = await restore(file, 'there', { lost });
    expect(restored).toMatchObject({
      repeated: null,
      receipts: { last: 0, isKnown: true },
      revoked: { stays: 0, calendar: false, house: true },
    });
    expect(await opens(token, deps)).toBe(stay.id);
    expect(await readFile(restored.changesFile ?? '', 'utf8')).toContain('ida@example.org');
  });
});
