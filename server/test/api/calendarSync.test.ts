import { Writable } from 'node:stream';
import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import {
  MAX_IMPORTED_CALENDARS,
  type ImportedCalendarJson,
  type CalendarSync,
} from '@shared/contract/calendars/importedCalendar';
import type { ErrorBody } from '@shared/contract/error';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { OfferJson } from '@shared/contract/offers/offer';
import type { Today } from '@shared/contract/bookings/today';
import { villaDay } from '@shared/domain/date';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../services/offers/answerOffer';
import { importDueCalendars } from '../../services/calendars/importDueCalendars';
import { calendarOf, startCalendarPeer, type CalendarPeer } from '../calendarPeer';
import { buildEnquiry, insertBooking } from '../factories';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp';
import { itemsOf } from '../todayItems';

const QUARTER_HOUR_MS = 15 * 60_000;

let app: TestApp;
let cookie: string;
let peer: CalendarPeer;
let logged: string;
beforeEach(async () => {
  logged = '';
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  app = await startTestApp({ env: { CALENDAR_PRIVATE_NETWORKS: '1' }, log: pino(sink) });
  cookie = await app.signIn();
  peer = await startCalendarPeer();
});
afterEach(async () => {
  await peer?.close();
  await app?.close();
});

const call = <Json = unknown>(method: string, path: string, body?: unknown) =>
  app.send<Json & ErrorBody>(method, path, { cookie, ...(body === undefined ? {} : { body }) });
const sync = async () => (await call<CalendarSync>('GET', '/api/admin/calendar-sync')).json;
const add = (name = 'Airbnb', url = peer.url) =>
  call<ImportedCalendarJson>('POST', '/api/admin/calendar-feeds', { name, url });
const read = () => importDueCalendars(app.deps, new AbortController().signal);
/** Reads the calendar at its next time, with this content. */
const readLater = async (text: string, status = 200) => {
  peer.answer(text, status);
  app.setNow(new Date(app.deps.now().getTime() + QUARTER_HOUR_MS));
  await read();
};
const reasons = async (startDate: string, endDate: string) =>
  (
    await app.send<AvailabilityDay[]>(
      'GET',
      `/api/availability?startDate=${startDate}&endDate=${endDate}`,
    )
  ).json.map(({ reason }) => reason ?? 'free');
