import type { HouseLinkJson, HousePlan } from '@shared/contract/bookings/housePlan';
import { HOUSE_DAYS } from '@shared/domain/bookings/houseDays';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { MailState } from '@shared/contract/mail/mail';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';
import { putSettings } from '../storedSettings';

/**
 * Unique texts and amounts, in every field that a housekeeper must not see. A number is too long
 * to occur in the random id of an answer.
 */
const MARKS = [
  'Mark-name',
  'mark-mail',
  '555019876',
  'Mark-wish',
  'Mark-notes',
  'VL-MARK99',
  '77123.00',
  'pi_mark',
  'mark-event',
  'Mark-block',
  'Mark-feed',
  'mark-address',
  'Mark-first',
  'Mark-last',
  'Mark-message',
  'Mark-override',
  'Mark-why',
  '66123',
  'Mark-invited',
  'mark-owner',
  'mark-smtp',
  'Mark-draft',
  'Mark-error',
  'Mark-payment',
  '88123',
  'Mark-holder',
  'PT50000201231234567890154',
  'Mark-void',
  'Mark-companion',
  'Mark-flight',
];
/** Values for the path parameters of the contract. */
const PARAMS: Readonly<Record<string, string>> = { reference: 'VL-MARK99', language: 'en' };
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/availability': '?startDate=2027-03-01&endDate=2027-04-01',
  'GET /api/admin/calendar': '?startDate=2027-03-01&endDate=2027-04-01',
  'GET /api/admin/blocks': '?startDate=2027-03-01&endDate=2027-04-01',
};
const GETS = Object.values<Endpoint>(endpoints)
  .filter(({ method, path }) => method === 'GET' && path !== endpoints.streamEvents.path)
  .map(({ path }) => ({ path, call: `GET ${path}` }));

let app: TestApp;
let housekeeper: string;
let manager: string;
beforeAll(async () => {
  app = await startTestApp();
  await fillWithMarks();
  housekeeper = await app.signInAs('housekeeper');
  manager = await app.signInAs('manager');
});
afterAll(() => app.close());

