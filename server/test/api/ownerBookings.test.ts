import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { BlockJson, BlockUpdateInput } from '@shared/contract/calendars/block';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { Today } from '@shared/contract/bookings/today';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { ErrorBody } from '@shared/contract/error';
import type {
  BookingDetail,
  BookingUpdateInput,
  OwnerBookingInput,
  OwnerQuote,
} from '@shared/contract/bookings/ownerBooking';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnquiry, buildOverride, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';
import { itemsOf } from '../todayItems';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

/** Four nights in April 2027; the list price is 4 × 450 + 150 = 1,950 EUR. */
function buildOwnerBooking(overrides: Partial<OwnerBookingInput> = {}): OwnerBookingInput {
  return {
    guestName: 'Élodie Müller',
    guestEmail: 'elodie@example.fr',
    guestPhone: '+33 6 12 34 56 78',
    checkinDate: '2027-04-20',
    checkoutDate: '2027-04-24',
    guestCount: 4,
    currency: 'EUR',
    totalAmount: '1700.00',
    status: 'confirmed',
    notes: 'Friends of Rui, paid in cash',
    ...overrides,
  };
}

const create = (body: unknown, headers: Record<string, string> = {}) =>
  app.send<BookingJson & ErrorBody>('POST', '/api/admin/bookings', { cookie, body, headers });
const update = (id: number, body: BookingUpdateInput) =>
  app.send<BookingJson & ErrorBody>('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
const block = (startDate: string, endDate: string, note?: string) =>
  app.send<BlockJson & ErrorBody>('POST', '/api/admin/blocks', {
    cookie,
    body: { startDate, endDate, note },
  });
const change = (id: number, body: BlockUpdateInput) =>
  app.send<BlockJson & ErrorBody>('PUT', `/api/admin/blocks/${id}`, { cookie, body });
const nights = async () =>
  (await app.db.models.HeldNight.findAll({ order: ['night'] })).map(({ night }) => night);
const reasonOf = async (date: string) => {
  const days = await app.send<AvailabilityDay[]>(
    'GET',
    `/api/availability?startDate=${date}&endDate=${date}`,
  );
  return days.json[0]?.reason ?? 'free';
};

describe('a booking by hand', () => {
  it('keeps the agreed amount beside the list price, and holds its nights at once', async () => {
    const answer = await create(buildOwnerBooking());
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      guestName: 'Élodie Müller',
      status: 'confirmed',
      source: 'owner',
      totalAmount: '1700.00',
      totalAmountEur: '1700.00',
      notes: 'Friends of Rui, paid in cash',
      specialRequests: null,
      priceBreakdown: { total: 1950, nights: 4 },
    });
    expect(answer.json.reference).toMatch(/^VL-[2-9A-HJ-NP-Z]{6}$/);
    expect(await nights()).toEqual(['2027-04-20', '2027-04-21', '2027-04-22', '2027-04-23']);
  });

  it('holds nothing while it is pending', async () => {
    expect((await create(buildOwnerBooking({ status: 'pending' }))).json.status).toBe('pending');
    expect(await nights()).toEqual([]);
  });

  it('converts another currency to EUR at the current rates', async () => {
    const { json } = await create(buildOwnerBooking({ currency: 'GBP', totalAmount: '860.00' }));
    expect(json.totalAmountEur).toBe('1000.00');
  });

  it('is not bound by guests’ notice period and minimum stay', async () => {
    // Tonight, for one night.
    const answer = await create(
      buildOwnerBooking({ checkinDate: '2027-03-10', checkoutDate: '2027-03-11' }),
    );
    expect(answer.status).toBe(201);
  });

  it.each([
    ['check-out before check-in', { checkoutDate: '2027-04-20' }, 'checkoutDate'],
    ['91 nights', { checkoutDate: '2027-07-20' }, 'checkoutDate'],
    ['a year long past', { checkinDate: '2024-04-20', checkoutDate: '2024-04-24' }, 'checkinDate'],
    ['a year far off', { checkinDate: '2037-04-20', checkoutDate: '2037-04-24' }, 'checkinDate'],
    ['more guests than beds', { guestCount: 13 }, 'guestCount'],
    ['no name', { guestName: ' ' }, 'guestName'],
    ['no e-mail', { guestEmail: 'nobody' }, 'guestEmail'],
    ['no amount', { totalAmount: '' }, 'totalAmount'],
    ['a negative amount', { totalAmount: '-1' }, 'totalAmount'],
    ['another status', { status: 'cancelled' }, 'status'],
  ] as const)('refuses %s and stores nothing', async (_, change, path) => {
    const before = await app.dump();
    const answer = await create({ ...buildOwnerBooking(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await app.dump()).toBe(before);
  });

  it.each(['pending', 'confirmed'] as const)('refuses a %s one on taken nights', async (status) => {
    await insertBooking(app, {
      checkinDate: '2027-04-18',
      checkoutDate: '2027-04-21',
      status: 'confirmed',
    });
    const before = await app.dump();
    const answer = await create(buildOwnerBooking({ status }));
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'nights_taken', nights: ['2027-04-20'] });
    expect(answer.json.message).toContain('20 Apr 2027');
    expect(await app.dump()).toBe(before);
  });

  it.each([
    ['other dates', { checkoutDate: '2027-04-25' }, 2400],
    ['other guests', { guestCount: 7 }, 1975],
    ['another currency', { currency: 'GBP' }, 1677],
  ] as const)('accepts no list price of %s', async (_, difference, total) => {
    const body = { ...buildOwnerBooking({ totalAmount: '1950.00' }), isListPrice: true };
    const before = await app.dump();
    expect(await create({ ...body, ...difference })).toMatchObject({
      status: 409,
      json: { code: 'price_changed', quote: { total } },
    });
    expect(await app.dump()).toBe(before);
    expect((await create(body)).status).toBe(201);
  });

  it('is stored once when it is sent twice with one key', async () => {
    const key = { 'Idempotency-Key': 'a-key' };
    const first = await create(buildOwnerBooking(), key);
    const second = await create(buildOwnerBooking(), key);
    expect(second.json).toEqual(first.json);
    const other = await create(buildOwnerBooking({ guestCount: 5 }), key);
    expect(other).toMatchObject({ status: 409, json: { code: 'idempotency_conflict' } });
    expect(await app.db.models.Booking.count()).toBe(1);
  });

  it('drops what only the server sets', async () => {
    const { json } = await create({
      ...buildOwnerBooking(),
      id: 99,
      reference: 'VL-MINE22',
      source: 'website',
      stripePaymentIntentId: 'pi_1',
      createdAt: '2001-01-01T00:00:00.000Z',
    });
    expect(json).toMatchObject({ source: 'owner', stripePaymentIntentId: null });
    expect(json.reference).not.toBe('VL-MINE22');
    expect(json.createdAt).toBe('2027-03-10T12:00:00.000Z');
  });
});

