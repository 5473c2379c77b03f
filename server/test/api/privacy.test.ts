import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuditEntryJson } from '@shared/contract/audit/audit';
import type { AdminSession } from '@shared/contract/access/auth';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ErrorBody } from '@shared/contract/error';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { OfferJson } from '@shared/contract/offers/offer';
import type { BookingPayments } from '@shared/contract/payments/payments';
import type { ErasureResult, PersonData, Privacy } from '@shared/contract/privacy/privacy';
import { RETENTION_DEFAULTS } from '@shared/domain/privacy/retentionPeriods';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '../../db/sqlite';
import { openDatabase } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { createLog } from '../../log';
import type { Booking } from '../../models/Booking';
import { restoreBackup } from '../../services/backups/restoreBackup';
import { copyDatabase } from '../../services/backups/sqliteCopy';
import { createBackup, backupsFolder } from '../../services/backups/createBackup';
import { sendDueMails } from '../../services/mail/mailWorker';
import { applyRetention, loadPrivacy } from '../../services/privacy/retention';
import { expireOffers } from '../../services/offers/answerOffer';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { buildEnquiry, buildMessage, insertBooking } from '../factories';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp';
import { putSettings } from '../storedSettings';

const NAME = 'Zébulon Quatremère';
const EMAIL = 'Zebulon.Q@Example.fr';
/** Texts that would identify the person, in every stored form. */
const TRACES = ['Zébulon', 'Zebulon', 'Quatremère', 'Quatremere', '698 765', 'walnut allergy'];
const AFTER_STAY = new Date('2027-05-20T12:00:00Z');

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const owner = <Json = unknown>(method: string, address: string, body?: unknown) =>
  app.send<Json & ErrorBody>(method, address, { cookie, ...(body !== undefined && { body }) });
const find = (email: string) => owner<PersonData>('POST', '/api/admin/privacy/person', { email });
const erase = (email: string, confirmation = email) =>
  owner<ErasureResult>('POST', '/api/admin/privacy/erase', { email, confirmation });
const readContext = () => ({
  models: app.db.models,
  now: app.deps.now(),
  today: app.deps.now().toISOString().slice(0, 10),
});

/** A guest who enquired, wrote, was confirmed under another name, and received mails. */
async function leaveTraces(): Promise<BookingJson> {
  const { json: receipt } = await app.send<{ reference: string }>('POST', '/api/booking-enquiry', {
    body: buildEnquiry({
      guestName: 'Zebulon Quatremere',
      guestEmail: EMAIL,
      guestPhone: '+33 698 765 432',
      specialRequests: 'A walnut allergy',
    }),
    headers: { 'Idempotency-Key': 'zebulon-1' },
  });
  await app.send('POST', '/api/contact', {
    body: buildMessage({
      firstName: 'Zébulon',
      lastName: 'Quatremère',
      email: EMAIL.toLowerCase(),
      message: 'About my walnut allergy',
    }),
  });
  await sendDueMails(app.deps);
  const { json: detail } = await owner<{ booking: BookingJson }>(
    'GET',
    `/api/admin/bookings/${receipt.reference}`,
  );
  await owner('PATCH', `/api/admin/bookings/${detail.booking.id}`, {
    guestName: NAME,
    notes: 'Quatremère pays in cash',
    houseNotes: 'Quatremère needs a cot',
  });
  const { json: offer } = await owner<{ id: number }>(
    'POST',
    `/api/admin/bookings/${detail.booking.id}/offers`,
    {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      guestCount: 2,
      lines: [{ kind: 'other', name: 'For Quatremère', quantity: 1, rate: 1500, total: 1500 }],
      message: 'Dear Zébulon, nothing with walnuts.',
      validUntil: '2027-03-20',
      holdsNights: true,
      confirmsItself: true,
    },
  );
  await owner('POST', `/api/admin/offers/${offer.id}/send`, {});
  await owner('PATCH', `/api/bookings/${detail.booking.id}/status`, {
    status: 'confirmed',
    offerId: null,
  });
  await owner('POST', '/api/admin/blocks', {
    startDate: '2027-04-16',
    endDate: '2027-04-17',
    note: 'Late check-out of Zébulon Quatremère',
  });
  const paid = await owner<BookingPayments>(
    'POST',
    `/api/admin/bookings/${detail.booking.id}/payments`,
    {
      direction: 'in',
      purpose: 'stay',
      paidOn: '2027-03-10',
      amount: '450.00',
      way: 'transfer',
      note: 'From the account of Zébulon’s mother',
    },
  );
  const issue = () =>
    owner<BookingPayments>('POST', `/api/admin/payments/${paid.json.payments[0]?.id}/receipt`);
  const { receipts } = (await issue()).json;
  const reason = 'Quatremère wants it in another name';
  await owner('POST', `/api/admin/receipts/${receipts[0]?.id}/void`, { reason });
  await issue();
  return detail.booking;
}

