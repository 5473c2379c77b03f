import { randomUUID } from 'node:crypto';
import type { CreationAttributes, Model, ModelStatic } from 'sequelize';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Models } from '../models/defineModels';
import type { OutboxMail } from '../models/OutboxMail';
import { insertBooking } from '../test/factories';
import { putSettings, settingsIn } from '../test/storedSettings';
import { ADMIN, startTestApp, TEST_NOW, type TestApp } from '../test/testApp';
import { createClockRepair } from './clockRepair';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Clocks may differ by five minutes. */
const TOO_FAR_MS = 5 * MINUTE_MS + 1000;

const STAY = { checkinDate: '2027-05-01', checkoutDate: '2027-05-04' };

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** As a start of the server does. */
const repair = () => createClockRepair(app.deps)();

const mailRow = (columns: Partial<CreationAttributes<OutboxMail>> = {}) => ({
  messageKey: randomUUID(),
  kind: 'messageReceipt' as const,
  priority: 2,
  data: '{}',
  nextAttemptAt: TEST_NOW,
  giveUpAt: later(3 * DAY_MS),
  createdAt: TEST_NOW,
  ...columns,
});
const session = (columns: object) => ({
  sessionToken: randomUUID(),
  userId: 1,
  data: '{}',
  expiresAt: later(24 * HOUR_MS),
  createdAt: TEST_NOW,
  ...columns,
});
const calendar = { name: 'Airbnb', clashes: '[]', isWaiting: false, nextReadAt: TEST_NOW };

const bookingRow = (bookingId: number) => ({ bookingId, author: 'guest', text: 'Hello' });
const link = { name: 'Rosa', role: 'housekeeper', userId: 1, tokenHash: 'a'.repeat(64) };
const counter = { bucket: 'confirm-daily:1', points: 50 };

/**
 * What is corrected, its model and column, the latest ms from now that a correct clock stores, those after the repair
 * (`null` if the row is deleted), and the rest of the row.
 */
const CASES: [string, keyof Models, string, number, number | null, object][] = [
  ['a session’s beginning', 'AdminSession', 'createdAt', 0, null, session({})],
  ['a session’s confirmation', 'AdminSession', 'freshAt', 0, null, session({})],
  ['a session’s end', 'AdminSession', 'expiresAt', 24 * HOUR_MS, null, session({})],
  ['a link for a new password', 'PasswordReset', 'expiresAt', HOUR_MS, null, link],
  ['an invitation, then listed as expired', 'Invitation', 'expiresAt', 72 * HOUR_MS, 0, link],
  ['a rate limit', 'RateLimitCounter', 'resetsAt', DAY_MS, null, counter],
  ['a new mail', 'OutboxMail', 'nextAttemptAt', 10 * MINUTE_MS, 0, {}],
  ['a mail that is tried again', 'OutboxMail', 'nextAttemptAt', 6 * HOUR_MS, 0, { attempts: 9 }],
  ['the lease of a mail', 'OutboxMail', 'nextAttemptAt', 30_000, 30_000, { leaseToken: 'a' }],
  ['the end of a mail’s attempts', 'OutboxMail', 'giveUpAt', 3 * DAY_MS, 3 * DAY_MS, {}],
  ['a sent mail', 'OutboxMail', 'settledAt', 0, 0, { status: 'sent' }],
  ['a receipt, then counted as new', 'OutboxMail', 'createdAt', 0, 0, { mailbox: 'a@example.pt' }],
  ['a confirmation, too', 'OutboxMail', 'createdAt', 0, 0, { kind: 'confirmation' }],
  ['a cancellation request', 'StayRequest', 'createdAt', 0, 0, { kind: 'cancellation' }],
  ['a message', 'ConversationMessage', 'createdAt', 0, 0, {}],
  ['the next read of a calendar', 'ImportedCalendar', 'nextReadAt', 15 * MINUTE_MS, 0, calendar],
  ['the last read of a calendar', 'ImportedCalendar', 'readAt', 0, 0, calendar],
  ['the next read of rates', 'ReferenceRates', 'nextReadAt', 6 * HOUR_MS, 0, { id: 1, isOn: true }],
];

