import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { ErrorBody } from '@shared/contract/error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnquiry, buildOverride, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

const PATH = '/api/booking-enquiry';

describe('POST /api/booking-enquiry', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.send<ErrorBody & EnquiryReceipt>('POST', PATH, { body, headers });

  it('stores an enquiry as pending and answers with its reference', async () => {
    const answer = await send(buildEnquiry());
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      reference: expect.stringMatching(/^VL-[2-9A-Z]{6}$/),
      status: 'pending',
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '1500.00',
      // No mail server is set up here.
      sendsMail: false,
      stayPath: expect.stringMatching(/^\/stay\/[\w-]{43}$/),
    });
    const row = await app.db.models.Booking.findOne({
      where: { reference: answer.json.reference },
    });
    expect(row).toMatchObject({
      guestName: 'Ana Duarte',
      guestEmail: 'ana@example.pt',
      totalAmountCents: 150_000,
      totalAmountEurCents: 150_000,
      status: 'pending',
    });
  });

  it('ignores fields that only the owner sets', async () => {
    const answer = await send({
      ...buildEnquiry(),
      id: 999_999,
      status: 'confirmed',
      createdAt: '2000-01-01T00:00:00Z',
      stripePaymentIntentId: 'pi_1',
      calendarEventId: 'ev_1',
    });
    expect(answer.status).toBe(201);
    const row = await app.db.models.Booking.findOne({
      where: { reference: answer.json.reference },
    });
    expect(row).toMatchObject({
      status: 'pending',
      stripePaymentIntentId: null,
      calendarEventId: null,
    });
    expect(row?.id).not.toBe(999_999);
    expect(row?.createdAt.toISOString()).toBe('2027-03-10T12:00:00.000Z');
  });

  it('accepts a missing phone and missing requests', async () => {
    const { guestPhone: _phone, specialRequests: _requests, ...rest } = buildEnquiry();
    expect((await send(rest)).status).toBe(201);
  });

  it('stores the EUR amount at the current rates', async () => {
    // 450 × 0.86 = 387; 150 × 0.86 = 129; 3 × 387 + 129 = 1,290 GBP; 1,290 / 0.86 = 1,500 EUR
    const answer = await send(buildEnquiry({ currency: 'GBP', totalAmount: '1290.00' }));
    expect(answer.status).toBe(201);
    const row = await app.db.models.Booking.findOne({
      where: { reference: answer.json.reference },
    });
    expect(row).toMatchObject({ totalAmountCents: 129_000, totalAmountEurCents: 150_000 });
  });

  const refused: [string, Record<string, unknown>, string, string][] = [
    ['an empty name', { guestName: '  ' }, 'guestName', 'Full name is required'],
    [
      'an address that is no address',
      { guestEmail: 'ana@' },
      'guestEmail',
      'Please enter a valid email address',
    ],
    ['no check-in', { checkinDate: '' }, 'checkinDate', 'Check-in date is required'],
    ['no check-out', { checkoutDate: '' }, 'checkoutDate', 'Check-out date is required'],
    ['no guests', { guestCount: 0 }, 'guestCount', 'At least 1 guest is required'],
    ['guests as text', { guestCount: '2' }, 'guestCount', 'At least 1 guest is required'],
    [
      'more guests than the villa takes',
      { guestCount: 13 },
      'guestCount',
      'The villa sleeps at most 12 guests. Please choose fewer.',
    ],
    [
      'a stay below the minimum',
      { checkoutDate: '2027-04-14' },
      'checkoutDate',
      'Minimum stay requirement: 3 night(s) during regular season. Please select 3 or more nights.',
    ],
    [
      'a short stay in the peak season',
      { checkinDate: '2027-07-10', checkoutDate: '2027-07-16' },
      'checkoutDate',
      'Minimum stay requirement: 7 night(s) during peak season (July-August). Please select 7 or more nights.',
    ],
    [
      'check-out before check-in',
      { checkoutDate: '2027-04-12' },
      'checkoutDate',
      'Check-out must be after check-in.',
    ],
    [
      'more than 90 nights',
      { checkoutDate: '2027-07-12' },
      'checkoutDate',
      'The longest possible stay is 90 nights. Please choose an earlier check-out.',
    ],
    [
      'a check-in too far ahead',
      { checkinDate: '2029-03-11', checkoutDate: '2029-03-18' },
      'checkinDate',
      'Check-in can be at most 24 months ahead. Please choose an earlier date.',
    ],
    ['an unknown currency', { currency: 'CHF' }, 'currency', 'Please choose EUR, GBP or USD'],
    [
      'a prototype as currency',
      { currency: 'constructor' },
      'currency',
      'Please choose EUR, GBP or USD',
    ],
    ['no amount', { totalAmount: undefined }, 'totalAmount', 'Please calculate the price first'],
    ['a negative amount', { totalAmount: '-1' }, 'totalAmount', 'Please calculate the price first'],
    [
      'an amount in powers',
      { totalAmount: '1e9' },
      'totalAmount',
      'Please calculate the price first',
    ],
    [
      'a line break in the name',
      { guestName: 'Ana\r\nBcc: x@y.pt' },
      'guestName',
      'Please remove invisible control characters',
    ],
    [
      'a name that is too long',
      { guestName: 'a'.repeat(121) },
      'guestName',
      'Please use at most 120 characters',
    ],
    [
      'requests that are too long',
      { specialRequests: 'a'.repeat(5001) },
      'specialRequests',
      'Please use at most 5000 characters',
    ],
  ];
  it.each(refused)('refuses %s and stores nothing', async (_case, change, path, message) => {
    const before = await app.dump();
    const answer = await send({ ...buildEnquiry(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('invalid_input');
    expect(answer.json.issues).toContainEqual({ path, message });
    expect(await app.dump()).toBe(before);
  });

  it.each(['2026-02-30', '2027-2-3', '20270412', '2027-04-12T23:30-09:00', '10000-01-01'])(
    'refuses %s as a day',
    async (checkinDate) => {
      const answer = await send(buildEnquiry({ checkinDate }));
      expect(answer.status).toBe(400);
      expect(answer.json.issues).toContainEqual({
        path: 'checkinDate',
        message: 'Please use a real date in the form yyyy-MM-dd',
      });
    },
  );

  it('reports every invalid field at once', async () => {
    const answer = await send({ ...buildEnquiry(), guestName: '', guestEmail: '', guestCount: 0 });
    expect(answer.json.issues?.map((issue) => issue.path)).toEqual([
      'guestName',
      'guestEmail',
      'guestCount',
    ]);
  });

  it('never trusts the sender’s total: a wrong one gets the right price and stores nothing', async () => {
    const before = await app.dump();
    const answer = await send(buildEnquiry({ totalAmount: '1.00' }));
    expect(answer.status).toBe(409);
    expect(answer.json.code).toBe('price_changed');
    expect(answer.json.quote).toMatchObject({ total: 1500, nights: 3, currency: 'EUR' });
    expect(await app.dump()).toBe(before);
  });

  it('is refused with a new price if the owner has changed it, and is accepted at that price', async () => {
    const cookie = await app.signIn();
    await app.send('POST', '/api/admin/price-overrides', {
      cookie,
      body: buildOverride({
        startDate: '2027-05-01',
        endDate: '2027-05-10',
        overridePrice: '500.00',
      }),
    });
    const stay = { checkinDate: '2027-05-02', checkoutDate: '2027-05-05' };
    const stale = await send(buildEnquiry({ ...stay, totalAmount: '1500.00' }));
    expect(stale.status).toBe(409);
    expect(stale.json.quote?.total).toBe(1650);
    const again = await send(buildEnquiry({ ...stay, totalAmount: '1650.00' }));
    expect(again.status).toBe(201);
  });

  it('refuses nights that are booked, and says which', async () => {
    await insertBooking(app, {
      checkinDate: '2027-06-10',
      checkoutDate: '2027-06-14',
      status: 'confirmed',
    });
    const answer = await send(
      buildEnquiry({ checkinDate: '2027-06-12', checkoutDate: '2027-06-16', totalAmount: '1.00' }),
    );
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'nights_taken',
      message:
        'Selected dates overlap with existing bookings. Unavailable: 12 Jun 2027, 13 Jun 2027. Please choose different dates.',
      nights: ['2027-06-12', '2027-06-13'],
    });
  });

  it.each([
    [
      '2027-03-08',
      'Selected dates are in the past: 8 Mar 2027, 9 Mar 2027. Please choose a later check-in.',
    ],
    [
      '2027-03-10',
      'Selected dates are too soon to book: 10 Mar 2027. Please choose a later check-in.',
    ],
  ])('refuses a check-in on %s by its own reason', async (checkinDate, message) => {
    const stay = { checkinDate, checkoutDate: '2027-03-14' };
    const answer = await send(buildEnquiry({ ...stay, totalAmount: '1.00' }));
    expect([answer.status, answer.json.code]).toEqual([409, 'nights_taken']);
    expect(answer.json.message).toBe(message);
  });

  it('lets a guest arrive on a check-out day', async () => {
    await insertBooking(app, {
      checkinDate: '2027-09-01',
      checkoutDate: '2027-09-05',
      status: 'confirmed',
    });
    const answer = await send(
      buildEnquiry({
        checkinDate: '2027-09-05',
        checkoutDate: '2027-09-08',
        totalAmount: '1800.00',
      }),
    );
    expect(answer.status).toBe(201);
  });

  it('takes the notice period from today in the villa', async () => {
    const stay = (checkinDate: string, checkoutDate: string) =>
      send(buildEnquiry({ checkinDate, checkoutDate }));
    expect((await stay('2027-03-10', '2027-03-13')).status).toBe(409);
    expect((await stay('2027-03-11', '2027-03-14')).status).toBe(201);
  });

  describe('with an Idempotency-Key', () => {
    it('stores one booking for twenty parallel sends and answers all alike', async () => {
      const before = await app.db.models.Booking.count();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          send(buildEnquiry({ guestName: 'Twenty Times' }), { 'Idempotency-Key': 'key-1' }),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(await app.db.models.Booking.count()).toBe(before + 1);
    });

    it('refuses the key with another body', async () => {
      const headers = { 'Idempotency-Key': 'key-2' };
      expect((await send(buildEnquiry(), headers)).status).toBe(201);
      const answer = await send(buildEnquiry({ guestName: 'Somebody Else' }), headers);
      expect(answer.status).toBe(409);
      expect(answer.json.code).toBe('idempotency_conflict');
    });

    it('answers a repeat even when the price has changed since', async () => {
      const headers = { 'Idempotency-Key': 'key-3' };
      const body = buildEnquiry({
        checkinDate: '2027-10-04',
        checkoutDate: '2027-10-07',
      });
      const first = await send(body, headers);
      expect(first.status).toBe(201);
      await app.send('POST', '/api/admin/price-overrides', {
        cookie: await app.signIn(),
        body: buildOverride({ startDate: '2027-10-01', endDate: '2027-10-31' }),
      });
      expect((await send(body, headers)).text).toBe(first.text);
    });

    it('refuses a key that is too long', async () => {
      const answer = await send(buildEnquiry(), { 'Idempotency-Key': 'k'.repeat(201) });
      expect(answer.status).toBe(400);
    });
  });
});

describe('the enquiry limit', () => {
  it('answers 429 with the time to wait after ten in an hour, and forgets with the hour', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const send = () => app.send<ErrorBody>('POST', PATH, { body: buildEnquiry() });
      for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(201);
      const answer = await send();
      expect(answer.status).toBe(429);
      expect(answer.json).toMatchObject({ code: 'rate_limited', rateLimited: true });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_500);
      app.setNow(new Date('2027-03-10T13:00:01Z'));
      expect((await send()).status).toBe(201);
    } finally {
      await app.close();
    }
  });
});
