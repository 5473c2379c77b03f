import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { BookingJson, BookingSummary } from '@shared/contract/bookings/booking';
import type { Today } from '@shared/contract/bookings/today';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { MailPreview } from '@shared/contract/mail/mail';
import type { ErrorBody } from '@shared/contract/error';
import type { Figures } from '@shared/contract/figures/figures';
import { NO_LEGAL_DETAILS, type LegalInput } from '@shared/contract/legal/legal';
import type { OfferInput, OfferJson, OffersJson } from '@shared/contract/offers/offer';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { villaDay } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptOffer,
  declineOffer,
  expireOffers,
  type OfferAnswer,
} from '../../services/offers/answerOffer';
import { renderMail } from '../../mail/renderMail';
import { loadMailVilla } from '../../services/mail/loadMailVilla';
import { mailOf } from '../../mail/mail';
import { offerForStay } from '../../services/offers/stayOffer';
import type { WriteContext } from '../../services/serviceContext';
import { askedToCancelOn } from '../../services/cancellationRequest';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { loadStayPage } from '../../services/stay/stayPage';
import { askForChange, withdrawRequest } from '../../services/stay/stayRequests';
import { insertArrival, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';
import { itemsOf } from '../todayItems';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const NIGHTS = {
  kind: 'nights',
  quantity: 3,
  rate: 450,
  total: 1350,
  dates: { start: '2027-04-12', end: '2027-04-15' },
} as const;

/** Three nights in April 2027 at the list price of 3 × 450 + 150 = 1,500 EUR, less 100. */
function buildOffer(overrides: Partial<OfferInput> = {}): OfferInput {
  return {
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    guestCount: 2,
    lines: [
      { ...NIGHTS, dates: { ...NIGHTS.dates } },
      { kind: 'cleaning', quantity: 1, rate: 150, total: 100.5 },
      { kind: 'other', name: 'Friends of Rui', quantity: 1, rate: -50.5, total: -50.5 },
    ],
    message: 'The pool is heated.',
    validUntil: '2027-03-20',
    holdsNights: true,
    confirmsItself: true,
    ...overrides,
  };
}

/** Three nights in May. */
const MAY = {
  checkinDate: '2027-05-12',
  checkoutDate: '2027-05-15',
  lines: [{ ...NIGHTS, dates: { start: '2027-05-12', end: '2027-05-15' } }],
};

const waiting = (checkinDate = '2027-04-12', checkoutDate = '2027-04-15') =>
  insertBooking(app, { checkinDate, checkoutDate });
const draft = (bookingId: number, overrides: Partial<OfferInput> = {}) =>
  app.send<OfferJson & ErrorBody>('POST', `/api/admin/bookings/${bookingId}/offers`, {
    cookie,
    body: buildOffer(overrides),
  });
const act = (id: number, action: string, body: object = {}) =>
  app.send<OfferJson & ErrorBody>('POST', `/api/admin/offers/${id}/${action}`, { cookie, body });
async function sent(bookingId: number, overrides: Partial<OfferInput> = {}): Promise<OfferJson> {
  const { json } = await draft(bookingId, overrides);
  const answer = await act(json.id, 'send');
  expect(answer).toMatchObject({ status: 200, json: { status: 'sent' } });
  return answer.json;
}
const offersOf = async (bookingId: number) =>
  (await app.send<OffersJson>('GET', `/api/admin/bookings/${bookingId}/offers`, { cookie })).json
    .offers;
const inWrite = <T>(work: (context: WriteContext) => Promise<T>) => {
  const now = app.deps.now();
  return app.db.write((tx) => work({ models: app.db.models, tx, now, today: villaDay(now) }), {
    now,
  });
};
/** Sends the form of the guest's page. */
const answer = (bookingId: number, offerId: number, how = acceptOffer): Promise<OfferAnswer> =>
  inWrite(async (context) => {
    const booking = await context.models.Booking.findByPk(bookingId);
    if (!booking) throw new Error('no such booking');
    return how(booking, offerId, context);
  });
const readNow = () => {
  const now = app.deps.now();
  return { models: app.db.models, now, today: villaDay(now) };
};
const expire = () => inWrite(expireOffers);
const nightsOf = async (bookingId: number) =>
  (await app.db.models.HeldNight.findAll({ where: { bookingId }, order: ['night'] })).map(
    ({ night }) => night,
  );
const reasonOf = async (date: string) =>
  (await app.send<AvailabilityDay[]>('GET', `/api/availability?startDate=${date}&endDate=${date}`))
    .json[0]?.reason ?? 'free';
const mails = async () =>
  (await app.db.models.OutboxMail.findAll({ order: ['id'] })).map(({ kind, data }) => {
    const { why, news } = JSON.parse(data) as { why?: string; news?: string };
    return [kind, why ?? news].filter(Boolean).join(' ');
  });
const bookingOf = async (id: number) => {
  const row = await app.db.models.Booking.findByPk(id);
  if (!row) throw new Error('no such booking');
  return row;
};
const setStatus = (id: number, status: 'confirmed' | 'cancelled', more: object = {}) =>
  app.send<BookingJson & ErrorBody>('PATCH', `/api/bookings/${id}/status`, {
    cookie,
    body: { status, ...more },
  });
const THREE_NIGHTS = ['2027-04-12', '2027-04-13', '2027-04-14'];

describe('a draft', () => {
  it('has the sum of its lines as its total, each beside the list price', async () => {
    const { id } = await waiting();
    const { status, json } = await draft(id);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'draft',
      total: '1400.00',
      listTotal: '1500.00',
      currency: 'EUR',
      message: 'The pool is heated.',
      sentAt: null,
    });
    expect(json.lines.map(({ kind, name, total, list }) => [kind, name, total, list])).toEqual([
      ['nights', undefined, 1350, 1350],
      ['cleaning', undefined, 100.5, 150],
      ['other', 'Friends of Rui', -50.5, null],
    ]);
    expect(await nightsOf(id)).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await offersOf(id)).toEqual([json]);
  });

  it('asks for the deposit to the cent, as the schedule of an agreed amount does', async () => {
    await app.send('PUT', '/api/price-terms', {
      cookie,
      body: { paymentTerms: { depositPercent: 30, balanceDays: 14, securityDeposit: '0.00' } },
    });
    const { id } = await waiting();
    const other = {
      kind: 'other',
      name: 'Chef',
      quantity: 1,
      rate: 1273.2,
      total: 1273.2,
    } as const;
    await draft(id, { lines: [{ ...NIGHTS, dates: { ...NIGHTS.dates } }, other] });
    const offer = await app.db.models.Offer.findOne({ rejectOnEmpty: true });
    expect(JSON.parse(offer.quote)).toMatchObject({
      total: 2623.2,
      payment: { deposit: 786.96, balance: 1836.24 },
    });
    const agreed = await app.send<BookingJson>('POST', '/api/admin/bookings', {
      cookie,
      body: {
        guestName: 'Sophie Laurent',
        guestEmail: 'sophie@example.fr',
        checkinDate: '2027-06-12',
        checkoutDate: '2027-06-15',
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '2623.20',
        status: 'confirmed',
      },
    });
    const [deposit] = await app.db.models.ScheduleItem.findAll({
      where: { bookingId: agreed.json.id, kind: 'deposit' },
    });
    expect(deposit?.amountCents).toBe(78_696);
  });

  it('can be changed and deleted until it is sent', async () => {
    const { id } = await waiting();
    const { json } = await draft(id);
    const change = (updatedAt: string) =>
      app.send<OfferJson & ErrorBody>('PUT', `/api/admin/offers/${json.id}`, {
        cookie,
        body: { ...buildOffer({ confirmsItself: false, validUntil: '2027-03-25' }), updatedAt },
      });
    const changed = await change(json.updatedAt);
    expect(changed).toMatchObject({
      status: 200,
      json: { confirmsItself: false, validUntil: '2027-03-25' },
    });
    expect(await change(json.updatedAt)).toMatchObject({ status: 409, json: { code: 'stale' } });
    await act(json.id, 'send');
    expect(await change(changed.json.updatedAt)).toMatchObject({ status: 409 });
    const remove = () => app.send('DELETE', `/api/admin/offers/${json.id}`, { cookie });
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'offer_open' } });
    await act(json.id, 'withdraw');
    const second = (await draft(id)).json;
    const path = `/api/admin/offers/${second.id}`;
    // The version before the change.
    const before = '?updatedAt=2027-03-01T10:00:00.000Z';
    expect(await app.send('DELETE', path + before, { cookie })).toMatchObject({ status: 409 });
    expect(await app.send('DELETE', path, { cookie })).toMatchObject({ status: 200 });
    expect((await offersOf(id)).map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('is stored and sent by one call, or neither', async () => {
    await sent((await waiting()).id);
    const { id } = await waiting();
    const refused = await draft(id, { send: true });
    expect(refused).toMatchObject({ status: 409, json: { code: 'nights_taken' } });
    expect(await offersOf(id)).toEqual([]);

    const { json: kept } = await draft(id);
    const update = (body: OfferInput) =>
      app.send<OfferJson>('PUT', `/api/admin/offers/${kept.id}`, { cookie, body });
    const change = { updatedAt: kept.updatedAt, send: true, message: 'The sea is warm.' };
    expect((await update(buildOffer(change))).status).toBe(409);
    expect(await offersOf(id)).toMatchObject([{ status: 'draft', message: 'The pool is heated.' }]);
    const free = buildOffer({ ...change, holdsNights: false, ...MAY });
    expect((await update(free)).json).toMatchObject({
      status: 'sent',
      message: 'The sea is warm.',
    });
  });

  it.each([true, false])('is made once by a repeated call, sent: %s', async (send) => {
    const { id } = await waiting();
    const call = async () => {
      const body = buildOffer({ send });
      const headers = { 'Idempotency-Key': 'same' };
      const path = `/api/admin/bookings/${id}/offers`;
      return (await app.send<OfferJson>('POST', path, { cookie, body, headers })).json;
    };
    const first = await call();
    const mails = await app.db.models.OutboxMail.count();
    expect(first.status).toBe(send ? 'sent' : 'draft');
    expect(await call()).toEqual(first);
    expect(await offersOf(id)).toHaveLength(1);
    expect(await app.db.models.OutboxMail.count()).toBe(mails);
  });

  it('has names of usual length in other languages too', async () => {
    const { id } = await waiting();
    const named = (names: NonNullable<OfferInput['lines'][number]['names']>) =>
      draft(id, { lines: [{ ...NIGHTS, dates: { ...NIGHTS.dates }, names }] });
    const refused = await named({ de: 'x'.repeat(501) });
    expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect((await named({ de: ' Nächte ', fr: '' })).json.lines[0]?.names).toEqual({
      de: 'Nächte',
    });
  });

  it('is the only one of its booking', async () => {
    const { id } = await waiting();
    await draft(id);
    expect(await draft(id)).toMatchObject({ status: 409, json: { code: 'offer_open' } });
  });

  it.each([
    ['no lines', { lines: [] }, 'lines'],
    [
      'lines below nothing',
      { lines: [{ kind: 'other', name: 'Gift', quantity: 1, rate: -1, total: -1 }] },
      'lines',
    ],
    [
      'a fraction of a cent',
      { lines: [{ kind: 'cleaning', quantity: 1, rate: 1, total: 1.005 }] },
      'lines.0.total',
    ],
    [
      'a line that says nothing',
      { lines: [{ kind: 'other', quantity: 1, rate: 1, total: 1 }] },
      'lines',
    ],
    ['the nights of other dates', { checkinDate: '2027-04-13' }, 'lines'],
    ['check-out before check-in', { checkoutDate: '2027-04-12' }, 'checkoutDate'],
    ['more guests than beds', { guestCount: 13 }, 'guestCount'],
    ['a last day that has passed', { validUntil: '2027-03-09' }, 'validUntil'],
    ['a last day after the arrival', { validUntil: '2027-04-13' }, 'validUntil'],
  ] as [string, Partial<OfferInput>, string][])('is refused with %s', async (_, change, path) => {
    const { id } = await waiting();
    const before = await app.dump();
    const { status, json } = await draft(id, change);
    expect(status).toBe(400);
    expect(json.issues?.map((issue) => issue.path)).toContain(path);
    expect(await app.dump()).toBe(before);
  });

  it.each(['confirmed', 'cancelled'] as const)('is refused for a %s booking', async (status) => {
    const { id } = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status,
    });
    expect(await draft(id)).toMatchObject({ status: 409, json: { code: 'invalid_transition' } });
  });

  it('is visible only to users who may see bookings', async () => {
    const { id } = await waiting();
    const housekeeper = await app.signInAs('housekeeper');
    const manager = await app.signInAs('manager');
    const path = `/api/admin/bookings/${id}/offers`;
    expect((await app.send('GET', path)).status).toBe(401);
    expect((await app.send('GET', path, { cookie: housekeeper })).status).toBe(403);
    expect((await app.send('GET', path, { cookie: manager })).status).toBe(200);
  });
});