describe('changing a booking', () => {
  it('moves a confirmed one onto nights that are partly its own', async () => {
    const { json } = await create(buildOwnerBooking());
    const answer = await update(json.id, { checkinDate: '2027-04-22', checkoutDate: '2027-04-26' });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      checkinDate: '2027-04-22',
      checkoutDate: '2027-04-26',
      totalAmount: '1700.00',
      status: 'confirmed',
    });
    expect(answer.json.priceBreakdown.priceBreakdown[0]?.dates).toEqual({
      start: '2027-04-22',
      end: '2027-04-26',
    });
    expect(await nights()).toEqual(['2027-04-22', '2027-04-23', '2027-04-24', '2027-04-25']);
    expect(await reasonOf('2027-04-20')).toBe('free');
  });

  it('keeps the language that its guest reads, and takes another', async () => {
    const { json } = await create(buildOwnerBooking({ language: 'de' }));
    expect(json.language).toBe('de');
    expect((await update(json.id, { language: 'nl' })).json.language).toBe('nl');
    expect((await update(json.id, { notes: 'x' })).json.language).toBe('nl');
    const refused = await update(json.id, { language: 'xx' as 'nl' });
    expect(refused).toMatchObject({ status: 400, json: { issues: [{ path: 'language' }] } });
  });

  it('refuses nights that another holds, naming them, and keeps its own', async () => {
    const { json } = await create(buildOwnerBooking());
    await block('2027-04-26', '2027-04-28');
    const before = await app.dump();
    const answer = await update(json.id, { checkinDate: '2027-04-22', checkoutDate: '2027-04-27' });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'nights_taken', nights: ['2027-04-26'] },
    });
    expect(await app.dump()).toBe(before);
  });

  it('changes amount, guests, contact and notes, each alone', async () => {
    const { json } = await create(buildOwnerBooking({ currency: 'USD', totalAmount: '1100.00' }));
    expect((await update(json.id, { totalAmount: '2200.00' })).json).toMatchObject({
      totalAmount: '2200.00',
      totalAmountEur: '2000.00',
    });
    expect((await update(json.id, { guestCount: 8 })).json).toMatchObject({
      guestCount: 8,
      totalAmount: '2200.00',
      // Two guests more than the price includes, at 25 EUR = 28 USD each.
      priceBreakdown: { guestFee: 56 },
    });
    expect((await update(json.id, { guestEmail: 'e.muller@example.fr' })).json.guestEmail).toBe(
      'e.muller@example.fr',
    );
    expect((await update(json.id, { guestPhone: '' })).json.guestPhone).toBeNull();
    expect((await update(json.id, { notes: null })).json.notes).toBeNull();
    const found = await app.send<BookingJson[]>('GET', '/api/bookings?search=e.muller@', {
      cookie,
    });
    expect(found.json).toHaveLength(1);
  });

  it('keeps the EUR value of the booking when only other things change', async () => {
    const { json } = await create(buildOwnerBooking({ currency: 'GBP', totalAmount: '860.00' }));
    const settings = await app.send<object>('GET', '/api/villa-settings');
    await app.send('PUT', '/api/villa-settings', {
      cookie,
      body: { ...settings.json, gbpRate: '0.5000' },
    });
    const answer = await update(json.id, { guestCount: 3, totalAmount: '860.00' });
    expect(answer.json.totalAmountEur).toBe('1000.00');
  });

  it('changes the guests of a stay from years ago, which has no list price', async () => {
    const old = await insertBooking(app, { checkinDate: '2024-05-01', checkoutDate: '2024-05-04' });
    const answer = await update(old.id, { guestCount: 8, totalAmount: '1400.00' });
    expect(answer).toMatchObject({
      status: 200,
      json: { guestCount: 8, totalAmount: '1400.00', priceBreakdown: { total: 1500 } },
    });
    expect(await update(old.id, { guestCount: 13 })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'guestCount' }] },
    });
    const moved = await update(old.id, { checkinDate: '2024-05-02', checkoutDate: '2024-05-05' });
    expect(moved).toMatchObject({ status: 400, json: { issues: [{ path: 'checkinDate' }] } });
  });

  it('accepts the list price only while it is that of the stay', async () => {
    const { json } = await create(buildOwnerBooking());
    const before = await app.dump();
    const later = { checkinDate: '2027-04-21', checkoutDate: '2027-04-26' };
    const wrong = await update(json.id, { ...later, totalAmount: '1950.00', isListPrice: true });
    expect(wrong).toMatchObject({
      status: 409,
      json: { code: 'price_changed', quote: { total: 2400 } },
    });
    expect(await app.dump()).toBe(before);
    const right = await update(json.id, { ...later, totalAmount: '2400.00', isListPrice: true });
    expect(right).toMatchObject({ status: 200, json: { totalAmount: '2400.00' } });
  });

  it('refuses what was read before another change', async () => {
    const { json } = await create(buildOwnerBooking());
    expect((await update(json.id, { notes: 'one', updatedAt: json.updatedAt })).status).toBe(200);
    const stale = await update(json.id, { notes: 'two', updatedAt: json.updatedAt });
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale' } });
  });

  it('changes nothing but the notes of a cancelled booking', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'cancelled',
    });
    const before = await app.dump();
    const moved = await update(booking.id, {
      checkinDate: '2027-05-02',
      checkoutDate: '2027-05-05',
    });
    expect(moved).toMatchObject({ status: 409, json: { code: 'invalid_transition' } });
    expect(await app.dump()).toBe(before);
    expect((await update(booking.id, { notes: 'Asked again for 2028' })).status).toBe(200);
  });

  it.each([
    ['one date without the other', { checkinDate: '2027-05-01' }],
    ['dates in the wrong order', { checkinDate: '2027-05-04', checkoutDate: '2027-05-01' }],
    ['too many guests', { guestCount: 13 }],
    ['an empty name', { guestName: '' }],
  ])('refuses %s', async (_, body) => {
    const { json } = await create(buildOwnerBooking());
    const before = await app.dump();
    expect((await update(json.id, body)).status).toBe(400);
    expect(await app.dump()).toBe(before);
  });

  it('leaves a stay that took place in the past, and lets it become longer on its check-out day', async () => {
    const stay = { checkinDate: '2027-03-05', status: 'confirmed' as const };
    const created = new Date('2027-01-05T10:00:00Z');
    const over = await insertBooking(app, {
      ...stay,
      checkoutDate: '2027-03-09',
      createdAt: created,
    });
    const before = await app.dump();
    for (const dates of [
      { checkinDate: '2027-03-05', checkoutDate: '2027-03-11' },
      { checkinDate: '2027-05-05', checkoutDate: '2027-05-09' },
    ]) {
      const refused = await update(over.id, dates);
      expect(refused).toMatchObject({ status: 409, json: { code: 'invalid_transition' } });
      expect(refused.json.message).toContain('it can only get other dates in the past');
    }
    expect(await app.dump()).toBe(before);
    const earlier = { checkinDate: '2027-03-04', checkoutDate: '2027-03-09' };
    expect((await update(over.id, earlier)).status).toBe(200);

    const leaving = await insertBooking(app, {
      ...stay,
      checkinDate: '2027-03-09',
      checkoutDate: '2027-03-10',
      createdAt: created,
    });
    const moved = { checkinDate: '2027-05-05', checkoutDate: '2027-05-09' };
    expect((await update(leaving.id, moved)).status).toBe(409);
    const longer = { checkinDate: '2027-03-09', checkoutDate: '2027-03-11' };
    expect((await update(leaving.id, longer)).status).toBe(200);
  });

  it('says that an unknown booking is not there', async () => {
    expect((await update(4711, { notes: 'x' })).status).toBe(404);
  });
});