async function fillWithMarks(): Promise<void> {
  const stay = await insertBooking(app, {
    checkinDate: '2027-03-12',
    checkoutDate: '2027-03-16',
    status: 'confirmed',
  });
  const { models, write } = app.db;
  const now = app.deps.now();
  await write(async () => {
    await stay.update({
      reference: 'VL-MARK99',
      guestName: 'Mark-name',
      guestEmail: 'mark-mail@example.pt',
      guestPhone: '+351 555019876',
      guestCount: 5,
      children: 2,
      infants: 1,
      pets: 1,
      totalAmountCents: 7_712_300,
      totalAmountEurCents: 7_712_300,
      priceBreakdown: JSON.stringify({
        total: 77_123,
        currency: 'EUR',
        baseRate: 19_000,
        nights: 4,
        isAverageRate: false,
        hasMultipleRates: false,
        priceBreakdown: [],
        accommodationTotal: 76_000,
        guestFee: 0,
        cleaningFee: 0,
        lines: [
          { kind: 'nights', quantity: 4, rate: 19_000, total: 76_000 },
          { kind: 'extra', quantity: 2, rate: 61.5, total: 123, name: 'Cot', per: 'piece' },
          {
            kind: 'extra',
            quantity: 4,
            rate: 250,
            total: 1000,
            name: 'Late arrival',
            per: 'night',
          },
        ],
      }),
      specialRequests: 'Mark-wish',
      stripePaymentIntentId: 'pi_mark',
      calendarEventId: 'mark-event',
      notes: 'Mark-notes',
      houseNotes: 'A cot in the blue room',
    });
    await models.StayDetails.create({
      bookingId: stay.id,
      guestNames: JSON.stringify(['Mark-companion']),
      arrivalTime: '22:30',
      arrivalNote: 'Mark-flight',
      updatedAt: now,
    });
    const feed = await models.ImportedCalendar.create({
      name: 'Mark-feed',
      url: 'https://example.com/mark-address.ics',
      clashes: JSON.stringify([{ startDate: '2027-03-12', endDate: '2027-03-14' }]),
      problem: null,
      isWaiting: false,
      readAt: now,
      nextReadAt: now,
      createdAt: now,
    });
    const block = { note: 'Mark-block', createdAt: now };
    await models.Block.bulkCreate([
      { ...block, startDate: '2027-03-20', endDate: '2027-03-22' },
      { ...block, startDate: '2027-03-17', endDate: '2027-03-19', feedId: feed.id },
    ]);
    await models.ContactMessage.create({
      firstName: 'Mark-first',
      lastName: 'Mark-last',
      email: 'mark-mail@example.pt',
      phone: '555019876',
      subject: 'general',
      message: 'Mark-message',
      createdAt: now,
      idempotencyKey: null,
      idempotencyHash: null,
    });
    await models.PriceOverride.create({
      name: 'Mark-override',
      description: 'Mark-why',
      startDate: '2028-03-20',
      endDate: '2028-03-22',
      overridePriceCents: 6_612_300,
      isActive: true,
      priority: 1,
      createdAt: now,
      updatedAt: now,
    });
    await models.Invitation.create({
      name: 'Mark-invited',
      email: 'mark-mail@example.pt',
      role: 'manager',
      tokenHash: 'a'.repeat(64),
      expiresAt: new Date(now.getTime() + 3_600_000),
      createdAt: now,
    });
    await models.User.update({ email: 'mark-owner@example.pt' }, { where: {} });
    await putSettings({ models }, 'mail', {
      host: 'mark-smtp.example',
      port: 587,
      security: 'starttls',
      userName: 'mark-owner',
      fromName: 'Casa',
      fromAddress: 'mark-owner@villa.example',
      ownerAddress: 'mark-owner@villa.example',
    });
    await models.OutboxMail.create({
      messageKey: 'a-key',
      kind: 'confirmation',
      reference: 'VL-MARK99',
      recipient: 'mark-mail@example.pt',
      priority: 0,
      data: '{}',
      status: 'failed',
      attempts: 3,
      lastError: 'Mark-error',
      nextAttemptAt: now,
      giveUpAt: now,
      createdAt: now,
    });
    const bookingId = stay.id;
    await models.PaymentPlan.create({
      bookingId,
      plannedOn: '2027-03-01',
      checkinDate: '2027-03-12',
      isEdited: false,
      isCancelled: false,
      nextDueDate: '2027-03-04',
      securityDueDate: null,
      giveBackFrom: null,
      updatedAt: now,
    });
    await models.ScheduleItem.create({
      bookingId,
      kind: 'full',
      dueDate: '2027-03-04',
      amountCents: 7_712_300,
    });
    const payment = await models.Payment.create({
      bookingId,
      direction: 'in',
      purpose: 'stay',
      paidOn: '2027-03-02',
      amountCents: 8_812_300,
      baseCurrency: 'EUR',
      baseAmountCents: 8_812_300,
      way: 'transfer',
      note: 'Mark-payment',
      createdAt: now,
      updatedAt: now,
    });
    await models.Receipt.create({
      number: 1,
      bookingId,
      paymentId: payment.id,
      guestName: 'Mark-name',
      content: '{}',
      issuedOn: '2027-03-02',
      voidOn: '2027-03-03',
      voidReason: 'Mark-void',
      createdAt: now,
    });
    await putSettings({ models }, 'bankDetails', {
      holder: 'Mark-holder',
      iban: 'PT50000201231234567890154',
      bic: null,
    });
    await models.ContentDraft.create({
      language: 'en',
      version: 1,
      overrides: JSON.stringify({ 'villa.tagline': 'Mark-draft' }),
      keyVersions: '{}',
      updatedAt: now,
    });
  });
}

const addressOf = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? '1') +
  (QUERIES[`GET ${path}`] ?? '');

describe('a housekeeper', () => {
  it.each(GETS)('reads nothing that is not theirs from $call', async ({ path }) => {
    const answer = await app.send('GET', addressOf(path), { cookie: housekeeper });
    expect([200, 403]).toContain(answer.status);
    const headers = JSON.stringify([...answer.headers]);
    expect(MARKS.filter((mark) => (answer.text + headers).includes(mark))).toEqual([]);
  });

  it('reads of each stay when, how many and what the house is to know, field by field', async () => {
    const { json } = await app.send<HousePlan>('GET', '/api/admin/house', { cookie: housekeeper });
    expect(json).toEqual({
      today: '2027-03-10',
      startDate: '2027-03-10',
      endDate: '2027-03-23',
      checkinTime: '16:00',
      checkoutTime: '11:00',
      stays: [
        {
          checkinDate: '2027-03-12',
          checkoutDate: '2027-03-16',
          guestCount: 5,
          children: 2,
          infants: 1,
          pets: 1,
          extras: [
            { name: 'Cot', pieces: 2 },
            { name: 'Late arrival', pieces: 1 },
          ],
          notes: 'A cot in the blue room',
          arrivalTime: '22:30',
        },
        {
          checkinDate: '2027-03-17',
          checkoutDate: '2027-03-19',
          guestCount: null,
          children: 0,
          infants: 0,
          pets: 0,
          extras: [],
          notes: null,
          arrivalTime: null,
        },
      ],
    });
  });
});