/** A guest who requested April, and in May has an open offer of three nights in July. */
async function openOffer(validUntil = '2027-05-10'): Promise<Booking> {
  const enquiry = buildEnquiry({ guestEmail: EMAIL });
  await app.send('POST', '/api/booking-enquiry', { body: enquiry });
  const booking = await app.db.models.Booking.findOne({ rejectOnEmpty: true });
  app.setNow(new Date('2027-05-01T12:00:00Z'));
  cookie = await app.signIn();
  const stay = { checkinDate: '2027-07-05', checkoutDate: '2027-07-08' };
  const dates = { start: stay.checkinDate, end: stay.checkoutDate };
  const { json } = await owner<OfferJson>('POST', `/api/admin/bookings/${booking.id}/offers`, {
    ...stay,
    guestCount: 2,
    lines: [{ kind: 'nights', quantity: 3, rate: 450, total: 1350, dates }],
    validUntil,
    holdsNights: true,
    confirmsItself: true,
  });
  expect((await owner('POST', `/api/admin/offers/${json.id}/send`, {})).status).toBe(200);
  return booking;
}

async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const text = `${bytes.toString('utf8')}${bytes.toString('utf8').replaceAll(/=\r?\n/g, '')}`;
    if (texts.some((word) => text.toLowerCase().includes(word.toLowerCase()))) {
      found.push(path.relative(folder, file));
    }
  }
  return found;
}
describe('data from the guest’s page', () => {
  it('is in an export, and goes with an erasure', async () => {
    const { id, reference } = await leaveTraces();
    const booking = await app.db.models.Booking.findByPk(id);
    const link = new URL((await stayLinkUrl(booking!, app.deps)) ?? '').pathname;
    const post = (action: string, fields: Record<string, string>) =>
      app.send('POST', `${link}/${action}`, {
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    await post('details', { guestName: 'Philomena Xanthos', arrivalNote: 'Flight ZZ 99' });
    await post('cancellation', { message: 'My knee is broken' });
    const { json } = await find(EMAIL);
    const response = await fetch(`${app.url}/api/admin/privacy/export/${json.exportKey}`, {
      headers: { Cookie: cookie },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const whole = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array())) as object;
    expect(whole).toMatchObject({
      guestPages: [
        {
          reference,
          guestNames: ['Philomena Xanthos'],
          arrivalNote: 'Flight ZZ 99',
          requests: [{ kind: 'cancellation', message: 'My knee is broken' }],
        },
      ],
    });
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    expect((await erase(EMAIL, EMAIL)).status).toBe(200);
    const dump = await app.dump();
    for (const text of ['Philomena', 'ZZ 99', 'My knee']) expect(dump).not.toContain(text);
  });
});

describe('an erasure', () => {
  it('leaves nothing of the person in the database’s file, its log, mails and backups made after', async () => {
    const { reference, id } = await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    const inFile = app.deps.env.databaseUrl === null;
    const before = await filesWith(app.dataDir, TRACES);
    expect(before.some((file) => file.startsWith('villa.sqlite'))).toBe(inFile);
    expect(before.some((file) => file.startsWith('mail'))).toBe(true);

    const { status, json } = await erase('  zebulon.q@example.FR ', 'Zebulon.Q@example.fr');
    expect([status, json]).toEqual([
      200,
      {
        bookings: 1,
        messages: 1,
        mails: 6,
        kept: [{ reference, until: '2037-12-31' }],
        isOverwritten: inFile,
      },
    ]);
    const dump = await app.dump();
    expect(TRACES.filter((text) => dump.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
    expect(dump).not.toContain('zebulon-1');
    if (inFile) {
      await createBackup(
        app.dataDir,
        path.join(backupsFolder(app.dataDir), 'after.tar'),
        AFTER_STAY,
      );
    }
    expect(await filesWith(app.dataDir, TRACES)).toEqual([]);
    const { json: detail } = await owner<{ booking: BookingJson }>(
      'GET',
      `/api/admin/bookings/${reference}`,
    );
    expect(detail.booking).toMatchObject({
      id,
      guestName: 'Erased guest',
      guestEmail: '',
      guestPhone: null,
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      totalAmount: '1500.00',
      currency: 'EUR',
      specialRequests: null,
      notes: null,
      houseNotes: null,
      status: 'confirmed',
    });
    const search = await owner<BookingJson[]>('GET', '/api/bookings?search=quatrem');
    expect(search.json).toEqual([]);
  });

  it.each([
    ['Иван Петров', 'ИВАН ПЕТРОВ'],
    ['Γιώργος Παππάς', 'Γιώργος Παππάς'],
    ['İnci İli', 'İNCİ İLİ'],
    ['Jose Nunez', 'José Núñez'],
  ])(
    'removes %s from the activity log about other days, written there as %s',
    async (guestName, written) => {
      const enquiry = buildEnquiry({ guestName, guestEmail: EMAIL });
      await app.send('POST', '/api/booking-enquiry', { body: enquiry });
      const { json } = await owner<BookingJson[]>('GET', '/api/bookings');
      await owner('PATCH', `/api/bookings/${json[0]?.id}/status`, { status: 'cancelled' });
      const days = { startDate: '2027-08-01', endDate: '2027-08-03' };
      await owner('POST', '/api/admin/blocks', { ...days, note: `${written} visits` });
      expect((await erase(EMAIL)).status).toBe(200);
      const log = await owner<AuditEntryJson[]>('GET', '/api/admin/activity?area=calendar');
      expect(log.json[0]).toMatchObject({
        action: 'block_added',
        changes: { note: [null, 'Erased guest visits'] },
      });
    },
  );

  it('is reported with the session to programs that keep copies', async () => {
    const session = () => owner<AdminSession>('GET', '/api/admin/session');
    expect((await session()).json.lastErasureAt).toBeUndefined();
    await app.send('POST', '/api/contact', { body: buildMessage({ email: EMAIL }) });
    await erase(EMAIL);
    expect((await session()).json.lastErasureAt).toBe(app.deps.now().toISOString());
  });

  it('keeps the country for the figures', async () => {
    await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    const countries = async () =>
      (await owner<{ current: { countries: unknown } }>('GET', '/api/admin/figures?year=2027')).json
        .current.countries;
    const before = await countries();
    expect(before).toEqual([expect.objectContaining({ country: 'FR' })]);
    await erase(EMAIL);
    expect(await countries()).toEqual(before);
  });

  it('keeps the name for the tax office, encrypted, and records who reads it', async () => {
    const { reference } = await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    await erase(EMAIL);
    const { json } = await owner<Privacy>('GET', '/api/admin/privacy');
    expect(json.receipts).toEqual([{ reference, until: '2037-12-31' }]);
    const read = await owner('POST', `/api/admin/privacy/receipts/${reference}`);
    expect(read.json).toEqual({ reference, guestName: NAME, until: '2037-12-31' });
    const log = await owner<AuditEntryJson[]>('GET', '/api/admin/activity?area=privacy');
    expect(log.json.map(({ action, subject }) => [action, subject])).toEqual([
      ['receipt_name_read', reference],
      ['person_erased', null],
    ]);
    await owner('PUT', '/api/admin/privacy/retention', {
      ...json.retention,
      updatedAt: null,
    });
    app.setNow(new Date('2038-01-01T12:00:00Z'));
    await applyRetention(app.deps, readContext());
    const gone = { retainedName: null, retainedUntil: null };
    expect(await app.db.models.Booking.findOne()).toMatchObject(gone);
    expect(await app.db.models.Receipt.findAll()).toMatchObject([gone, gone]);
  });

  it('keeps amounts and numbers of receipts, and the name on them, also of a stay that was cancelled', async () => {
    const { reference, id } = await leaveTraces();
    await owner('PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' });
    expect((await erase(EMAIL)).json.kept).toEqual([]);
    const { json } = await owner<BookingPayments>('GET', `/api/admin/bookings/${id}/payments`);
    expect(json.payments).toMatchObject([{ amount: '450.00', note: null }]);
    expect(json.receipts).toMatchObject([
      { number: 1, amount: '450.00', voidReason: 'Erased guest wants it in another name' },
      { number: 2, amount: '450.00', voidReason: null },
    ]);
    const privacy = await owner<Privacy>('GET', '/api/admin/privacy');
    expect(privacy.json.receipts).toEqual([{ reference, until: '2037-12-31' }]);
    const read = await owner('POST', `/api/admin/privacy/receipts/${reference}`);
    expect(read.json).toEqual({ reference, guestName: NAME, until: '2037-12-31' });
    const payment = json.payments[0];
    const note = await owner('PUT', `/api/admin/payments/${payment?.id}`, {
      ...payment,
      note: 'Zébulon',
    });
    expect(note.json.code).toBe('erased');
  });

  it('is refused while the stay is to come or the enquiry waits, and then changes nothing', async () => {
    const { reference } = await leaveTraces();
    const before = await app.dump();
    const refused = await erase(EMAIL);
    expect([refused.status, refused.json.code]).toEqual([409, 'stay_ahead']);
    expect(refused.json.message).toContain(reference);
    expect((await erase(EMAIL, 'somebody@else.fr')).status).toBe(400);
    expect(await app.dump()).toBe(before);
    expect(await filesWith(path.join(app.dataDir, 'mail'), TRACES)).not.toEqual([]);
  });

  it('is refused while the guest can accept an offer of other days, though those asked for are over', async () => {
    const { id, reference } = await openOffer();
    const ahead = async () =>
      (await find(EMAIL)).json.bookings.map((booking) => [booking.reference, booking.isAhead]);
    expect(await ahead()).toEqual([[reference, true]]);
    const refused = await erase(EMAIL);
    expect([refused.status, refused.json.code]).toEqual([409, 'stay_ahead']);
    expect(refused.json.message).toBe(
      `There is a stay to come, an enquiry without an answer, or an offer that can still be accepted: ${reference}. Cancel, decline or withdraw it first; until then the data are needed.`,
    );
    expect(await app.db.models.Offer.count({ where: { bookingId: id, status: 'sent' } })).toBe(1);

    app.setNow(new Date('2027-05-11T12:00:00Z'));
    cookie = await app.signIn();
    expect(await ahead()).toEqual([[reference, false]]);
    expect((await erase(EMAIL)).status).toBe(200);
  });

  it('asks for a fresh sign-in, and leaves others’ data alone', async () => {
    await leaveTraces();
    await app.send('POST', '/api/contact', { body: buildMessage() });
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    app.setNow(new Date(AFTER_STAY.getTime() + 11 * 60_000));
    expect((await erase(EMAIL)).json.code).toBe('fresh_sign_in_required');
    cookie = await app.signIn();
    expect((await erase(EMAIL)).status).toBe(200);
    expect((await find('tom@example.co.uk')).json).toMatchObject({ messages: 1, mails: 2 });
  });

  it('leaves a booking that refuses new personal data', async () => {
    const { id } = await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    await erase(EMAIL);
    const before = await app.dump();
    for (const change of [
      { guestName: 'Back Again' },
      { guestEmail: 'back@example.fr' },
      { notes: 'Called Zoe' },
      { guestCount: 3, mail: { message: null } },
    ]) {
      const { status, json } = await owner('PATCH', `/api/admin/bookings/${id}`, change);
      expect([status, json.code]).toEqual([409, 'erased']);
    }
    expect(await app.dump()).toBe(before);
    expect(
      (await owner('PATCH', `/api/admin/bookings/${id}`, { totalAmount: '1450.00' })).status,
    ).toBe(200);
  });

  it('is complete even if a calendar file to the guest was being sent', async () => {
    const { reference } = await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    const form = [
      '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nDear guest\r\n',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n%%EOF\n\r\n--b--\r\n',
    ];
    const upload = request(`${app.url}/api/admin/bookings/${reference}/conversation/files`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    await new Promise((sent) => upload.write(form[0], sent));
    // The form has begun to arrive, so the booking was looked up.
    await expect.poll(() => app.send('GET', '/healthz').then(({ status }) => status)).toBe(200);
    expect((await erase(EMAIL)).status).toBe(200);
    upload.end(form[1]);
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(409);
    expect((await find(EMAIL)).json.mails).toBe(0);
    expect(await app.db.models.ConversationMessage.count()).toBe(0);
    expect(await app.db.models.OutboxMail.count({ where: { reference } })).toBe(0);
  });

  it('is refused while one of the mails is being sent', async () => {
    await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    await app.db.models.OutboxMail.update(
      {
        leaseToken: 'a-worker',
        nextAttemptAt: new Date(AFTER_STAY.getTime() + 20_000),
      },
      { where: { status: 'pending' } },
    );
    expect((await erase(EMAIL)).status).toBe(503);
    expect((await find(EMAIL)).json.bookings).toHaveLength(1);
  });
});

/** Backups need SQLite, even where the other tests use PostgreSQL. */
function onSqlite(): void {
  beforeEach(async () => {
    await app.close();
    app = await startTestApp({ env: { DATABASE_URL: '' } });
    cookie = await app.signIn();
  });
}

describe('a backup from before an erasure', () => {
  onSqlite();
  it('erases the person again when it is restored, and says so', async () => {
    const { reference } = await leaveTraces();
    const backup = path.join(backupsFolder(app.dataDir), 'before.tar');
    await createBackup(app.dataDir, backup, app.deps.now());
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    await erase(EMAIL);
    await app.send('POST', '/api/contact', { body: buildMessage() });

    // The folder as the server leaves it; the backup itself is the owner's and contains the person.
    const target = await mkdtemp(path.join(tmpdir(), 'villa-restore-'));
    await copyDatabase(sqliteFile(app.dataDir), sqliteFile(target));
    await copyFile(path.join(app.dataDir, 'secrets-key'), path.join(target, 'secrets-key'));
    const { repeated, replaced } = await restoreBackup(backup, target, AFTER_STAY);
    expect(repeated).toEqual({ persons: 1, bookings: 1, messages: 1, unreadable: 0 });
    await rm(replaced ?? '', { recursive: true });
    expect(await filesWith(target, TRACES)).toEqual([]);

    const log = createLog('silent');
    const there = await openDatabase(readEnv({ DATA_DIR: target }), log);
    const booking = await there.models.Booking.findOne({ where: { reference } });
    expect(booking).toMatchObject({ guestName: 'Erased guest', retainedUntil: '2037-12-31' });
    const context = { ...readContext(), models: there.models };
    expect((await loadPrivacy(context)).erasures).toEqual([
      {
        at: AFTER_STAY.toISOString(),
        bookings: 1,
        messages: 1,
        mails: 6,
        repeatedAt: AFTER_STAY.toISOString(),
      },
    ]);
    const entries = await there.models.AuditEntry.findAll({ order: [['id', 'DESC']], limit: 2 });
    expect(entries.map(({ action }) => action)).toEqual([
      'backup_restored',
      'persons_erased_again',
    ]);
    await there.close();

    // Without the key nobody can tell who it was: the restore continues and says so.
    await rm(path.join(target, 'secrets-key'));
    const again = await restoreBackup(backup, target, AFTER_STAY);
    expect(again.repeated).toEqual({ persons: 0, bookings: 0, messages: 0, unreadable: 1 });
    await rm(target, { recursive: true });
  });
});

describe('a backup from before an address was corrected', () => {
  onSqlite();
  const RIGHT = 'right@example.pt';

  /** Leaves traces, makes a backup, and corrects the booking's address after the stay. */
  async function correctAfterBackup(): Promise<string> {
    const { id } = await leaveTraces();
    const backup = path.join(backupsFolder(app.dataDir), 'before.tar');
    await createBackup(app.dataDir, backup, app.deps.now());
    await owner('PATCH', `/api/admin/bookings/${id}`, { guestEmail: RIGHT });
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    return backup;
  }

  /** Restores over a copy of the current data. @returns guests' names and addresses, oldest booking first */
  async function restored(backup: string) {
    const target = await mkdtemp(path.join(tmpdir(), 'villa-restore-'));
    await copyDatabase(sqliteFile(app.dataDir), sqliteFile(target));
    await copyFile(path.join(app.dataDir, 'secrets-key'), path.join(target, 'secrets-key'));
    const { repeated } = await restoreBackup(backup, target, AFTER_STAY);
    const there = await openDatabase(readEnv({ DATA_DIR: target }), createLog('silent'));
    const bookings = await there.models.Booking.findAll({ order: ['id'] });
    await there.close();
    await rm(target, { recursive: true });
    return {
      repeated,
      guests: bookings.map(({ guestName, guestEmail }) => [guestName, guestEmail]),
    };
  }

  it('erases again a guest erased under the right address, and no guest whom the retention has removed', async () => {
    const { id: kept } = await insertBooking(app, {
      checkinDate: '2026-05-01',
      checkoutDate: '2026-05-04',
    });
    const backup = await correctAfterBackup();
    expect((await erase(RIGHT)).status).toBe(200);
    const { Booking } = app.db.models;
    await app.db.write(() => Booking.update({ erasedAt: TEST_NOW }, { where: { id: kept } }));
    const { repeated, guests } = await restored(backup);
    expect(repeated).toEqual({ persons: 1, bookings: 1, messages: 0, unreadable: 0 });
    expect(guests.map(([name]) => name)).toEqual(['Ana Duarte', 'Erased guest']);
  });

  it('erases again who wrote once more after the erasure, and was erased twice', async () => {
    const backup = await correctAfterBackup();
    expect((await erase(RIGHT)).status).toBe(200);
    app.setNow(new Date(AFTER_STAY.getTime() + 60_000));
    await app.send('POST', '/api/contact', { body: buildMessage({ email: RIGHT }) });
    app.setNow(new Date(AFTER_STAY.getTime() + 120_000));
    expect((await erase(RIGHT)).json).toMatchObject({ messages: 1 });
    const { guests } = await restored(backup);
    expect(guests.map(([name]) => name)).toEqual(['Erased guest']);
  });

  it('keeps the guest of a booking whose wrong address was erased', async () => {
    const backup = await correctAfterBackup();
    expect((await erase(EMAIL)).json).toMatchObject({ bookings: 0, messages: 1 });
    const { guests } = await restored(backup);
    expect(guests).toEqual([[NAME, RIGHT]]);
  });
});

describe('a backup from after an erasure', () => {
  onSqlite();
  it('keeps newer data when it is restored', async () => {
    await leaveTraces();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    await erase(EMAIL);
    app.setNow(new Date(AFTER_STAY.getTime() + 60_000));
    const again = { guestName: NAME, guestEmail: EMAIL, totalAmount: '2400.00' };
    const dates = { checkinDate: '2027-10-04', checkoutDate: '2027-10-09' };
    const { json, status } = await app.send<{ reference: string }>('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ ...again, ...dates }),
    });
    expect(status).toBe(201);
    const backup = path.join(backupsFolder(app.dataDir), 'later.tar');
    await createBackup(app.dataDir, backup, app.deps.now());
    const target = await mkdtemp(path.join(tmpdir(), 'villa-restore-'));
    await copyDatabase(sqliteFile(app.dataDir), sqliteFile(target));
    await copyFile(path.join(app.dataDir, 'secrets-key'), path.join(target, 'secrets-key'));
    const { repeated } = await restoreBackup(backup, target, app.deps.now());
    expect(repeated).toEqual({ persons: 0, bookings: 0, messages: 0, unreadable: 0 });
    const there = await openDatabase(readEnv({ DATA_DIR: target }), createLog('silent'));
    const { reference } = json;
    expect(await there.models.Booking.findOne({ where: { reference } })).toMatchObject({
      guestName: NAME,
      guestEmail: EMAIL,
    });
    await there.close();
    await rm(target, { recursive: true });
  });
});

describe('the erasure of a name from the owner’s texts', () => {
  it('keeps the owner’s text, and removes only the name from it', async () => {
    await app.send('POST', '/api/contact', {
      body: buildMessage({ firstName: 'Anna', lastName: 'Li', email: 'anna@example.de' }),
    });
    const note = async (startDate: string, endDate: string, text: string) =>
      owner('POST', '/api/admin/blocks', { startDate, endDate, note: text });
    await note('2027-05-01', '2027-05-02', 'Joanna cleaning, Anna Li wants these days');
    await note('2027-06-01', '2027-06-02', 'Anna from the agency');
    expect((await erase('anna@example.de')).json.messages).toBe(1);
    const blocks = await app.db.models.Block.findAll({ order: ['id'] });
    expect(blocks.map((block) => block.note)).toEqual([
      'Joanna cleaning, Erased guest wants these days',
      'Anna from the agency',
    ]);
    const log = await owner<AuditEntryJson[]>('GET', '/api/admin/activity?area=calendar');
    expect(log.json.map(({ changes }) => changes['note'])).toEqual([
      [null, 'Anna from the agency'],
      [null, 'Joanna cleaning, Erased guest wants these days'],
    ]);
  });
});

describe('a name in the activity log', () => {
  it.each([
    ['Αλέξης Παπαδόπουλος', 'Αλέξης Παπαδόπουλος'],
    ['Αλέξης Παπαδόπουλος', 'ΑΛΕΞΗΣ ΠΑΠΑΔΟΠΟΥΛΟΣ'],
    ['Иван Петров', 'ИВАН ПЕТРОВ'],
    ['明 李', '明 李'],
    ['Jose Garcia', 'José García'],
    ['José García', 'JOSE GARCIA'],
    ['Zoe\u0308 Roß', 'Zoë Ross'],
    ['Dinis Iglesias', 'DINIS IGLESIAS'],
    ['Ana "Nini" Reis', 'ana  "nini" reis'],
  ])('of %s is erased if the owner has written %s', async (name, written) => {
    const [firstName = '', ...rest] = name.split(' ');
    const person = { firstName, lastName: rest.join(' '), email: 'guest@example.pt' };
    await app.send('POST', '/api/contact', { body: buildMessage(person) });
    const note = { startDate: '2027-05-01', endDate: '2027-05-02', note: `For ${written}, maybe` };
    const { status, json } = await owner<{ id: number }>('POST', '/api/admin/blocks', note);
    expect(status).toBe(201);
    await owner('DELETE', `/api/admin/blocks/${json.id}`);
    expect((await erase('guest@example.pt')).json.messages).toBe(1);
    const log = await owner<AuditEntryJson[]>('GET', '/api/admin/activity?area=calendar');
    expect(log.json.map(({ changes }) => changes['note'])).toEqual([
      ['For Erased guest, maybe', null],
      [null, 'For Erased guest, maybe'],
    ]);
  });
});

describe('an export', () => {
  it('holds everything about a person, whatever case the address was typed in, as JSON and CSV', async () => {
    const { reference } = await leaveTraces();
    const { json } = await find(EMAIL.toUpperCase());
    expect(json.bookings).toEqual([
      {
        reference,
        guestName: NAME,
        status: 'confirmed',
        checkinDate: '2027-04-12',
        checkoutDate: '2027-04-15',
        keptUntil: null,
        isAhead: true,
      },
    ]);
    expect([json.messages, json.mails]).toEqual([1, 6]);
    expect(json.exportKey).not.toMatch(/zebulon/i);

    const response = await fetch(`${app.url}/api/admin/privacy/export/${json.exportKey}`, {
      headers: { Cookie: cookie },
    });
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'person.json',
      'bookings.csv',
      'messages.csv',
      'mails.csv',
      'conversations.csv',
    ]);
    const whole = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array())) as {
      bookings: BookingJson[];
      offers: { message: string }[];
      messages: { message: string }[];
      mails: unknown[];
      changes: AuditEntryJson[];
      payments: unknown[];
    };
    expect(whole.bookings[0]).toMatchObject({
      guestName: NAME,
      specialRequests: 'A walnut allergy',
      notes: 'Quatremère pays in cash',
      houseNotes: 'Quatremère needs a cot',
    });
    expect(whole.messages[0]?.message).toBe('About my walnut allergy');
    expect(whole.mails).toHaveLength(6);
    expect(whole.offers).toMatchObject([{ message: 'Dear Zébulon, nothing with walnuts.' }]);
    expect(whole.changes.map(({ action }) => action)).toEqual([
      'booking_changed',
      'offer_drafted',
      'offer_sent',
      'offer_withdrawn',
      'booking_status_changed',
      'payment_added',
      'receipt_issued',
      'receipt_voided',
      'receipt_issued',
    ]);
    expect(whole.payments).toMatchObject([
      {
        reference,
        payments: [{ amount: '450.00', note: 'From the account of Zébulon’s mother' }],
        receipts: [
          { number: 1, guestName: NAME },
          { number: 2, guestName: NAME },
        ],
      },
    ]);
    expect(strFromU8(files['bookings.csv'] ?? new Uint8Array())).toContain('A walnut allergy');
    expect((await owner('GET', '/api/admin/privacy/export/v1.0.AAAA')).status).toBe(404);
    const log = await owner('GET', '/api/admin/activity?area=privacy');
    expect(log.text).toContain('person_exported');
    expect(log.text).not.toMatch(/zebulon/i);
  });

  // PostgreSQL with Turkish rules treats I as the capital of ı.
  it('includes data from an address with capitals, whatever the locale of the database', async () => {
    const body = buildMessage({ email: 'ISLA.DIAZ@EXAMPLE.IE' });
    await app.send('POST', '/api/contact', { body });
    expect((await find('isla.diaz@example.ie')).json).toMatchObject({ messages: 1, mails: 2 });
  });

  it('holds all guests who share an address', async () => {
    for (const guestName of ['Ana Duarte', 'Rui Duarte']) {
      await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry({ guestName }) });
    }
    expect((await find('ANA@example.pt')).json.bookings.map(({ guestName }) => guestName)).toEqual([
      'Ana Duarte',
      'Rui Duarte',
    ]);
  });
});