describe('a change that the guest was not notified of', () => {
  it('is marked until the stay is over, and no longer', async () => {
    const { json } = await create(buildOwnerBooking());
    const dates = { checkinDate: '2027-04-20', checkoutDate: '2027-04-26' };
    const changed = await update(json.id, dates);
    expect(changed.json).toMatchObject({ guestKnows: { checkoutDate: '2027-04-24' } });
    const marked = async () => {
      const list = await app.send<BookingJson[]>('GET', '/api/bookings', { cookie });
      return list.json.find(({ id }) => id === json.id)?.guestKnows !== undefined;
    };
    expect(await marked()).toBe(true);
    app.setNow(new Date('2027-04-26T20:00:00Z'));
    cookie = await app.signIn();
    expect(await marked()).toBe(false);
  });
});

describe('what a guest is sent of a confirmed stay', () => {
  it('has a higher sequence number in each calendar file with different content', async () => {
    const { json } = await create(buildOwnerBooking());
    const stored = async () =>
      (await app.db.models.Booking.findByPk(json.id, { rejectOnEmpty: true })).calendarSequence;
    const moveTo = (checkinDate: string, checkoutDate: string, mail?: { message: string | null }) =>
      update(json.id, { checkinDate, checkoutDate, ...(mail && { mail }) });
    const { json: moved } = await moveTo('2027-04-22', '2027-04-26');
    await app.send('POST', `/api/admin/bookings/${json.id}/confirmation`, {
      cookie,
      body: { updatedAt: moved.updatedAt },
    });
    expect(await stored()).toBe(1);
    await moveTo('2027-04-23', '2027-04-27', { message: null });
    expect(await stored()).toBe(2);
    const cancelled = { cookie, body: { status: 'cancelled' } };
    await app.send('PATCH', `/api/bookings/${json.id}/status`, cancelled);
    expect(await stored()).toBe(3);
    const mails = await app.db.models.OutboxMail.findAll({ order: ['id'] });
    const sequences = mails.map(({ data }) => {
      const { booking } = JSON.parse(data) as { booking?: { calendarSequence: number } };
      return booking?.calendarSequence;
    });
    expect(sequences).toEqual([1, 2, 3]);
  });

  it('includes the owner’s message even if nothing differs from what the guest knows', async () => {
    const { json } = await create(buildOwnerBooking());
    const texts = 'The key is under the olive tree.';
    await update(json.id, { checkinDate: '2027-04-22', checkoutDate: '2027-04-26' });
    const dates = { checkinDate: '2027-04-20', checkoutDate: '2027-04-24' };
    const back = await update(json.id, { ...dates, mail: { message: texts } });
    expect(back.status).toBe(200);
    await update(json.id, { mail: { message: null } });
    const written = await app.db.models.ConversationMessage.findAll();
    expect(written.map(({ author, text }) => [author, text])).toEqual([['owner', texts]]);
    const mails = await app.db.models.OutboxMail.findAll({ order: ['id'] });
    expect(mails.map(({ kind }) => kind)).toEqual(['conversationNews']);
  });
});