const confirm = (id: number) =>
  call('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });

describe('a calendar of another site', () => {
  it('is noted at once, read soon, and blocks its nights for guests', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const added = await add();
    expect(added).toMatchObject({
      status: 201,
      json: { name: 'Airbnb', nights: 0, readAt: null, problem: null, isWaiting: true },
    });
    await read();
    expect((await sync()).feeds).toEqual([
      {
        id: added.json.id,
        name: 'Airbnb',
        url: peer.url,
        nights: 2,
        clashes: [],
        unread: { count: 0, names: [] },
        readAt: TEST_NOW.toISOString(),
        problem: null,
        isWaiting: false,
      },
    ]);
    expect(await reasons('2027-04-11', '2027-04-14')).toEqual([
      'free',
      'blocked',
      'blocked',
      'free',
    ]);
    const refused = await app.send<ErrorBody>('POST', '/api/booking-enquiry', {
      body: buildEnquiry(),
    });
    expect(refused).toMatchObject({ status: 409, json: { code: 'nights_taken' } });
    expect(refused.text).not.toContain('Airbnb');
  });

  it('is followed: what moves there moves here, and what is freed there is free here', async () => {
    peer.answer(
      calendarOf(
        { start: '2027-04-12', end: '2027-04-14' },
        { start: '2027-05-01', end: '2027-05-03' },
      ),
    );
    await add();
    await read();
    await readLater(calendarOf({ start: '2027-04-13', end: '2027-04-15' }));
    expect(await reasons('2027-04-12', '2027-04-15')).toEqual([
      'free',
      'blocked',
      'blocked',
      'free',
    ]);
    expect(await reasons('2027-05-01', '2027-05-02')).toEqual(['free', 'free']);
    expect((await sync()).feeds[0]?.nights).toBe(2);
  });

  it('is read every quarter of an hour and no sooner, by one of several servers', async () => {
    await add();
    await Promise.all([read(), read(), read()]);
    expect(peer.asked()).toBe(1);
    app.setNow(new Date(TEST_NOW.getTime() + QUARTER_HOUR_MS - 1));
    await read();
    expect(peer.asked()).toBe(1);
    app.setNow(new Date(TEST_NOW.getTime() + QUARTER_HOUR_MS));
    await read();
    expect(peer.asked()).toBe(2);
  });

  it('is read at once when the owner asks for it', async () => {
    const { id } = (await add()).json;
    await read();
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const asked = await call<ImportedCalendarJson>('POST', `/api/admin/calendar-feeds/${id}/read`);
    expect(asked).toMatchObject({ status: 200, json: { isWaiting: true } });
    await read();
    expect((await sync()).feeds[0]).toMatchObject({ isWaiting: false, nights: 2 });
  });

  it('is named on Today if never read, or not for six hours', async () => {
    const silent = async () =>
      itemsOf((await call<Today>('GET', '/api/admin/today')).json, 'silentFeed');
    peer.answer('gone', 404);
    const { id } = (await add()).json;
    expect(await silent()).toEqual([]);
    await read();
    const shown = { kind: 'silentFeed', feedId: id, feedName: 'Airbnb', problem: 'refused' };
    expect(await silent()).toEqual([shown]);
    await readLater(calendarOf());
    expect(await silent()).toEqual([]);
    const readAt = app.deps.now().getTime();
    await readLater('gone', 404);
    app.setNow(new Date(readAt + 6 * 60 * 60_000));
    expect(await silent()).toEqual([]);
    app.setNow(new Date(readAt + 6 * 60 * 60_000 + 1));
    expect(await silent()).toEqual([shown]);
  });

  it('keeps its nights while it cannot be read, and says why', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    await add();
    await read();
    await readLater('<h1>Sign in</h1>');
    expect((await sync()).feeds[0]).toMatchObject({ problem: 'no_calendar', nights: 2 });
    await readLater('gone', 404);
    expect((await sync()).feeds[0]).toMatchObject({
      problem: 'refused',
      nights: 2,
      readAt: TEST_NOW.toISOString(),
    });
    expect(await reasons('2027-04-12', '2027-04-13')).toEqual(['blocked', 'blocked']);
    await readLater(calendarOf());
    expect((await sync()).feeds[0]).toMatchObject({ problem: null, nights: 0 });
  });

  it('frees nothing while an entry cannot be read, says which, and does from a clean reading on', async () => {
    const first = { start: '2027-04-12', end: '2027-04-14' };
    const second = { start: '2027-05-01', end: '2027-05-03' };
    const third = { start: '2027-06-01', end: '2027-06-03', summary: 'Tom' };
    peer.answer(calendarOf(first, second));
    await add();
    await read();
    await readLater(
      calendarOf(second, third).replace('DTSTART;VALUE=DATE:20270501', 'DTSTART:May 1'),
    );
    const unread = { count: 1, names: ['Reserved (May 1)'] };
    expect((await sync()).feeds[0]).toMatchObject({ problem: 'left_out', nights: 6, unread });
    const today = await call<Today>('GET', '/api/admin/today');
    expect(itemsOf(today.json, 'unreadFeed')).toMatchObject([{ feedName: 'Airbnb', ...unread }]);
    expect(await reasons('2027-04-12', '2027-04-13')).toEqual(['blocked', 'blocked']);
    expect(await reasons('2027-05-01', '2027-05-02')).toEqual(['blocked', 'blocked']);
    await readLater(calendarOf(second, third));
    const clean = { count: 0, names: [] };
    expect((await sync()).feeds[0]).toMatchObject({ problem: null, nights: 4, unread: clean });
    expect((await call<Today>('GET', '/api/admin/today')).json.items).toEqual([]);
    expect(await reasons('2027-04-12', '2027-04-13')).toEqual(['free', 'free']);
  });

  it('counts the night of an event that ends at the check-in time', async () => {
    await app.db.models.VillaSettings.update({ checkinTime: '14:00' }, { where: {} });
    peer.answer(
      calendarOf({ start: '2027-04-12', end: '2027-04-14' })
        .replace(';VALUE=DATE:20270412', ':20270412T140000')
        .replace(';VALUE=DATE:20270414', ':20270414T140000'),
    );
    await add();
    await read();
    expect((await sync()).feeds[0]?.nights).toBe(3);
  });

  it('is added by an address as it was pasted, and known again', async () => {
    const host = peer.url.replace('http://', '');
    const added = await add('Airbnb', `\u200B${host}\uFEFF`);
    expect(added).toMatchObject({ status: 201, json: { url: `https://${host}` } });
    expect(await add('Vrbo', `webcals://${host}`)).toMatchObject({ status: 409 });
  });

  it('leaves the decision to the owner when it has nights of an offer that the guest accepts', async () => {
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    const { id } = await insertBooking(app, stay);
    const drafted = await call<OfferJson>('POST', `/api/admin/bookings/${id}/offers`, {
      ...stay,
      guestCount: 2,
      lines: [{ kind: 'other', name: 'Stay', quantity: 1, rate: 900, total: 900 }],
      message: null,
      validUntil: '2027-03-20',
      holdsNights: true,
      confirmsItself: true,
    });
    const offer = await call<OfferJson>('POST', `/api/admin/offers/${drafted.json.id}/send`, {});
    expect(offer.status).toBe(200);
    peer.answer(
      calendarOf({ start: '2027-04-13', end: '2027-04-16' }).replaceAll(
        /SUMMARY:.*/g,
        'SUMMARY:Reserved',
      ),
    );
    await add();
    await read();
    expect((await sync()).feeds[0]?.clashes).toEqual([
      { startDate: '2027-04-13', endDate: '2027-04-15' },
    ]);
    const now = app.deps.now();
    const answer = await app.db.write(async (tx) => {
      const context = { models: app.db.models, tx, now, today: villaDay(now) };
      const booking = await context.models.Booking.findByPk(id);
      return acceptOffer(booking!, offer.json.id, context);
    });
    expect(answer).toBe('accepted_waiting');
    const booking = await app.db.models.Booking.findByPk(id);
    expect(booking?.status).toBe('pending');
    const path = `/api/admin/bookings/${booking?.reference}`;
    expect((await call('GET', path)).json).toMatchObject({
      booking: { alsoSoldBy: ['Airbnb'] },
    });
    const news = await app.db.models.OutboxMail.findOne({ where: { kind: 'offerNews' } });
    expect(JSON.parse(news?.data ?? '')).toMatchObject({ alsoSoldBy: ['Airbnb'] });
    // The owner sees both, and may still confirm.
    expect(await confirm(id)).toMatchObject({ status: 200 });
  });

  it('takes no night from a confirmed stay, reports the clash, and gets the night when the stay is cancelled', async () => {
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    const { id } = await insertBooking(app, { ...stay, status: 'confirmed' });
    peer.answer(calendarOf({ start: '2027-04-10', end: '2027-04-13' }));
    await add();
    await read();
    expect((await sync()).feeds[0]).toMatchObject({
      nights: 2,
      clashes: [{ startDate: '2027-04-12', endDate: '2027-04-13' }],
    });
    expect(await reasons('2027-04-11', '2027-04-12')).toEqual(['blocked', 'booked']);
    await call('PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' });
    // At once, not at its next time.
    await read();
    expect((await sync()).feeds[0]).toMatchObject({ nights: 3, clashes: [] });
    expect(await reasons('2027-04-12', '2027-04-13')).toEqual(['blocked', 'free']);
  });

  it.each([
    ['on its check-out day', '2027-03-12T12:00:00Z'],
    ['after its check-out day', '2027-03-13T12:00:00Z'],
  ])('extends a stay %s, and adds other new events', async (_, timestamp) => {
    peer.answer(calendarOf({ start: '2027-03-10', end: '2027-03-12' }));
    await add();
    await read();
    app.setNow(new Date(timestamp));
    await readLater(
      calendarOf(
        { start: '2027-03-10', end: '2027-03-16' },
        { start: '2027-05-01', end: '2027-05-03' },
      ),
    );
    // The session has expired after a day or two.
    cookie = await app.signIn();
    expect((await sync()).feeds[0]).toMatchObject({
      problem: null,
      isWaiting: false,
      clashes: [],
      readAt: app.deps.now().toISOString(),
    });
    expect(await reasons('2027-03-13', '2027-03-16')).toEqual([
      ...['2027-03-13', '2027-03-14', '2027-03-15'].map((day) =>
        day < timestamp.slice(0, 10) ? 'past' : 'blocked',
      ),
      'free',
    ]);
    expect(await reasons('2027-05-01', '2027-05-03')).toEqual(['blocked', 'blocked', 'free']);
    const blocks = await app.db.models.Block.findAll({ order: ['startDate'], raw: true });
    expect(blocks.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-03-10', '2027-03-16'],
      ['2027-05-01', '2027-05-03'],
    ]);
    expect(await app.db.models.HeldNight.count()).toBe(8);
  });

  it('keeps past blocks that the site no longer lists', async () => {
    peer.answer(calendarOf({ start: '2027-03-10', end: '2027-03-12' }));
    await add();
    await read();
    app.setNow(new Date('2027-03-12T12:00:00Z'));
    await readLater(calendarOf({ start: '2027-03-12', end: '2027-03-14' }));
    const blocks = await app.db.models.Block.findAll({ order: ['startDate'], raw: true });
    expect(blocks.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-03-10', '2027-03-12'],
      ['2027-03-12', '2027-03-14'],
    ]);
  });

  it('says that something failed here, whatever it was, and keeps others from waiting', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const other = await startCalendarPeer();
    try {
      await add('Airbnb');
      await add('Booking.com', other.url);
      await app.db.sequelize.query('ALTER TABLE held_nights RENAME TO held_elsewhere');
      await read();
      expect((await sync()).feeds).toMatchObject([
        { name: 'Airbnb', problem: 'failed', isWaiting: false, readAt: null },
        { name: 'Booking.com', problem: 'failed', isWaiting: false, readAt: null },
      ]);
      expect(logged).toContain('calendar not imported');
      expect(logged).not.toContain('secret-of-the-feed');
      await app.db.sequelize.query('ALTER TABLE held_elsewhere RENAME TO held_nights');
      await readLater(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
      expect((await sync()).feeds).toMatchObject([
        { problem: null, nights: 2 },
        { problem: null, nights: 0 },
      ]);
    } finally {
      await other.close();
    }
  });

  describe('with nights of a confirmed stay that it calls closed', () => {
    const closed = { start: '2027-04-12', end: '2027-04-15', summary: 'CLOSED - Not available' };
    const clashes = async () => (await sync()).feeds[0]?.clashes;
    beforeEach(async () => {
      const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
      await insertBooking(app, { ...stay, status: 'confirmed' });
      await add('Booking.com');
    });

    it('reports a clash if the site was sent no stay, because then it has its own', async () => {
      await readLater(calendarOf(closed));
      expect(await clashes()).toEqual([{ startDate: '2027-04-12', endDate: '2027-04-15' }]);
    });

    it('reports none if it may repeat what the link sent, and reports others', async () => {
      await call('POST', '/api/admin/calendar-link');
      await readLater(calendarOf(closed));
      expect(await clashes()).toEqual([]);
      await readLater(calendarOf({ ...closed, start: '2027-04-13' }));
      expect(await clashes()).toEqual([{ startDate: '2027-04-13', endDate: '2027-04-15' }]);
      await readLater(calendarOf({ ...closed, summary: 'Reserved' }));
      expect(await clashes()).toEqual([{ startDate: '2027-04-12', endDate: '2027-04-15' }]);
    });

    it('recognises its own entries, and blocks nothing because of them', async () => {
      const { linkUrl } = (await call<{ linkUrl: string }>('POST', '/api/admin/calendar-link'))
        .json;
      const link = async () => (await app.send('GET', new URL(linkUrl).pathname)).text;
      await readLater(await link());
      expect((await sync()).feeds[0]).toMatchObject({ nights: 0, clashes: [] });
      const shown = await link();
      const [stay] = await app.db.models.Booking.findAll();
      await call('PATCH', `/api/bookings/${stay?.id}/status`, { status: 'cancelled' });
      await readLater(shown);
      expect((await sync()).feeds[0]).toMatchObject({ nights: 0, clashes: [] });
    });
  });

  it('reports no clash if two sites repeat each other, and one if they differ', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-15' }));
    await add('Airbnb');
    await read();
    const other = await startCalendarPeer();
    try {
      const closed = { start: '2027-04-12', end: '2027-04-15', summary: 'CLOSED - Not available' };
      other.answer(calendarOf(closed));
      await add('Booking.com', other.url);
      await read();
      expect((await sync()).feeds[1]).toMatchObject({ nights: 0, clashes: [] });
      other.answer(calendarOf({ ...closed, start: '2027-04-13' }));
      await readLater(calendarOf({ start: '2027-04-12', end: '2027-04-15' }));
      expect((await sync()).feeds[1]).toMatchObject({
        clashes: [{ startDate: '2027-04-13', endDate: '2027-04-15' }],
      });
    } finally {
      await other.close();
    }
  });

  it('keeps the past nights of an event that recurs daily', async () => {
    const daily = calendarOf({ start: '2027-03-01', end: '2027-03-02' }).replace(
      'DTSTART',
      'RRULE:FREQ=DAILY;UNTIL=20270430\r\nDTSTART',
    );
    const blocks = () => app.db.models.Block.findAll({ raw: true });
    peer.answer(daily);
    await add();
    await read();
    const before = await blocks();
    expect(before).toMatchObject([{ startDate: '2027-03-01', endDate: '2027-05-01' }]);
    app.setNow(new Date('2027-03-20T12:00:00Z'));
    await readLater(daily);
    expect(await blocks()).toEqual(before);
  });

  it('blocks an endless daily event as far as guests can book', async () => {
    peer.answer(
      calendarOf({ start: '2020-01-01', end: '2020-01-02' }).replace(
        'DTSTART',
        'RRULE:FREQ=DAILY\r\nDTSTART',
      ),
    );
    await add();
    await read();
    expect((await sync()).feeds[0]).toMatchObject({ problem: null });
    expect(await reasons('2029-03-08', '2029-03-10')).toEqual(['blocked', 'blocked', 'blocked']);
  });

  it('blocks recurring events as far as guests can book', async () => {
    const weekly = (rule: string) =>
      calendarOf({ start: '2027-04-09', end: '2027-04-11' }).replace(
        'DTSTART',
        `${rule}\r\nDTSTART`,
      );
    peer.answer(weekly('RRULE:FREQ=WEEKLY;COUNT=3'));
    await add();
    await read();
    expect((await sync()).feeds[0]).toMatchObject({ nights: 6, problem: null });
    expect(await reasons('2027-04-22', '2027-04-25')).toEqual([
      'free',
      'blocked',
      'blocked',
      'free',
    ]);
    await readLater(weekly('RRULE:FREQ=WEEKLY'));
    // Up to 10 March 2029, two years from today.
    expect((await sync()).feeds[0]).toMatchObject({ nights: 202, problem: null });
    await readLater(weekly('RRULE:FREQ=HOURLY'));
    expect((await sync()).feeds[0]).toMatchObject({
      nights: 202,
      problem: 'left_out',
      unread: { count: 1, names: ['Reserved (20270409)'] },
      isWaiting: false,
      readAt: app.deps.now().toISOString(),
    });
  });

  it('keeps a confirmation out of its nights', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const stay = { checkinDate: '2027-04-13', checkoutDate: '2027-04-16' };
    const { id, reference } = await insertBooking(app, stay);
    await add();
    await read();
    expect(await confirm(id)).toMatchObject({ status: 409, json: { nights: ['2027-04-13'] } });
    const { json } = await call<BookingDetail>('GET', `/api/admin/bookings/${reference}`);
    expect(json).toMatchObject({
      blockedNights: [],
      importedBlocks: [{ startDate: '2027-04-12', endDate: '2027-04-14', isImported: true }],
    });
  });

  it('shows in the owner’s calendar, and cannot be freed there', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14', summary: 'Reserved' }));
    await add();
    await read();
    const { json } = await call<OwnerCalendar>(
      'GET',
      '/api/admin/calendar?startDate=2027-04-01&endDate=2027-04-30',
    );
    expect(json.blocks).toMatchObject([
      {
        startDate: '2027-04-12',
        endDate: '2027-04-14',
        note: 'Airbnb: Reserved',
        isImported: true,
      },
    ]);
    const path = `/api/admin/blocks/${json.blocks[0]?.id}`;
    const refusal = { status: 409, json: { code: 'imported' } };
    expect(await call('DELETE', path)).toMatchObject(refusal);
    const days = { startDate: '2027-04-12', endDate: '2027-04-13' };
    expect(await call('PUT', path, days)).toMatchObject(refusal);
    expect(await reasons('2027-04-12', '2027-04-12')).toEqual(['blocked']);
  });

  it('frees its nights when it is removed, even while it is being read', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const { id } = (await add()).json;
    await read();
    expect((await call('DELETE', `/api/admin/calendar-feeds/${id}`)).status).toBe(200);
    expect(await reasons('2027-04-12', '2027-04-13')).toEqual(['free', 'free']);
    expect((await sync()).feeds).toEqual([]);
    expect((await call('DELETE', `/api/admin/calendar-feeds/${id}`)).status).toBe(404);
    expect((await call('POST', `/api/admin/calendar-feeds/${id}/read`)).status).toBe(404);

    const again = (await add()).json;
    const reading = read();
    await expect.poll(() => peer.asked()).toBe(2);
    await call('DELETE', `/api/admin/calendar-feeds/${again.id}`);
    await reading;
    expect(await app.db.models.Block.count()).toBe(0);
    expect(await app.db.models.HeldNight.count()).toBe(0);
  });

  it('never shows its address in the log', async () => {
    await add();
    await readLater('gone', 404);
    await readLater('<p>');
    expect(logged).toContain('calendar not read');
    expect(logged).not.toContain('secret-of-the-feed');
    expect(logged).not.toContain('127.0.0.1');
  });

  it('is refused twice, however its address is written, and says which one has it', async () => {
    await add('Airbnb', 'https://one.invalid/a.ics?s=1');
    const message = 'This address is read already, as “Airbnb”.';
    for (const url of ['webcal://one.invalid/a.ics?s=1', 'https://ONE.invalid:443/a.ics?s=1#top']) {
      // In sequence, as an owner adds them.
      expect(await add('Once more', url)).toMatchObject({
        status: 409,
        json: { code: 'already_exists', message, issues: [{ path: 'url', message }] },
      });
    }
    expect((await add('Another', 'https://one.invalid/a.ics?s=2')).status).toBe(201);
  });

  it('gets another name, and another address that is read at once', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    const { id } = (await add('Airbnb')).json;
    await add('Vrbo', 'https://one.invalid/a.ics');
    await read();
    const put = (name: string, url: string, of = id) =>
      call<ImportedCalendarJson>('PUT', `/api/admin/calendar-feeds/${of}`, { name, url });
    expect(await put('Whole house', peer.url)).toMatchObject({
      status: 200,
      json: { name: 'Whole house', nights: 2, isWaiting: false },
    });
    expect(await put('Whole house', 'webcal://one.invalid/a.ics')).toMatchObject({
      status: 409,
      json: { message: 'This address is read already, as “Vrbo”.' },
    });
    expect((await put('Nobody', 'https://two.invalid/a.ics', 999)).status).toBe(404);

    const asked = peer.asked();
    expect((await put('Whole house', `${peer.url}?room=2`)).json.isWaiting).toBe(true);
    expect(await reasons('2027-04-12', '2027-04-12')).toEqual(['blocked']);
    peer.answer(calendarOf({ start: '2027-05-01', end: '2027-05-02' }));
    await read();
    expect(peer.asked()).toBe(asked + 1);
    expect(await reasons('2027-04-12', '2027-04-12')).toEqual(['free']);
    expect(await reasons('2027-05-01', '2027-05-01')).toEqual(['blocked']);
  });

  it('is refused under the name of another one, however it is written; its own it keeps', async () => {
    await add('Airbnb', 'https://one.invalid/a.ics');
    const { id } = (await add('Vrbo', 'https://two.invalid/a.ics')).json;
    const message =
      'Another calendar is called “Airbnb” already. Please give this one another name.';
    const refusal = {
      status: 409,
      json: { code: 'already_exists', message, issues: [{ path: 'name', message }] },
    };
    const before = await app.dump();
    const url = 'https://three.invalid/a.ics';
    expect(await add(' AIRBNB ', url)).toMatchObject(refusal);
    const path = `/api/admin/calendar-feeds/${id}`;
    expect(await call('PUT', path, { name: 'airbnb', url })).toMatchObject(refusal);
    expect(await app.dump()).toBe(before);
    expect((await call('PUT', path, { name: 'VRBO', url })).status).toBe(200);
  });

  it('ignores a late response from the previous address', async () => {
    const { id } = (await add()).json;
    const url = `${peer.url}?room=2`;
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    peer.onAsked(async () => {
      await call('PUT', `/api/admin/calendar-feeds/${id}`, { name: 'Airbnb', url });
      peer.answer(calendarOf({ start: '2027-05-01', end: '2027-05-02' }));
    });
    await read();
    expect(await reasons('2027-04-12', '2027-04-12')).toEqual(['free']);
    expect(await reasons('2027-05-01', '2027-05-01')).toEqual(['blocked']);
  });

  it('is refused twice under one address, and past the tenth', async () => {
    await add('Airbnb', 'https://one.invalid/a.ics');
    expect(await add('Once more', 'https://one.invalid/a.ics')).toMatchObject({
      status: 409,
      json: { code: 'already_exists' },
    });
    for (let number = 2; number <= MAX_IMPORTED_CALENDARS; number += 1) {
      // In sequence, as an owner adds them.
      expect((await add(`Site ${number}`, `https://one.invalid/${number}.ics`)).status).toBe(201);
    }
    expect(await add('Site 11', 'https://one.invalid/11.ics')).toMatchObject({
      status: 409,
      json: { code: 'too_many' },
    });
  });

  it.each([
    ['no name', ' ', 'https://one.invalid/a.ics', 'name'],
    ['no address', 'Airbnb', '', 'url'],
    ['no web address', 'Airbnb', 'calendar.ics', 'url'],
    ['a file', 'Airbnb', 'file:///etc/passwd', 'url'],
    ['a script', 'Airbnb', 'javascript:alert(1)', 'url'],
    ['a password in it', 'Airbnb', 'https://tom:secret@one.invalid/a.ics', 'url'],
    ['a line break', 'Airbnb', 'https://one.invalid/a\r\nHost: b', 'url'],
    ['2,001 characters', 'Airbnb', `https://one.invalid/${'a'.repeat(1981)}`, 'url'],
  ])('is refused with %s', async (_, name, url, path) => {
    const before = await app.dump();
    expect(await add(name, url)).toMatchObject({ status: 400, json: { issues: [{ path }] } });
    expect(await app.dump()).toBe(before);
  });
});

