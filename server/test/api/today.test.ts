import type { Today } from '@shared/contract/bookings/today';
import { addDays } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

// Today is 10 March 2027, noon.
describe('the owner’s overview of today', () => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp();
    cookie = await app.signIn();
  });
  afterEach(() => app.close());

  const today = async () => (await app.send<Today>('GET', '/api/admin/today', { cookie })).json;
  const feedWith = (name: string, clashes: { startDate: string; endDate: string }[]) =>
    app.db.write(() =>
      app.db.models.ImportedCalendar.create({
        name,
        url: `https://${name}.example/calendar.ics`,
        clashes: JSON.stringify(clashes),
        problem: null,
        isWaiting: false,
        readAt: app.deps.now(),
        nextReadAt: app.deps.now(),
        createdAt: app.deps.now(),
      }),
    );

  it('is empty in a villa without bookings', async () => {
    expect(await today()).toEqual({
      today: '2027-03-10',
      checkinTime: '16:00',
      checkoutTime: '11:00',
      stays: [],
      imported: [],
      answer: { rows: [], total: 0 },
      offers: { rows: [], total: 0 },
      due: { rows: [], total: 0 },
      wishes: { rows: [], total: 0 },
      isDiskShort: false,
      unread: [],
      silent: [],
      conflicts: { rows: [], total: 0 },
    });
  });

  it('has the confirmed stays of seven days: those that end today, go on, and begin on the last', async () => {
    const stays = [
      ['2027-03-05', '2027-03-09', 'confirmed'],
      ['2027-03-09', '2027-03-10', 'confirmed'],
      ['2027-03-10', '2027-03-12', 'confirmed'],
      ['2027-03-12', '2027-03-14', 'pending'],
      ['2027-03-13', '2027-03-15', 'cancelled'],
      ['2027-03-16', '2027-03-20', 'confirmed'],
      ['2027-03-20', '2027-03-22', 'confirmed'],
    ] as const;
    for (const [checkinDate, checkoutDate, status] of stays) {
      await insertBooking(app, { checkinDate, checkoutDate, status });
    }
    const arrivals = async () => (await today()).stays.map(({ checkinDate }) => checkinDate);
    expect(await arrivals()).toEqual(['2027-03-09', '2027-03-10', '2027-03-16']);
    // Half past midnight in the villa's summer time: the next day, wherever the server is.
    app.setNow(new Date('2027-03-31T23:30:00Z'));
    cookie = await app.signIn();
    expect((await today()).today).toBe('2027-04-01');
    expect(await arrivals()).toEqual([]);
  });

  it('has the longest stay that can be in progress', async () => {
    await insertBooking(app, {
      checkinDate: '2026-12-10',
      checkoutDate: '2027-03-10',
      status: 'confirmed',
    });
    expect((await today()).stays).toHaveLength(1);
  });

  it('has what other calendars hold of seven days: what ends today, goes on, and begins on the last', async () => {
    const feed = await feedWith('Airbnb', []);
    const block = (startDate: string, endDate: string, feedId: number | null = feed.id) =>
      app.db.write(() =>
        app.db.models.Block.create({
          startDate,
          endDate,
          note: 'Airbnb: Reserved',
          feedId,
          createdAt: app.deps.now(),
        }),
      );
    await block('2027-03-01', '2027-03-09');
    await block('2027-03-08', '2027-03-10');
    await block('2027-03-11', '2027-03-14');
    await block('2027-03-14', '2027-03-15', null);
    await block('2027-03-16', '2027-03-20');
    await block('2027-03-20', '2027-03-22');
    const { imported } = await today();
    expect(imported).toMatchObject([
      { feedName: 'Airbnb', startDate: '2027-03-08', endDate: '2027-03-10' },
      { feedName: 'Airbnb', startDate: '2027-03-11', endDate: '2027-03-14' },
      { feedName: 'Airbnb', startDate: '2027-03-16', endDate: '2027-03-20' },
    ]);
  });

  it('lists the five bookings that have waited longest, and how many there are', async () => {
    for (let day = 1; day <= 7; day += 1) {
      await insertBooking(app, {
        checkinDate: '2027-05-01',
        checkoutDate: '2027-05-04',
        status: day % 2 === 0 ? 'enquiry' : 'pending',
        createdAt: new Date(Date.UTC(2027, 2, 10 - day)),
      });
    }
    // A past stay, or a decided one, needs no answer.
    const decided = [
      ['2027-03-01', '2027-03-10', 'pending'],
      ['2027-06-01', '2027-06-04', 'cancelled'],
    ] as const;
    for (const [checkinDate, checkoutDate, status] of decided) {
      await insertBooking(app, { checkinDate, checkoutDate, status });
    }
    const { answer } = await today();
    expect(answer.total).toBe(7);
    expect(answer.rows.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
      '2027-03-03',
      '2027-03-04',
      '2027-03-05',
      '2027-03-06',
      '2027-03-07',
    ]);
  });

  it('has who would arrive today or tomorrow before those that have waited longer', async () => {
    const timestamps = [
      ['2027-06-01', '2027-03-01T10:00:00Z'],
      ['2027-03-12', '2027-03-02T10:00:00Z'],
      ['2027-03-11', '2027-03-04T10:00:00Z'],
      ['2027-03-10', '2027-03-05T10:00:00Z'],
    ] as const;
    for (const [checkinDate, createdAt] of timestamps) {
      const checkoutDate = addDays(checkinDate, 3);
      await insertBooking(app, { checkinDate, checkoutDate, createdAt: new Date(createdAt) });
    }
    const { answer } = await today();
    expect(answer.rows.map(({ checkinDate }) => checkinDate)).toEqual([
      '2027-03-11',
      '2027-03-10',
      '2027-06-01',
      '2027-03-12',
    ]);
  });

  it('names who holds the nights of a waiting booking', async () => {
    const stay = { checkinDate: '2027-05-01', checkoutDate: '2027-05-04' };
    const { reference } = await insertBooking(app, { ...stay, status: 'confirmed' });
    await insertBooking(app, stay);
    expect((await today()).answer.rows[0]?.obstacle).toEqual({
      kind: 'booking',
      reference,
      guestName: 'Ana Duarte',
    });
  });

  it('has what other calendars hold of taken nights, by night, with who has them here', async () => {
    const { reference } = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    const nights = (startDate: string, endDate: string) => ({ startDate, endDate });
    await feedWith('Airbnb', [
      nights('2027-06-01', '2027-06-03'),
      nights('2027-05-03', '2027-05-06'),
      nights('2027-03-01', '2027-03-10'),
    ]);
    await feedWith('Vrbo', [nights('2027-05-20', '2027-05-21')]);
    const { conflicts } = await today();
    expect(conflicts.total).toBe(3);
    expect(conflicts.rows).toMatchObject([
      {
        feedName: 'Airbnb',
        startDate: '2027-05-03',
        endDate: '2027-05-06',
        booking: { reference, guestName: 'Ana Duarte' },
      },
      { feedName: 'Vrbo', booking: null },
      { feedName: 'Airbnb', startDate: '2027-06-01', booking: null },
    ]);
  });

  it('names no more than five conflicts, and counts the rest', async () => {
    await feedWith(
      'Airbnb',
      Array.from({ length: 9 }, (_, index) => ({
        startDate: `2027-05-1${index}`,
        endDate: `2027-05-${11 + index}`,
      })),
    );
    const { conflicts } = await today();
    expect([conflicts.rows.length, conflicts.total]).toEqual([5, 9]);
  });

  it('is for the owner only', async () => {
    expect((await app.send('GET', '/api/admin/today')).status).toBe(401);
  });
});