describe('the confirmation, sent once more', () => {
  const resend = (id: number, updatedAt: string) =>
    app.send<BookingJson & ErrorBody>('POST', `/api/admin/bookings/${id}/confirmation`, {
      cookie,
      body: { updatedAt },
    });
  const confirmations = async () =>
    (
      await app.db.models.OutboxMail.findAll({ where: { kind: 'confirmation' }, order: ['id'] })
    ).map(({ recipient, data }) => ({ recipient, data }));

  it('goes to the current address, with the current stay', async () => {
    const { json } = await create(buildOwnerBooking());
    const before = (await confirmations()).length;
    const changed = await update(json.id, {
      guestEmail: 'elodie.mueller@example.fr',
      checkinDate: '2027-04-22',
      checkoutDate: '2027-04-26',
    });
    const answer = await resend(json.id, changed.json.updatedAt);
    expect(answer.status).toBe(200);
    expect(answer.json.guestKnows ?? null).toBeNull();
    const mails = (await confirmations()).slice(before);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['elodie.mueller@example.fr']);
    expect(JSON.parse(mails[0]!.data)).toMatchObject({
      booking: { checkinDate: '2027-04-22', checkoutDate: '2027-04-26', calendarSequence: 1 },
    });
    const audit = await app.db.models.AuditEntry.findOne({
      where: { action: 'confirmation_resent' },
    });
    expect(audit).toMatchObject({ subject: json.reference });
    // A repeated click.
    expect((await resend(json.id, changed.json.updatedAt)).json.code).toBe('stale');
  });

  it('goes once if the first one was not sent, with the owner’s message', async () => {
    const { json } = await create(buildOwnerBooking({ status: 'pending' }));
    const message = 'The key is under the olive tree.';
    await app.send('PATCH', `/api/bookings/${json.id}/status`, {
      cookie,
      body: { status: 'confirmed', message },
    });
    // The mail server rejected the address.
    await app.db.write((transaction) =>
      app.db.models.OutboxMail.update(
        { status: 'failed', settledAt: app.deps.now() },
        { where: { kind: 'confirmation' }, transaction },
      ),
    );
    const { json: corrected } = await update(json.id, { guestEmail: 'right@example.fr' });
    expect((await resend(json.id, corrected.updatedAt)).status).toBe(200);
    const rows = await app.db.models.OutboxMail.findAll({
      where: { kind: 'confirmation', status: ['pending', 'failed'] },
    });
    expect(rows.map(({ recipient, status }) => [recipient, status])).toEqual([
      ['right@example.fr', 'pending'],
    ]);
    expect(JSON.parse(rows[0]!.data)).toMatchObject({ booking: { ownerMessage: message } });
  });

  it('is refused for a stay that is not confirmed, and after three in an hour', async () => {
    const { json: waiting } = await create(buildOwnerBooking({ status: 'pending' }));
    const refused = await resend(waiting.id, waiting.updatedAt);
    expect(refused).toMatchObject({ status: 409, json: { code: 'invalid_transition' } });
    const { json } = await create(
      buildOwnerBooking({ checkinDate: '2027-05-20', checkoutDate: '2027-05-24' }),
    );
    let { updatedAt } = json;
    const statuses: number[] = [];
    let message = '';
    for (let n = 0; n < 4; n += 1) {
      const answer = await resend(json.id, updatedAt);
      statuses.push(answer.status);
      message = answer.json.message;
      updatedAt = answer.json.updatedAt;
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    // The limit protects the guest's mailbox; the message must not blame the owner's connection.
    expect(message).toContain('Please wait 60 minutes');
    expect(message).not.toContain('connection');
  });
});

