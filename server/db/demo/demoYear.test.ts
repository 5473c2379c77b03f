import type { Today } from '@shared/contract/bookings/today';
import type { ConversationBrief } from '@shared/contract/conversation/conversation';
import type { PublicReviews } from '@shared/contract/reviews/review';
import { villaDay } from '@shared/domain/date';
import type { BookingPayments } from '@shared/contract/payments/payments';
import { overrideStatus } from '@shared/domain/prices/overrideStatus';
import type { Language } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp';
import { itemsOf } from '../../test/todayItems';
import { addDemoYear } from './demoYear';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
  const now = app.deps.now();
  const { models, write } = app.db;
  await write((tx) => addDemoYear({ models, tx, now, today: villaDay(now) }));
});
afterAll(() => app.close());

const get = async <T>(path: string): Promise<T> =>
  (await app.send<T>('GET', path, { cookie })).json;
it('brings sample overrides of every state, which a new database has not', async () => {
  const today = villaDay(app.deps.now());
  const states = (await app.db.models.PriceOverride.findAll()).map((row) =>
    overrideStatus(row, today),
  );
  expect(new Set(states)).toEqual(new Set(['Expired', 'Active', 'Upcoming']));
});

it('brings two open offers, the nights of one of them held', async () => {
  const offers = itemsOf(await get<Today>('/api/admin/today'), 'offer');
  expect(offers.filter(({ holdsNights }) => holdsNights)).toHaveLength(1);
  expect(offers).toHaveLength(2);
  const held = offers.find(({ holdsNights }) => holdsNights);
  const nights = await app.db.models.HeldNight.findAll();
  expect(nights.map(({ night }) => night)).toContain(held?.checkinDate);
});

it('brings payments that are overdue, made in part and made in full', async () => {
  const due = itemsOf(await get<Today>('/api/admin/today'), 'payment');
  expect(due.filter(({ due: { isOverdue } }) => isOverdue)).toHaveLength(1);
  const where = { status: 'confirmed', checkinDate: { [Op.gt]: villaDay(app.deps.now()) } };
  const ahead = await app.db.models.Booking.findAll({ where });
  const states = await Promise.all(
    ahead.map(({ id }) => get<BookingPayments>(`/api/admin/bookings/${id}/payments`)),
  );
  expect(new Set(states.map(({ stay }) => stay.state))).toEqual(
    new Set(['overdue', 'partly', 'paid']),
  );
});

it('brings a conversation whose last message is still to be read', async () => {
  const [conversation, ...others] = await get<ConversationBrief[]>('/api/admin/conversations');
  expect([conversation?.unread, others]).toEqual([1, []]);
});

it('plans mails for future stays and has none due now', async () => {
  const now = app.deps.now();
  const planned = await app.db.models.ScheduledMail.findAll({ where: { state: 'planned' } });
  expect(new Set(planned.map(({ kind }) => kind))).toEqual(
    new Set(['arrivalDetails', 'departureDay', 'thanks']),
  );
  expect(planned.filter(({ dueAt }) => dueAt <= now)).toEqual([]);
  expect(await app.db.models.OutboxMail.count()).toBe(0);
});

it('uses only example.com addresses', async () => {
  const rows = await app.db.models.Booking.findAll();
  expect(rows.filter(({ guestEmail }) => !guestEmail.endsWith('@example.com'))).toEqual([]);
});

it('says of its reviews that they are samples, each in its guest’s language', async () => {
  const { count, reviews } = await get<PublicReviews>('/api/reviews');
  expect(count).toBe(0);
  const SAMPLE: Partial<Record<Language, string>> = {
    en: 'Sample',
    pt: 'exemplo',
    de: 'Beispiel',
    fr: 'exemple',
    nl: 'Voorbeeld',
  };
  for (const { language, words: text } of reviews) {
    expect(text).toContain(SAMPLE[language] ?? 'Sample');
  }
  expect(new Set(reviews.map(({ language }) => language)).size).toBe(3);
  expect(reviews.map(({ isSample }) => isSample)).toEqual([true, true, true]);
});
