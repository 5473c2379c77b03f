import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { Today } from '@shared/contract/bookings/today';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importDueCalendars } from '../../services/calendars/importDueCalendars';
import { calendarOf, startCalendarPeer, type CalendarPeer } from '../calendarPeer';
import { insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';
import { itemsOf } from '../todayItems';

const QUARTER_HOUR_MS = 15 * 60_000;
const SOLD = { start: '2027-04-13', end: '2027-04-16' };

let app: TestApp;
let cookie: string;
let peer: CalendarPeer;
let booking: { id: number; reference: string };
beforeEach(async () => {
  app = await startTestApp({ env: { CALENDAR_PRIVATE_NETWORKS: '1' } });
  cookie = await app.signIn();
  peer = await startCalendarPeer();
  const stay = { checkinDate: '2027-04-12', checkoutDate: '2027-04-19' };
  booking = await insertBooking(app, { ...stay, status: 'confirmed' });
  await app.send('POST', '/api/admin/calendar-feeds', {
    cookie,
    body: { name: 'Airbnb', url: peer.url },
  });
});
afterEach(async () => {
  await peer?.close();
  await app?.close();
});

/** Reads the calendar at its next time, with this content. */
const read = async (text: string) => {
  peer.answer(text);
  app.setNow(new Date(app.deps.now().getTime() + QUARTER_HOUR_MS));
  await importDueCalendars(app.deps, new AbortController().signal);
};
const get = async <Json>(path: string) => (await app.send<Json>('GET', path, { cookie })).json;
const onToday = async () => itemsOf(await get<Today>('/api/admin/today'), 'doubleBooking');
const inPanel = async () =>
  (await get<BookingDetail>(`/api/admin/bookings/${booking.reference}`)).doubleBookings;
const end = (how: string) =>
  app.send('POST', '/api/admin/double-bookings', {
    cookie,
    body: { feedId: 1, startDate: SOLD.start, endDate: SOLD.end, end: how },
  });
const mails = async () =>
  (await app.db.models.OutboxMail.findAll({ where: { kind: 'doubleBooking' }, order: ['id'] })).map(
    ({ reference, recipient, data }) => {
      const { clash } = JSON.parse(data) as { clash: { isBack: boolean } };
      return [reference, recipient, clash.isBack];
    },
  );

it('is mailed to the owner once, and shown on Today, in the calendar, in the panel and in the counts', async () => {
  await read(calendarOf(SOLD));
  await read(calendarOf(SOLD));
  expect(await mails()).toEqual([[booking.reference, null, false]]);
  const shown = [
    {
      feedName: 'Airbnb',
      startDate: SOLD.start,
      endDate: SOLD.end,
      isBack: false,
      booking: { reference: booking.reference, guestName: 'Ana Duarte' },
    },
  ];
  expect(await onToday()).toMatchObject(shown);
  expect(await inPanel()).toMatchObject(shown);
  const calendar = (days: string) => get<OwnerCalendar>(`/api/admin/calendar?${days}`);
  expect((await calendar('startDate=2027-04-01&endDate=2027-04-30')).doubleBookings).toMatchObject(
    shown,
  );
  expect((await calendar('startDate=2027-04-16&endDate=2027-04-30')).doubleBookings).toEqual([]);
  const summary = await get<BookingSummary>('/api/admin/summary');
  expect(summary.doubleBookings).toMatchObject(shown);
});

describe('ended', () => {
  beforeEach(() => read(calendarOf(SOLD)));

  it('as the same stay, is never shown or mailed again, even after a reading without it', async () => {
    expect((await end('same')).status).toBe(200);
    expect([await onToday(), await inPanel()]).toEqual([[], []]);
    await read(calendarOf());
    await read(calendarOf({ ...SOLD, end: '2027-04-17' }));
    expect(await onToday()).toEqual([]);
    expect(await mails()).toHaveLength(1);
    expect((await inPanel()).length).toBe(0);
  });

  it('as the same stay, does not hide that another booking clashes with the entry', async () => {
    await end('same');
    const stay = { checkinDate: '2027-04-19', checkoutDate: '2027-04-22' };
    const next = await insertBooking(app, { ...stay, status: 'confirmed' });
    await read(calendarOf({ ...SOLD, end: '2027-04-21' }));
    expect(await onToday()).toMatchObject([
      { startDate: '2027-04-19', booking: { reference: next.reference } },
    ]);
    expect(await mails()).toEqual([
      [booking.reference, null, false],
      [next.reference, null, false],
    ]);
  });

  it('as freed there, is hidden until the next reading, and comes back with a mail if it is still there', async () => {
    await end('freed');
    expect(await onToday()).toEqual([]);
    await read('<h1>Sign in</h1>');
    expect(await onToday()).toEqual([]);
    await read(calendarOf(SOLD));
    expect(await onToday()).toMatchObject([{ isBack: true }]);
    await read(calendarOf(SOLD));
    expect(await mails()).toEqual([
      [booking.reference, null, false],
      [booking.reference, null, true],
    ]);
  });

  it('as freed there, is over if the calendar has freed it', async () => {
    await end('freed');
    await read(calendarOf());
    expect(await onToday()).toEqual([]);
    expect((await end('same')).status).toBe(409);
  });

  it('by moving or cancelling the booking here, is over at once, and the nights are the other site’s', async () => {
    const body = { status: 'cancelled', cancelledBy: 'owner' };
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, { cookie, body });
    expect(await onToday()).toEqual([]);
    await read(calendarOf(SOLD));
    expect(await onToday()).toEqual([]);
    expect(await app.db.models.Block.findAll({ raw: true })).toMatchObject([
      { startDate: SOLD.start, endDate: SOLD.end },
    ]);
    expect(await mails()).toHaveLength(1);
  });
});

it('of a calendar whose entries get another id at every reading, is mailed once', async () => {
  await read(calendarOf(SOLD));
  await read(calendarOf(SOLD).replace('UID:0@', 'UID:another@'));
  expect(await mails()).toHaveLength(1);
});

it('with nights that the owner has blocked, names no booking', async () => {
  const block = { startDate: '2027-05-01', endDate: '2027-05-04', note: '' };
  await app.send('POST', '/api/admin/blocks', { cookie, body: block });
  await read(calendarOf({ start: '2027-05-02', end: '2027-05-06' }));
  expect(await onToday()).toMatchObject([
    { startDate: '2027-05-02', endDate: '2027-05-04', booking: null },
  ]);
});
