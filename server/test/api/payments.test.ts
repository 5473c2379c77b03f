import type { OpenPayments } from '@shared/contract/payments/duePayments';
import type {
  BookingJson,
  BookingSummary,
  EnquiryReceipt,
} from '@shared/contract/bookings/booking';
import type { MailPreview } from '@shared/contract/mail/mail';
import type { OwnerBookingInput } from '@shared/contract/bookings/ownerBooking';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { ErrorBody } from '@shared/contract/error';
import type { StayView } from '@shared/contract/stay/stayPage';
import type { BankDetailsJson, BookingPayments } from '@shared/contract/payments/payments';
import { villaDay } from '@shared/domain/date';
import type { Language } from '@shared/i18n/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askToCancel, buildEnquiry, insertBooking } from '../factories';
import { pdfPages } from '../pdfText';
import { mailOf } from '../../mail/mail';
import { loadDuePayments } from '../../services/payments/duePayments';
import { currentMail } from '../../services/mail/currentMail';
import { renderMail } from '../../mail/renderMail';
import { loadMailVilla } from '../../services/mail/loadMailVilla';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { askForChange } from '../../services/stay/stayRequests';
import { recordAudit } from '../../services/audit/recordAudit';
import { NO_SITE, startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;

/** The last mail of a kind, as it would be sent now. */
async function mailTextNow(kind: string, language: Language = 'en'): Promise<string> {
  const { models } = app.db;
  const row = await models.OutboxMail.findOne({
    where: { kind },
    order: [['id', 'DESC']],
    rejectOnEmpty: true,
  });
  const now = app.deps.now();
  const context = { models, now, today: villaDay(now) };
  const mail = await currentMail(mailOf(row), row, context);
  if (!mail) throw new Error('The mail does not go any more');
  const villa = await loadMailVilla(language, context);
  const env = { publicUrl: app.url, ownerEmail: 'owner@villa.example' };
  return (await renderMail(mail, env, villa, row.createdAt)).text;
}

beforeEach(async () => {
  app = await startTestApp({
    renderer: {
      ...NO_SITE,
      render: async ({ stay }) => ({ status: 200, html: JSON.stringify(stay), styleHashes: [] }),
    },
  });
  cookie = await app.signIn();
  await app.send('PUT', '/api/price-terms', {
    cookie,
    body: { paymentTerms: { depositPercent: 30, balanceDays: 14, securityDeposit: '500.00' } },
  });
});
afterEach(() => app.close());

type Sent = BookingPayments & ErrorBody;
const stayOf = async ({ id }: { id: number }) => {
  const booking = await app.db.models.Booking.findByPk(id, { rejectOnEmpty: true });
  const url = new URL((await stayLinkUrl(booking, app.deps)) ?? '');
  const { json } = await app.send<StayView>('GET', url.pathname);
  if (json.kind !== 'page') throw new Error('no page');
  return json.page;
};

/** Moves to another day. */
async function at(day: string): Promise<void> {
  app.setNow(new Date(`${day}T12:00:00Z`));
  cookie = await app.signIn();
}

/** 1,500 EUR for three nights from 12 April; today is 10 March. */
async function enter(overrides: Partial<OwnerBookingInput> = {}): Promise<BookingJson> {
  const { json } = await app.send<BookingJson>('POST', '/api/admin/bookings', {
    cookie,
    body: {
      guestName: 'Élodie Müller',
      guestEmail: 'elodie@example.fr',
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '1500.00',
      status: 'confirmed',
      ...overrides,
    },
  });
  return json;
}
const read = async ({ id }: { id: number }) =>
  (await app.send<BookingPayments>('GET', `/api/admin/bookings/${id}/payments`, { cookie })).json;
const pay = (
  { id }: { id: number },
  amount: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  app.send<Sent>('POST', `/api/admin/bookings/${id}/payments`, {
    cookie,
    headers,
    body: {
      direction: 'in',
      purpose: 'stay',
      paidOn: app.deps.now().toISOString().slice(0, 10),
      amount,
      way: 'transfer',
      ...more,
    },
  });
const scheduleOf = ({ schedule }: BookingPayments) =>
  schedule.map(({ kind, dueDate, amount, paid, state }) => [kind, dueDate, amount, paid, state]);
const change = (id: number, body: object) =>
  app.send<BookingJson & ErrorBody>('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
const cancel = (id: number) =>
  app.send('PATCH', `/api/bookings/${id}/status`, { cookie, body: { status: 'cancelled' } });
const today = async () => {
  const now = app.deps.now();
  return { due: await loadDuePayments({ models: app.db.models, now, today: villaDay(now) }) };
};

describe('the schedule', () => {
  it('is made by the payment terms when a booking is confirmed, and only proposed before', async () => {
    const booking = await enter({ status: 'pending' });
    const proposed = await read(booking);
    expect([proposed.isStored, proposed.updatedAt]).toEqual([false, null]);
    await at('2027-03-12');
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    const made = await read(booking);
    expect(made.isStored).toBe(true);
    expect(scheduleOf(made)).toEqual([
      ['deposit', '2027-03-15', '450.00', '0.00', 'open'],
      ['balance', '2027-03-29', '1050.00', '0.00', 'open'],
      ['security', '2027-04-12', '500.00', '0.00', 'open'],
    ]);
  });

  it('follows dates and price, and leaves what was paid', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    await change(booking.id, {
      checkinDate: '2027-04-19',
      checkoutDate: '2027-04-22',
      totalAmount: '1800.00',
    });
    expect(scheduleOf(await read(booking))).toEqual([
      ['deposit', '2027-03-13', '450.00', '450.00', 'paid'],
      ['balance', '2027-04-05', '1350.00', '0.00', 'open'],
      ['security', '2027-04-19', '500.00', '0.00', 'open'],
    ]);
    const { updatedAt } = await read(booking);
    await change(booking.id, { notes: 'Nothing about money' });
    expect((await read(booking)).updatedAt).toBe(updatedAt);
  });

  it('has the owner’s own parts if they add up', async () => {
    const booking = await enter();
    const { updatedAt } = await read(booking);
    const edit = (amounts: string[], more: object = {}) =>
      app.send<Sent>('PUT', `/api/admin/bookings/${booking.id}/schedule`, {
        cookie,
        body: {
          items: amounts.map((amount, index) => ({
            kind: 'part',
            dueDate: `2027-04-0${index + 1}`,
            amount,
          })),
          ...more,
        },
      });
    const wrong = await edit(['500.00', '999.99']);
    expect([wrong.status, wrong.json.issues?.[0]?.message]).toEqual([
      400,
      'The parts add up to €1,499.99, and the booking is €1,500. Please change a part; the security deposit does not count.',
    ]);
    const right = await edit(['500.00', '1000.00'], { updatedAt });
    expect([right.status, right.json.schedule.map(({ amount }) => amount)]).toEqual([
      200,
      ['500.00', '1000.00'],
    ]);
    expect((await edit(['1500.00'], { updatedAt })).json.code).toBe('stale');
    await change(booking.id, { totalAmount: '1600.00' });
    expect((await read(booking)).schedule.map(({ amount }) => amount)).toEqual([
      '500.00',
      '1100.00',
    ]);
  });

  it.each([
    ['2027-03-10', '1500.00', '1500.00', '0.00', 'refundDue', 33, 100],
    ['2027-03-20', '1500.00', '750.00', '750.00', 'refundDue', 23, 50],
    ['2027-04-05', '1500.00', '0.00', '1500.00', 'paid', 7, 0],
    ['2027-03-20', '450.00', '0.00', '750.00', 'paid', 23, 50],
    ['2027-04-13', '450.00', '0.00', '1500.00', 'paid', -1, 0],
  ])(
    'keeps of a stay cancelled on %s with %s paid what the policy says, and %s goes back',
    async (day, paid, giveBack, kept, state, daysBeforeCheckin, percent) => {
      const booking = await enter();
      await pay(booking, paid);
      await at(day);
      expect((await read(booking)).refund).toEqual({
        askedOn: null,
        daysBeforeCheckin,
        percent,
        tax: '0.00',
        amount: `${percent * 15}.00`,
        kept,
        back: giveBack,
      });
      await cancel(booking.id);
      const { stay, schedule, security, refund } = await read(booking);
      expect(refund).toBeNull();
      expect([stay.giveBack, stay.outstanding, stay.state]).toEqual([giveBack, '0.00', state]);
      expect(schedule.map(({ kind, amount }) => [kind, amount])).toEqual(
        kept === '0.00' ? [] : [['kept', kept]],
      );
      expect(security.outstanding).toBe('0.00');
      if (state !== 'refundDue') return;
      expect((await today()).due.rows).toMatchObject([{ kind: 'giveBack', amount: giveBack }]);
      await pay(booking, giveBack, { direction: 'out' });
      expect((await read(booking)).stay.state).toBe('returned');
      expect((await today()).due.total).toBe(0);
    },
  );

  it('uses the day on which the guest requested the cancellation, whenever the owner answers', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    app.setNow(new Date('2027-03-10T23:30:00Z'));
    await askToCancel(app, booking.id);
    await at('2027-04-05');
    expect((await read(booking)).refund).toMatchObject({
      askedOn: '2027-03-10',
      daysBeforeCheckin: 33,
      percent: 100,
      kept: '0.00',
      back: '450.00',
    });
    expect((await stayOf(booking)).refund).toEqual({
      askedOn: '2027-03-10',
      cents: 150_000,
      paid: { paidCents: 45_000, backCents: 45_000, keptCents: 0 },
    });
    await cancel(booking.id);
    expect((await read(booking)).stay).toMatchObject({ giveBack: '450.00', state: 'refundDue' });
    expect(await mailTextNow('cancellation')).toContain('everything you have paid: €450');
  });

  it('uses no future day if the guest made the request while the clock was ahead', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    await at('2027-04-09');
    await askToCancel(app, booking.id);
    await at('2027-03-10');
    await app.deps.repairClock();
    const refund = { askedOn: '2027-03-10', percent: 100, back: '450.00' };
    expect((await read(booking)).refund).toMatchObject(refund);
    // Requested again, it keeps its day.
    const now = app.deps.now();
    const row = await app.db.models.Booking.findByPk(booking.id);
    const change = { kind: 'cancellation' as const, checkinDate: null, checkoutDate: null };
    await app.db.write((tx) =>
      askForChange(
        row!,
        { ...change, message: null },
        { models: app.db.models, tx, now, today: '2027-03-10' },
      ),
    );
    await at('2027-04-05');
    expect((await read(booking)).refund).toMatchObject(refund);
    expect(await app.db.models.StayRequest.count()).toBe(1);
  });

  it('uses the day of cancelling if the owner has dismissed the guest’s request', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    await askToCancel(app, booking.id);
    const [change] = await app.db.models.StayRequest.findAll();
    await app.send('POST', `/api/admin/stay-requests/${change!.id}/settle`, { cookie, body: {} });
    await at('2027-04-05');
    expect((await read(booking)).refund).toMatchObject({ askedOn: null, percent: 0 });
    await cancel(booking.id);
    expect((await read(booking)).stay.giveBack).toBe('0.00');
  });

  it('begins with the first payment for a stay that is over when it is entered or confirmed', async () => {
    const past = { checkinDate: '2027-02-10', checkoutDate: '2027-02-13' };
    const entered = await enter(past);
    expect(await read(entered)).toMatchObject({ isStored: false, updatedAt: null });
    const ends = await enter({
      checkinDate: '2027-03-11',
      checkoutDate: '2027-03-12',
      status: 'pending',
    });
    await at('2027-03-12');
    await app.send('PATCH', `/api/bookings/${ends.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    expect((await today()).due).toEqual({ rows: [], total: 0 });
    const { json } = await pay(entered, '1500.00', { paidOn: '2027-02-10' });
    expect([json.isStored, json.stay.state, json.security.outstanding]).toEqual([
      true,
      'paid',
      '0.00',
    ]);
    expect((await today()).due.total).toBe(0);
  });

  it('is made when a past stay is moved to the future', async () => {
    const booking = await enter({ checkinDate: '2026-04-12', checkoutDate: '2026-04-15' });
    expect((await read(booking)).isStored).toBe(false);
    await change(booking.id, { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' });
    expect((await read(booking)).isStored).toBe(true);
  });

  it('is only proposed for an older booking until the first payment', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status: 'confirmed',
    });
    await at('2027-05-01');
    expect(await read(booking)).toMatchObject({ isStored: false, updatedAt: null });
    expect((await today()).due.total).toBe(0);
    await at('2027-04-01');
    // Earlier payments are unknown: a note makes nothing due.
    const noted = await app.send('PATCH', `/api/admin/bookings/${booking.id}`, {
      cookie,
      body: { notes: 'Likes the terrace' },
    });
    expect(noted.status).toBe(200);
    expect(await read(booking)).toMatchObject({ isStored: false, updatedAt: null });
    const { json } = await pay(booking, '500.00');
    expect(json.isStored).toBe(true);
    expect(scheduleOf(json)).toEqual([['full', '2027-04-12', '1500.00', '500.00', 'partly']]);
  });
});

describe('payments', () => {
  it('are recorded once however often they are sent', async () => {
    const booking = await enter();
    const key = { 'Idempotency-Key': 'one-payment' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => pay(booking, '450.00', {}, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await read(booking)).payments).toHaveLength(1);
    expect((await pay(booking, '451.00', {}, key)).json.code).toBe('idempotency_conflict');
  });

  it('stay removed when the request that recorded them is repeated', async () => {
    const booking = await enter();
    const key = { 'Idempotency-Key': 'lost-answer' };
    const [payment] = (await pay(booking, '450.00', {}, key)).json.payments;
    await app.send('DELETE', `/api/admin/payments/${payment?.id}`, { cookie });
    const repeated = await pay(booking, '450.00', {}, key);
    expect([repeated.status, repeated.json.payments]).toEqual([201, []]);
    // Other values, or another request, are another payment.
    expect((await pay(booking, '451.00', {}, key)).json.payments).toHaveLength(1);
    const other = { 'Idempotency-Key': 'another-request' };
    expect((await pay(booking, '450.00', {}, other)).json.payments).toHaveLength(2);
  });

  it('are in the booking’s currency, with the villa’s at the day’s rate beside it', async () => {
    const booking = await enter({ currency: 'GBP', totalAmount: '1290.00' });
    await pay(booking, '430.00');
    const { payments, inBase, stay } = await read(booking);
    expect(stay.received).toBe('430.00');
    expect(payments[0]?.inBase).toEqual({ currency: 'EUR', amount: '500.00' });
    expect(inBase).toEqual({ currency: 'EUR', received: '500.00', outstanding: '1000.00' });
  });

  it('are refused in the future, as nothing, and above what is held', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    const refusals = [
      await pay(booking, '1.00', { paidOn: '2027-03-11' }),
      await pay(booking, '0.00'),
      await pay(booking, '450.01', { direction: 'out' }),
      await pay(booking, '1.00', { direction: 'out', purpose: 'security' }),
    ];
    expect(refusals.map(({ status, json }) => [status, json.issues?.[0]?.path])).toEqual([
      [400, 'paidOn'],
      [400, 'amount'],
      [400, 'amount'],
      [400, 'amount'],
    ]);
    expect((await read(booking)).payments).toHaveLength(1);
  });

  it('are changed and removed, and each change is in the log', async () => {
    const booking = await enter();
    const { json } = await pay(booking, '450.00', { note: 'First half' });
    const [payment] = json.payments;
    const body = {
      direction: 'in',
      purpose: 'stay',
      paidOn: '2027-03-09',
      amount: '400.00',
      way: 'cash',
      updatedAt: payment?.updatedAt,
    };
    const put = () => app.send<Sent>('PUT', `/api/admin/payments/${payment?.id}`, { cookie, body });
    const changed = await put();
    expect(changed.json.payments).toMatchObject([
      { paidOn: '2027-03-09', amount: '400.00', way: 'cash', note: null },
    ]);
    expect((await put()).json.code).toBe('stale');
    const removed = await app.send<Sent>('DELETE', `/api/admin/payments/${payment?.id}`, {
      cookie,
    });
    expect(removed.json.stay).toMatchObject({ received: '0.00', state: 'open' });
    const log = await app.db.models.AuditEntry.findAll({
      where: { subject: booking.reference },
      order: ['id'],
    });
    expect(log.map(({ action }) => action)).toEqual([
      'booking_added',
      'payment_added',
      'payment_changed',
      'payment_removed',
    ]);
    expect(JSON.parse(log[2]?.changes ?? '')).toMatchObject({
      amount: ['450.00', '400.00'],
      way: ['transfer', 'cash'],
      note: ['First half', null],
    });
  });

  it('are requested: Today lists them, and list, panel and calendar mark overdue ones', async () => {
    const booking = await enter();
    await enter({ checkinDate: '2027-06-01', checkoutDate: '2027-06-04', status: 'pending' });
    expect((await today()).due).toEqual({
      total: 1,
      rows: [
        {
          bookingId: booking.id,
          reference: booking.reference,
          guestName: 'Élodie Müller',
          kind: 'pay',
          dueDate: '2027-03-13',
          isOverdue: false,
          currency: 'EUR',
          amount: '450.00',
          parts: [{ purpose: 'stay', dueDate: '2027-03-13', isOverdue: false, amount: '450.00' }],
        },
      ],
    });
    const marks = async () => {
      const list = await app.send<BookingJson[]>('GET', '/api/bookings', { cookie });
      const panel = await app.send<{ booking: BookingJson }>(
        'GET',
        `/api/admin/bookings/${booking.reference}`,
        { cookie },
      );
      const calendar = await app.send<OwnerCalendar>(
        'GET',
        '/api/admin/calendar?startDate=2027-04-01&endDate=2027-04-30',
        { cookie },
      );
      const rows = [...list.json, panel.json.booking, ...calendar.json.bookings];
      return rows.filter(({ isOverdue }) => isOverdue).map(({ reference }) => reference);
    };
    const pressing = async () =>
      (await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie })).json
        .duePaymentCount;
    await at('2027-03-13');
    expect(await marks()).toEqual([]);
    expect(await pressing()).toBe(0);
    await at('2027-03-14');
    expect(await pressing()).toBe(1);
    expect(await marks()).toEqual([booking.reference, booking.reference, booking.reference]);
    expect((await today()).due.rows).toMatchObject([{ isOverdue: true, amount: '450.00' }]);
    await pay(booking, '1500.00');
    expect(await marks()).toEqual([]);
    expect(await pressing()).toBe(0);
    expect((await today()).due.rows).toEqual([]);
  });

  it('have the security deposit given back after the stay', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    await at('2027-04-10');
    expect((await today()).due.rows).toMatchObject([
      { kind: 'pay', dueDate: '2027-04-12', amount: '500.00' },
    ]);
    await pay(booking, '500.00', { purpose: 'security' });
    expect((await today()).due.total).toBe(0);
    await at('2027-04-15');
    expect((await today()).due.rows).toMatchObject([
      { kind: 'giveBack', dueDate: '2027-04-15', amount: '500.00' },
    ]);
    await pay(booking, '500.00', { purpose: 'security', direction: 'out' });
    const { security, stay } = await read(booking);
    expect([security.state, stay.state]).toEqual(['returned', 'paid']);
    expect((await today()).due.total).toBe(0);
  });

  it('are listed with their days, the security deposit separately', async () => {
    const booking = await enter({ checkinDate: '2027-03-14', checkoutDate: '2027-03-17' });
    expect((await today()).due.rows).toMatchObject([
      {
        amount: '2000.00',
        parts: [
          { purpose: 'stay', dueDate: '2027-03-13', isOverdue: false, amount: '1500.00' },
          { purpose: 'security', dueDate: '2027-03-14', isOverdue: false, amount: '500.00' },
        ],
      },
    ]);
    await pay(booking, '1500.00');
    expect((await today()).due.rows[0]?.parts).toMatchObject([{ purpose: 'security' }]);
  });

  it('need a confirmation if the same one exists, as when two owners record one transfer', async () => {
    const booking = await enter();
    expect((await pay(booking, '450.00', { isRepeated: false })).status).toBe(201);
    const second = await pay(booking, '450.00', { isRepeated: false });
    expect([second.status, second.json.code]).toEqual([409, 'payment_exists']);
    // Another day, amount or purpose is another payment.
    for (const other of [{ paidOn: '2027-03-09' }, { amount: '451.00' }, { purpose: 'security' }]) {
      expect((await pay(booking, '450.00', { isRepeated: false, ...other })).status).toBe(201);
    }
    expect((await pay(booking, '450.00', { isRepeated: true })).status).toBe(201);
    expect((await read(booking)).payments).toHaveLength(5);
  });

  it('are not removed by a request that read them before a change', async () => {
    const booking = await enter();
    const [payment] = (await pay(booking, '300.00')).json.payments;
    const path = `/api/admin/payments/${payment?.id}`;
    const { purpose, direction, paidOn, way } = payment ?? {};
    await app.send('PUT', path, {
      cookie,
      body: { purpose, direction, paidOn, way, amount: '500.00', updatedAt: payment?.updatedAt },
    });
    const remove = (query = '') => app.send<ErrorBody>('DELETE', path + query, { cookie });
    const stale = await remove(`?updatedAt=${payment?.updatedAt}`);
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    const [now] = (await read(booking)).payments;
    expect(now?.amount).toBe('500.00');
    expect((await remove(`?updatedAt=${now?.updatedAt}`)).status).toBe(200);
  });

  it('ask for no security deposit after the stay', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    await at('2027-04-14');
    expect((await today()).due.rows).toMatchObject([{ isOverdue: true, amount: '500.00' }]);
    await at('2027-04-15');
    expect((await today()).due.total).toBe(0);
    expect(
      (await app.send<BookingJson[]>('GET', '/api/bookings', { cookie })).json[0],
    ).not.toHaveProperty('isOverdue');
  });

  it('are one row each in a CSV file that no spreadsheet runs', async () => {
    const booking = await enter({ guestName: '=HYPERLINK("x")' });
    await pay(booking, '450.00', { note: '+351 1; =1+1' });
    await pay(booking, '50.00', { direction: 'out' });
    const { headers, text } = await app.send('GET', '/api/admin/payments/export.csv', { cookie });
    expect(headers.get('content-disposition')).toContain('payments-2027-03-10.csv');
    const [heading, ...rows] = text.trim().split('\r\n');
    expect(heading).toBe(
      'Date,Reference,Guest,Check-in,Check-out,For,Currency,Received,Given back,Kept for damage,Written off,Base currency,Received in base currency,Given back in base currency,Kept for damage in base currency,Written off in base currency,Paid by,Note,Receipt',
    );
    expect(rows).toEqual([
      `2027-03-10,${booking.reference},"'=HYPERLINK(""x"")",2027-04-12,2027-04-15,stay,EUR,450.00,,,,EUR,450.00,,,,transfer,'+351 1;' =1+1,`,
      `2027-03-10,${booking.reference},"'=HYPERLINK(""x"")",2027-04-12,2027-04-15,stay,EUR,,50.00,,,EUR,,50.00,,,transfer,,`,
    ]);
    const later = await app.send('GET', '/api/admin/payments/export.csv?from=2027-03-11', {
      cookie,
    });
    expect(later.text.trim().split('\r\n')).toHaveLength(1);
    app.setNow(new Date('2027-03-10T12:11:00Z'));
    const stale = await app.send<ErrorBody>('GET', '/api/admin/payments/export.csv', { cookie });
    expect(stale.json.code).toBe('fresh_sign_in_required');
  });
});

describe('amounts settled without money', () => {
  it('keep a part of the security deposit, with a reason that the guest reads', async () => {
    const booking = await enter();
    await pay(booking, '500.00', { purpose: 'security' });
    const keep = { direction: 'off', purpose: 'security' };
    expect((await pay(booking, '120.00', keep)).json.issues?.[0]?.path).toBe('note');
    await pay(booking, '120.00', { ...keep, note: 'A broken lamp' });
    expect((await pay(booking, '381.00', { direction: 'out', purpose: 'security' })).status).toBe(
      400,
    );
    await at('2027-04-15');
    expect((await read(booking)).security).toMatchObject({ off: '120.00', giveBack: '380.00' });
    const { payments } = await stayOf(booking);
    expect(payments).toMatchObject({
      giveBackCents: 38_000,
      keptSecurity: [{ cents: 12_000, reason: 'A broken lamp' }],
    });
  });

  it('write off what the guest still owes, and no more; a later payment takes its place', async () => {
    const booking = await enter();
    const off = { direction: 'off' };
    expect((await pay(booking, '1500.01', off)).status).toBe(400);
    await pay(booking, '400.00');
    const { json } = await pay(booking, '1100.00', off);
    expect(json.stay).toMatchObject({ off: '1100.00', outstanding: '0.00', state: 'paid' });
    expect((await today()).due.total).toBe(0);
    await pay(booking, '100.00');
    expect((await read(booking)).stay).toMatchObject({ off: '1000.00', giveBack: '0.00' });
    const { id, updatedAt: _read, inBase: _base, ...written } = json.payments.at(-1) ?? {};
    const edit = (more: object) =>
      app.send<Sent>('PUT', `/api/admin/payments/${id}`, { cookie, body: { ...written, ...more } });
    expect((await edit({ note: 'Forgiven', paidOn: '2027-03-09' })).status).toBe(200);
    expect((await edit({ amount: '1400.01' })).status).toBe(400);
    expect(
      (
        await app.send('POST', `/api/admin/payments/${json.payments.at(-1)?.id}/receipt`, {
          cookie,
        })
      ).status,
    ).toBe(409);
  });
});

describe('the payments of all bookings', () => {
  it('are open by part of the schedule and to be given back by purpose, and list filters find them', async () => {
    const booking = await enter();
    const other = await enter({ checkinDate: '2027-03-11', checkoutDate: '2027-03-14' });
    await pay(other, '1500.00');
    await pay(other, '500.00', { purpose: 'security' });
    await at('2027-03-14');
    const open = async () =>
      (await app.send<OpenPayments>('GET', '/api/admin/payments/open', { cookie })).json.rows.map(
        ({ bookingId, purpose, state, dueDate, amount }) =>
          [bookingId, purpose, state, dueDate, amount].join(' '),
      );
    expect(await open()).toEqual([
      `${booking.id} stay overdue 2027-03-13 450.00`,
      `${other.id} security giveBack 2027-03-14 500.00`,
      `${booking.id} stay due 2027-03-29 1050.00`,
      `${booking.id} security due 2027-04-12 500.00`,
    ]);
    const listed = async (payment: string) => {
      const query = `/api/bookings?payment=${payment}`;
      const { json } = await app.send<BookingJson[]>('GET', query, { cookie });
      return json.map(({ id, payment: state }) => [id, state]);
    };
    expect(await listed('overdue')).toEqual([[booking.id, 'overdue']]);
    expect(await listed('giveBack')).toEqual([[other.id, 'refundDue']]);
    expect(await listed('due')).toEqual([]);
    const later = await enter({ checkinDate: '2027-05-20', checkoutDate: '2027-05-23' });
    await app.send('PUT', `/api/admin/bookings/${later.id}/schedule`, {
      cookie,
      body: { items: [{ kind: 'part', dueDate: '2027-05-01', amount: '1500.00' }] },
    });
    expect(await listed('due')).toEqual([[later.id, 'open']]);
    await pay(later, '1500.00');
    await pay(booking, '450.00');
    await pay(other, '500.00', { purpose: 'security', direction: 'out' });
    expect(await listed('due')).toEqual([[booking.id, 'partly']]);
    expect(new Set(await listed('paid'))).toEqual(
      new Set([
        [later.id, 'paid'],
        [other.id, 'paid'],
      ]),
    );
    await pay(booking, '1050.00');
    await at('2027-04-13');
    expect(await listed('overdue')).toEqual([[booking.id, 'overdue']]);
    expect(await listed('paid')).toHaveLength(2);
  });

  it('of a cancelled stay are to be given back from today on, not from its check-out', async () => {
    const booking = await enter();
    await pay(booking, '500.00', { purpose: 'security' });
    const body = { status: 'cancelled', cancelledBy: 'owner', notifyGuest: false };
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, { cookie, body });
    const { json } = await app.send<OpenPayments>('GET', '/api/admin/payments/open', { cookie });
    expect(json.rows).toMatchObject([
      { purpose: 'security', state: 'giveBack', dueDate: '2027-03-10' },
    ]);
    expect((await today()).due.rows).toMatchObject([{ kind: 'giveBack', dueDate: '2027-03-10' }]);
  });
});

describe('receipts', () => {
  const issue = (paymentId: number) =>
    app.send<Sent>('POST', `/api/admin/payments/${paymentId}/receipt`, { cookie });
  const makeVoid = (id: number, reason = 'Wrong amount') =>
    app.send<Sent>('POST', `/api/admin/receipts/${id}/void`, { cookie, body: { reason } });

  it('have numbers without a gap or a double under 50 parallel requests', async () => {
    const booking = await enter({ totalAmount: '5000.00' });
    const payments: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      const { json } = await pay(booking, `${index + 1}.00`);
      payments.push(json.payments.at(-1)?.id ?? 0);
    }
    // Each is requested twice concurrently.
    const answers = await Promise.all([...payments, ...payments].map(issue));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { receipts } = await read(booking);
    expect(receipts.map(({ number }) => number)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect(new Set(receipts.map(({ paymentId }) => paymentId)).size).toBe(25);
  });

  it('remain when void, and prevent changes to their payment while valid', async () => {
    const booking = await enter();
    const { json } = await pay(booking, '450.00');
    const paymentId = json.payments[0]?.id ?? 0;
    const [receipt] = (await issue(paymentId)).json.receipts;
    const remove = () => app.send<Sent>('DELETE', `/api/admin/payments/${paymentId}`, { cookie });
    expect((await remove()).json.code).toBe('receipt_issued');
    const { updatedAt: _read, inBase: _base, id: _id, ...payment } = json.payments[0] ?? {};
    const put = (more: object) =>
      app.send<Sent>('PUT', `/api/admin/payments/${paymentId}`, {
        cookie,
        body: { ...payment, ...more },
      });
    expect((await put({ amount: '1.00' })).json.code).toBe('receipt_issued');
    expect((await put({ note: 'Arrived late' })).status).toBe(200);
    expect((await makeVoid(receipt?.id ?? 0)).json.receipts).toMatchObject([
      { number: 1, voidOn: '2027-03-10', voidReason: 'Wrong amount' },
    ]);
    expect((await makeVoid(receipt?.id ?? 0)).json.code).toBe('stale');
    expect((await issue(paymentId)).json.receipts.map(({ number }) => number)).toEqual([1, 2]);
    await makeVoid((await read(booking)).receipts[1]?.id ?? 0);
    expect((await remove()).status).toBe(200);
    expect((await read(booking)).receipts).toHaveLength(2);
  });

  it('are papers in the guest’s language, which say what they are not', async () => {
    await app.send('PUT', '/api/admin/legal', {
      cookie,
      body: { operatorName: 'Ana Sousa', taxNumber: '123456789', capacity: null, cancellation: [] },
    });
    const booking = await enter();
    await app.db.write(() =>
      app.db.models.Booking.update({ language: 'de' }, { where: { id: booking.id } }),
    );
    const { json } = await pay(booking, '450.00');
    const [receipt] = (await issue(json.payments[0]?.id ?? 0)).json.receipts;
    const download = async () => {
      const response = await fetch(`${app.url}/api/admin/receipts/${receipt?.id}/receipt.pdf`, {
        headers: { Cookie: cookie },
      });
      expect(response.headers.get('content-type')).toBe('application/pdf');
      return pdfPages(Buffer.from(await response.arrayBuffer()))
        .flat()
        .join(' ');
    };
    const text = await download();
    for (const part of [
      'Quittung 1',
      '450 €',
      'Élodie Müller',
      'Ana Sousa',
      '123456789',
      booking.reference,
      'Überweisung',
      'keine Rechnung',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
    }
    await makeVoid(receipt?.id ?? 0, 'Falscher Betrag');
    expect(await download()).toContain('Falscher Betrag');
  });

  it.each([
    ['王芳', 'Received from elodie@example.fr'],
    ['محمد علي', 'Received from elodie@example.fr'],
    ['Łukasz Żółć', 'Received from Łukasz Żółć'],
    ['Ana ☀️ Reis 👩‍👧', 'Received from Ana Reis For'],
    ['🇵🇹', 'Received from elodie@example.fr'],
  ])('name the payer %s so that it can be read: %s', async (guestName, line) => {
    const booking = await enter({ guestName });
    const { json } = await pay(booking, '450.00');
    const [receipt] = (await issue(json.payments[0]?.id ?? 0)).json.receipts;
    const response = await fetch(`${app.url}/api/admin/receipts/${receipt?.id}/receipt.pdf`, {
      headers: { Cookie: cookie },
    });
    const text = pdfPages(Buffer.from(await response.arrayBuffer()))
      .flat()
      .join(' ');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(text).not.toContain('?');
  });

  it('are for money that was received', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    const { json } = await pay(booking, '50.00', { direction: 'out' });
    const out = json.payments.find(({ direction }) => direction === 'out');
    expect((await issue(out?.id ?? 0)).json.code).toBe('invalid_transition');
    expect((await issue(999)).status).toBe(404);
  });
});

describe('bank details', () => {
  const save = (body: object) =>
    app.send<BankDetailsJson & ErrorBody>('PUT', '/api/admin/bank-details', { cookie, body });
  const valid = { holder: 'Ana Sousa', iban: 'pt50 0002 0123 1234 5678 9015 4', bic: 'cgdiptpl' };

  it('are accepted as typed in bank forms, and refused with a mistake', async () => {
    const booking = await enter();
    expect((await read(booking)).hasBankAccount).toBe(false);
    const saved = await save(valid);
    expect((await read(booking)).hasBankAccount).toBe(true);
    expect(saved.json).toMatchObject({ iban: 'PT50000201231234567890154', bic: 'CGDIPTPL' });
    for (const [field, value] of [
      ['iban', 'PT50 0002 0123 1234 5678 9015 5'],
      ['bic', 'CGDI'],
      ['holder', ''],
      ['holder', 'x'.repeat(71)],
    ] as const) {
      const refused = await save({ ...valid, [field]: value });
      expect([refused.status, refused.json.issues?.[0]?.path]).toEqual([400, field]);
    }
    expect((await save({ ...valid, updatedAt: null })).json.code).toBe('stale');
    const log = await app.db.models.AuditEntry.findOne({
      where: { action: 'bank_details_changed' },
    });
    expect(log?.changes).toContain('PT50000201231234567890154');
  });

  it('are reported to the owner’s address and to each owner when they change, by their last digits', async () => {
    await app.db.models.User.update({ email: 'ana@villa.example' }, { where: {} });
    const mailsSent = async () => {
      const where = { kind: 'bankDetailsChanged' };
      const rows = await app.db.models.OutboxMail.findAll({ where, order: ['id'] });
      return rows.map(({ recipient, data }) => {
        const { by, before, after } = JSON.parse(data) as Record<string, unknown>;
        return [recipient, by, before, after];
      });
    };
    await save(valid);
    const first = [
      [null, 'admin', null, '0154'],
      ['ana@villa.example', 'admin', null, '0154'],
    ];
    expect(await mailsSent()).toEqual(first);
    await save(valid);
    expect(await mailsSent()).toEqual(first);
    // Another BIC or holder may mean another bank.
    await save({ ...valid, bic: '' });
    expect((await mailsSent()).slice(2)).toEqual([
      [null, 'admin', '0154', '0154'],
      ['ana@villa.example', 'admin', '0154', '0154'],
    ]);
    // The owner's address was changed recently; the person who changed it must not be the only one notified.
    await app.db.write(async (tx) =>
      recordAudit(
        'mail_settings_changed',
        {
          before: { ownerAddress: 'old@villa.example' },
          after: { ownerAddress: 'evil@x.example' },
        },
        { models: app.db.models, tx, now: app.deps.now(), today: '2027-03-10' },
      ),
    );
    await save({ ...valid, holder: 'Ana de Sousa', bic: '' });
    expect((await mailsSent()).slice(4).map(([recipient]) => recipient)).toEqual([
      null,
      'old@villa.example',
      'ana@villa.example',
    ]);
    // Two equal addresses get one mail.
    const { ownerEmail } = await app.deps.mail.current();
    await app.db.models.User.update({ email: ownerEmail.toUpperCase() }, { where: {} });
    await save({ ...valid, iban: 'DE89 3704 0044 0532 0130 00', bic: '' });
    expect((await mailsSent()).slice(7)).toEqual([
      [null, 'admin', '0154', '3000'],
      ['old@villa.example', 'admin', '0154', '3000'],
    ]);
    expect(JSON.stringify(await mailsSent())).not.toContain('PT50');
  });

  it('need a fresh sign-in to be changed', async () => {
    app.setNow(new Date('2027-03-10T12:11:00Z'));
    expect((await save(valid)).json.code).toBe('fresh_sign_in_required');
    expect((await app.send('GET', '/api/admin/bank-details', { cookie })).status).toBe(200);
  });
});

describe('the guest’s view of payments', () => {
  const saveBank = (bic: string | null = 'CGDIPTPL') =>
    app.send('PUT', '/api/admin/bank-details', {
      cookie,
      body: { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic },
    });
  const pageOf = async (booking: { id: number }) => (await stayOf(booking)).payments;

  it('shows what is due next, the account, and a QR code for euros', async () => {
    await saveBank();
    const booking = await enter();
    const before = await pageOf(booking);
    expect(before).toMatchObject({
      outstandingCents: 150_000,
      securityOutstandingCents: 50_000,
      receivedCents: 0,
      transfer: {
        cents: 45_000,
        dueDate: '2027-03-13',
        bank: { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic: 'CGDIPTPL' },
      },
    });
    // Version 6 of the code has 41 modules, with a margin of four on each side.
    expect(before?.transfer?.qr?.size).toBeLessThanOrEqual(41 + 8);
    expect(before?.transfer?.qr?.path).toMatch(/^M4 4h1v1h-1z/);
    await pay(booking, '450.00');
    await at('2027-04-12');
    expect((await pageOf(booking))?.transfer).toMatchObject({
      cents: 155_000,
      dueDate: '2027-03-29',
    });
  });

  it('has the euros that settle another currency, with their code, and no account before there is one', async () => {
    const booking = await enter({ currency: 'GBP', totalAmount: '1290.00' });
    expect(await pageOf(booking)).toMatchObject({ transfer: null, outstandingCents: 129_000 });
    await saveBank(null);
    // 30% of 1,290.00 pounds, which were 1,500.00 euros at 0.86.
    expect((await pageOf(booking))?.transfer).toMatchObject({
      cents: 38_700,
      euroCents: 45_000,
      qr: { size: expect.any(Number) },
      bank: { bic: null },
    });
  });

  it('has the same euros in the confirmation', async () => {
    await saveBank();
    const booking = await enter({ currency: 'GBP', totalAmount: '1290.00', status: 'pending' });
    const confirmed = { cookie, body: { status: 'confirmed' } };
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, confirmed);
    const text = await mailTextNow('confirmation');
    expect(text).toMatch(/Amount\s+£387, by Sat, 13 Mar 2027\s+In euros\s+€450\s/);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('exactly this amount settles the payment');
    await app.db.models.Booking.update({ currency: 'USD' }, { where: { id: booking.id } });
    expect(await mailTextNow('confirmation')).not.toMatch(/€/);
  });

  it('shows nothing before the booking is confirmed, and the refund after it is cancelled', async () => {
    await saveBank();
    const booking = await enter({ status: 'pending' });
    expect(await pageOf(booking)).toBeNull();
    const paid = await enter();
    await pay(paid, '1500.00');
    await cancel(paid.id);
    expect(await pageOf(paid)).toMatchObject({
      receivedCents: 150_000,
      giveBackCents: 150_000,
      outstandingCents: 0,
      transfer: null,
    });
  });

  it('requests no security deposit after the stay, and omits a returned one', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    const kinds = async () => (await pageOf(booking))?.items.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['deposit', 'balance', 'security']);
    await at('2027-04-15');
    expect(await kinds()).toEqual(['deposit', 'balance']);
    expect(await pageOf(booking)).toMatchObject({ securityOutstandingCents: 0 });
    await pay(booking, '500.00', { purpose: 'security' });
    expect(await kinds()).toEqual(['deposit', 'balance', 'security']);
    await pay(booking, '500.00', { purpose: 'security', direction: 'out' });
    expect(await kinds()).toEqual(['deposit', 'balance']);
  });

  const previewText = async (body: object) =>
    (await app.send<MailPreview>('POST', '/api/admin/mail/preview', { cookie, body })).json.text;
  const confirm = ({ id }: { id: number }) =>
    app.send('PATCH', `/api/bookings/${id}/status`, { cookie, body: { status: 'confirmed' } });

  it('is in the confirmation as the schedule, without any other due day', async () => {
    await saveBank();
    const { reference } = (
      await app.send<EnquiryReceipt>('POST', '/api/booking-enquiry', { body: buildEnquiry() })
    ).json;
    const booking = await app.db.models.Booking.findOne({
      where: { reference },
      rejectOnEmpty: true,
    });
    const preview = await previewText({ bookingId: booking.id, status: 'confirmed' });
    await confirm(booking);
    const text = await mailTextNow('confirmation');
    for (const texts of [preview, text]) {
      expect(texts).toMatch(/Deposit\s+€[\d,.]+, by Sat, 13 Mar 2027/);
      expect(texts).toMatch(/Balance\s+€[\d,.]+, by \w{3}, \d+ \w{3} 2027/);
      expect(texts).toMatch(/Security deposit\s+€500, by /);
      expect(texts).not.toContain('Due on confirmation');
    }
    await change(booking.id, { totalAmount: '2000.00', mail: { message: null } });
    // The confirmation has not been sent, so it is replaced.
    const changed = await mailTextNow('confirmation');
    expect(changed).toMatch(/Deposit\s+€[\d,.]+, by Sat, 13 Mar 2027/);
    expect(changed).not.toContain('Due on confirmation');
  });

  it('names the current account in a pending confirmation, for the amounts due at that time', async () => {
    const booking = await enter({ status: 'pending' });
    await confirm(booking);
    expect(await mailTextNow('confirmation')).not.toContain('Please transfer');
    expect(await mailTextNow('confirmation')).toMatch(/We will let you know how to pay/);
    await saveBank();
    const text = await mailTextNow('confirmation');
    expect(text).toMatch(/Amount\s+€450, by Sat, 13 Mar 2027/);
    expect(text).toContain('PT50 0002 0123 1234 5678 9015 4');

    // A mail that a later one has overtaken quotes that one; nobody was sent the price after it.
    const waiting = await app.db.models.OutboxMail.findOne({ where: { kind: 'confirmation' } });
    await change(booking.id, { totalAmount: '2000.00', mail: { message: null } });
    await change(booking.id, { totalAmount: '5000.00' });
    expect(waiting?.status).toBe('pending');
    const overtaken = await mailTextNow('confirmation');
    expect(overtaken).toMatch(/Deposit\s+€600, by Sat, 13 Mar 2027/);
    expect(overtaken).toMatch(/Balance\s+€1,400, by/);
    expect(overtaken).toMatch(/Amount\s+€600, by Sat, 13 Mar 2027/);

    // What became due meanwhile is requested with the next payment.
    await at('2027-03-30');
    expect(await mailTextNow('confirmation')).toMatch(/Amount\s+€2,000, by Sat, 13 Mar 2027/);
  });

  it('is refunded in full if the owner cancels, and the mail says so with regret', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    // The policy refunds nothing.
    await at('2027-04-05');
    const change = { status: 'cancelled', cancelledBy: 'owner' };
    const mailsSent =
      /We are very sorry that we have to cancel .* We will refund everything you have paid: €450\./;
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(flat(await previewText({ bookingId: booking.id, ...change }))).toMatch(mailsSent);
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, { cookie, body: change });
    expect(flat(await mailTextNow('cancellation'))).toMatch(mailsSent);
    expect((await read(booking)).stay).toMatchObject({ scheduled: '0.00', giveBack: '450.00' });
    expect((await stayOf(booking)).payments?.giveBackCents).toBe(45_000);
  });

  it.each([
    ['guest', '2027-04-05', 'we keep €1,500 of the total of €1,500.'],
    ['guest', '2027-03-10', 'We will refund everything you have paid.'],
    ['owner', '2027-04-05', 'We will refund everything you have paid.'],
  ])(
    'has no amounts if payments are recorded elsewhere: the %s cancels on %s',
    async (by, day, mailsSent) => {
      const body = { keepsPayments: false };
      await app.send('PUT', '/api/admin/payment-settings', { cookie, body });
      const booking = await enter();
      await at(day);
      const change = { status: 'cancelled', cancelledBy: by };
      await app.send('PATCH', `/api/bookings/${booking.id}/status`, { cookie, body: change });
      expect((await mailTextNow('cancellation')).replaceAll(/\s+/g, ' ')).toContain(mailsSent);
    },
  );

  it('follows the policy if nobody has said who cancels: the mail leaves that to the owner', async () => {
    const booking = await enter();
    await pay(booking, '450.00');
    await at('2027-04-05');
    await cancel(booking.id);
    const text = await mailTextNow('cancellation');
    expect(text).not.toContain('you have paid');
    expect(text).not.toContain('As you asked');
  });

  it.each([
    ['0.00', '2027-03-10', 'You have not paid anything for it'],
    ['450.00', '2027-03-10', 'We will refund everything you have paid: €450.'],
    ['1500.00', '2027-03-20', 'Of the €1,500 you have paid, we will refund €750.'],
    ['450.00', '2027-04-05', 'none of the €450 you have paid is refunded'],
  ])(
    'states for %s paid and a cancellation on %s what is refunded',
    async (amount, day, mailsSent) => {
      const booking = await enter();
      if (amount !== '0.00') await pay(booking, amount);
      await at(day);
      const { refund } = await stayOf(booking);
      await askToCancel(app, booking.id);
      const preview = await previewText({ bookingId: booking.id, status: 'cancelled' });
      await cancel(booking.id);
      const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
      expect(flat(preview)).toContain(mailsSent);
      const text = flat(await mailTextNow('cancellation'));
      expect(text).toContain(mailsSent);
      expect(text).toContain('As you asked, we have cancelled your booking at');
      const back = refund?.paid?.backCents ?? -1;
      expect((await stayOf(booking)).payments?.giveBackCents ?? 0).toBe(back);
    },
  );

  it.each([
    ['en', 'Please transfer', 'Reference'],
    ['pt', 'Transfira', 'Referência'],
    ['de', 'Bitte überweisen', 'Verwendungszweck'],
    ['fr', 'Veuillez virer', 'Référence'],
    ['nl', 'Maak het bedrag over', 'Kenmerk'],
  ] as const)('stands in the confirmation mail in %s', async (language, asked, reference) => {
    await saveBank();
    const booking = await enter({ status: 'pending' });
    await app.db.write(() =>
      app.db.models.Booking.update({ language }, { where: { id: booking.id } }),
    );
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    const text = await mailTextNow('confirmation', language);
    expect(text).toContain(asked);
    expect(text).toContain('PT50 0002 0123 1234 5678 9015 4');
    expect(text).toContain('CGDIPTPL');
    expect(text).toMatch(new RegExp(`${reference}\\s+${booking.reference}`));
  });
});

describe('a refund for a reduced stay', () => {
  const giveBack = (booking: { id: number }, amount: string, lowersPrice: boolean, more = {}) =>
    pay(booking, amount, { direction: 'out', lowersPrice, ...more });

  it('lowers the price, so that the amount is not due again', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    const { status, json } = await giveBack(booking, '100.00', true);
    expect(status).toBe(201);
    expect(json.stay).toMatchObject({
      scheduled: '1400.00',
      received: '1500.00',
      returned: '100.00',
      outstanding: '0.00',
      giveBack: '0.00',
      state: 'paid',
    });
    expect(scheduleOf(json).map(([kind, , amount, paid]) => [kind, amount, paid])).toEqual([
      ['deposit', '450.00', '450.00'],
      ['balance', '950.00', '950.00'],
      ['security', '500.00', '0.00'],
    ]);
    await at('2027-04-14');
    expect((await today()).due.rows.filter(({ amount }) => amount !== '500.00')).toEqual([]);
    const [figures] = await app.db.models.Booking.findAll();
    expect([figures?.totalAmountCents, figures?.totalAmountEurCents]).toEqual([140_000, 140_000]);
  });

  it('is due again if it was refunded by mistake, while the record exists', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    expect((await giveBack(booking, '100.00', false)).json.stay.outstanding).toBe('100.00');
  });

  it('raises the price again when it is removed, and follows when it is changed', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    const { json } = await giveBack(booking, '100.00', true);
    const { id, updatedAt } = json.payments.find(({ direction }) => direction === 'out')!;
    const changed = await app.send<Sent>('PUT', `/api/admin/payments/${id}`, {
      cookie,
      body: {
        direction: 'out',
        purpose: 'stay',
        paidOn: '2027-03-10',
        amount: '150.00',
        way: 'transfer',
        lowersPrice: true,
        updatedAt,
      },
    });
    expect(changed.json.stay).toMatchObject({ scheduled: '1350.00', outstanding: '0.00' });
    const removed = await app.send<Sent>('DELETE', `/api/admin/payments/${id}`, { cookie });
    expect(removed.json.stay).toMatchObject({ scheduled: '1500.00', outstanding: '0.00' });
  });

  it('leaves a price that was agreed since as it is when it is removed or changed', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    const { json } = await giveBack(booking, '100.00', true);
    const outOf = ({ payments }: BookingPayments) =>
      payments.find(({ direction }) => direction === 'out')!;
    const { id, updatedAt } = outOf(json);
    await change(booking.id, { totalAmount: '1600.00' });
    const { stay, payments } = await read(booking);
    expect(stay).toMatchObject({ scheduled: '1600.00', outstanding: '200.00' });
    const given = outOf({ ...json, payments });
    expect(given.lowersPrice).toBe(false);
    const { direction, purpose, paidOn, way } = given;
    const update = { direction, purpose, paidOn, way, amount: '50.00' };
    const put = (body: object) =>
      app.send<Sent>('PUT', `/api/admin/payments/${id}`, { cookie, body });
    // Loaded before the price was set, when the refund still lowered it.
    expect((await put({ ...update, lowersPrice: true, updatedAt })).status).toBe(409);
    const changed = await put({ ...update, updatedAt: given.updatedAt });
    expect(changed.json.stay).toMatchObject({ scheduled: '1600.00', outstanding: '150.00' });
    const removed = await app.send<Sent>('DELETE', `/api/admin/payments/${id}`, { cookie });
    expect(removed.json.stay).toMatchObject({ scheduled: '1600.00', outstanding: '100.00' });
  });

  it('is refused for a payment, for the security deposit, and if the price would become negative', async () => {
    const booking = await enter();
    await pay(booking, '1500.00');
    await pay(booking, '500.00', { purpose: 'security' });
    const dump = await app.dump();
    for (const refused of [
      await pay(booking, '1.00', { lowersPrice: true }),
      await giveBack(booking, '1.00', true, { purpose: 'security' }),
      await giveBack(booking, '1500.01', true),
    ]) {
      expect(refused.status).toBe(400);
    }
    expect(await app.dump()).toBe(dump);
    await cancel(booking.id);
    expect((await giveBack(booking, '1.00', true)).status).toBe(400);
  });
});

describe('an owner who records no payments here', () => {
  const keep = (keepsPayments: boolean) =>
    app.send<{ keepsPayments: boolean }>('PUT', '/api/admin/payment-settings', {
      cookie,
      body: { keepsPayments },
    });

  it('has nothing due or overdue, and guests read what the terms say', async () => {
    const before = await enter();
    expect((await keep(false)).json).toMatchObject({ keepsPayments: false });
    const after = await enter({ checkinDate: '2027-05-12', checkoutDate: '2027-05-15' });
    expect((await read(before)).isKept).toBe(false);
    expect((await read(after)).isStored).toBe(false);
    await at('2027-04-10');
    expect((await today()).due).toEqual({ rows: [], total: 0 });
    const summary = await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie });
    expect(summary.json.duePaymentCount).toBe(0);
    const { json } = await app.send<{ rows: BookingJson[] }>('GET', '/api/bookings', { cookie });
    expect(JSON.stringify(json)).not.toContain('isOverdue');
    const row = await app.db.models.Booking.findByPk(before.id, { rejectOnEmpty: true });
    const url = new URL((await stayLinkUrl(row, app.deps)) ?? '');
    const page = (await app.send<StayView>('GET', url.pathname)).json;
    expect(page).toMatchObject({ kind: 'page', page: { payments: null } });

    // Once they do, stays confirmed meanwhile are not asked to pay.
    await keep(true);
    expect((await today()).due.rows.map(({ reference }) => reference)).toEqual([before.reference]);
    expect((await read(after)).isStored).toBe(false);
  });

  it('shows guests where to pay all the same, on their page and in the confirmation', async () => {
    const bank = { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic: null };
    await app.send('PUT', '/api/admin/bank-details', { cookie, body: bank });
    await keep(false);
    const pounds = { currency: 'GBP', totalAmount: '1290.00' } as const;
    const asked = await enter({ status: 'pending', ...pounds });
    const pageOf = async () => {
      const row = await app.db.models.Booking.findByPk(asked.id, { rejectOnEmpty: true });
      const url = new URL((await stayLinkUrl(row, app.deps)) ?? '');
      const { json } = await app.send<StayView>('GET', url.pathname);
      return json.kind === 'page' ? json.page : null;
    };
    expect(await pageOf()).toMatchObject({ account: null });
    const preview = await app.send<MailPreview>('POST', '/api/admin/mail/preview', {
      cookie,
      body: { bookingId: asked.id, status: 'confirmed' },
    });
    const confirmed = { cookie, body: { status: 'confirmed' } };
    await app.send('PATCH', `/api/bookings/${asked.id}/status`, confirmed);
    expect(await pageOf()).toMatchObject({
      payments: null,
      account: { ...bank, totalEuroCents: 150_000 },
    });
    for (const text of [preview.json.text, await mailTextNow('confirmation')]) {
      expect(text).toMatch(/still to pay[^]*PT50 0002 0123 1234 5678 9015 4/);
      expect(text).toContain(asked.reference);
      expect(text).toContain('£1,290 = €1,500');
      // What was paid is unknown here.
      expect(text).not.toMatch(/Amount|Please transfer/);
    }
    // The mail converts its own amount, and none once the booking has another currency.
    const row = await app.db.models.Booking.findByPk(asked.id, { rejectOnEmpty: true });
    const twice = { totalAmountCents: 258_000, totalAmountEurCents: 300_000 };
    await app.db.write(() => row.update(twice));
    expect(await mailTextNow('confirmation')).toContain('£1,290 = €1,500');
    await app.db.write(() => row.update({ currency: 'USD' }));
    expect(await mailTextNow('confirmation')).not.toMatch(/€/);
    // Once payments are recorded here, mails request the amount due, or none.
    await keep(true);
    expect(await pageOf()).toMatchObject({ account: null });
  });

  it('is refused a form that another window has saved since', async () => {
    await keep(false);
    const { status } = await app.send('PUT', '/api/admin/payment-settings', {
      cookie,
      body: { keepsPayments: true, updatedAt: '2027-03-01T12:00:00.000Z' },
    });
    expect(status).toBe(409);
  });
});
