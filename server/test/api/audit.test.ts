import type { AuditEntryJson } from '@shared/contract/audit/audit';
import type { BookingJson } from '@shared/contract/bookings/booking';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesBetween, secret } from '../../db/changes/auditChanges';
import { recordAudit } from '../../services/audit/recordAudit';
import { buildEnquiry, buildOverride, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const activity = async (query = '') =>
  app.send<AuditEntryJson[]>('GET', `/api/admin/activity${query}`, { cookie });
const newest = async () => (await activity('?limit=1')).json[0];

describe('the audit log', () => {
  it('records who changed what of a booking, when, and from what to what', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    app.setNow(new Date('2027-03-10T12:05:00Z'));
    await app.send('PATCH', `/api/admin/bookings/${booking.id}`, {
      cookie,
      body: { guestCount: 3, totalAmount: '1400.00', guestName: 'Ana Duarte Lopes' },
    });
    expect(await newest()).toEqual({
      id: 2,
      at: '2027-03-10T12:05:00.000Z',
      userName: 'admin',
      action: 'booking_changed',
      subject: booking.reference,
      changes: {
        guestName: ['Ana Duarte', 'Ana Duarte Lopes'],
        guestCount: [2, 3],
        totalAmount: ['1500.00', '1400.00'],
      },
      currency: 'EUR',
      guestName: 'Ana Duarte Lopes',
    });
    await app.send<BookingJson>('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    expect(await newest()).toMatchObject({
      action: 'booking_status_changed',
      subject: booking.reference,
      changes: { status: ['pending', 'confirmed'] },
    });
  });

  it('records changed prices and settings, and nothing unchanged', async () => {
    await app.send('PUT', '/api/villa-settings', {
      cookie,
      body: { ...SETTINGS_DEFAULTS, basePrice: '475.00', gbpRate: '0.8700' },
    });
    expect(await newest()).toMatchObject({
      action: 'settings_changed',
      changes: { basePrice: ['450.00', '475.00'], gbpRate: ['0.8600', '0.8700'] },
    });
    const added = await app.send<{ id: number }>('POST', '/api/admin/price-overrides', {
      cookie,
      body: buildOverride(),
    });
    await app.send('PATCH', `/api/admin/price-overrides/${added.json.id}/toggle`, { cookie });
    expect(await newest()).toMatchObject({
      action: 'override_changed',
      subject: 'Easter',
      changes: { isActive: [true, false] },
    });
    await app.send('DELETE', `/api/admin/price-overrides/${added.json.id}`, { cookie });
    expect((await newest())?.changes['overridePrice']).toEqual(['520.00', null]);
  });

  it('names a secret that was changed, and never its value', async () => {
    const url = 'https://93.184.216.34/secret-feed.ics';
    await app.send('POST', '/api/admin/calendar-feeds', { cookie, body: { name: 'Other', url } });
    expect(await newest()).toMatchObject({
      action: 'feed_added',
      subject: 'Other',
      changes: { url: [null, '•••'] },
    });
    expect((await activity()).text).not.toContain('secret-feed');
  });

  it('records lists item by item, as people read them', () => {
    const week = { name: 'Week', minNights: 7, percent: 5 };
    const fees = {
      maxPets: 0,
      petFeeCents: 0,
      extras: [{ id: 'a1', name: 'Cot', priceCents: 2000 }],
    };
    const long = (name: string, days: number) => ({
      name,
      ranges: [{ start: '06-01', end: '06-30' }],
      arrivalDays: [6, days],
      ownPrice: null,
    });
    expect(
      changesBetween(
        {
          discounts: [week, { name: 'Early', minDays: 90, percent: 10 }],
          fees,
          cancellation: [{ daysBefore: 30, refundPercent: 100 }],
          seasons: [long('June', 7), long('July', 7), long('May', 7)],
          hidden: [{ name: 'x', feedUrl: secret('https://secret') }],
          mapUrl: 'https://maps.example/a',
        },
        {
          discounts: [
            { ...week, percent: 8 },
            { name: 'Late', minDays: 3, percent: 12.5 },
          ],
          fees: { ...fees, extras: [{ id: 'a1', name: 'Cot', priceCents: 2500 }] },
          cancellation: [
            { daysBefore: 30, refundPercent: 100 },
            { daysBefore: 7, refundPercent: 50 },
          ],
          seasons: [long('July', 1), long('June', 7), long('May', 7)],
          hidden: [{ name: 'x', feedUrl: secret('https://another') }],
          mapUrl: 'https://maps.example/b',
        },
      ),
    ).toEqual({
      'discounts › Week › percent': [5, 8],
      'discounts › Early': ['Early, min days 90, percent 10', null],
      'discounts › Late': [null, 'Late, min days 3, percent 12.5'],
      'fees › extras › Cot › price': ['20.00', '25.00'],
      cancellation: [
        'days before 30, refund percent 100',
        'days before 30, refund percent 100; days before 7, refund percent 50',
      ],
      'seasons › July › arrivalDays': ['6, 7', '6, 1'],
      'seasons › order': ['June, July, May', 'July, June, May'],
      'hidden › x › feedUrl': ['•••', '•••'],
      mapUrl: ['https://maps.example/a', 'https://maps.example/b'],
    });
  });

  it('records a changed season of a hundred without the others', async () => {
    const season = (index: number, minStay: number) => ({
      name: `Season ${index}`,
      ranges: [{ start: '2027-06-01', end: '2027-06-02' }],
      minStay,
    });
    const list = (minStay: number) =>
      Array.from({ length: 100 }, (_, index) => season(index, index === 99 ? minStay : 3));
    expect(changesBetween({ seasons: list(3) }, { seasons: list(5) })).toEqual({
      'seasons › Season 99 › minStay': [3, 5],
    });
  });

  it('records sign-ins, sign-outs and downloads', async () => {
    await app.send('GET', '/api/bookings/export.csv', { cookie });
    const other = await app.signIn();
    await app.send('POST', '/api/admin/logout', { cookie: other });
    const entries = (await activity()).json.map(({ action, userName }) => [userName, action]);
    expect(entries).toEqual([
      ['admin', 'signed_out'],
      ['admin', 'signed_in'],
      ['admin', 'bookings_exported'],
      ['admin', 'signed_in'],
    ]);
  });

  it('records nothing of what was refused', async () => {
    const before = (await activity()).json.length;
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    const refused = await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed', updatedAt: '2020-01-01T00:00:00.000Z' },
    });
    expect(refused.status).toBe(409);
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    expect((await activity()).json).toHaveLength(before);
  });

  it('cannot be changed or deleted by any call', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await app.send(method, '/api/admin/activity', { cookie, body: {} })).status).toBe(
        405,
      );
      expect((await app.send(method, '/api/admin/activity/1', { cookie, body: {} })).status).toBe(
        404,
      );
    }
  });

  it('identifies a block by its last night, not by the day after it', async () => {
    const body = { startDate: '2027-04-14', endDate: '2027-04-17', note: null };
    await app.send('POST', '/api/admin/blocks', { cookie, body });
    const { json } = await activity('?area=calendar');
    expect(json[0]).toMatchObject({
      subject: '2027-04-14 to 2027-04-16',
      changes: { firstNight: [null, '2027-04-14'], lastNight: [null, '2027-04-16'] },
    });
  });

  it('is paginated by key, so that new entries neither repeat nor skip one', async () => {
    const add = (subject: string) =>
      app.db.write(async (tx) =>
        recordAudit(
          'block_added',
          { subject },
          { models: app.db.models, tx, now: app.deps.now(), today: '2027-03-10' },
        ),
      );
    for (let number = 1; number <= 5; number += 1) await add(`n${number}`);
    const first = await activity('?area=calendar&limit=2');
    await add('meanwhile');
    const cursor = first.headers.get('X-Next-Cursor') ?? '';
    const second = await activity(`?area=calendar&limit=2&cursor=${cursor}`);
    const third = await activity(
      `?area=calendar&limit=2&cursor=${second.headers.get('X-Next-Cursor') ?? ''}`,
    );
    expect([first, second, third].map(({ json }) => json.map(({ subject }) => subject))).toEqual([
      ['n5', 'n4'],
      ['n3', 'n2'],
      ['n1'],
    ]);
    expect(third.headers.get('X-Next-Cursor')).toBeNull();
    expect(first.json[0]?.userName).toBeNull();
  });

  it('is filtered by area, user, subject and the villa’s days', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-07-12',
      checkoutDate: '2027-07-22',
    });
    // Half past midnight in the villa's summer time; still 10 July in UTC.
    app.setNow(new Date('2027-07-10T23:30:00Z'));
    cookie = await app.signIn();
    await app.send('PATCH', `/api/bookings/${booking.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    const count = async (query: string) => (await activity(query)).json.length;
    expect(await count(`?subject=${booking.reference}`)).toBe(1);
    expect(await count('?area=bookings')).toBe(1);
    expect(await count('?area=access&user=Admin')).toBe(2);
    expect(await count('?user=nobody')).toBe(0);
    expect(await count('?from=2027-07-11')).toBe(2);
    expect(await count('?to=2027-07-10')).toBe(1);
    expect(await count('?from=2027-03-10&to=2027-07-11')).toBe(3);
    expect((await activity('?area=elsewhere')).status).toBe(400);
    expect((await activity('?to=2199-12-31')).status).toBe(200);
  });

  it('goes into a CSV file, a line for each field, with no formula in it', async () => {
    await app.send('POST', '/api/admin/blocks', {
      cookie,
      body: { startDate: '2027-05-01', endDate: '2027-05-03', note: '=HYPERLINK("x")' },
    });
    const csv = await app.send('GET', '/api/admin/activity/export.csv?area=calendar', { cookie });
    expect(csv.headers.get('Content-Disposition')).toContain('activity-2027-03-10.csv');
    expect(csv.text.split('\r\n')).toEqual([
      'Time (UTC),User,What,Subject,Field,Before,After',
      '2027-03-10T12:00:00.000Z,admin,Blocked nights,2027-05-01 to 2027-05-02,firstNight,,2027-05-01',
      '2027-03-10T12:00:00.000Z,admin,Blocked nights,2027-05-01 to 2027-05-02,lastNight,,2027-05-02',
      `2027-03-10T12:00:00.000Z,admin,Blocked nights,2027-05-01 to 2027-05-02,note,,"'=HYPERLINK(""x"")"`,
      '',
    ]);
    expect(await newest()).toMatchObject({ action: 'activity_exported' });
  });
});
