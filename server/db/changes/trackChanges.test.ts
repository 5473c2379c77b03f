import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../models/Booking';
import { insertBooking } from '../../test/factories';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { unlogged } from '../write';
import type { Writer } from './pendingChanges';

let app: TestApp;
let booking: Booking;
let owner: Writer;
beforeEach(async () => {
  app = await startTestApp();
  booking = await insertBooking(app, { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' });
  const { id } = await app.db.models.User.findOne({ rejectOnEmpty: true });
  owner = { now: TEST_NOW, actorId: id };
});
afterEach(() => app.close());

const entries = async () =>
  (await app.db.models.AuditEntry.findAll({ order: ['id'] })).map(
    ({ action, userName, subject, changes }) => [action, userName, subject, JSON.parse(changes)],
  );
const events = async () =>
  (await app.db.models.EventRow.findAll({ order: ['id'] })).map(({ type }) => type);
const write = (work: () => Promise<unknown>, writer = owner) => app.db.write(work, writer);
const find = () => app.db.models.Booking.findByPk(booking.id, { rejectOnEmpty: true });

describe('a write', () => {
  it('logs a row that is saved several times once, from the first value to the last', async () => {
    await write(async () => {
      const row = await find();
      const same = await find();
      await row.update({ guestName: 'Ana Lopes', guestCount: 3 });
      await same.update({ notes: 'Late' });
      await row.update({ guestName: 'Ana Reis' });
    });
    expect(await entries()).toEqual([
      [
        'booking_changed',
        'admin',
        booking.reference,
        { guestName: ['Ana Duarte', 'Ana Reis'], guestCount: [2, 3], notes: [null, 'Late'] },
      ],
    ]);
    expect(await events()).toEqual(['booking']);
  });

  it('logs no column that the model does not name, and nothing that is as before', async () => {
    await write(async () => {
      const row = await find();
      await row.update({ stayLinkSeed: 'seed', idempotencyHash: 'hash', guestName: 'Other' });
      await row.update({ guestName: 'Ana Duarte' });
    });
    expect(await entries()).toEqual([]);
    expect(await events()).toEqual(['booking']);
  });

  it('logs nothing of a row that it creates and removes', async () => {
    const { Block } = app.db.models;
    const days = { startDate: '2027-05-01', endDate: '2027-05-03', note: null };
    await write(async () => (await Block.create({ ...days, createdAt: TEST_NOW })).destroy());
    expect(await entries()).toEqual([]);
  });

  it('names the booking of a row that belongs to one', async () => {
    const { Payment } = app.db.models;
    await write(() =>
      Payment.create({
        bookingId: booking.id,
        direction: 'in',
        purpose: 'stay',
        paidOn: '2027-03-09',
        amountCents: 45_000,
        baseCurrency: 'EUR',
        baseAmountCents: 45_000,
        way: 'transfer',
        note: null,
        idempotencyKey: null,
        idempotencyHash: null,
        createdAt: TEST_NOW,
        updatedAt: TEST_NOW,
      }),
    );
    expect(await entries()).toMatchObject([
      ['payment_added', 'admin', booking.reference, { amount: [null, '450.00'] }],
    ]);
  });

  it('raises the event of what it does not log', async () => {
    await write(() => unlogged(async () => (await find()).update({ guestName: 'Erased' })));
    expect(await entries()).toEqual([]);
    expect(await events()).toEqual(['booking']);
  });

  it('of a guest or the server is logged only where the model says so', async () => {
    const server = { now: TEST_NOW };
    await write(async () => (await find()).update({ guestName: 'Other' }), server);
    await write(() => app.db.models.User.update({ role: 'manager' }, { where: {} }), server);
    expect(await entries()).toMatchObject([['booking_changed', null, booking.reference, {}]]);
    expect(await events()).toEqual(['booking', 'users']);
  });

  it('leaves nothing behind when it fails, or where nobody listens', async () => {
    const fail = async () => {
      await (await find()).update({ guestName: 'Other' });
      throw new Error('of the test');
    };
    await expect(write(fail)).rejects.toThrow('of the test');
    await write(async () => (await find()).update({ guestName: 'Other' }), {
      ...owner,
      isSilent: true,
    });
    expect([await entries(), await events()]).toEqual([[], []]);
  });

  it('may not change several logged rows in one statement', async () => {
    const erase = () => app.db.models.Booking.update({ notes: null }, { where: {} });
    await expect(write(erase)).rejects.toThrow('one by one');
    await write(() => unlogged(erase));
  });

  it('raises no event by a statement that changes nothing', async () => {
    const where = { bookingId: booking.id };
    await write(() => app.db.models.ConversationMessage.update({ readAt: TEST_NOW }, { where }));
    expect(await events()).toEqual([]);
  });
});