it('sends no mail to a guest without an email address', async () => {
  const { json } = await create(buildOwnerBooking({ guestEmail: '' }));
  const path = `/api/admin/bookings/${json.id}`;
  const { updatedAt } = json;
  const resent = await app.send<ErrorBody>('POST', `${path}/confirmation`, {
    cookie,
    body: { updatedAt },
  });
  expect(resent.json.message).toContain('no email address');
  await update(json.id, { guestCount: 3, mail: { message: 'Fewer' } });
  const { status } = await app.send('PATCH', `/api/bookings/${json.id}/status`, {
    cookie,
    body: { status: 'cancelled', message: 'Sorry' },
  });
  expect(status).toBe(200);
  expect(await app.db.models.OutboxMail.count()).toBe(0);
});

it('drops a mail that waits for an address that was removed', async () => {
  const { json } = await create(buildOwnerBooking());
  await update(json.id, { guestCount: 3, mail: { message: null } });
  await update(json.id, { guestEmail: '' });
  expect(await app.db.models.OutboxMail.findAll()).toMatchObject([{ status: 'dismissed' }]);
});

describe('the proposed price', () => {
  const quote = (body: object) =>
    app.send<OwnerQuote & ErrorBody>('POST', '/api/admin/quote', {
      cookie,
      body: {
        checkinDate: '2027-04-20',
        checkoutDate: '2027-04-24',
        guestCount: 2,
        currency: 'EUR',
        ...body,
      },
    });

  it('is the list price, with no clash and no hint when all is well', async () => {
    const answer = await quote({});
    expect(answer.json).toMatchObject({ quote: { total: 1950 }, clash: null, hints: [] });
  });

  it('names the nights that are taken, but not the booking’s own', async () => {
    const { json } = await create(buildOwnerBooking());
    expect((await quote({ checkinDate: '2027-04-23', checkoutDate: '2027-04-26' })).json).toEqual(
      expect.objectContaining({
        clash: {
          nights: ['2027-04-23'],
          message:
            'These nights are already taken: Élodie Müller, 23 Apr 2027. Choose other dates, or free these nights first.',
        },
      }),
    );
    expect((await quote({ bookingId: json.id })).json.clash).toBeNull();
  });

  it('hints at the rules that bind guests only', async () => {
    const { json } = await quote({ checkinDate: '2027-03-09', checkoutDate: '2027-03-10' });
    expect(json.hints).toEqual([
      'Minimum stay requirement: 3 night(s) during regular season. Please select 3 or more nights.',
      'These dates begin in the past.',
    ]);
  });
});