describe('retention', () => {
  it('waits, on a villa that has bookings, until the owner has seen it or thirty days have passed', async () => {
    await insertBooking(app, { checkinDate: '2020-04-12', checkoutDate: '2020-04-15' });
    const names = async () => (await app.db.models.Booking.findOne())?.guestName;
    expect(await applyRetention(app.deps, readContext())).toBeNull();
    app.setNow(new Date('2027-04-07T12:00:00Z'));
    cookie = await app.signIn();
    expect(await applyRetention(app.deps, readContext())).toBeNull();
    expect(await names()).toBe('Ana Duarte');
    const { json } = await owner<Privacy>('GET', '/api/admin/privacy');
    expect(json.startsOn).toBe('2027-04-09');
    expect(json.due).toMatchObject({ enquiries: 1, messages: 0 });

    app.setNow(new Date('2027-04-09T12:00:00Z'));
    expect(await applyRetention(app.deps, readContext())).toMatchObject({ enquiries: 1 });
    expect(await names()).toBe('Erased guest');
  });

  it('does not trust a clock that jumps ahead by years: nothing goes without notice', async () => {
    await applyRetention(app.deps, readContext());
    await insertBooking(app, { checkinDate: '2027-07-12', checkoutDate: '2027-07-15' });
    app.setNow(new Date('2032-03-10T12:00:00Z'));
    expect(await applyRetention(app.deps, readContext())).toBeNull();
    expect(await app.db.models.Booking.findOne()).toMatchObject({ guestName: 'Ana Duarte' });
    cookie = await app.signIn();
    const { json } = await owner<Privacy>('GET', '/api/admin/privacy');
    expect(json.startsOn).toBe('2032-04-09');
    // The clock is corrected: every earlier day counts as usual.
    app.setNow(new Date('2027-03-11T12:00:00Z'));
    await app.deps.repairClock();
    expect(await applyRetention(app.deps, readContext())).toEqual({});
  });

  it('begins at once when the owner has saved the periods', async () => {
    await insertBooking(app, { checkinDate: '2020-04-12', checkoutDate: '2020-04-15' });
    expect(await applyRetention(app.deps, readContext())).toBeNull();
    const { json } = await owner<Privacy>('GET', '/api/admin/privacy');
    const saved = await owner<Privacy>('PUT', '/api/admin/privacy/retention', {
      ...json.retention,
      updatedAt: null,
    });
    expect(saved.json.startsOn).toBeNull();
    expect(await applyRetention(app.deps, readContext())).toMatchObject({ enquiries: 1 });
  });

  it('removes data past the owner’s periods once a day, and reports how many', async () => {
    await leaveTraces();
    const declined = await app.send<{ reference: string }>('POST', '/api/booking-enquiry', {
      body: buildEnquiry({
        checkinDate: '2027-06-01',
        checkoutDate: '2027-06-04',
        totalAmount: '1800.00',
      }),
    });
    expect(declined.status).toBe(201);
    await owner('PUT', '/api/admin/privacy/retention', {
      enquiryMonths: 6,
      stayMonths: 24,
      messageMonths: 6,
      mailDays: 10,
      logMonths: 12,
      updatedAt: null,
    });
    // The state of a mail that the worker gave up.
    const [failed] = await app.db.models.OutboxMail.update(
      { status: 'failed', attempts: 1, lastError: 'No such user' },
      { where: { kind: 'messageReceipt' } },
    );
    expect(failed).toBe(1);
    app.setNow(new Date('2027-12-05T12:00:00Z'));
    expect(await applyRetention(app.deps, readContext())).toMatchObject({
      enquiries: 1,
      messages: 1,
    });
    expect(await app.db.models.OutboxMail.count({ where: { status: 'failed' } })).toBe(0);
    expect(await applyRetention(app.deps, readContext())).toBeNull();
    cookie = await app.signIn();
    const names = async () =>
      (await app.db.models.Booking.findAll({ order: ['id'] })).map(({ guestName }) => guestName);
    expect(await names()).toEqual([NAME, 'Erased guest']);
    const { json } = await owner<Privacy>('GET', '/api/admin/privacy');
    expect(json.runs[0]?.removed).toMatchObject({ enquiries: 1, messages: 1 });
    expect(json.retention.stayMonths).toBe(24);

    await putSettings(app.db, 'retentionRun', { lastRunDay: '2029-04-15' });
    app.setNow(new Date('2029-04-16T12:00:00Z'));
    await applyRetention(app.deps, readContext());
    expect(await names()).toEqual(['Erased guest', 'Erased guest']);
    expect((await app.db.models.Booking.findOne({ order: ['id'] }))?.retainedUntil).toBe(
      '2037-12-31',
    );
  });

  it('counts removed data once if a concurrent write makes it run again', async () => {
    await app.send('POST', '/api/contact', { body: buildMessage() });
    await putSettings(app.db, 'retentionRun', { lastRunDay: '2029-12-04' });
    app.setNow(new Date('2029-12-05T12:00:00Z'));
    const { write } = app.deps.db;
    app.deps.db.write = async (work) => {
      const lost = new Error('could not serialize access');
      await write((tx) => work(tx).then(() => Promise.reject(lost))).catch(() => undefined);
      return write(work);
    };
    expect(await applyRetention(app.deps, readContext())).toMatchObject({ messages: 1 });
  });

  it('leaves an enquiry alone whose guest can accept an offer, until that has ended', async () => {
    const { id } = await openOffer('2027-05-20');
    const periods = { ...RETENTION_DEFAULTS, enquiryMonths: 1, updatedAt: null };
    await owner('PUT', '/api/admin/privacy/retention', periods);
    const isErased = async (day: string) => {
      app.setNow(new Date(`${day}T12:00:00Z`));
      await applyRetention(app.deps, readContext());
      const booking = await app.db.models.Booking.findByPk(id, { rejectOnEmpty: true });
      return booking.erasedAt !== null;
    };
    expect(await isErased('2027-05-19')).toBe(false);
    await app.db.write((tx) => expireOffers({ ...readContext(), tx, today: '2027-05-21' }));
    expect(await isErased('2027-05-21')).toBe(true);
  });

  it('keeps a booking whose mail is being sent, and erases the others', async () => {
    const checkinDate = '2027-06-01';
    const stay = { checkinDate, checkoutDate: '2027-06-04', status: 'cancelled' as const };
    await insertBooking(app, stay);
    await insertBooking(app, stay);
    const written = await insertBooking(app, stay);
    await insertBooking(app, stay);
    await owner('PUT', '/api/admin/privacy/retention', { ...RETENTION_DEFAULTS, updatedAt: null });
    const now = new Date('2030-12-05T12:00:00Z');
    await putSettings(app.db, 'retentionRun', { lastRunDay: '2030-12-04' });
    app.setNow(now);
    await app.db.write(() =>
      app.db.models.OutboxMail.create({
        messageKey: 'under-way',
        kind: 'decline',
        reference: written.reference,
        recipient: written.guestEmail,
        priority: 1,
        data: '{}',
        leaseToken: 'a-worker',
        nextAttemptAt: new Date(now.getTime() + 20_000),
        giveUpAt: new Date(now.getTime() + 60_000),
        createdAt: now,
      }),
    );
    expect(await applyRetention(app.deps, readContext())).toMatchObject({ enquiries: 3 });
    const left = await app.db.models.Booking.findAll({ where: { erasedAt: null } });
    expect(left.map(({ reference }) => reference)).toEqual([written.reference]);

    const tomorrow = new Date(now.getTime() + 86_400_000);
    app.setNow(tomorrow);
    expect(await applyRetention(app.deps, readContext())).toMatchObject({ enquiries: 1 });
  });

  it('refuses periods that make no sense, and those of another window', async () => {
    const periods = {
      enquiryMonths: 6,
      stayMonths: 24,
      messageMonths: 6,
      mailDays: 10,
      logMonths: 12,
    };
    const put = (body: object) => owner('PUT', '/api/admin/privacy/retention', body);
    expect((await put({ ...periods, mailDays: 0 })).status).toBe(400);
    expect((await put({ ...periods, updatedAt: null })).status).toBe(200);
    expect((await put({ ...periods, updatedAt: null })).json.code).toBe('stale');
  });
});

