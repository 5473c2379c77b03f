import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { createLog } from '../../log';
import { LEASE_MS } from '../../services/mail/mailWorker';
import { startBuiltServer, type BuiltServer } from '../builtServer';
import { enquire } from '../enquire';
import { startMovedClock } from '../movedClock';
import { startSmtpPeer, type SmtpPeer } from '../smtpPeer';

/** `npm run torture:mail` kills fifty times. */
const ROUNDS = Number(process.env['MAIL_ROUNDS'] ?? 5);
/** How long the last server may take for the remaining mails. */
const TAKEN_OVER_MS = 60_000;

/** When the server is killed. */
const MOMENTS = ['answered', 'connected', 'unanswered', 'taken'] as const;
type Moment = (typeof MOMENTS)[number];

let dataDir: string;
let peer: SmtpPeer;
let db: Database | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-mail-kill-'));
  peer = await startSmtpPeer();
});
afterAll(async () => {
  await db?.close();
  await peer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startBuiltServer({
    dataDir,
    env: {
      ...env,
      SMTP_URL: peer.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: 'owner@villa.example',
    },
  });

it(`sends every enquiry's mails although the server is killed ${ROUNDS} times`, async () => {
  const references: string[] = [];
  const times = (messageKey: string) =>
    peer.arrived.filter(({ messageId }) => messageId.includes(messageKey)).length;
  /** How often a mail was accepted while the villa's server died without recording it. */
  const unnoted = new Map<string, number>();

  for (let round = 0; round < ROUNDS; round += 1) {
    peer.behave({});
    const server = await start();
    db ??= await openDatabase(readEnv({ DATA_DIR: dataDir }), createLog('silent'));
    references.push(await killAfterEnquiry(server, MOMENTS[round % MOMENTS.length] ?? 'answered'));
    for (const { messageKey } of await db.models.OutboxMail.findAll({
      where: { status: 'pending' },
    })) {
      unnoted.set(messageKey, times(messageKey));
    }
  }

  peer.behave({});
  // After the leases of dead servers have expired.
  const clock = await startMovedClock(LEASE_MS);
  const last = await start(clock.env);
  await expect
    .poll(() => db?.models.OutboxMail.count({ where: { status: 'pending' } }), {
      timeout: TAKEN_OVER_MS,
      interval: 500,
    })
    .toBe(0);
  await last.stop();
  await clock.remove();

  const rows = (await db?.models.OutboxMail.findAll()) ?? [];
  expect(
    references.map((reference) =>
      rows
        .filter((row) => row.reference === reference)
        .map(({ kind, status }) => `${kind} ${status}`)
        .toSorted(),
    ),
  ).toEqual(references.map(() => ['enquiryAlert sent', 'enquiryReceipt sent']));
  // Each unrecorded death costs one more; a recorded mail is never sent again.
  const isRight = (messageKey: string) => times(messageKey) === (unnoted.get(messageKey) ?? 0) + 1;
  expect(rows.filter(({ messageKey }) => !isRight(messageKey))).toEqual([]);
  process.stdout.write(
    `${ROUNDS} kills: ${rows.length} mails, ${peer.arrived.length - rows.length} came again\n`,
  );
}, 3_600_000);

/** Sends an enquiry and kills the server. @returns the enquiry's reference from the response */
async function killAfterEnquiry(server: BuiltServer, moment: Moment): Promise<string> {
  let killed: Promise<unknown> | undefined;
  let tellAnswered: () => void = () => undefined;
  // Mails of earlier rounds may be in progress before this round's enquiry is stored.
  const answered = new Promise<void>((resolve) => {
    tellAnswered = resolve;
  });
  const kill = () => (killed ??= server.stop('SIGKILL'));
  const dead = new Promise<void>((resolve) => {
    const killThen = async () => {
      await answered;
      await kill();
      resolve();
    };
    peer.behave({
      onConnect: () => {
        if (moment === 'connected') void killThen();
        return null;
      },
      onMail: async () => {
        // Accepted, but nobody is left to receive the response.
        if (moment === 'unanswered') await killThen();
        // The response is sent now, and its log line triggers the kill.
        else if (moment === 'taken') setImmediate(() => void killThen());
        return null;
      },
    });
  });
  const reference = await enquire(server.url, 'Ana Duarte', 200);
  tellAnswered();
  if (moment === 'answered') await kill();
  else await dead;
  return reference;
}