describe('a calendar in a private network', () => {
  let guarded: TestApp;
  let session: string;
  beforeEach(async () => {
    guarded = await startTestApp();
    session = await guarded.signIn();
  });
  afterEach(() => guarded?.close());
  const send = <Json>(method: string, path: string, body?: unknown) =>
    guarded.send<Json & ErrorBody>(method, path, {
      cookie: session,
      ...(body === undefined ? {} : { body }),
    });

  it.each([
    'http://127.0.0.1:1/a.ics',
    'http://[::1]/a.ics',
    'http://[::ffff:127.0.0.1]/a.ics',
    'webcal://2130706433/a.ics',
    'http://192.168.1.1/a.ics',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:8080/a.ics',
    'https://LOCALHOST./a.ics',
    'https://nas.local/a.ics',
  ])('is refused at its field, and nothing is stored: %s', async (url) => {
    const message =
      'This address leads into a private network, where nothing is read. Please enter one that everybody can reach.';
    const refusal = { status: 400, json: { message, issues: [{ path: 'url', message }] } };
    const { json } = await send<ImportedCalendarJson>('POST', '/api/admin/calendar-feeds', {
      name: 'Airbnb',
      url: 'https://localhost.invalid/a.ics',
    });
    const before = await guarded.dump();
    const body = { name: 'Inside', url };
    expect(await send('POST', '/api/admin/calendar-feeds', body)).toMatchObject(refusal);
    const path = `/api/admin/calendar-feeds/${json.id}`;
    expect(await send('PUT', path, body)).toMatchObject(refusal);
    expect(await guarded.dump()).toBe(before);
  });

  /** As stored before the rule existed. */
  const store = (name: string, url: string) =>
    guarded.db.models.ImportedCalendar.create({
      name,
      url,
      clashes: '[]',
      problem: null,
      isWaiting: true,
      readAt: null,
      nextReadAt: guarded.deps.now(),
      createdAt: guarded.deps.now(),
    });

  it('keeps its address, and its name that another one has, while the other field is edited', async () => {
    const url = 'http://127.0.0.1:1/a.ics';
    await store('Airbnb', 'https://one.invalid/a.ics');
    const { id } = await store('airbnb', url);
    const put = (name: string, address: string) =>
      send('PUT', `/api/admin/calendar-feeds/${id}`, { name, url: address });
    expect(await put('Inside', url)).toMatchObject({ status: 200, json: { name: 'Inside', url } });
    expect((await put('AIRBNB', url)).status).toBe(409);
    expect((await put('Inside', 'http://127.0.0.1:2/a.ics')).status).toBe(400);

    const twin = await store('Airbnb', 'https://two.invalid/a.ics');
    const path = `/api/admin/calendar-feeds/${twin.id}`;
    const moved = { name: 'Airbnb', url: 'https://three.invalid/a.ics' };
    expect(await send('PUT', path, moved)).toMatchObject({ status: 200, json: moved });
  });

  it('is not read even if it was entered while that was allowed', async () => {
    await store('Inside', 'http://127.0.0.1:1/a.ics');
    await importDueCalendars(guarded.deps, new AbortController().signal);
    const { json } = await send<CalendarSync>('GET', '/api/admin/calendar-sync');
    expect(json.feeds).toMatchObject([{ problem: 'private_address', readAt: null }]);
  });
});

