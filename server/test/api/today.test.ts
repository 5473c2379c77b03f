import type { Today } from '@shared/contract/bookings/today';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declineLapsedEnquiries } from '../../services/bookings/lapsedEnquiries';
import { writeMessage } from '../../services/conversation/conversation';
import type { Booking } from '../../models/Booking';
import { insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';
import { itemsOf } from '../todayItems';

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
  const insert = async (
    [checkinDate, checkoutDate]: readonly [string, string],
    columns: Partial<Pick<Booking, 'guestName' | 'guestEmail' | 'houseNotes' | 'status'>> = {},
  ) => (await insertBooking(app, { checkinDate, checkoutDate })).update(columns);
  const write = (id: number, author: 'guest' | 'owner', text: string) =>
    app.db.write(async (tx) => {
      const booking = await app.db.models.Booking.findByPk(id, { rejectOnEmpty: true });
      const context = { models: app.db.models, now: app.deps.now(), today: '2027-03-10', tx };
      await writeMessage(booking, author, { text, files: [], key: null }, context);
    });

  it('is empty in a villa without bookings', async () => {
    expect(await today()).toEqual({
      today: '2027-03-10',
      checkinTime: '16:00',
      checkoutTime: '11:00',
      isDiskShort: false,
      items: [],
      totals: { enquiry: 0, request: 0, message: 0, payment: 0, offer: 0 },
    });
  });

  it('has who arrives and leaves today and tomorrow, and who is there', async () => {
    const stays = [
      ['2027-03-05', '2027-03-07', 'confirmed'],
      ['2027-03-07', '2027-03-10', 'confirmed'],
      ['2027-03-10', '2027-03-11', 'confirmed'],
      ['2027-03-11', '2027-03-20', 'confirmed'],
      ['2027-03-11', '2027-03-14', 'cancelled'],
      ['2027-03-21', '2027-03-22', 'confirmed'],
    ] as const;
    for (const [checkinDate, checkoutDate, status] of stays) {
      await insertBooking(app, { checkinDate, checkoutDate, status });
    }
    const kinds = async () =>
      (await today()).items.flatMap((item) => ('day' in item ? [`${item.day} ${item.kind}`] : []));
    expect(await kinds()).toEqual([
      '2027-03-10 departure',
      '2027-03-10 arrival',
      '2027-03-11 departure',
      '2027-03-11 arrival',
    ]);
    // Half past midnight in the villa's summer time: the next day, wherever the server is.
    app.setNow(new Date('2027-03-14T23:30:00Z'));
    cookie = await app.signIn();
    expect(await kinds()).toEqual(['2027-03-14 inHouse']);
  });

  it('has the arrival time, the flight and the note for the house of an arrival', async () => {
    const { id } = await insert(['2027-03-11', '2027-03-14'], {
      status: 'confirmed',
      houseNotes: 'Cot in the small room',
    });
    await app.db.write(() =>
      app.db.models.StayDetails.create({
        bookingId: id,
        guestNames: '[]',
        arrivalTime: '18:30',
        arrivalNote: 'TP1902',
        updatedAt: app.deps.now(),
      }),
    );
    expect(itemsOf(await today(), 'arrival')).toMatchObject([
      {
        arrivalTime: '18:30',
        arrivalNote: 'TP1902',
        booking: { houseNotes: 'Cot in the small room' },
        unpaid: { stay: '0.00', security: '0.00' },
      },
    ]);
  });

  it('has what other calendars hold and what begins or ends today or tomorrow', async () => {
    const feed = await app.db.write(() =>
      app.db.models.ImportedCalendar.create({
        name: 'Airbnb',
        url: 'https://airbnb.example/calendar.ics',
        clashes: '[]',
        problem: null,
        isWaiting: false,
        readAt: app.deps.now(),
        nextReadAt: app.deps.now(),
        createdAt: app.deps.now(),
      }),
    );
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
    await block('2027-03-08', '2027-03-10');
    await block('2027-03-11', '2027-03-14');
    await block('2027-03-11', '2027-03-12', null);
    await block('2027-03-16', '2027-03-20');
    expect((await today()).items).toMatchObject([
      { kind: 'importedDeparture', feedName: 'Airbnb', day: '2027-03-10' },
      { kind: 'importedArrival', feedName: 'Airbnb', day: '2027-03-11' },
    ]);
  });

  it('lists the five enquiries that have waited longest, and how many there are', async () => {
    for (let day = 1; day <= 7; day += 1) {
      await insertBooking(app, {
        checkinDate: `2027-05-0${day}`,
        checkoutDate: `2027-05-0${day + 1}`,
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
    const shown = await today();
    expect(shown.totals.enquiry).toBe(7);
    expect(itemsOf(shown, 'enquiry').map(({ booking }) => booking.createdAt.slice(0, 10))).toEqual([
      '2027-03-03',
      '2027-03-04',
      '2027-03-05',
      '2027-03-06',
      '2027-03-07',
    ]);
  });

  it('names who holds the nights of an enquiry, who else asks for them, and when the owner wrote', async () => {
    const held = { checkinDate: '2027-05-01', checkoutDate: '2027-05-04' };
    const { reference } = await insertBooking(app, { ...held, status: 'confirmed' });
    await insertBooking(app, held);
    const nina = await insert(['2027-06-06', '2027-06-13'], {
      guestName: 'Nina',
      guestEmail: 'nina@example.org',
    });
    await insert(['2027-06-08', '2027-06-15'], {
      guestName: 'Otto',
      guestEmail: 'otto@example.org',
    });
    const asked = async () => itemsOf(await today(), 'enquiry').map(({ booking }) => booking);
    expect(await asked()).toMatchObject([
      { obstacle: { kind: 'booking', reference, guestName: 'Ana Duarte' } },
      { guestName: 'Nina', competing: [{ guestName: 'Otto' }] },
      { guestName: 'Otto', competing: [{ guestName: 'Nina' }] },
    ]);
    expect((await asked())[0]?.competing).toBeUndefined();
    await write(nina.id, 'owner', 'Would later dates do?');
    const wroteAt = async () =>
      (await asked()).find(({ guestName }) => guestName === 'Nina')?.wroteAt;
    expect(await wroteAt()).toBe('2027-03-10T12:00:00.000Z');
    app.setNow(new Date('2027-03-10T12:05:00Z'));
    await write(nina.id, 'guest', 'No');
    expect(await wroteAt()).toBeUndefined();
  });

  it('has unread messages, one row for each guest and the contact form', async () => {
    const { id, reference } = await insertBooking(app, {
      checkinDate: '2027-05-01',
      checkoutDate: '2027-05-04',
      status: 'confirmed',
    });
    await write(id, 'guest', 'Are there beach towels?');
    await write(id, 'guest', 'For four?');
    await app.db.write(() =>
      app.db.models.ContactMessage.create({
        firstName: 'Tom',
        lastName: 'Baker',
        email: 'tom@example.org',
        phone: null,
        subject: 'general',
        message: 'Is there parking?',
        language: 'en',
        createdAt: app.deps.now(),
      }),
    );
    const shown = await today();
    expect(shown.totals.message).toBe(2);
    expect(itemsOf(shown, 'message')).toMatchObject([
      { reference, name: 'Ana Duarte', text: 'For four?', count: 2 },
      { reference: null, name: 'Tom Baker', text: 'Is there parking?', count: 1 },
    ]);
  });

  it('says which enquiries ended because nobody answered, for a week', async () => {
    const { reference } = await insert(['2027-03-09', '2027-03-12']);
    await declineLapsedEnquiries(app.deps);
    expect(itemsOf(await today(), 'lapsed')).toMatchObject([{ reference }]);
    app.setNow(new Date('2027-03-17T12:00:01Z'));
    cookie = await app.signIn();
    expect(itemsOf(await today(), 'lapsed')).toEqual([]);
  });

  it('has failed mails in one line, in plain words, and sends all of them again', async () => {
    await insertBooking(app, { checkinDate: '2027-05-01', checkoutDate: '2027-05-04' });
    for (const [id, status] of [
      [1, 'failed'],
      [2, 'pending'],
    ] as const) {
      await app.db.write(() =>
        app.db.models.OutboxMail.create({
          messageKey: `key-${id}`,
          kind: 'confirmation',
          reference: null,
          recipient: 'ana@example.org',
          priority: 0,
          mailbox: null,
          data: '{}',
          status,
          attempts: 3,
          lastError: 'connect ECONNREFUSED 127.0.0.1:4825',
          nextAttemptAt: new Date('2027-03-11T12:00:00Z'),
          giveUpAt: new Date('2027-03-12T12:00:00Z'),
          createdAt: app.deps.now(),
        }),
      );
    }
    expect(itemsOf(await today(), 'failedMail')).toEqual([
      { kind: 'failedMail', count: 2, reason: 'The mail server could not be reached.' },
    ]);
    expect((await app.send('POST', '/api/admin/mail/retry', { cookie })).status).toBe(200);
    const rows = await app.db.models.OutboxMail.findAll({ where: { kind: 'confirmation' } });
    expect(rows.map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual([
      ['pending', app.deps.now()],
      ['pending', app.deps.now()],
    ]);
  });

  it('is for the owner only', async () => {
    expect((await app.send('GET', '/api/admin/today')).status).toBe(401);
  });
});
