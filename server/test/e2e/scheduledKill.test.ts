import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, villaDay } from '@shared/domain/date';
import { Op } from 'sequelize';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { createLog } from '../../log';
import { LEASE_MS } from '../../services/mail/mailWorker';
import { planScheduledMails } from '../../services/mail/scheduledMails';
import { insertArrival } from '../factories';
import { startBuiltServer } from '../builtServer';
import { startMovedClock } from '../movedClock';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';
import { createTestStore, type TestStore } from '../testStore';

/** Rounds; in each, two servers on one database are killed while working. */
const ROUNDS = Number(process.env['MAIL_ROUNDS'] ?? 3);
/** Guests per round whose mail is due. */
const GUESTS = 15;

let dataDir: string;
let store: TestStore;
let peer: SmtpPeer;
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-scheduled-kill-'));
  store = await createTestStore();
  peer = await startSmtpPeer();
  db = await openDatabase(readEnv({ DATA_DIR: dataDir, ...store.env }), createLog('silent'));
  await insertArrival(db);
});
afterAll(async () => {
  await db?.close();
  await store?.remove();
  await peer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startBuiltServer({
    dataDir,
    env: {
      ...env,
      ...store.env,
      SMTP_URL: peer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: 'owner@villa.example',
    },
  });
const sent = () => db.models.ScheduledMail.count({ where: { state: 'sent' } });

/** Confirmed stays that begin tomorrow, whose arrival mails are due. */
async function addGuests(round: number): Promise<void> {
  const now = new Date();
  const today = villaDay(now);
  await db.write(async (tx) => {
    for (let guest = 0; guest < GUESTS; guest += 1) {
      const booking = await db.models.Booking.create({
        reference: `VL-${round}-${guest}`,
        guestName: 'Ana Duarte',
        guestEmail: 'ana@example.pt',
        guestPhone: null,
        checkinDate: addDays(today, 1),
        checkoutDate: addDays(today, 8),
        guestCount: 2,
        currency: 'EUR',
        totalAmountCents: 150_000,
        totalAmountEurCents: 150_000,
        priceBreakdown: JSON.stringify({
          total: 1500,
          currency: 'EUR',
          baseRate: 450,
          accommodationTotal: 1350,
          guestFee: 0,
          cleaningFee: 150,
          priceBreakdown: [],
          hasMultipleRates: false,
          isAverageRate: false,
        }),
        specialRequests: null,
        status: 'confirmed',
        createdAt: now,
        updatedAt: now,
      });
      await planScheduledMails(booking, { models: db.models, tx, now, today });
    }
  });
}

it(`sends each mail once over ${ROUNDS} kills, with two servers on one database`, async () => {
  /** How many servers died while sending a mail, which may have been accepted. */
  const deaths = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await sent();
    await addGuests(round);
    const servers = await Promise.all([start(), start()]);
    // While it is working.
    await expect.poll(sent, { interval: 5 }).toBeGreaterThan(before);
    const [victim, other] = round % 2 === 0 ? servers : [servers[1], servers[0]];
    await victim.stop('SIGKILL');
    await other.stop('SIGKILL');
    const leased = { status: 'pending' as const, leaseToken: { [Op.ne]: null } };
    for (const { messageKey } of await db.models.OutboxMail.findAll({ where: leased })) {
      deaths.set(messageKey, (deaths.get(messageKey) ?? 0) + 1);
    }
  }

  // After the leases of dead servers have expired.
  const clock = await startMovedClock(LEASE_MS);
  const last = await start(clock.env);
  await expect.poll(sent, { timeout: 900_000 }).toBe(ROUNDS * GUESTS);
  await expect
    .poll(() => db.models.OutboxMail.count({ where: { status: 'pending' } }), {
      timeout: 900_000,
      interval: 500,
    })
    .toBe(0);
  await last.stop();
  await clock.remove();

  const mails = await db.models.OutboxMail.findAll({ where: { kind: 'arrivalDetails' } });
  const references = mails.map(({ reference }) => reference);
  expect(references).toHaveLength(ROUNDS * GUESTS);
  expect(new Set(references).size).toBe(ROUNDS * GUESTS);
  const times = new Map<string, number>();
  for (const { messageId } of peer.arrived) {
    const key = mails.find(({ messageKey }) => messageId.includes(messageKey))?.messageKey ?? '';
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  // Each is sent; only one that a server was sending when it died may be repeated, as the same mail.
  expect(times.size).toBe(mails.length);
  const isRight = ({ messageKey }: { messageKey: string }) =>
    (times.get(messageKey) ?? 0) >= 1 &&
    (times.get(messageKey) ?? 0) <= 1 + (deaths.get(messageKey) ?? 0);
  expect(mails.filter((mail) => !isRight(mail))).toEqual([]);
  process.stdout.write(
    `${2 * ROUNDS} kills: ${mails.length} mails, ${deaths.size} under way at a death, ` +
      `${peer.arrived.length - mails.length} came again\n`,
  );
}, 3_600_000);