it('marks what the owner reads, so that the test above can fail', async () => {
  const cookie = await app.signIn();
  const answers = await Promise.all(
    GETS.filter(({ path }) => !path.includes('export') && !path.endsWith('backup')).map(
      async ({ path }) => (await app.send('GET', addressOf(path), { cookie })).text,
    ),
  );
  const all = answers.join('\n');
  expect(MARKS.filter((mark) => !all.includes(mark))).toEqual([]);
});

it('shows a manager every count and no revenue', async () => {
  const summary = async (cookie: string) =>
    (await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie })).json;
  expect(Object.keys(await summary(manager)).toSorted()).toEqual([
    'confirmedCount',
    'conversationCount',
    'doubleBookings',
    'duePaymentCount',
    'messageCount',
    'pendingCount',
    'totalCount',
    'unreadConversationCount',
    'unreadMessageCount',
    'waitingCount',
  ]);
  expect((await summary(await app.signIn())).confirmedRevenueEur).toBe('77123.00');
});

it('shows a manager failed mails to guests, but none about accounts', async () => {
  const { OutboxMail } = app.db.models;
  const now = app.deps.now();
  const mail = await app.db.write(() =>
    OutboxMail.create({
      messageKey: 'another-key',
      kind: 'invitation',
      reference: null,
      recipient: 'somebody@example.pt',
      priority: 0,
      data: '{}',
      status: 'failed',
      attempts: 1,
      lastError: null,
      nextAttemptAt: now,
      giveUpAt: now,
      createdAt: now,
    }),
  );
  const problems = async (cookie: string) =>
    (await app.send<MailState>('GET', '/api/admin/mail', { cookie })).json.problems;
  const owner = await app.signIn();
  expect((await problems(manager)).map(({ recipient }) => recipient)).toEqual([
    'mark-mail@example.pt',
  ]);
  expect(await problems(owner)).toHaveLength(2);
  for (const action of ['retry', 'dismiss']) {
    const path = `/api/admin/mail/${mail.id}/${action}`;
    expect((await app.send('POST', path, { cookie: manager, body: {} })).status).toBe(404);
    expect((await app.send('POST', path, { cookie: owner, body: {} })).status).toBe(200);
  }
});