describe('the link that other sites read', () => {
  const make = async () =>
    (await call<{ linkUrl: string }>('POST', '/api/admin/calendar-link')).json.linkUrl;
  const fetchLink = (url: string) => app.send('GET', new URL(url).pathname);

  it('exists once it is made, and says when the villa is taken, but not by whom', async () => {
    expect((await sync()).linkUrl).toBeNull();
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    const { reference } = await insertBooking(app, { ...stay, status: 'confirmed' });
    await insertBooking(app, { checkinDate: '2027-06-01', checkoutDate: '2027-06-04' });
    await call('POST', '/api/admin/blocks', {
      startDate: '2027-05-01',
      endDate: '2027-05-03',
      note: 'New roof, BEGIN:VEVENT',
    });
    const linkUrl = await make();
    expect(linkUrl).toMatch(/^http:\/\/localhost:\d+\/calendar\/[\w-]{32}\.ics$/);
    expect((await sync()).linkUrl).toBe(linkUrl);

    const { status, headers, text } = await fetchLink(linkUrl);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('DTSTART;VALUE=DATE:20270412\r\nDTEND;VALUE=DATE:20270415');
    expect(text).toContain('DTSTART;VALUE=DATE:20270501\r\nDTEND;VALUE=DATE:20270503');
    for (const secret of ['Ana', 'Duarte', 'ana@example.pt', 'roof', reference, '20270601']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is not compressed, even for readers that accept any encoding without decoding it', async () => {
    for (let month = 4; month <= 9; month += 1) {
      await call('POST', '/api/admin/blocks', {
        startDate: `2027-0${month}-01`,
        endDate: `2027-0${month}-03`,
        note: null,
      });
    }
    const { headers, text } = await app.send('GET', new URL(await make()).pathname, {
      headers: { 'Accept-Encoding': '*' },
    });
    expect(text.length).toBeGreaterThan(1024);
    expect(headers.get('Content-Encoding')).toBeNull();
  });

  it('is the same until something changes, so that a reader need not load it again', async () => {
    const linkUrl = await make();
    const { headers } = await fetchLink(linkUrl);
    app.setNow(new Date(TEST_NOW.getTime() + QUARTER_HOUR_MS));
    const tag = async () => (await fetchLink(linkUrl)).headers.get('ETag');
    expect(headers.get('ETag')).toMatch(/^"/);
    expect(await tag()).toBe(headers.get('ETag'));
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    await insertBooking(app, { ...stay, status: 'confirmed' });
    expect(await tag()).not.toBe(headers.get('ETag'));
  });

  it('leaves out what comes from other sites: two that repeat each other never forget', async () => {
    peer.answer(calendarOf({ start: '2027-04-12', end: '2027-04-14' }));
    await add();
    await read();
    expect((await fetchLink(await make())).text).not.toContain('VEVENT');
  });

  it('includes the nights kept free beside the villa’s own stays, which no site may sell, and no others', async () => {
    await app.db.models.VillaSettings.update({ gapNights: 2 }, { where: {} });
    const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    await insertBooking(app, { ...stay, status: 'confirmed' });
    await call('POST', '/api/admin/blocks', {
      startDate: '2027-04-16',
      endDate: '2027-04-18',
      note: null,
    });
    peer.answer(calendarOf({ start: '2027-05-01', end: '2027-05-04' }));
    await add();
    await read();
    const linkUrl = await make();
    const ranges = (text: string) =>
      [...text.matchAll(/DTSTART;VALUE=DATE:\d{4}(\d{4})\r\nDTEND;VALUE=DATE:\d{4}(\d{4})/g)]
        .map(([, start, end]) => `${start}-${end}`)
        .toSorted();
    const shown = (await fetchLink(linkUrl)).text;
    expect(ranges(shown)).toEqual(['0410-0412', '0412-0415', '0415-0416', '0416-0418']);
    expect(await reasons('2027-04-09', '2027-04-12')).toEqual([
      'free',
      'blocked',
      'blocked',
      'booked',
    ]);

    // The site's echo is not a separate stay, with our id or another.
    await readLater(shown);
    expect((await sync()).feeds[0]).toMatchObject({ nights: 0, clashes: [] });
    const closed = { start: '2027-04-10', end: '2027-04-18', summary: 'CLOSED - Not available' };
    await readLater(calendarOf(closed));
    expect((await sync()).feeds[0]).toMatchObject({ nights: 0, clashes: [] });
    expect(ranges((await fetchLink(linkUrl)).text)).toEqual(ranges(shown));
    // A stay of their guest is.
    await readLater(calendarOf({ start: '2027-04-10', end: '2027-04-12' }));
    expect((await sync()).feeds[0]).toMatchObject({ nights: 2 });
    expect(ranges((await fetchLink(linkUrl)).text)).not.toContain('0410-0412');
  });

  it('stops working once it is replaced or removed', async () => {
    const first = await make();
    const second = await make();
    expect((await fetchLink(first)).status).toBe(404);
    expect((await fetchLink(second)).status).toBe(200);
    expect((await call('DELETE', '/api/admin/calendar-link')).status).toBe(200);
    expect((await fetchLink(second)).status).toBe(404);
    expect((await sync()).linkUrl).toBeNull();
  });

  it.each([
    '/calendar/',
    '/calendar/.ics',
    '/calendar/a.ics',
    `/calendar/${'a'.repeat(32)}.ics`,
    `/calendar/${'a'.repeat(32)}`,
    '/calendar/%2e%2e%2fvilla.sqlite',
  ])('is not found at %s', async (path) => {
    await make();
    expect((await app.send('GET', path)).status).toBe(404);
  });
});