describe('a booking in full', () => {
  it('includes its conflicting bookings, oldest first, and the blocked nights among its own', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-05-10',
      checkoutDate: '2027-05-15',
    });
    const later = await insertBooking(app, {
      checkinDate: '2027-05-14',
      checkoutDate: '2027-05-20',
      createdAt: new Date('2027-03-02T10:00:00Z'),
    });
    const earlier = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-11',
      createdAt: new Date('2027-03-01T10:00:00Z'),
    });
    // A stay that begins when this one ends, and a cancelled one: no conflicts.
    await insertBooking(app, { checkinDate: '2027-05-15', checkoutDate: '2027-05-18' });
    await insertBooking(app, {
      checkinDate: '2027-05-10',
      checkoutDate: '2027-05-15',
      status: 'cancelled',
    });
    await block('2027-05-12', '2027-05-14', 'Painter');

    const answer = await app.send<BookingDetail>(
      'GET',
      `/api/admin/bookings/${booking.reference}`,
      { cookie },
    );
    expect(answer.json.booking.reference).toBe(booking.reference);
    expect(answer.json.conflictingBookings.map(({ id }) => id)).toEqual([earlier.id, later.id]);
    expect(answer.json.blockedNights).toEqual(['2027-05-12', '2027-05-13']);
    expect(answer.json.importedBlocks).toEqual([]);
  });

  it.each([
    ['VL-AAAAAA', 404],
    ['vl-aaaaaa', 400],
    ['1;--', 400],
  ])('answers %s with %i', async (reference, status) => {
    const answer = await app.send('GET', `/api/admin/bookings/${reference}`, { cookie });
    expect(answer.status).toBe(status);
  });
});

it('returns a new booking exactly as later reads do', async () => {
  const made = await create(buildOwnerBooking());
  const read = await app.send<BookingDetail>('GET', `/api/admin/bookings/${made.json.reference}`, {
    cookie,
  });
  expect(made.json).toEqual(read.json.booking);
});