describe('the plan of the house', () => {
  it('lists guests in the house, departures today and arrivals within two weeks, and no others', async () => {
    const other = await startTestApp();
    try {
      const cookie = await other.signInAs('housekeeper');
      const stays: [string, string, ('confirmed' | 'pending' | 'cancelled')?][] = [
        ['2027-02-25', '2027-03-05'],
        ['2027-03-05', '2027-03-10'],
        ['2027-03-10', '2027-03-12', 'pending'],
        ['2027-03-13', '2027-03-15', 'cancelled'],
        ['2027-03-15', '2027-03-23'],
        ['2027-03-23', '2027-03-29'],
        ['2027-03-29', '2027-04-02'],
      ];
      for (const [checkinDate, checkoutDate, status = 'confirmed'] of stays) {
        await insertBooking(other, { checkinDate, checkoutDate, status });
      }
      const { json } = await other.send<HousePlan>('GET', '/api/admin/house', { cookie });
      expect(HOUSE_DAYS).toBe(14);
      expect(json.stays.map(({ checkinDate }) => checkinDate)).toEqual([
        '2027-03-05',
        '2027-03-15',
        '2027-03-23',
      ]);
    } finally {
      await other.close();
    }
  });

  it('covers the requested days without past ones, and refuses half a range', async () => {
    const other = await startTestApp();
    try {
      const cookie = await other.signInAs('housekeeper');
      await insertBooking(other, {
        checkinDate: '2027-03-01',
        checkoutDate: '2027-03-05',
        status: 'confirmed',
      });
      for (const checkinDate of ['2027-03-20', '2027-04-20', '2027-05-20']) {
        const checkoutDate = `${checkinDate.slice(0, 8)}25`;
        await insertBooking(other, { checkinDate, checkoutDate, status: 'confirmed' });
      }
      const ask = (query: string) =>
        other.send<HousePlan>('GET', `/api/admin/house?${query}`, { cookie });
      const april = await ask('startDate=2027-04-01&endDate=2027-05-20');
      expect(april.json.stays.map(({ checkinDate }) => checkinDate)).toEqual([
        '2027-04-20',
        '2027-05-20',
      ]);
      const past = await ask('startDate=2027-03-01&endDate=2027-03-05');
      expect(past.json).toMatchObject({
        startDate: '2027-03-10',
        endDate: '2027-03-10',
        stays: [],
      });
      const refused = [
        'startDate=2027-04-01',
        'startDate=2027-04-02&endDate=2027-04-01',
        'startDate=2027-04-01&endDate=2027-07-02',
        'startDate=2027-02-30&endDate=2027-03-02',
      ];
      for (const query of refused) expect([query, (await ask(query)).status]).toEqual([query, 400]);
      expect((await ask('startDate=2027-04-01&endDate=2027-07-01')).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('shows what owner and manager write for the house', async () => {
    const booking = await app.db.models.Booking.findOne({ where: { reference: 'VL-MARK99' } });
    const saved = await app.send<{ houseNotes: string }>(
      'PATCH',
      `/api/admin/bookings/${booking?.id}`,
      { cookie: manager, body: { houseNotes: ' Late arrival, about 23:00 ' } },
    );
    expect([saved.status, saved.json.houseNotes]).toEqual([200, 'Late arrival, about 23:00']);
    const { json } = await app.send<HousePlan>('GET', '/api/admin/house', { cookie: housekeeper });
    expect(json.stays[0]?.notes).toBe('Late arrival, about 23:00');
  });
});

describe('the calendar of the house', () => {
  const PATH = '/api/admin/house/link';
  const make = async (cookie: string) =>
    (await app.send<HouseLinkJson>('POST', PATH, { cookie, body: {} })).json.linkUrl ?? '';
  const read = (url: string) => app.send('GET', new URL(url).pathname);
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('lists arrivals, departures, head counts, extras and notes, and no guest data', async () => {
    await app.db.models.Booking.update(
      { houseNotes: 'Late arrival, about 23:00' },
      { where: { reference: 'VL-MARK99' } },
    );
    const { status, headers, text } = await read(await make(manager));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      'private, no-cache',
      'noindex',
    ]);
    const lines = unfolded(text);
    const values = (name: string) =>
      lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1));
    expect(values('SUMMARY')).toEqual([
      'Arrival from 16:00\\, planned for 22:30\\, late: 5 guests\\, 2 of them children\\, 1 infant\\, 1 pet',
      'Departure by 11:00: 5 guests\\, 2 of them children\\, 1 infant\\, 1 pet',
      'Arrival from 16:00: held by another site’s calendar\\, number not known',
      'Departure by 11:00: held by another site’s calendar\\, number not known',
    ]);
    expect(values('DTSTART;VALUE=DATE')).toEqual(['20270312', '20270316', '20270317', '20270319']);
    expect(values('DESCRIPTION')[0]).toBe(
      '4 nights\\, until Tue 16 Mar\\nExtras: 2 × Cot\\, Late arrival\\nLate arrival\\, about 23:00',
    );
    expect(MARKS.filter((mark) => text.includes(mark))).toEqual([]);
  });

  it('is in the owner’s language', async () => {
    const url = await make(manager);
    await app.db.models.User.update({ language: 'pt' }, { where: { role: 'admin' } });
    const { text } = await read(url);
    await app.db.models.User.update({ language: 'en' }, { where: { role: 'admin' } });
    const lines = unfolded(text);
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:Chegada a partir das 16:00\\, prevista para as 22:30 (tardia): 5 hóspedes\\, 2 crianças entre eles\\, 1 bebé\\, 1 animal de estimação',
      'SUMMARY:Partida até às 11:00: 5 hóspedes\\, 2 crianças entre eles\\, 1 bebé\\, 1 animal de estimação',
      'SUMMARY:Chegada a partir das 16:00: reserva do calendário de outro site\\, número de hóspedes desconhecido',
      'SUMMARY:Partida até às 11:00: reserva do calendário de outro site\\, número de hóspedes desconhecido',
    ]);
    expect(text).toContain('4 noites\\, até');
  });

  it('has a link whose secret is in no row and no log, and which the owner renews and ends', async () => {
    const owner = await app.signIn();
    const first = await make(owner);
    const token = first.slice(first.lastIndexOf('/') + 1, -'.ics'.length);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await app.dump()).not.toContain(token);
    const shown = await app.send<HouseLinkJson>('GET', PATH, { cookie: owner });
    expect(shown.json).toEqual({ linkUrl: first, madeAt: '2027-03-10T12:00:00.000Z' });
    const second = await make(owner);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await app.send('DELETE', PATH, { cookie: owner });
    expect((await read(second)).status).toBe(404);
    const ended = await app.send<HouseLinkJson>('GET', PATH, { cookie: owner });
    expect(ended.json).toEqual({ linkUrl: null, madeAt: null });
    const actions = (await app.db.models.AuditEntry.findAll()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['house_link_made', 'house_link_ended']));
  });

  it.each(['x', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%2e%2e.ics'])(
    'is not at /house/%s',
    async (file) => {
      await make(manager);
      expect((await app.send('GET', `/house/${file}`)).status).toBe(404);
    },
  );
});