describe('sending', () => {
  it('mails the guest once, however often it is pressed', async () => {
    const { id } = await waiting();
    const { json } = await draft(id);
    const answers = await Promise.all([1, 2, 3].map(() => act(json.id, 'send')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toEqual(['offer']);
  });

  it('holds the nights until the last day, for everybody but its guest', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    expect(await nightsOf(id)).toEqual(THREE_NIGHTS);
    expect(await reasonOf('2027-04-13')).toBe('booked');
    const other = await waiting('2027-04-14', '2027-04-17');
    const lines = [{ kind: 'other', name: 'All', quantity: 1, rate: 900, total: 900 }] as const;
    const dates = { checkinDate: '2027-04-14', checkoutDate: '2027-04-17', lines: [...lines] };
    const second = (await draft(other.id, dates)).json;
    expect(await act(second.id, 'send')).toMatchObject({
      status: 409,
      json: { code: 'nights_taken', nights: ['2027-04-14'] },
    });
    expect(await setStatus(other.id, 'confirmed')).toMatchObject({ status: 409 });
    await act(offer.id, 'withdraw');
    expect(await nightsOf(id)).toEqual([]);
    expect(await reasonOf('2027-04-13')).toBe('free');
    expect(await act(second.id, 'send')).toMatchObject({ status: 200 });
  });

  it('does not count held nights as sold, and marks them as taken for other sites', async () => {
    const { id } = await waiting();
    const link = await app.send<{ linkUrl: string }>('POST', '/api/admin/calendar-link', {
      cookie,
      body: {},
    });
    const file = async () => (await fetch(link.json.linkUrl)).text();
    const figures = async () =>
      (await app.send<Figures>('GET', '/api/admin/figures?year=2027', { cookie })).text;
    const [calendarBefore, figuresBefore] = [await file(), await figures()];
    expect(calendarBefore).not.toContain('20270412');
    await sent(id);
    expect(await nightsOf(id)).toEqual(THREE_NIGHTS);
    expect(await figures()).toBe(figuresBefore);
    const shared = await file();
    expect(shared).toContain('DTSTART;VALUE=DATE:20270412');
    expect(shared).toContain('SUMMARY:Not available');
    expect(shared).not.toContain('Ana');
  });

  it('shows the owner an offered stay that blocks another booking', async () => {
    const offered = await waiting();
    await sent(offered.id);
    const other = await waiting('2027-04-14', '2027-04-17');
    const path = `/api/admin/bookings/${other.reference}`;
    const { json } = await app.send<BookingDetail>('GET', path, { cookie });
    expect(json.booking.obstacle).toEqual({
      kind: 'booking',
      reference: offered.reference,
      guestName: 'Ana Duarte',
      isOffered: true,
    });
    const own = await app.send<BookingDetail>('GET', `/api/admin/bookings/${offered.reference}`, {
      cookie,
    });
    expect(own.json.booking.obstacle).toBeUndefined();
    expect(own.json.booking.offer).toMatchObject({ status: 'sent', validUntil: '2027-03-20' });
  });

  it('returns the blocking offer in the response to a change too', async () => {
    const offered = await waiting();
    await sent(offered.id);
    const other = await waiting('2027-04-14', '2027-04-17');
    const change = ({ id }: { id: number }) =>
      app.send<BookingJson>('PATCH', `/api/admin/bookings/${id}`, {
        cookie,
        body: { notes: 'Called' },
      });
    expect((await change(offered)).json).toMatchObject({ offer: { status: 'sent' } });
    expect((await change(other)).json).toMatchObject({
      obstacle: { kind: 'booking', reference: offered.reference },
    });
  });

  it('can be confirmed where only the nights that were asked for are taken', async () => {
    await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status: 'confirmed',
    });
    const { id, reference } = await waiting();
    const days = { checkinDate: '2027-04-20', checkoutDate: '2027-04-23' };
    const offer = await sent(id, {
      ...days,
      lines: [{ kind: 'other', name: 'Stay', quantity: 1, rate: 900, total: 900 }],
      holdsNights: false,
    });
    const obstacle = async () =>
      (await app.send<BookingDetail>('GET', `/api/admin/bookings/${reference}`, { cookie })).json
        .booking.obstacle;
    expect(await obstacle()).toBeUndefined();
    const block = await app.send<{ id: number }>('POST', '/api/admin/blocks', {
      cookie,
      body: { startDate: '2027-04-22', endDate: '2027-04-24', note: null },
    });
    expect(await obstacle()).toMatchObject({ kind: 'block', startDate: '2027-04-22' });
    await app.send('DELETE', `/api/admin/blocks/${block.json.id}`, { cookie });
    const confirmed = await app.send('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'confirmed', offerId: offer.id },
    });
    expect(confirmed.status).toBe(200);
    expect(await bookingOf(id)).toMatchObject({ ...days, status: 'confirmed' });
  });

  it('waits for the guest, and for the owner once it is accepted: list, Today and the count', async () => {
    const { id, reference } = await waiting('2027-04-05', '2027-04-09');
    const asks = async () => {
      const list = await app.send<BookingJson[]>('GET', '/api/bookings?view=answer', { cookie });
      const today = await app.send<Today>('GET', '/api/admin/today', { cookie });
      const summary = await app.send<BookingSummary>('GET', '/api/admin/summary', { cookie });
      return {
        list: list.json.map((row) => row.reference),
        today: itemsOf(today.json, 'enquiry').map(({ booking }) => booking.reference),
        count: summary.json.waitingCount,
        offers: itemsOf(today.json, 'offer'),
      };
    };
    const isAsked = { list: [reference], today: [reference], count: 1, offers: [] };
    expect(await asks()).toEqual(isAsked);
    const offer = await sent(id, { confirmsItself: false });
    expect(await asks()).toEqual({
      list: [],
      today: [],
      count: 0,
      offers: [
        {
          kind: 'offer',
          reference,
          guestName: 'Ana Duarte',
          checkinDate: '2027-04-12',
          checkoutDate: '2027-04-15',
          validUntil: '2027-03-20',
          holdsNights: true,
          nightsTakenBy: null,
        },
      ],
    });
    expect(await answer(id, offer.id)).toBe('accepted_waiting');
    expect(await asks()).toEqual(isAsked);
    const older = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      createdAt: new Date('2027-03-01T12:00:00Z'),
    });
    expect((await asks()).today).toEqual([reference, older.reference]);
  });

  it('appears in the owner’s calendar on the offered nights and nowhere else', async () => {
    const { id, reference } = await waiting('2027-04-05', '2027-04-09');
    const calendar = async (startDate: string, endDate: string) => {
      const path = `/api/admin/calendar?startDate=${startDate}&endDate=${endDate}`;
      const { json } = await app.send<OwnerCalendar>('GET', path, { cookie });
      return json.bookings.map((row) => [row.reference, row.offer?.status, row.offer?.checkinDate]);
    };
    expect(await calendar('2027-04-01', '2027-04-10')).toEqual([[reference, undefined, undefined]]);
    const offer = await sent(id, { confirmsItself: false });
    expect(await calendar('2027-04-01', '2027-04-10')).toEqual([]);
    expect(await calendar('2027-04-11', '2027-04-20')).toEqual([[reference, 'sent', '2027-04-12']]);
    await answer(id, offer.id);
    expect(await calendar('2027-04-11', '2027-04-20')).toEqual([
      [reference, 'accepted', '2027-04-12'],
    ]);
    const other = await waiting('2027-04-14', '2027-04-17');
    const path = `/api/admin/bookings/${other.reference}`;
    const { json } = await app.send<BookingDetail>('GET', path, { cookie });
    expect(json.booking.obstacle).toMatchObject({ reference, isOffered: true, isAccepted: true });
    await setStatus(id, 'confirmed');
    expect(await calendar('2027-04-11', '2027-04-13')).toEqual([[reference, undefined, undefined]]);
  });

  it('refuses an offer that could not be accepted any more', async () => {
    const { id } = await waiting();
    const { json } = await draft(id);
    app.setNow(new Date('2027-03-21T12:00:00Z'));
    cookie = await app.signIn();
    expect(await act(json.id, 'send')).toMatchObject({ status: 400 });
    expect(await mails()).toEqual([]);
  });

  it('sends the mail again when asked, and once for each time', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const body = { updatedAt: offer.updatedAt };
    expect((await act(offer.id, 'resend', body)).status).toBe(200);
    expect(await act(offer.id, 'resend', body)).toMatchObject({
      status: 409,
      json: { code: 'stale' },
    });
    expect(await mails()).toEqual(['offer', 'offer']);
  });
});