describe('blocks', () => {
  it('are made once by a repeated call', async () => {
    const call = (headers = { 'Idempotency-Key': 'same' }) =>
      app.send<BlockJson & ErrorBody>('POST', '/api/admin/blocks', {
        cookie,
        body: { startDate: '2027-06-01', endDate: '2027-06-03' },
        headers,
      });
    const first = await call();
    expect(await call()).toMatchObject({ status: 201, json: first.json });
    expect((await call({ 'Idempotency-Key': 'other' })).json.code).toBe('nights_taken');
    expect(await app.db.models.Block.count()).toBe(1);
  });

  it('close their nights to guests, without the note, and give them back', async () => {
    const answer = await block('2027-06-01', '2027-06-03', 'Family <b>week</b>');
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      startDate: '2027-06-01',
      endDate: '2027-06-03',
      note: 'Family <b>week</b>',
      isImported: false,
    });
    expect(await reasonOf('2027-06-01')).toBe('blocked');
    expect(await reasonOf('2027-06-02')).toBe('blocked');
    expect(await reasonOf('2027-06-03')).toBe('free');

    const refused = await app.send<ErrorBody>('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ checkinDate: '2027-06-02', checkoutDate: '2027-06-06' }),
    });
    expect(refused).toMatchObject({ status: 409, json: { nights: ['2027-06-02'] } });
    expect(refused.text).not.toContain('Family');

    const gone = await app.send('DELETE', `/api/admin/blocks/${answer.json.id}`, { cookie });
    expect(gone.status).toBe(200);
    expect(await reasonOf('2027-06-01')).toBe('free');
    expect(await nights()).toEqual([]);
  });

  it('keep a confirmation out of their nights, and are kept out of a booking’s', async () => {
    await block('2027-06-01', '2027-06-03');
    const booking = await insertBooking(app, {
      checkinDate: '2027-06-02',
      checkoutDate: '2027-06-05',
    });
    const confirmed = await app.send<ErrorBody>('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    expect(confirmed).toMatchObject({ status: 409, json: { nights: ['2027-06-02'] } });

    await create(buildOwnerBooking());
    expect(await block('2027-04-23', '2027-04-26')).toMatchObject({
      status: 409,
      json: { code: 'nights_taken', nights: ['2027-04-23'] },
    });
    expect(await block('2027-06-02', '2027-06-04')).toMatchObject({ status: 409 });
  });

  it('may begin on a check-out day and end on a check-in day', async () => {
    await create(buildOwnerBooking());
    expect((await block('2027-04-24', '2027-04-26')).status).toBe(201);
    expect((await block('2027-04-18', '2027-04-20')).status).toBe(201);
  });

  it.each([
    ['no night', '2027-06-01', '2027-06-01'],
    ['the wrong order', '2027-06-03', '2027-06-01'],
    ['more than a year', '2027-06-01', '2028-06-02'],
    ['no real day', '2027-06-31', '2027-07-02'],
    ['a year long past', '2017-06-01', '2017-06-03'],
  ])('refuse %s', async (_, startDate, endDate) => {
    const before = await app.dump();
    expect((await block(startDate, endDate)).status).toBe(400);
    expect(await app.dump()).toBe(before);
  });

  it('get other days and another note, and keep their own nights meanwhile', async () => {
    const { id, createdAt } = (await block('2027-06-01', '2027-06-04', 'Roof')).json;
    const readAs = { startDate: '2027-06-01', endDate: '2027-06-04', note: 'Roof' };
    const body = { startDate: '2027-06-03', endDate: '2027-06-06', note: 'Roof and pool', readAs };
    expect(await change(id, body)).toMatchObject({
      status: 200,
      json: { id, createdAt, startDate: '2027-06-03', note: 'Roof and pool', isImported: false },
    });
    expect(await nights()).toEqual(['2027-06-03', '2027-06-04', '2027-06-05']);
    expect(await reasonOf('2027-06-01')).toBe('free');
    // Another window still shows the old state.
    const before = await app.dump();
    expect(await change(id, body)).toMatchObject({ status: 409, json: { code: 'stale' } });
    expect(await app.dump()).toBe(before);
  });

  it('are not moved onto nights of a stay, nor to invalid days', async () => {
    await create(buildOwnerBooking());
    const { id } = (await block('2027-04-24', '2027-04-26')).json;
    const before = await app.dump();
    const days = (startDate: string, endDate: string) => change(id, { startDate, endDate });
    expect(await days('2027-04-23', '2027-04-26')).toMatchObject({
      status: 409,
      json: { code: 'nights_taken', nights: ['2027-04-23'] },
    });
    expect((await days('2027-04-26', '2027-04-26')).status).toBe(400);
    expect((await days('2017-06-01', '2017-06-03')).status).toBe(400);
    expect((await change(999, { startDate: '2027-05-01', endDate: '2027-05-02' })).status).toBe(
      404,
    );
    expect(await app.dump()).toBe(before);
  });

  it('from long ago can still get another note', async () => {
    const { id } = (await block('2025-03-10', '2025-03-12')).json;
    app.setNow(new Date('2027-06-10T12:00:00Z'));
    cookie = await app.signIn();
    const days = { startDate: '2025-03-10', endDate: '2025-03-12' };
    expect((await change(id, { ...days, note: 'Painters' })).json.note).toBe('Painters');
    expect((await change(id, { ...days, startDate: '2025-03-09' })).status).toBe(400);
  });

  it('are listed if they overlap the range', async () => {
    await block('2027-06-01', '2027-06-03');
    await block('2027-06-10', '2027-06-12');
    const list = async (query: string) =>
      (await app.send<BlockJson[]>('GET', `/api/admin/blocks?${query}`, { cookie })).json.map(
        ({ startDate }) => startDate,
      );
    expect(await list('startDate=2027-06-02&endDate=2027-06-10')).toEqual([
      '2027-06-01',
      '2027-06-10',
    ]);
    // The end is the first free day.
    expect(await list('startDate=2027-06-03&endDate=2027-06-09')).toEqual([]);
  });

  it('give one winner among fifty that want the same night', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? block('2027-06-01', '2027-06-03')
          : create(buildOwnerBooking({ checkinDate: '2027-05-31', checkoutDate: '2027-06-02' })),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });
});

