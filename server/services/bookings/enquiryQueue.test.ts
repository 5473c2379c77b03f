import { bookingEnquirySchema, type BookingEnquiryInput } from '@shared/contract/bookings/booking';
import { priceOverrideInputSchema } from '@shared/contract/prices/override';
import type * as crypto from 'node:crypto';
import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../db/openDatabase';
import type { Write } from '../../db/write';
import { unavailable } from '../../errors';
import { buildEnquiry, buildOverride } from '../../test/factories';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { createBlock } from '../calendars/blocks';
import { createEnquiryQueue, type EnquiryQueue } from './enquiryQueue';
import { createOverride } from '../prices/overrides';
import type { WriteContext } from '../serviceContext';

vi.mock('node:crypto', async (importActual) => {
  const actual = await importActual<typeof crypto>();
  return { ...actual, randomInt: vi.fn<(max: number) => number>(actual.randomInt) };
});

const enquiryOf = (input: Partial<BookingEnquiryInput> = {}) =>
  bookingEnquirySchema.parse(buildEnquiry(input));

describe('the queue of enquiries', () => {
  let app: TestApp;
  /** Another server on the same database. */
  let other: Database;
  /** Transactions started by the queue. */
  let turns: number;
  let beforeTurn: () => Promise<unknown>;
  let queue: EnquiryQueue;
  beforeEach(async () => {
    app = await startTestApp();
    other = await openDatabase(app.deps.env, app.deps.log);
    turns = 0;
    beforeTurn = async () => undefined;
    const watched: Write = async (work) => {
      await beforeTurn();
      return app.deps.db.write((tx) => {
        turns += 1;
        return work(tx);
      });
    };
    queue = createEnquiryQueue({
      env: { rateLimitFactor: 1_000 },
      db: { ...app.db, write: watched },
      secrets: app.deps.secrets,
      now: () => TEST_NOW,
    });
  });
  afterEach(async () => {
    vi.mocked(randomInt).mockClear();
    await other.close();
    await app.close();
  });

  const submit = async (input: Partial<BookingEnquiryInput> = {}, key: string | null = null) =>
    (await queue.submit(enquiryOf(input), key)).booking;
  const change = (work: (context: WriteContext) => Promise<unknown>, db = other) =>
    db.write((tx) => work({ models: db.models, tx, now: TEST_NOW, today: '2027-03-10' }));
  const dearer = (context: WriteContext) =>
    createOverride(
      priceOverrideInputSchema.parse(
        buildOverride({ startDate: '2027-04-13', endDate: '2027-04-13', overridePrice: '500.00' }),
      ),
      null,
      context,
    );
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

  it('stores an enquiry as it was sent, with its price, its mails and its event', async () => {
    const sent = {
      guestName: `Zoë O'Hara; DROP TABLE bookings; --`,
      guestPhone: null,
      specialRequests: `'); COMMIT; \\ "x" ? :a $1\n🦀 line two`,
      currency: 'GBP' as const,
      totalAmount: '1290.00',
    };
    const { reference } = await submit(sent, 'key-1');
    expect(reference).toMatch(/^VL-[2-9A-Z]{6}$/);
    const { Booking, OutboxMail, EventRow } = app.db.models;
    expect(await Booking.findOne({ where: { reference } })).toMatchObject({
      guestName: sent.guestName,
      guestPhone: null,
      specialRequests: sent.specialRequests,
      totalAmountCents: 129_000,
      totalAmountEurCents: 150_000,
      status: 'pending',
      source: 'website',
      idempotencyKey: 'key-1',
      searchText: expect.stringContaining(reference.toLowerCase()),
    });
    const mails = await OutboxMail.findAll({ where: { reference }, order: ['id'] });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['enquiryReceipt', buildEnquiry().guestEmail],
      ['enquiryAlert', null],
    ]);
    expect(await EventRow.findAll()).toMatchObject([{ type: 'enquiry' }]);
  });

  it('stores many simultaneous enquiries in few transactions, each with an event', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => submit({ guestName: `Guest ${index}` })),
    );
    // Two batches of at most 64, and perhaps a first one that did not wait for the others.
    expect(turns).toBeLessThanOrEqual(3);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(100);
    expect(await counts()).toEqual({ bookings: 100, mails: 200 });
    const events = await app.db.models.EventRow.findAll({ order: ['id'] });
    expect(events.map(({ id, type }) => [id, type])).toEqual(
      Array.from({ length: turns }, (_, at) => [at + 1, 'enquiry']),
    );
  });

  it('begins one transaction for all enquiries that arrive during another, and none without enquiries', async () => {
    let arrive = async () => undefined as unknown;
    const late: Promise<unknown>[] = [];
    beforeTurn = () => arrive();
    arrive = meanwhile(async () => {
      late.push(submit({ guestName: 'Second' }), submit({ guestName: 'Third' }));
    });
    await submit({ guestName: 'First' });
    await Promise.all(late);
    for (const guestName of ['Fourth', 'Fifth']) await submit({ guestName });
    expect(await counts()).toEqual({ bookings: 5, mails: 10 });
    expect(turns).toBeLessThanOrEqual(4);
  });

  it('uses the price that another server set while the enquiry was queued', async () => {
    await submit();
    beforeTurn = meanwhile(() => change(dearer));
    await expect(submit()).rejects.toMatchObject({ status: 409, code: 'price_changed' });
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
    await submit({ totalAmount: '1550.00' });
  });

  it('refuses nights that another server has sold meanwhile, and stores the others', async () => {
    const block = { startDate: '2027-04-14', endDate: '2027-04-15', note: null };
    beforeTurn = meanwhile(() => change((context) => createBlock(block, null, context)));
    const [taken, free] = await Promise.allSettled([
      submit(),
      submit({ checkinDate: '2027-04-19', checkoutDate: '2027-04-22' }),
    ]);
    expect(taken).toMatchObject({ reason: { status: 409, code: 'nights_taken' } });
    expect(free).toMatchObject({ value: { checkinDate: '2027-04-19' } });
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
  });

  it('returns the first booking for a repeated key, at once or later', async () => {
    const [first, second] = await Promise.all([submit({}, 'key-1'), submit({}, 'key-1')]);
    expect(second?.reference).toBe(first?.reference);
    // Even if it would be rejected now.
    await change(dearer, app.db);
    expect((await submit({}, 'key-1')).reference).toBe(first?.reference);
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
    await expect(submit({ guestName: 'Someone else' }, 'key-1')).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    const [kept, refused] = await Promise.allSettled([
      submit({ totalAmount: '1550.00' }, 'key-2'),
      submit({ totalAmount: '1550.00', guestName: 'Someone else' }, 'key-2'),
    ]);
    expect(kept.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { code: 'idempotency_conflict' } });
  });

  it('chooses other references when one of a batch is taken', async () => {
    const earlier = await submit();
    const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (const letter of earlier.reference.slice(3)) {
      vi.mocked(randomInt).mockReturnValueOnce(letters.indexOf(letter) as never);
    }
    const later = await Promise.all([submit(), submit()]);
    expect(later.map(({ reference }) => reference)).not.toContain(earlier.reference);
    expect(await counts()).toEqual({ bookings: 3, mails: 6 });
  });

  it('stores the others when the database refuses one of a batch', async () => {
    await app.db.write(() =>
      app.db.sequelize.query(
        `CREATE UNIQUE INDEX only_one_ana ON bookings (guest_name) WHERE guest_name = 'Ana'`,
      ),
    );
    const outcomes = await Promise.allSettled(
      ['Ana', 'Bea', 'Ana', 'Cid'].map((guestName) => submit({ guestName })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await counts()).toEqual({ bookings: 3, mails: 6 });
  });

  it('answers 503 to all waiting enquiries when a transaction fails, stores none of them, and continues', async () => {
    beforeTurn = () => Promise.reject(unavailable());
    const answers = await Promise.allSettled([submit(), submit(), submit()]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 503 } });
    expect(await counts()).toEqual({ bookings: 0, mails: 0 });
    beforeTurn = async () => undefined;
    await submit();
    expect(await counts()).toEqual({ bookings: 1, mails: 2 });
  });
});

// Other windows of the back office, and other servers, learn of a change from its event.
it('each change of nights, prices and rules records an event', async () => {
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
