import type { BookingJson, BookingSummary } from '@shared/contract/bookings/booking';
import type { ErrorBody } from '@shared/contract/error';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { addDays } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnquiry, buildMessage, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

describe('the owner’s bookings', () => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp();
    cookie = await app.signIn();
  });
  afterEach(() => app.close());

  const list = (query = '') => app.send<BookingJson[]>('GET', `/api/bookings${query}`, { cookie });
  const setStatus = (id: number | string, status: unknown, more: object = {}) =>
    app.send<BookingJson & ErrorBody>('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status, ...more },
    });
  const heldNights = async () =>
    (await app.db.models.HeldNight.findAll({ order: ['night'] })).map((row) => row.night);

  it('shows an enquiry with everything the guest sent and the server’s price', async () => {
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    const [booking] = (await list()).json;
    expect(booking).toMatchObject({
      guestName: 'Ana Duarte',
      guestEmail: 'ana@example.pt',
      guestPhone: '+351 912 345 678',
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '1500.00',
      totalAmountEur: '1500.00',
      specialRequests: 'A cot, please',
      status: 'pending',
      priceBreakdown: {
        total: 1500,
        nights: 3,
        cleaningFee: 150,
        priceBreakdown: [
          {
            nights: 3,
            rate: 450,
            total: 1350,
            dates: { start: '2027-04-12', end: '2027-04-15' },
          },
        ],
      },
    });
  });

  it('lists newest first, in pages that miss and repeat nothing', async () => {
    for (let minute = 0; minute < 7; minute += 1) {
      await insertBooking(app, {
        checkinDate: '2027-05-01',
        checkoutDate: '2027-05-04',
        // Two have the same time.
        createdAt: new Date(Date.UTC(2027, 0, 1, 10, Math.min(minute, 5))),
      });
    }
    const all = (await list()).json.map((booking) => booking.id);
    expect(all).toHaveLength(7);
    const paged: number[] = [];
    let query = '?limit=3';
    for (let page = 0; page < 3; page += 1) {
      const answer = await list(query);
      paged.push(...answer.json.map((booking) => booking.id));
      query = `?limit=3&cursor=${answer.headers.get('X-Next-Cursor')}`;
    }
    expect(paged).toEqual(all);
    expect((await list('?limit=7')).headers.get('X-Next-Cursor')).toBeNull();
  });

  it.each([
    '?limit=0',
    '?limit=501',
    '?limit=',
    '?limit=a',
    '?limit=2&limit=3',
    '?cursor=!',
    '?cursor=abc',
    '?page=2',
  ])('refuses %s', async (query) => {
    const answer = await list(query);
    expect(answer.status).toBe(400);
  });

  it('confirms, which takes exactly the nights of the stay', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    const answer = await setStatus(booking.id, 'confirmed');
    expect(answer.status).toBe(200);
    expect(answer.json.status).toBe('confirmed');
    expect(await heldNights()).toEqual(['2027-05-01', '2027-05-02', '2027-05-03']);
  });

  it('cancels, which frees them', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    expect((await setStatus(booking.id, 'cancelled')).status).toBe(200);
    expect(await heldNights()).toEqual([]);
  });

  it('refuses to confirm nights that another guest has, and names them', async () => {
    await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    const rival = await insertBooking(app, {
      checkinDate: '2027-05-03',
      checkoutDate: '2027-05-06',
    });
    const answer = await setStatus(rival.id, 'confirmed');
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'nights_taken', nights: ['2027-05-03'] });
    expect(await heldNights()).toEqual(['2027-05-01', '2027-05-02', '2027-05-03']);
  });

  it('lets two guests meet on a turnover day', async () => {
    await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    const next = await insertBooking(app, {
      checkinDate: '2027-05-04',
      checkoutDate: '2027-05-07',
    });
    expect((await setStatus(next.id, 'confirmed')).status).toBe(200);
  });

  const STATUSES = ['enquiry', 'pending', 'confirmed', 'cancelled'] as const;
  const ALLOWED = new Set([
    'enquiry>confirmed',
    'enquiry>cancelled',
    'pending>confirmed',
    'pending>cancelled',
    'confirmed>cancelled',
  ]);
  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s follows the table',
    async (from, to) => {
      const booking = await insertBooking(app, {
        checkinDate: '2027-05-01',
        checkoutDate: '2027-05-04',
        status: from,
      });
      const isAllowed = from === to || ALLOWED.has(`${from}>${to}`);
      const answer = await setStatus(booking.id, to);
      expect([answer.status, isAllowed ? answer.json.status : answer.json.code]).toEqual(
        isAllowed ? [200, to] : [409, 'invalid_transition'],
      );
    },
  );

  it('refuses a decision on what was read before another change', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    const readAt = booking.updatedAt.toISOString();
    const changed = await app.send<BookingJson>('PATCH', `/api/admin/bookings/${booking.id}`, {
      cookie,
      body: { totalAmount: '900.00' },
    });
    const before = await app.dump();
    const stale = await setStatus(booking.id, 'confirmed', { updatedAt: readAt });
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale' } });
    expect(await app.dump()).toBe(before);
    const { updatedAt } = changed.json;
    expect((await setStatus(booking.id, 'confirmed', { updatedAt })).status).toBe(200);
    // A repeat after a lost response returns the same.
    expect((await setStatus(booking.id, 'confirmed', { updatedAt })).status).toBe(200);
  });

  it('makes a decision a change of its own, however soon it comes after another', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    const confirmed = await setStatus(booking.id, 'confirmed');
    expect(confirmed.json.updatedAt).not.toBe(booking.updatedAt.toISOString());
    const cancelled = await setStatus(booking.id, 'cancelled');
    expect(cancelled.json.updatedAt).not.toBe(confirmed.json.updatedAt);
  });

  it.each([
    ['cancelled', 'pending', 'decline'],
    ['cancelled', 'confirmed', 'cancellation'],
    ['confirmed', 'pending', 'confirmation'],
  ] as const)(
    'makes one %s that was %s with a mail to the guest or without',
    async (to, from, kind) => {
      const mailsAfter = async (notifyGuest: boolean | undefined, checkinDate: string) => {
        const booking = await insertBooking(app, {
          checkinDate,
          checkoutDate: addDays(checkinDate, 3),
          status: from,
        });
        expect((await setStatus(booking.id, to, { notifyGuest })).status).toBe(200);
        const { reference } = booking;
        return (await app.db.models.OutboxMail.findAll({ where: { reference } })).map(
          (mail) => mail.kind,
        );
      };
      expect(await mailsAfter(undefined, '2027-05-01')).toEqual([kind]);
      expect(await mailsAfter(false, '2027-05-11')).toEqual([]);
    },
  );

  it('does not confirm a stay that is over, and may still cancel it', async () => {
    const over = await insertBooking(app, {
      checkinDate: '2027-03-05',
      checkoutDate: '2027-03-10',
    });
    const refused = await setStatus(over.id, 'confirmed');
    expect(refused).toMatchObject({ status: 409, json: { code: 'invalid_transition' } });
    expect(refused.json.message).toContain('This stay is over');
    expect(await heldNights()).toEqual([]);
    expect((await setStatus(over.id, 'cancelled')).status).toBe(200);
    const underWay = await insertBooking(app, {
      checkinDate: '2027-03-08',
      checkoutDate: '2027-03-11',
    });
    expect((await setStatus(underWay.id, 'confirmed')).status).toBe(200);
  });

  it('does not cancel a stay that took place, from the day of its check-out', async () => {
    const stay = { checkinDate: '2027-03-05', status: 'confirmed' as const };
    const over = await insertBooking(app, { ...stay, checkoutDate: '2027-03-10' });
    const before = await app.dump();
    const refused = await setStatus(over.id, 'cancelled');
    expect(refused).toMatchObject({ status: 409, json: { code: 'invalid_transition' } });
    expect(refused.json.message).toContain(
      'please record it in the booking’s payments as given back',
    );
    expect(await app.dump()).toBe(before);
    await app.db.models.Booking.update({ checkoutDate: '2027-03-11' }, { where: { id: over.id } });
    expect((await setStatus(over.id, 'cancelled')).status).toBe(200);
  });

  it('says of pending bookings why they cannot be confirmed', async () => {
    const holder = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    await app.send('POST', '/api/admin/blocks', {
      cookie,
      body: { startDate: '2027-06-10', endDate: '2027-06-12' },
    });
    const waiting = {
      over: ['2027-03-01', '2027-03-10'],
      booked: ['2027-05-03', '2027-05-06'],
      turnover: ['2027-05-04', '2027-05-07'],
      blocked: ['2027-06-09', '2027-06-11'],
      free: ['2027-07-01', '2027-07-08'],
    } as const;
    const expected = {
      over: { kind: 'over' },
      booked: { kind: 'booking', reference: holder.reference, guestName: 'Ana Duarte' },
      blocked: { kind: 'block', startDate: '2027-06-10', isImported: false },
    };
    const ids: Record<string, number> = {};
    for (const [name, [checkinDate, checkoutDate]] of Object.entries(waiting)) {
      ids[name] = (await insertBooking(app, { checkinDate, checkoutDate })).id;
    }
    const listed = (await list('')).json;
    const found = Object.fromEntries(
      Object.entries(ids).flatMap(([name, id]) => {
        const obstacle = listed.find((booking) => booking.id === id)?.obstacle;
        return obstacle ? [[name, obstacle]] : [];
      }),
    );
    expect(found).toEqual(expected);
    // Decided bookings have no obstacle.
    expect(listed.find(({ id }) => id === holder.id)?.obstacle).toBeUndefined();

    const booked = listed.find(({ id }) => id === ids['booked']);
    const inFull = await app.send<BookingDetail>(
      'GET',
      `/api/admin/bookings/${booked?.reference}`,
      {
        cookie,
      },
    );
    expect(inFull.json.booking.obstacle).toEqual(expected.booked);
  });

  it('refuses an unknown status, naming those there are', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    const answer = await setStatus(booking.id, 'paid');
    expect(answer.status).toBe(400);
    expect(answer.json.message).toBe(
      'Status must be one of: enquiry, pending, confirmed, cancelled',
    );
  });

  it.each([
    ['999999', 404],
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['1;--', 400],
    ['1e3', 400],
    ['%E0%A4%A', 400],
    ['9'.repeat(16), 400],
  ])('answers booking %s with %i', async (id, status) => {
    const answer = await setStatus(id, 'confirmed');
    expect(answer.status).toBe(status);
    expect(answer.json.code).toBe(status === 404 ? 'not_found' : 'invalid_input');
  });

  it('keeps held nights equal to confirmed nights when confirming and cancelling race', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    const answers = await Promise.all([
      setStatus(booking.id, 'confirmed'),
      setStatus(booking.id, 'cancelled'),
      setStatus(booking.id, 'confirmed'),
    ]);
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
    const row = await app.db.models.Booking.findByPk(booking.id);
    expect(row?.status).toBe('cancelled');
    expect(await heldNights()).toEqual([]);
  });

  it('lets exactly one of fifty overlapping stays win when all are confirmed at once', async () => {
    const bookings = [];
    for (let count = 0; count < 50; count += 1) {
      bookings.push(
        await insertBooking(app, { checkinDate: '2027-05-01', checkoutDate: '2027-05-08' }),
      );
    }
    const answers = await Promise.all(bookings.map(({ id }) => setStatus(id, 'confirmed')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
    expect(await heldNights()).toHaveLength(7);
  });

  it('sums the dashboard’s cards from what is confirmed', async () => {
    await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    await insertBooking(app, {
      checkinDate: '2027-06-01',
      checkoutDate: '2027-06-04',
      status: 'confirmed',
    });
    await insertBooking(app, { checkinDate: '2027-07-01', checkoutDate: '2027-07-09' });
    await insertBooking(app, {
      checkinDate: '2027-07-11',
      checkoutDate: '2027-07-19',
      status: 'enquiry',
    });
    await insertBooking(app, {
      checkinDate: '2027-08-01',
      checkoutDate: '2027-08-09',
      status: 'cancelled',
    });
    await app.send('POST', '/api/contact', { body: buildMessage() });
    const answer = await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie });
    expect(answer.json).toEqual({
      confirmedRevenueEur: '3000.00',
      keptEur: '0.00',
      confirmedCount: 2,
      conversationCount: 0,
      doubleBookings: [],
      duePaymentCount: 0,
      pendingCount: 1,
      waitingCount: 2,
      totalCount: 5,
      messageCount: 1,
      newReviewCount: 0,
      unreadConversationCount: 0,
      unreadMessageCount: 1,
    });
  });
});

it('lists and decides a booking whose price cannot be read any more', async () => {
  const damaged = await startTestApp();
  try {
    const cookie = await damaged.signIn();
    const good = await insertBooking(damaged, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
    });
    const bad = await insertBooking(damaged, {
      checkinDate: '2027-06-01',
      checkoutDate: '2027-06-04',
    });
    for (const priceBreakdown of ['{"total":', '{}', 'null']) {
      await bad.update({ priceBreakdown });
      const list = await damaged.send<BookingJson[]>('GET', '/api/bookings', { cookie });
      expect(list.json.map(({ reference }) => reference)).toEqual(
        expect.arrayContaining([good.reference, bad.reference]),
      );
      expect(list.json.find(({ id }) => id === bad.id)?.priceBreakdown).toMatchObject({
        total: bad.totalAmountCents / 100,
        nights: 3,
        priceBreakdown: [],
      });
    }
    const confirmed = await damaged.send('PATCH', `/api/bookings/${bad.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    expect(confirmed.status).toBe(200);
  } finally {
    await damaged.close();
  }
});