describe('an acceptance', () => {
  it('makes the booking what was offered, and confirms it', async () => {
    const { id } = await waiting('2027-04-05', '2027-04-09');
    const offer = await sent(id);
    expect(await answer(id, offer.id)).toBe('accepted');
    const booking = await bookingOf(id);
    expect(booking).toMatchObject({
      status: 'confirmed',
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      guestCount: 2,
      totalAmountCents: 140_000,
      totalAmountEurCents: 140_000,
      feesCents: 10_050,
    });
    expect(JSON.parse(booking.priceBreakdown)).toMatchObject({ total: 1400 });
    expect(await nightsOf(id)).toEqual(THREE_NIGHTS);
    expect(await mails()).toEqual(['offer', 'confirmation', 'offerNews accepted']);
    expect((await offersOf(id)).map(({ status }) => status)).toEqual(['accepted']);
    expect(await answer(id, offer.id)).toBe('accepted');
    expect(await mails()).toHaveLength(3);
  });

  it('ends what its guest has asked for before, to cancel the enquiry', async () => {
    for (const confirmsItself of [true, false]) {
      const { id } = await waiting();
      const offer = await sent(id, { confirmsItself });
      const ask = async () => {
        const row = await bookingOf(id);
        const dates = { checkinDate: null, checkoutDate: null };
        const change = { kind: 'cancellation' as const, ...dates, message: null };
        await inWrite((context) => askForChange(row, change, context));
      };
      await ask();
      await answer(id, offer.id);
      const booking = await bookingOf(id);
      expect(await askedToCancelOn(booking, readNow())).toBeNull();
      // A later request stays open, even if an outdated form is sent again.
      await ask();
      await answer(id, offer.id);
      expect(await askedToCancelOn(booking, readNow())).toBe(villaDay(app.deps.now()));
      await setStatus(id, 'cancelled');
    }
  });

  it('waits for the owner’s confirmation if the offer asks for it, with the nights taken', async () => {
    const { id } = await waiting();
    const offer = await sent(id, { confirmsItself: false, holdsNights: false });
    expect(await nightsOf(id)).toEqual([]);
    expect(await answer(id, offer.id)).toBe('accepted_waiting');
    expect(await bookingOf(id)).toMatchObject({ status: 'pending', totalAmountCents: 140_000 });
    expect(await nightsOf(id)).toEqual(THREE_NIGHTS);
    expect(await mails()).toEqual(['offer', 'offerNews accepted']);
    expect(await setStatus(id, 'confirmed')).toMatchObject({ status: 200 });
    expect(await nightsOf(id)).toEqual(THREE_NIGHTS);
    expect((await offersOf(id)).map(({ status }) => status)).toEqual(['accepted']);
  });

  it('gives the nights to the first guest, and notifies the other guest and the owner', async () => {
    const first = await waiting();
    const second = await waiting();
    const one = await sent(first.id, { holdsNights: false });
    const two = await sent(second.id, { holdsNights: false });
    expect(await answer(second.id, two.id)).toBe('accepted');
    expect(await offersOf(first.id)).toMatchObject([
      { status: 'withdrawn', reason: 'nights_taken' },
    ]);
    expect((await mails()).slice(2)).toEqual([
      'offerEnded taken',
      'offerNews taken',
      'confirmation',
      'offerNews accepted',
    ]);
    expect(await answer(first.id, one.id)).toBe('taken');
    expect(await bookingOf(first.id)).toMatchObject({ status: 'pending' });
    expect(await nightsOf(second.id)).toEqual(THREE_NIGHTS);
  });

  it('ends an open offer whose nights the owner confirms to somebody else', async () => {
    const offered = await waiting();
    const offer = await sent(offered.id, { holdsNights: false });
    const other = await waiting('2027-04-14', '2027-04-17');
    expect((await setStatus(other.id, 'confirmed')).status).toBe(200);
    expect(await answer(offered.id, offer.id)).toBe('taken');
    expect(await mails()).toEqual(['offer', 'offerEnded taken', 'offerNews taken', 'confirmation']);
  });

  it('ends if the owner has blocked the nights meanwhile', async () => {
    const { id } = await waiting();
    const offer = await sent(id, { holdsNights: false });
    const body = { startDate: '2027-04-13', endDate: '2027-04-14' };
    expect((await app.send('POST', '/api/admin/blocks', { cookie, body })).status).toBe(201);
    expect((await offersOf(id)).map(({ status }) => status)).toEqual(['sent']);
    expect(await answer(id, offer.id)).toBe('taken');
    expect((await mails()).slice(1)).toEqual(['offerEnded taken', 'offerNews taken']);
  });

  it('leaves an offer open whose nights are only held for somebody else', async () => {
    const first = await waiting();
    const open = await sent(first.id, { holdsNights: false });
    const second = await waiting();
    const holding = await sent(second.id);
    expect(await answer(first.id, open.id)).toBe('held');
    expect((await offersOf(first.id)).map(({ status }) => status)).toEqual(['sent']);
    expect(await answer(second.id, holding.id, declineOffer)).toBe('declined');
    expect(await answer(first.id, open.id)).toBe('accepted');
  });

  it('accepts only the offer that the guest has read', async () => {
    const { id } = await waiting();
    const read = await sent(id);
    await act(read.id, 'withdraw');
    const newer = await sent(id, { validUntil: '2027-03-22' });
    expect(await answer(id, read.id)).toBe('gone');
    const other = await waiting('2027-05-12', '2027-05-15');
    expect(await answer(other.id, newer.id)).toBe('gone');
    expect(await bookingOf(id)).toMatchObject({ status: 'pending' });
  });
});