describe('the owner’s calendar', () => {
  it('lists prices with their override, stays and blocks of the range, and nothing cancelled', async () => {
    const override = await app.send<{ id: number }>('POST', '/api/admin/price-overrides', {
      cookie,
      body: buildOverride({ startDate: '2027-06-02', endDate: '2027-06-03' }),
    });
    const inside = await insertBooking(app, {
      checkinDate: '2027-05-28',
      checkoutDate: '2027-06-02',
      status: 'confirmed',
    });
    await insertBooking(app, { checkinDate: '2027-05-20', checkoutDate: '2027-06-01' });
    await insertBooking(app, {
      checkinDate: '2027-06-01',
      checkoutDate: '2027-06-04',
      status: 'cancelled',
    });
    await block('2027-06-03', '2027-06-05', 'Painter');

    const { json } = await app.send<OwnerCalendar>(
      'GET',
      '/api/admin/calendar?startDate=2027-06-01&endDate=2027-06-04',
      { cookie },
    );
    const high = { season: 'High season', minStay: 3 };
    expect(json.days).toEqual([
      { date: '2027-06-01', price: 550, overrideId: null, ...high, reason: 'booked' },
      { date: '2027-06-02', price: 520, overrideId: override.json.id, ...high },
      { date: '2027-06-03', price: 520, overrideId: override.json.id, ...high, reason: 'blocked' },
      { date: '2027-06-04', price: 550, overrideId: null, ...high, reason: 'blocked' },
    ]);
    expect(json.seasons).toEqual([{ name: 'High season', colour: 'gold' }]);
    expect(json.bookings.map(({ id }) => id)).toEqual([inside.id]);
    expect(json.blocks.map(({ note }) => note)).toEqual(['Painter']);
    expect(json.overrides.map(({ name }) => name)).toEqual(['Easter']);
  });
});

describe('what an owner may not have thought of', () => {
  const detail = async ({ reference }: { reference: string }) =>
    (await app.send<BookingDetail>('GET', `/api/admin/bookings/${reference}`, { cookie })).json;
  const insert = (checkinDate: string, checkoutDate: string, status?: 'confirmed') =>
    insertBooking(app, { checkinDate, checkoutDate, ...(status && { status }) });

  it('is that an enquiry has nights which are kept free beside a stay', async () => {
    await app.db.models.VillaSettings.update({ gapNights: 1 }, { where: {} });
    await insert('2027-04-12', '2027-04-15', 'confirmed');
    const beside = await insert('2027-04-15', '2027-04-18');
    const apart = await insert('2027-04-16', '2027-04-18');
    expect((await detail(beside)).keptFreeNights).toEqual(['2027-04-15']);
    expect((await detail(apart)).keptFreeNights).toEqual([]);
    await app.send('PATCH', `/api/bookings/${beside.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    expect((await detail(beside)).keptFreeNights).toEqual([]);
  });

  it('is that the same guest has sent the same enquiry before', async () => {
    const first = await insert('2027-04-12', '2027-04-15');
    const second = await insert('2027-04-12', '2027-04-15');
    const other = await insert('2027-04-12', '2027-04-15');
    await other.update({ guestEmail: 'somebody@example.pt' });
    await second.update({ guestEmail: 'ANA@example.pt' });
    await insert('2027-04-12', '2027-04-16');
    const list = async () =>
      (await app.send<BookingJson[]>('GET', '/api/bookings', { cookie })).json
        .filter(({ isSentTwice }) => isSentTwice)
        .map(({ reference }) => reference);
    expect(await list()).toEqual([second.reference]);
    expect((await detail(second)).booking.isSentTwice).toBe(true);
    const same = (await detail(first)).conflictingBookings.filter((each) => each.isSameEnquiry);
    expect(same.map(({ reference }) => reference)).toEqual([second.reference]);
    const today = await app.send<Today>('GET', '/api/admin/today', { cookie });
    expect(
      itemsOf(today.json, 'enquiry').map(({ booking }) => booking.isSentTwice ?? false),
    ).toEqual([false, true, false, false]);
    await app.send('PATCH', `/api/bookings/${first.id}/status`, {
      cookie,
      body: { status: 'cancelled' },
    });
    expect(await list()).toEqual([]);
  });
});