describe('the conversation about a stay', () => {
  const PDF = '%PDF-1.7\n% Quatremère\n%%EOF\n';

  /** A conversation with a file, about the booking from {@link leaveTraces}. */
  async function leaveThread(): Promise<string> {
    const { reference } = await leaveTraces();
    const form = new FormData();
    form.set('text', 'Zébulon, mind your walnut allergy');
    form.set('file', new Blob([PDF]), 'Quatremère.pdf');
    await fetch(`${app.url}/api/admin/bookings/${reference}/conversation/files`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: form,
    });
    const { json } = await owner<ContactMessageJson[]>('GET', '/api/contact');
    await owner('POST', `/api/contact/${json[0]?.id}/answers`, { text: 'No walnut allergy here' });
    await sendDueMails(app.deps);
    return reference;
  }
  const attachments = (dataDir = app.dataDir) =>
    readdir(path.join(dataDir, 'attachments')).catch(() => [] as string[]);

  it('is in an export, with its files', async () => {
    const reference = await leaveThread();
    const { json } = await find(EMAIL);
    const response = await fetch(`${app.url}/api/admin/privacy/export/${json.exportKey}`, {
      headers: { Cookie: cookie },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const file = `files/${reference}/1-Quatremère.pdf`;
    expect(strFromU8(files[file] ?? new Uint8Array())).toBe(PDF);
    const whole = strFromU8(files['person.json'] ?? new Uint8Array());
    expect(whole).toContain('mind your walnut allergy');
    expect(whole).toContain('No walnut allergy here');
    expect(strFromU8(files['conversations.csv'] ?? new Uint8Array())).toContain(file);
  });

  it('goes with an erasure, with its files and mails', async () => {
    await leaveThread();
    expect(await attachments()).toHaveLength(1);
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    expect((await erase(EMAIL)).status).toBe(200);
    expect(await attachments()).toEqual([]);
    expect(await filesWith(app.dataDir, TRACES)).toEqual([]);
    const dump = (await app.dump()).toLowerCase();
    expect(TRACES.filter((text) => dump.includes(text.toLowerCase()))).toEqual([]);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'is saved with a backup, and erased again when an older backup is restored',
    async () => {
      await leaveThread();
      const backup = path.join(backupsFolder(app.dataDir), 'before.tar');
      await createBackup(app.dataDir, backup, app.deps.now());
      const target = await mkdtemp(path.join(tmpdir(), 'villa-restore-'));
      try {
        await restoreBackup(backup, target, app.deps.now());
        const [file = ''] = await attachments(target);
        expect(await readFile(path.join(target, 'attachments', file), 'utf8')).toBe(PDF);

        app.setNow(AFTER_STAY);
        cookie = await app.signIn();
        await erase(EMAIL);
        await copyDatabase(sqliteFile(app.dataDir), `${sqliteFile(target)}-new`);
        await rm(sqliteFile(target));
        await copyFile(`${sqliteFile(target)}-new`, sqliteFile(target));
        await rm(`${sqliteFile(target)}-new`);
        await copyFile(path.join(app.dataDir, 'secrets-key'), path.join(target, 'secrets-key'));
        await restoreBackup(backup, target, AFTER_STAY);
        expect(await attachments(target)).toEqual([]);
      } finally {
        await rm(target, { recursive: true, force: true });
      }
    },
  );

  it('goes with the stay when that is past its retention', async () => {
    await leaveThread();
    await owner('PUT', '/api/admin/privacy/retention', {
      enquiryMonths: 6,
      stayMonths: 24,
      messageMonths: 6,
      mailDays: 10,
      logMonths: 12,
      updatedAt: null,
    });
    await putSettings(app.db, 'retentionRun', { lastRunDay: '2029-04-15' });
    app.setNow(new Date('2029-04-16T12:00:00Z'));
    await applyRetention(app.deps, readContext());
    expect(await attachments()).toEqual([]);
    expect(await app.db.models.ConversationMessage.count()).toBe(0);
    expect(await app.db.models.ContactAnswer.count()).toBe(0);
  });
});
