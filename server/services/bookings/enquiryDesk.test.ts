import { bookingEnquirySchema, type BookingEnquiryInput } from '@shared/contract/bookings/booking';
import { priceOverrideInputSchema } from '@shared/contract/prices/override';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/openDatabase';
import type { WriteScript } from '../../db/write';
import { unavailable } from '../../errors';
import { buildEnquiry, buildOverride } from '../../test/factories';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { createBlock } from '../calendars/blocks';
import { createEnquiry } from './booking';
import { createEnquiryDesk, type EnquiryDesk } from './enquiryDesk';
import { createOverride } from '../prices/overrides';
import type { ReadContext, WriteContext } from '../serviceContext';

const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const enquiryOf = (input: Partial<BookingEnquiryInput> = {}) =>
  bookingEnquirySchema.parse(buildEnquiry(input));

// There is no shorter way on PostgreSQL; its enquiries are tested in server/test/api.
describe.skipIf(isPostgres)('the enquiry desk (SQLite only)', () => {
  let app: TestApp;
  /** Another server on the same file. */
  let rival: Database;
  /** Transactions that the desk has sent. */
  let scripts: number;
  let beforeTurn: () => Promise<unknown>;
  let beforeScript: (sql: string) => Promise<string>;
  let desk: EnquiryDesk;
  beforeEach(async () => {
    app = await startTestApp();
    rival = await openDatabase(app.deps.env, app.deps.log);
    scripts = 0;
    beforeTurn = async () => undefined;
    beforeScript = async (sql) => sql;
    const { writeScript } = app.db;
    if (!writeScript) throw new Error('SQLite has scripts');
    const watched: WriteScript = (work) =>
      writeScript(async (run) => {
        await beforeTurn();
        return work(async (sql) => {
          scripts += 1;
          return run(await beforeScript(sql));
        });
      });
    desk = createEnquiryDesk({ ...app.db, writeScript: watched });
  });
  afterEach(async () => {
    await rival.close();
    await app.close();
  });

  const reading = (db = app.db): ReadContext => ({
    models: db.models,
    tx: null,
    now: TEST_NOW,
    today: '2027-03-10',
    cache: db.cache,
  });
  const take = (input: Partial<BookingEnquiryInput> = {}, key: string | null = null) =>
    desk.take(enquiryOf(input), key, reading());
  const change = (work: (context: WriteContext) => Promise<unknown>, db = rival) =>
    db.write((tx) => work({ ...reading(db), tx }));
  const dearer = (context: WriteContext) =>
    createOverride(
      priceOverrideInputSchema.parse(
        buildOverride({ startDate: '2027-04-13', endDate: '2027-04-13', overridePrice: '500.00' }),
      ),
      context,
    );
  /** Once. */
  const meanwhile = (work: () => Promise<unknown>) => {
    let isDone = false;
    return async () => {
      if (isDone) return;
      isDone = true;
      await work();
    };
  };
  const counts = async () => ({
    bookings: await app.db.models.Booking.count(),
    mails: await app.db.models.OutboxMail.count(),
  });

  it('stores the same rows as the long way', async () => {
    const sent = {
      guestName: `Zoë O'Hara; DROP TABLE bookings; --`,
      guestPhone: null,
      specialRequests: `'); COMMIT; \\ "x" ? :a $1\n🦀 line two`,
      currency: 'GBP' as const,
      totalAmount: '1290.00',
    };
    const short = await take(sent, 'key-1');
    const long = await app.db.write((tx) =>
      createEnquiry(enquiryOf(sent), 'key-2', { ...reading(), tx }),
    );
    expect(scripts).toBe(1);
    expect(short).toMatchObject({ reference: expect.stringMatching(/^VL-[2-9A-Z]{6}$/) });

    const { Booking, OutboxMail, EventRow } = app.db.models;
    const rowsOf = async (reference: string) => {
      const rows = [
        ...(await Booking.findAll({ where: { reference }, raw: true })),
        ...(await OutboxMail.findAll({ where: { reference }, order: ['id'], raw: true })),
        ...(await EventRow.findAll({ where: { reference }, raw: true })),
      ];
      expect(rows).toHaveLength(4);
      const own = [reference, reference.toLowerCase()];
      return rows.map(({ id: _id, ...row }) =>
        own.reduce(
          (text, word) => text.replaceAll(word, 'REFERENCE'),
          JSON.stringify({ ...row, messageKey: null, idempotencyKey: null }),
        ),
      );
    };
    expect(await rowsOf(short.reference)).toEqual(await rowsOf(long.reference));
    expect(await Booking.findOne({ where: { reference: short.reference } })).toMatchObject({
      guestName: sent.guestName,
      specialRequests: sent.specialRequests,
      totalAmountCents: 129_000,
      totalAmountEurCents: 150_000,
      idempotencyKey: 'key-1',
    });
  });

  it('stores many that come at once in few transactions, each with its event', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => take({ guestName: `Guest ${index}` })),
    );
    expect(scripts).toBeLessThan(50);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(100);
    expect(await counts()).toEqual({ bookings: 100, mails: 200 });
    const events = await app.db.models.EventRow.findAll({ order: ['id'] });
    expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    expect(new Set(events.map(({ reference }) => reference))).toEqual(
      new Set(answers.map(({ reference }) => reference)),
    );
  });

  it('goes by the price that another server set while it waited for its turn', async () => {
    await take();
    beforeTurn = meanwhile(() => change(dearer));
    await expect(take()).rejects.toMatchObject({ status: 409, code: 'price_changed' });
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
    await take({ totalAmount: '1550.00' });
  });

  it('goes by the price that another server set in the last moment before the transaction', async () => {
    await take();
    const overtake = meanwhile(() => change(dearer));
    beforeScript = async (sql) => {
      await overtake();
      return sql;
    };
    await expect(take()).rejects.toMatchObject({ status: 409, code: 'price_changed' });
    expect(scripts).toBe(2);
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
    await take({ totalAmount: '1550.00' });
    expect(scripts).toBe(3);
  });

  it('refuses nights that another server gave away in the last moment, and stores the others', async () => {
    const block = { startDate: '2027-04-14', endDate: '2027-04-15', note: null };
    const overtake = meanwhile(() => change((context) => createBlock(block, context)));
    beforeScript = async (sql) => {
      await overtake();
      return sql;
    };
    const [taken, free] = await Promise.allSettled([
      take(),
      take({ checkinDate: '2027-04-19', checkoutDate: '2027-04-22' }),
    ]);
    expect(taken).toMatchObject({ reason: { status: 409, code: 'nights_taken' } });
    expect(free).toMatchObject({ value: { checkinDate: '2027-04-19' } });
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
  });

  it('answers the first booking to a key that comes again, at once or later', async () => {
    const [first, second] = await Promise.all([take({}, 'key-1'), take({}, 'key-1')]);
    expect(second?.reference).toBe(first?.reference);
    // Also when it would be refused by now.
    await change(dearer, app.db);
    expect((await take({}, 'key-1')).reference).toBe(first?.reference);
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
    await expect(take({ guestName: 'Someone else' }, 'key-1')).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
  });

  it('draws another reference when a booking has the first one', async () => {
    const earlier = await take();
    beforeScript = async (sql) => sql.replaceAll(/VL-[2-9A-Z]{6}/g, earlier.reference);
    const later = await take();
    expect(later.reference).not.toBe(earlier.reference);
    expect(await counts()).toEqual({ bookings: 2, mails: 4 });
  });

  it('answers 503 to all of a transaction that failed, stores none of them, and goes on', async () => {
    beforeScript = async () => {
      throw new Error('SQLITE_FULL: database or disk is full');
    };
    const answers = await Promise.allSettled([take(), take(), take()]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 503 } });
    expect(await counts()).toEqual({ bookings: 0, mails: 0 });
    beforeScript = async (sql) => sql;
    await take();
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
  });

  it('answers 503 to those whose turn never came', async () => {
    desk = createEnquiryDesk({ ...app.db, writeScript: () => Promise.reject(unavailable()) });
    const answers = await Promise.allSettled([take(), take()]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 503 } });
    expect(await counts()).toEqual({ bookings: 0, mails: 0 });
  });
});