describe('on the guest’s page', () => {
  const pathOf = async (bookingId: number) =>
    new URL((await stayLinkUrl(await bookingOf(bookingId), app.deps)) ?? '').pathname;
  const post = async (path: string, offer: number) => {
    const { status, headers } = await app.send('POST', path, {
      body: `offer=${offer}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
    });
    return [status, headers.get('Location')?.replace(/^.*\?/, '')];
  };

  it('is answered by a form and by no link, and says what came of it', async () => {
    const { id } = await waiting();
    const offer = await sent(id, { confirmsItself: false });
    const path = await pathOf(id);
    for (const address of [
      path,
      `${path}?done=offer_accepted`,
      `${path}/accept?offer=${offer.id}`,
    ]) {
      await app.send('GET', address);
      await app.send('HEAD', address);
    }
    expect((await offersOf(id))[0]).toMatchObject({ status: 'sent' });
    expect(await post(`${path}/accept`, offer.id)).toEqual([
      303,
      'done=offer_accepted_waiting#outcome',
    ]);
    expect((await offersOf(id))[0]).toMatchObject({ status: 'accepted' });
    expect(await post(`${path}/decline`, offer.id)).toEqual([303, 'problem=offer_gone#outcome']);
  });

  it('stores the expiry of an offer although the guest gets an error', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const path = await pathOf(id);
    app.setNow(new Date('2027-03-21T00:00:00Z'));
    expect(await post(`${path}/accept`, offer.id)).toEqual([303, 'problem=offer_expired#outcome']);
    expect(await nightsOf(id)).toEqual([]);
    expect(await mails()).toContain('offerEnded expired');
  });

  it('shows the offer’s current state, and tells the owner who has its nights', async () => {
    const found = async (bookingId: number) => {
      const [offer] = await offersOf(bookingId);
      const { json } = await app.send<Today>('GET', '/api/admin/today', { cookie });
      return [offer?.nightsTakenBy, itemsOf(json, 'offer').map((row) => row.nightsTakenBy)];
    };
    const first = await waiting();
    const shown = async () => (await offerForStay(await bookingOf(first.id), readNow()))?.state;
    expect(await shown()).toBeUndefined();
    await draft(first.id, { holdsNights: false });
    expect(await shown()).toBeUndefined();
    const [{ id } = { id: 0 }] = await offersOf(first.id);
    await act(id, 'send');
    expect(await shown()).toBe('open');
    expect(await found(first.id)).toEqual([null, [null]]);
    const second = await waiting();
    const holding = await sent(second.id);
    expect(await shown()).toBe('held');
    expect(await found(first.id)).toEqual(['offer', ['offer', null]]);
    await act(holding.id, 'withdraw');
    const body = { startDate: '2027-04-13', endDate: '2027-04-14' };
    await app.send('POST', '/api/admin/blocks', { cookie, body });
    expect(await shown()).toBe('taken');
    expect(await found(first.id)).toEqual(['block', ['block']]);
    app.setNow(new Date('2027-03-21T00:00:00Z'));
    expect(await shown()).toBe('expired');
  });
});

describe('the end of an offer', () => {
  it('comes with the end of its last day in the villa’s zone, and both sides are notified', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    app.setNow(new Date('2027-03-20T23:59:00Z'));
    expect(await expire()).toBe(0);
    app.setNow(new Date('2027-03-21T00:01:00Z'));
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    expect(await nightsOf(id)).toEqual([]);
    expect(await mails()).toEqual(['offer', 'offerEnded expired', 'offerNews expired']);
    expect(await answer(id, offer.id)).toBe('expired');
    cookie = await app.signIn();
    expect(await offersOf(id)).toMatchObject([{ status: 'expired' }]);
  });

  it('is never overlooked because a job is late', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    app.setNow(new Date('2027-03-21T00:00:00Z'));
    expect(await answer(id, offer.id)).toBe('expired');
    expect(await bookingOf(id)).toMatchObject({ status: 'pending' });
    expect(await nightsOf(id)).toEqual([]);
  });

  it('frees the nights that the guest declines', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    expect(await answer(id, offer.id, declineOffer)).toBe('declined');
    expect(await nightsOf(id)).toEqual([]);
    expect(await mails()).toEqual(['offer', 'offerNews declined']);
    expect(await answer(id, offer.id)).toBe('gone');
  });

  it('keeps the guest’s reason for declining, and notifies the owner in one mail', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const path = new URL((await stayLinkUrl(await bookingOf(id), app.deps)) ?? '').pathname;
    const decline = () =>
      app.send('POST', `${path}/decline`, {
        body: `offer=${offer.id}&message=Too+far+from%0D%0Athe+beach`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
      });
    const answers = [await decline(), await decline()];
    expect(answers.map(({ headers }) => headers.get('Location')?.replace(/^.*\?/, ''))).toEqual(
      Array(2).fill('done=offer_declined#outcome'),
    );
    expect(await mails()).toEqual(['offer', 'offerNews declined']);
    const news = await app.db.models.OutboxMail.findOne({
      where: { kind: 'offerNews' },
      rejectOnEmpty: true,
    });
    const env = { publicUrl: app.url, ownerEmail: 'owner@villa.example' };
    const villa = await loadMailVilla('en', { models: app.db.models });
    const { text } = await renderMail(mailOf(news), env, villa, news.createdAt);
    expect(text).toContain('Too far from\nthe beach');
    const written = await app.db.models.ConversationMessage.findAll({ where: { bookingId: id } });
    expect(written.map(({ author, text, readAt }) => [author, text, readAt])).toEqual([
      ['guest', 'Too far from\nthe beach', null],
    ]);
  });

  it('is shown beside the booking that waits again: how, when and why', async () => {
    const endedOf = async (reference: string) => {
      const { json } = await app.send<BookingJson[]>('GET', '/api/bookings', { cookie });
      const today = (await app.send<Today>('GET', '/api/admin/today', { cookie })).json;
      const first = itemsOf(today, 'enquiry').map(({ booking }) => booking);
      const [inList, onToday] = [json, first].map((rows) =>
        rows.find((row) => row.reference === reference),
      );
      expect(inList?.endedOffer).toEqual(onToday?.endedOffer);
      return inList?.endedOffer;
    };
    const { id, reference } = await waiting();
    await draft(id);
    expect(await endedOf(reference)).toBeUndefined();
    const [{ id: firstId } = { id: 0 }] = await offersOf(id);
    await act(firstId, 'send');
    expect(await endedOf(reference)).toBeUndefined();
    const text = 'Too far\nfrom the beach';
    await answer(id, firstId, (booking, offerId, context) =>
      declineOffer(booking, offerId, context, text),
    );
    const declined = { status: 'declined', reason: null, day: '2027-03-10', words: text };
    expect(await endedOf(reference)).toEqual(declined);
    const second = await sent(id);
    expect(await endedOf(reference)).toBeUndefined();
    await act(second.id, 'withdraw');
    expect(await endedOf(reference)).toEqual({ ...declined, status: 'withdrawn', words: null });
    await sent(id);
    app.setNow(new Date('2027-03-22T09:00:00Z'));
    await expire();
    cookie = await app.signIn();
    // Its last day, whenever the job ran.
    expect(await endedOf(reference)).toEqual({
      status: 'expired',
      reason: null,
      day: '2027-03-20',
      words: null,
    });
    await setStatus(id, 'confirmed');
    expect(await endedOf(reference)).toBeUndefined();
  });

  it('stores every message of a guest who declines late or twice, and shows a refused one again', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const path = new URL((await stayLinkUrl(await bookingOf(id), app.deps)) ?? '').pathname;
    const decline = async (message: string, offerId = String(offer.id)) => {
      const { status, headers, text } = await app.send('POST', `${path}/decline`, {
        body: String(new URLSearchParams({ offer: offerId, message })),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
      });
      return [status, headers.get('Location')?.replace(/^.*\?/, '') ?? text];
    };
    const texts = async () =>
      (
        await app.db.models.ConversationMessage.findAll({
          where: { bookingId: id },
          order: ['id'],
        })
      ).map(({ text }) => text);
    // Too long to store: the page shows it again, and nothing changes.
    const [status] = await decline('x'.repeat(1001));
    expect(status).toBe(400);
    expect((await offersOf(id))[0]).toMatchObject({ status: 'sent' });
    expect(await decline('')).toEqual([303, 'done=offer_declined#outcome']);
    // Sent later, by Back and the same form; the owner gets a separate mail with it.
    expect(await decline('Too far')).toEqual([303, 'done=offer_declined#outcome']);
    expect(await decline('Too far')).toEqual([303, 'done=offer_declined#outcome']);
    expect(await texts()).toEqual(['Too far']);
    expect(await mails()).toEqual(['offer', 'offerNews declined', 'conversationAlert']);
    const second = await sent(id);
    await act(second.id, 'withdraw', { message: null, notifyGuest: false });
    expect(await decline('Not in May', String(second.id))).toEqual([
      303,
      'problem=offer_gone#outcome',
    ]);
    expect(await texts()).toEqual(['Too far', 'Not in May']);
  });

  it('is mailed to the guest when the owner withdraws it, if the owner wants so', async () => {
    const { id } = await waiting();
    const first = await sent(id);
    await act(first.id, 'withdraw', { message: 'The roof needs repair.' });
    expect(await mails()).toEqual(['offer', 'offerEnded withdrawn']);
    const second = await sent(id);
    await act(second.id, 'withdraw', { notifyGuest: false });
    expect(await mails()).toEqual(['offer', 'offerEnded withdrawn', 'offer']);
    expect(await answer(id, second.id)).toBe('gone');
  });

  it('is refused to a second owner who withdraws with another message, and a repeat succeeds', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const withdraw = (message: string | null) => act(offer.id, 'withdraw', { message });
    const statuses = [await withdraw('The roof needs repair.'), await withdraw(null)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await withdraw('The roof needs repair.')).status).toBe(200);
    expect(await withdraw('A burst pipe, sorry.')).toMatchObject({
      status: 409,
      json: { code: 'offer_open', message: expect.stringContaining('were not sent') },
    });
    expect(await mails()).toEqual(['offer', 'offerEnded withdrawn']);
  });

  it('is refused to the owner when the guest was first', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    await answer(id, offer.id);
    expect(await act(offer.id, 'withdraw')).toMatchObject({
      status: 409,
      json: { code: 'offer_open' },
    });
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('an offer whose booking', () => {
  it('is confirmed without it: it is withdrawn, and the confirmation is the only mail', async () => {
    const { id } = await waiting('2027-04-05', '2027-04-08');
    const offer = await sent(id);
    expect((await setStatus(id, 'confirmed', { offerId: null })).status).toBe(200);
    expect((await setStatus(id, 'confirmed', { offerId: null })).status).toBe(200);
    expect(await setStatus(id, 'confirmed', { offerId: offer.id })).toMatchObject({
      status: 409,
      json: { code: 'invalid_transition' },
    });
    expect(await nightsOf(id)).toEqual(['2027-04-05', '2027-04-06', '2027-04-07']);
    expect(await offersOf(id)).toMatchObject([{ status: 'withdrawn', reason: 'confirmed' }]);
    expect(await mails()).toEqual(['offer', 'confirmation']);
    expect(await answer(id, offer.id)).toBe('gone');
  });

  it('is confirmed: nothing is, until the owner has said which of the two', async () => {
    const { id } = await waiting('2027-04-05', '2027-04-08');
    const offer = await sent(id);
    const before = await app.dump();
    expect(await setStatus(id, 'confirmed')).toMatchObject({
      status: 409,
      json: { code: 'offer_open' },
    });
    expect(await setStatus(id, 'confirmed', { offerId: offer.id + 1 })).toMatchObject({
      status: 409,
      json: { code: 'invalid_transition' },
    });
    expect(await app.dump()).toBe(before);
    const preview = await app.send<MailPreview>('POST', '/api/admin/mail/preview', {
      cookie,
      body: { bookingId: id, status: 'confirmed', offerId: offer.id, message: '' },
    });
    expect(preview.json.text).toContain('1,400');
    expect(await setStatus(id, 'confirmed', { offerId: offer.id })).toMatchObject({
      status: 200,
      json: {
        status: 'confirmed',
        checkinDate: '2027-04-12',
        checkoutDate: '2027-04-15',
        totalAmount: '1400.00',
      },
    });
    expect(await nightsOf(id)).toEqual(THREE_NIGHTS);
    expect(await offersOf(id)).toMatchObject([{ status: 'accepted', reason: 'confirmed' }]);
    expect(await mails()).toEqual(['offer', 'confirmation']);
    expect(await setStatus(id, 'confirmed', { offerId: offer.id })).toMatchObject({ status: 200 });
    expect(await mails()).toEqual(['offer', 'confirmation']);
  });

  it('is accepted first: a late confirmation with a message is refused, and a repeat succeeds', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const { updatedAt } = await bookingOf(id);
    expect(await answer(id, offer.id)).toBe('accepted');
    const before = await mails();
    const message = 'The key is under the olive tree.';
    const late = await setStatus(id, 'confirmed', { message, updatedAt, offerId: offer.id });
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'invalid_transition', message: expect.stringContaining('were not sent') },
    });
    expect(await mails()).toEqual(before);
    // Without a message nothing is lost; nor by repeating a decision whose response was lost.
    expect((await setStatus(id, 'confirmed', { updatedAt })).status).toBe(200);
    const cancelled = () => setStatus(id, 'cancelled', { message: 'A burst pipe, sorry.' });
    expect([(await cancelled()).status, (await cancelled()).status]).toEqual([200, 200]);
    expect((await mails()).filter((kind) => kind === 'cancellation')).toHaveLength(1);
    expect((await setStatus(id, 'cancelled', { message: 'Something else' })).status).toBe(409);
    const silent = { message: 'Nobody reads it', notifyGuest: false };
    expect((await setStatus(id, 'cancelled', silent)).status).toBe(200);
  });

  it('is cancelled: it is withdrawn, and its nights are free', async () => {
    const { id } = await waiting();
    await sent(id);
    expect((await setStatus(id, 'cancelled')).status).toBe(200);
    expect(await nightsOf(id)).toEqual([]);
    expect(await offersOf(id)).toMatchObject([{ status: 'withdrawn', reason: 'cancelled' }]);
    expect(await mails()).toEqual(['offer', 'decline']);
  });

  it('is cancelled: a draft goes', async () => {
    const { id } = await waiting();
    await draft(id);
    expect((await setStatus(id, 'cancelled')).status).toBe(200);
    expect(await offersOf(id)).toEqual([]);
  });

  it('is changed: dates, guests and price are refused while it is open, the rest is not', async () => {
    const { id } = await waiting();
    const offer = await sent(id);
    const change = (body: object) =>
      app.send<ErrorBody>('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    const before = await app.dump();
    for (const body of [
      { checkinDate: '2027-04-20', checkoutDate: '2027-04-23' },
      { guestCount: 3 },
      { totalAmount: '10.00' },
    ]) {
      expect(await change(body)).toMatchObject({ status: 409, json: { code: 'offer_open' } });
    }
    expect(await app.dump()).toBe(before);
    expect((await change({ guestPhone: '+351 912', notes: 'Called' })).status).toBe(200);
    await act(offer.id, 'withdraw');
    expect((await change({ guestCount: 3 })).status).toBe(200);
  });

  it('is changed after the acceptance: what the guest has agreed to stands until another offer', async () => {
    const { id } = await waiting();
    const offer = await sent(id, { confirmsItself: false });
    expect(await answer(id, offer.id)).toBe('accepted_waiting');
    const before = await app.dump();
    for (const body of [{ totalAmount: '5000.00' }, { guestCount: 3 }]) {
      const path = `/api/admin/bookings/${id}`;
      const { status, json } = await app.send<ErrorBody>('PATCH', path, { cookie, body });
      expect([status, json.code]).toEqual([409, 'offer_open']);
    }
    expect(await app.dump()).toBe(before);
    expect((await setStatus(id, 'confirmed')).status).toBe(200);
  });

  it('has more guests than are now allowed: the owner is notified of the acceptance, and decides', async () => {
    const { id, reference } = await waiting();
    const offer = await sent(id, { guestCount: 4 });
    const legal: LegalInput = {
      ...NO_LEGAL_DETAILS,
      capacity: 3,
      cancellation: [{ daysBefore: 30, refundPercent: 100 }],
    };
    const saved = await app.send('PUT', '/api/admin/legal', { cookie, body: legal });
    expect(saved.status).toBe(200);
    const detail = () =>
      app.send<BookingDetail>('GET', `/api/admin/bookings/${reference}`, { cookie });
    const tooMany = { booking: { obstacle: { kind: 'capacity', capacity: 3 } } };
    expect((await detail()).json).toMatchObject(tooMany);
    expect(await answer(id, offer.id)).toBe('accepted_waiting');
    expect((await detail()).json).toMatchObject(tooMany);
    expect(await mails()).toEqual(['offer', 'offerNews accepted']);
  });

  it('is declined after the acceptance: the button that is pressed again promises nothing', async () => {
    const { id } = await waiting();
    const offer = await sent(id, { confirmsItself: false });
    await answer(id, offer.id);
    await setStatus(id, 'cancelled');
    expect(await answer(id, offer.id)).toBe('gone');
    const done = {
      outcome: { kind: 'done' as const, code: 'offer_accepted_waiting' },
      draft: null,
    };
    const row = await bookingOf(id);
    const shown = await loadStayPage(row, '/stay/x', done, app.deps.secrets, readNow());
    expect(shown.outcome).toBeNull();
  });

  it('is answered with another offer after the acceptance: the one before it ends', async () => {
    const { id, reference } = await waiting();
    const link = await app.send<{ linkUrl: string }>('POST', '/api/admin/calendar-link', {
      cookie,
      body: {},
    });
    const entries = async () =>
      (await (await fetch(link.json.linkUrl)).text())
        .split('\r\n')
        .filter((line) => line.startsWith('UID') || line.startsWith('DTSTART'));
    const uid = `UID:stay-${id}@localhost`;
    const first = await sent(id, { confirmsItself: false });
    await answer(id, first.id);
    expect(await entries()).toEqual([uid, 'DTSTART;VALUE=DATE:20270412']);
    const second = await sent(id, { confirmsItself: false });
    expect((await offersOf(id)).map(({ status }) => status)).toEqual(['sent', 'withdrawn']);
    expect(await entries()).toEqual([uid, 'DTSTART;VALUE=DATE:20270412']);
    await act(second.id, 'withdraw');
    expect(await entries()).toEqual([]);
    expect(await reasonOf('2027-04-12')).toBe('free');
    const { json } = await app.send<BookingDetail>('GET', `/api/admin/bookings/${reference}`, {
      cookie,
    });
    expect(json.booking.offer ?? null).toBeNull();
  });

  it('exports the nights that are held, whatever became of its offers', async () => {
    const { id } = await waiting();
    const link = await app.send<{ linkUrl: string }>('POST', '/api/admin/calendar-link', {
      cookie,
      body: {},
    });
    await answer(id, (await sent(id, { confirmsItself: false })).id);
    await app.db.models.HeldNight.destroy({ where: { bookingId: id } });
    expect(await (await fetch(link.json.linkUrl)).text()).not.toContain('20270412');
  });
});

it('settles the guest’s change request for the dates that it offers, and no other', async () => {
  const { id } = await waiting('2027-05-12', '2027-05-15');
  const change = (checkinDate: string, checkoutDate: string) =>
    app.db.models.StayRequest.create({
      bookingId: id,
      kind: 'dates',
      checkinDate,
      checkoutDate,
      message: null,
      createdAt: app.deps.now(),
    });
  const asked = await change('2027-04-12', '2027-04-15');
  const other = await change('2027-06-12', '2027-06-15');
  await sent(id);
  expect((await asked.reload()).settledAt).not.toBeNull();
  expect((await other.reload()).settledAt).toBeNull();
});

describe('a change request for the dates of an offer', () => {
  const asked = async (overrides: Partial<OfferInput> = {}) => {
    const { id } = await waiting('2027-05-12', '2027-05-15');
    const request = await app.db.models.StayRequest.create({
      bookingId: id,
      kind: 'dates',
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      message: null,
      createdAt: app.deps.now(),
    });
    const offer = await sent(id, overrides);
    app.setNow(new Date(app.deps.now().getTime() + 60_000));
    return { id, request, offer };
  };
  const waits = async (request: { reload: () => Promise<{ settledAt: Date | null }> }) =>
    (await request.reload()).settledAt === null;

  it('waits for an answer again when the owner withdraws the offer, or it expires', async () => {
    const withdrawn = await asked();
    expect(await waits(withdrawn.request)).toBe(false);
    await act(withdrawn.offer.id, 'withdraw', { notifyGuest: false });
    expect(await waits(withdrawn.request)).toBe(true);
    // The next offer of these dates closes it again, and its end reopens it.
    const again = await sent(withdrawn.id);
    expect(await waits(withdrawn.request)).toBe(false);
    expect(again.validUntil).toBe('2027-03-20');
    app.setNow(new Date('2027-03-21T12:00:00Z'));
    cookie = await app.signIn();
    await expire();
    expect(await waits(withdrawn.request)).toBe(true);
  });

  it('waits again when another booking has the nights', async () => {
    const { request } = await asked({ holdsNights: false });
    const { id } = await waiting();
    expect((await setStatus(id, 'confirmed')).status).toBe(200);
    expect(await waits(request)).toBe(true);
  });

  it('stays answered if the guest declines, the owner decides, or a newer request exists', async () => {
    const declined = await asked();
    await answer(declined.id, declined.offer.id, declineOffer);
    expect(await waits(declined.request)).toBe(false);

    const decided = await asked();
    await setStatus(decided.id, 'confirmed', { offerId: null });
    expect(await waits(decided.request)).toBe(false);
    await setStatus(decided.id, 'cancelled');

    const replaced = await asked();
    await app.db.models.StayRequest.create({
      bookingId: replaced.id,
      kind: 'dates',
      checkinDate: '2027-06-12',
      checkoutDate: '2027-06-15',
      message: null,
      createdAt: app.deps.now(),
    });
    await act(replaced.offer.id, 'withdraw', { notifyGuest: false });
    expect(await waits(replaced.request)).toBe(false);
  });

  it('stays answered if its guest has since requested and withdrawn other dates', async () => {
    const { id, request, offer } = await asked();
    const booking = await app.db.models.Booking.findByPk(id, { rejectOnEmpty: true });
    const write = async <T>(change: (context: WriteContext) => Promise<T>) => {
      const now = app.deps.now();
      const context = { models: app.db.models, now, today: villaDay(now) };
      return app.db.write((tx) => change({ ...context, tx }));
    };
    const dates = { kind: 'dates', checkinDate: '2027-06-12', checkoutDate: '2027-06-15' } as const;
    await write((context) => askForChange(booking, { ...dates, message: null }, context));
    const other = await app.db.models.StayRequest.findOne({
      where: { bookingId: id, settledAt: null },
      rejectOnEmpty: true,
    });
    const taken = { kind: 'dates', request: other.id } as const;
    const outcome = await write((context) => withdrawRequest(booking, taken, context));
    expect(outcome).toBe('request_withdrawn');
    await act(offer.id, 'withdraw', { notifyGuest: false });
    expect(await waits(request)).toBe(false);
  });
});

it('writes down who drafted, sent and answered', async () => {
  const { id, reference } = await waiting();
  const offer = await sent(id);
  await answer(id, offer.id);
  const rows = await app.db.models.AuditEntry.findAll({
    where: { subject: reference },
    order: ['id'],
  });
  expect(rows.map(({ action, userName }) => [action, userName])).toEqual([
    ['offer_drafted', 'admin'],
    ['offer_sent', 'admin'],
    ['offer_accepted', null],
    ['booking_changed', null],
    ['booking_status_changed', null],
  ]);
});

describe('an offer of later dates than were asked for', () => {
  const LATER: Partial<OfferInput> = {
    checkinDate: '2027-05-12',
    checkoutDate: '2027-05-15',
    validUntil: '2027-04-20',
    lines: [{ ...NIGHTS, dates: { start: '2027-05-12', end: '2027-05-15' } }],
  };
  /** Requested on 10 March for the 12th; the page closes thirty days after the stay. */
  async function askedForSoon() {
    const booking = await waiting('2027-03-12', '2027-03-14');
    const offer = await sent(booking.id, LATER);
    await insertArrival(app.db);
    const url = await stayLinkUrl(booking, app.deps);
    return { booking, offer, page: new URL(url ?? '').pathname };
  }
  async function on(day: string): Promise<void> {
    app.setNow(new Date(`${day}T12:00:00Z`));
    cookie = await app.signIn();
  }
  const listed = async (view: string) =>
    (await app.send<{ rows: BookingJson[] }>('GET', `/api/bookings?view=${view}`, { cookie })).text;

  it('is open to its guest once those days are over, and is nowhere among what is past', async () => {
    const { booking, offer, page } = await askedForSoon();
    await on('2027-04-18');
    expect((await app.send('GET', page)).status).toBe(200);
    expect(await listed('upcoming')).toContain(booking.reference);
    expect(await listed('past')).not.toContain(booking.reference);
    const { json } = await app.send<BookingDetail>(
      'GET',
      `/api/admin/bookings/${booking.reference}`,
      {
        cookie,
      },
    );
    expect(json.booking).toMatchObject({ reference: booking.reference, offer: { status: 'sent' } });
    expect(json.booking.obstacle).toBeUndefined();
    const row = await bookingOf(booking.id);
    const shown = await loadStayPage(
      row,
      '/stay/x',
      { outcome: null, draft: null },
      app.deps.secrets,
      readNow(),
    );
    expect(shown).toMatchObject({ isOver: false, offer: { state: 'open' } });
    expect(await answer(booking.id, offer.id)).toBe('accepted');
    expect(await bookingOf(booking.id)).toMatchObject({
      status: 'confirmed',
      checkinDate: '2027-05-12',
    });
  });

  it('leaves its guest to read that it has ended, and the booking is past then', async () => {
    const { booking, page } = await askedForSoon();
    await on('2027-04-22');
    await expire();
    expect((await app.send('GET', page)).status).toBe(200);
    expect(await listed('past')).toContain(booking.reference);
    await on('2027-06-15');
    expect((await app.send('GET', page)).status).toBe(410);
  });
});
