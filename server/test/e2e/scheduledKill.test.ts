import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, villaDay } from '@shared/domain/date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { createLog } from '../../log';
import { planMails } from '../../services/mail/scheduledMails';
import { insertArrival } from '../factories';
import { startBuiltServer, type BuiltServer } from '../builtServer';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';

/** Kills of one server while another works on the same database. */
const ROUNDS = Number(process.env['MAIL_ROUNDS'] ?? 3);
/** Guests whose mail is due in each round. */
const GUESTS = 40;

let dataDir: string;
let peer: SmtpPeer;
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-scheduled-kill-'));
  peer = await startSmtpPeer();
  db = await openDatabase(readEnv({ DATA_DIR: dataDir }), createLog('silent'));
  await insertArrival(db);
});
afterAll(async () => {
  await db?.close();
  await peer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startBuiltServer({
    dataDir,
    env: {
      SMTP_URL: peer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: 'owner@villa.example',
    },
  });
const sent = () => db.models.ScheduledMail.count({ where: { state: 'sent' } });

/** Confirmed stays that begin tomorrow, whose guests are to be told of the arrival now. */
async function addGuests(round: number): Promise<void> {
  const now = new Date();
  const today = villaDay(now);
  await db.write(async (tx) => {
    for (let guest = 0; guest < GUESTS; guest += 1) {
      const booking = await db.models.Booking.create(
        {
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
        },
        { transaction: tx },
      );
      await planMails(booking, { models: db.models, tx, now, today });
    }
  });
}

it(`enqueues each mail once over ${ROUNDS} kills, with two servers on one database`, async () => {
  let survivor: BuiltServer | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await sent();
    await addGuests(round);
    const servers = await Promise.all([start(), start()]);
    // In the middle of its work.
    await expect.poll(sent, { interval: 5 }).toBeGreaterThan(before);
    const [victim, other] = round % 2 === 0 ? servers : [servers[1], servers[0]];
    await victim.stop('SIGKILL');
    if (round < ROUNDS - 1) await other.stop('SIGKILL');
    else survivor = other;
  }
  await expect.poll(sent, { timeout: 60_000 }).toBe(ROUNDS * GUESTS);
  await survivor?.stop();
  const mails = await db.models.OutboxMail.findAll({ where: { kind: 'arrivalDetails' } });
  const references = mails.map(({ reference }) => reference);
  expect(references).toHaveLength(ROUNDS * GUESTS);
  expect(new Set(references).size).toBe(ROUNDS * GUESTS);
}, 1_200_000);