describe('a time that only a clock running ahead can have stored', () => {
  it.each(CASES)('is corrected: %s', async (_of, name, column, longestMs, repairedMs, rest) => {
    const { id } = await insertBooking(app, STAY);
    const model = app.db.models[name] as ModelStatic<Model>;
    const row = { ...mailRow(), ...bookingRow(id), ...rest, [column]: later(longestMs) };
    await app.db.write(async () => {
      await model.destroy({ where: {} });
      await model.create(row);
    });
    const stored = async () => (await model.findOne())?.get(column) ?? null;
    await repair();
    expect(await stored()).toEqual(later(longestMs));
    await app.db.write(() =>
      model.update({ [column]: later(longestMs + TOO_FAR_MS) }, { where: {} }),
    );
    await repair();
    expect(await stored()).toEqual(repairedMs === null ? null : later(repairedMs));
  });

  it('is corrected: the last run of the retention, unless it stands for the owner’s notice', async () => {
    const lastRunDay = async () => (await settingsIn(app.db, 'retentionRun'))?.['lastRunDay'];
    await app.db.write(() => putSettings(app.db, 'retentionRun', { lastRunDay: '2027-04-08' }));
    await repair();
    expect(await lastRunDay()).toBe('2027-04-08');
    await app.db.write(() => putSettings(app.db, 'retentionRun', { lastRunDay: '2032-04-08' }));
    await repair();
    expect(await lastRunDay()).toBeNull();
  });

  it('is corrected: a used code; the current code is refused, the next one accepted', async () => {
    const { TotpFactor } = app.db.models;
    const step = TEST_NOW.getTime() / 30_000;
    const row = { userId: 1, sealedSecret: 'sealed', createdAt: TEST_NOW };
    await app.db.write(() => TotpFactor.create({ ...row, lastUsedStep: step + 10 }));
    await repair();
    expect((await TotpFactor.findOne())?.lastUsedStep).toBe(step + 10);
    await app.db.write(() => TotpFactor.update({ lastUsedStep: step + 11 }, { where: {} }));
    await repair();
    expect((await TotpFactor.findOne())?.lastUsedStep).toBe(step);
  });

  it('is corrected: the end of a mail given up too early, which is retried for the rest of its three days', async () => {
    const { OutboxMail } = app.db.models;
    const failed = { status: 'failed' as const, attempts: 1, nextAttemptAt: later(365 * DAY_MS) };
    const rows = [
      mailRow({ ...failed, giveUpAt: later(DAY_MS) }),
      mailRow({ ...failed, giveUpAt: later(-1) }),
      mailRow({ ...failed, giveUpAt: later(DAY_MS), settledAt: TEST_NOW }),
    ];
    await app.db.write(() => OutboxMail.bulkCreate(rows));
    await repair();
    const stored = await OutboxMail.findAll({ order: ['id'] });
    expect(stored.map(({ status }) => status)).toEqual(['pending', 'failed', 'failed']);
    expect(stored[0]?.nextAttemptAt).toEqual(TEST_NOW);
  });

  it('keeps the time of a mail that an offer refers to', async () => {
    const { OutboxMail } = app.db.models;
    await app.db.write(() =>
      OutboxMail.create(mailRow({ kind: 'offerEnded', createdAt: later(DAY_MS) })),
    );
    await repair();
    expect((await OutboxMail.findOne())?.createdAt).toEqual(later(DAY_MS));
  });
});

describe('the repair of clocks', () => {
  it('runs once an hour, and at once when the clock has gone back', async () => {
    const check = createClockRepair(app.deps);
    const sessionsAfterCheck = async (at: Date) => {
      app.setNow(at);
      await app.db.write(() =>
        app.db.models.AdminSession.create(session({ createdAt: later(60 * DAY_MS) })),
      );
      await check();
      return app.db.models.AdminSession.count();
    };
    expect(await sessionsAfterCheck(later(30 * DAY_MS))).toBe(0);
    expect(await sessionsAfterCheck(later(30 * DAY_MS + HOUR_MS - 1))).toBe(1);
    expect(await sessionsAfterCheck(later(30 * DAY_MS + HOUR_MS))).toBe(0);
    expect(await sessionsAfterCheck(later(0))).toBe(0);
  });

  it('ends sessions that began while the clock was ahead, allows new ones, and is recorded in the audit log', async () => {
    app.setNow(later(365 * DAY_MS));
    const cookie = await app.signIn();
    app.setNow(TEST_NOW);
    await repair();
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(401);
    const again = await app.signIn(ADMIN);
    expect((await app.send('GET', '/api/bookings', { cookie: again })).status).toBe(200);
    const entries = await app.db.models.AuditEntry.findAll({ where: { action: 'clock_repaired' } });
    expect(entries).toHaveLength(1);
  });

  it('ends a session that was last used while the clock was ahead', async () => {
    const cookie = await app.signIn();
    app.setNow(later(10 * HOUR_MS));
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(200);
    app.setNow(later(HOUR_MS));
    await repair();
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(401);
  });

  it('writes nothing while the clock is right', async () => {
    await app.signIn();
    await insertBooking(app, STAY);
    const before = await app.dump();
    await repair();
    expect(await app.dump()).toBe(before);
  });
});