// What the desk relies on: a change without one would go unnoticed in the last moment.
it('each change of nights, prices and rules notes an event', async () => {
  const app = await startTestApp();
  const cookie = await app.signIn();
  const eventCount = () => app.db.models.EventRow.count();
  const send = async (method: string, path: string, body: object | null = null) => {
    const before = await eventCount();
    const answer = await app.send<{ id: number; reference: string }>(method, path, {
      cookie,
      ...(body && { body }),
    });
    expect({ path, isDone: answer.status < 300, events: await eventCount() }).toEqual({
      path,
      isDone: true,
      events: before + 1,
    });
    return answer.json;
  };

  const settings = await app.send<object>('GET', '/api/villa-settings');
  await send('PUT', '/api/villa-settings', { ...settings.json, maxGuests: 6 });

  const overrides = '/api/admin/price-overrides';
  const override = await send('POST', overrides, buildOverride());
  await send('PUT', `${overrides}/${override.id}`, buildOverride({ overridePrice: '530.00' }));
  await send('PATCH', `${overrides}/${override.id}/toggle`);
  await send('DELETE', `${overrides}/${override.id}`);

  const nights = { startDate: '2027-05-01', endDate: '2027-05-04', note: null };
  const block = await send('POST', '/api/admin/blocks', nights);
  await send('DELETE', `/api/admin/blocks/${block.id}`);

  const { reference } = await send('POST', '/api/booking-enquiry', buildEnquiry());
  const enquiry = await app.db.models.Booking.findOne({ where: { reference } });
  const status = `/api/bookings/${enquiry?.id}/status`;
  await send('PATCH', status, { status: 'confirmed' });
  await send('PATCH', `/api/admin/bookings/${enquiry?.id}`, {
    checkinDate: '2027-04-13',
    checkoutDate: '2027-04-16',
    totalAmount: '1500.00',
  });
  await send('PATCH', status, { status: 'cancelled' });
  await send('POST', '/api/admin/bookings', {
    ...buildEnquiry(),
    status: 'confirmed',
    notes: null,
  });
  await app.close();
});
