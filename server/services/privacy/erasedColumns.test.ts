import { DataTypes } from 'sequelize';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertBooking } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/testApp';

/** Text columns of a booking that do not identify the guest. A new column must be erased or added here. */
const KEPT: ReadonlySet<string> = new Set([
  'reference',
  'checkinDate',
  'checkoutDate',
  'currency',
  // Loses the owner's texts, see `withoutOwnMessage`.
  'priceBreakdown',
  'language',
  'status',
  'source',
  'cancellationPolicy',
]);

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

it('erases every text of a booking that may identify its guest', async () => {
  const cookie = await app.signIn();
  const { Booking } = app.db.models;
  const booking = await insertBooking(app, {
    checkinDate: '2026-05-01',
    checkoutDate: '2026-05-04',
    status: 'cancelled',
  });
  const columns = Object.entries(Booking.getAttributes())
    .filter(([, { type }]) => type instanceof DataTypes.STRING || type instanceof DataTypes.TEXT)
    .map(([name]) => name)
    .filter((name) => !KEPT.has(name));
  expect(columns).toEqual(expect.arrayContaining(['guestName', 'specialRequests', 'notes']));
  // Short enough for each column of PostgreSQL.
  const traces = Object.fromEntries(columns.map((name, index) => [name, `trace ${index}`]));
  const email = 'trace@example.pt';
  await app.db.write(() =>
    Booking.update({ ...traces, guestEmail: email }, { where: { id: booking.id }, hooks: false }),
  );

  const { status } = await app.send('POST', '/api/admin/privacy/erase', {
    cookie,
    body: { email, confirmation: email },
  });

  expect(status).toBe(200);
  const row = await Booking.findByPk(booking.id, { raw: true, rejectOnEmpty: true });
  const left = Object.entries(row).filter(([, value]) => String(value).includes('trace'));
  expect(left).toEqual([]);
});
