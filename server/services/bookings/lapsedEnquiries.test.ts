import type { BookingSource } from '@shared/contract/bookings/booking';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertBooking } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/testApp';
import { declineLapsedEnquiries } from './lapsedEnquiries';

// 23:45 in Lisbon.
const LATE = new Date('2027-07-10T22:45:00Z');

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ now: LATE });
});
afterEach(() => app.close());

async function enquiry(
  checkinDate: string,
  more: { source?: BookingSource; language?: 'de'; checkoutDate?: string } = {},
) {
  const { checkoutDate = '2027-07-20', ...columns } = more;
  const booking = await insertBooking(app, { checkinDate, checkoutDate });
  return booking.update(columns);
}
const mailsTo = async (reference: string) =>
  (await app.db.models.OutboxMail.findAll({ where: { reference } })).map(({ kind, data }) => {
    const { booking } = JSON.parse(data) as { booking: { language: string; isLapsed?: true } };
    return [kind, booking.language, booking.isLapsed];
  });

it('declines an enquiry on the day after its check-in, mails its guest and logs why, once', async () => {
  const passed = await enquiry('2027-07-09', { language: 'de' });
  const today = await enquiry('2027-07-10');
  await declineLapsedEnquiries(app.deps);
  await declineLapsedEnquiries(app.deps);
  expect((await passed.reload()).status).toBe('cancelled');
  expect((await today.reload()).status).toBe('pending');
  expect(await mailsTo(passed.reference)).toEqual([['decline', 'de', true]]);
  expect(await mailsTo(today.reference)).toEqual([]);
  const entries = await app.db.models.AuditEntry.findAll({ where: { action: 'enquiry_lapsed' } });
  expect(entries.map(({ subject, userName }) => [subject, userName])).toEqual([
    [passed.reference, null],
  ]);
  expect(await app.db.models.EventRow.count()).toBe(1);
  // By the villa's clock, not the server's.
  app.setNow(new Date('2027-07-10T23:05:00Z'));
  await declineLapsedEnquiries(app.deps);
  expect((await today.reload()).status).toBe('cancelled');
});

it('sends no mail more than thirty days after the check-in day', async () => {
  const old = await enquiry('2027-06-09', { checkoutDate: '2027-06-12' });
  const recent = await enquiry('2027-06-10', { checkoutDate: '2027-06-13' });
  await declineLapsedEnquiries(app.deps);
  expect((await old.reload()).status).toBe('cancelled');
  expect(await mailsTo(old.reference)).toEqual([]);
  expect(await mailsTo(recent.reference)).toEqual([['decline', 'en', true]]);
});

it('leaves bookings that the owner has entered, and confirmed ones', async () => {
  const own = await enquiry('2027-07-08', { source: 'owner' });
  const confirmed = await insertBooking(app, {
    checkinDate: '2027-07-05',
    checkoutDate: '2027-07-12',
    status: 'confirmed',
  });
  await declineLapsedEnquiries(app.deps);
  expect([(await own.reload()).status, (await confirmed.reload()).status]).toEqual([
    'pending',
    'confirmed',
  ]);
});

it('leaves an enquiry that has an open offer of later dates', async () => {
  const { id } = await enquiry('2027-07-08');
  const at = app.deps.now();
  const offer = await app.db.models.Offer.create({
    bookingId: id,
    status: 'sent',
    checkinDate: '2027-09-12',
    checkoutDate: '2027-09-15',
    guestCount: 2,
    currency: 'EUR',
    totalCents: 100_000,
    quote: '{}',
    listQuote: '{}',
    message: null,
    validUntil: '2027-07-20',
    holdsNights: false,
    confirmsItself: true,
    createdAt: at,
    updatedAt: at,
  });
  const status = async () => (await app.db.models.Booking.findByPk(id))?.status;
  await declineLapsedEnquiries(app.deps);
  expect(await status()).toBe('pending');
  await offer.update({ status: 'expired' });
  await declineLapsedEnquiries(app.deps);
  expect(await status()).toBe('cancelled');
});

it('leaves an enquiry whose guest waits for an answer about later dates', async () => {
  const { id } = await enquiry('2027-07-08');
  const request = await app.db.models.StayRequest.create({
    bookingId: id,
    kind: 'dates',
    checkinDate: '2027-09-12',
    checkoutDate: '2027-09-15',
    message: null,
    createdAt: app.deps.now(),
  });
  const status = async () => (await app.db.models.Booking.findByPk(id))?.status;
  await declineLapsedEnquiries(app.deps);
  expect(await status()).toBe('pending');
  await request.update({ settledAt: app.deps.now() });
  await declineLapsedEnquiries(app.deps);
  expect(await status()).toBe('cancelled');
});
