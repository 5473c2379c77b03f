import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { startBuiltServer } from '../builtServer';
import { ownerCookie } from '../ownerCookie';
import { sendEnquiry, type Target } from './calls';
import { emptyLedger, type Ledger } from './ledger';
import { makeTraffic } from './traffic';
import { verifyData } from './verify';

export type CrashReport = { rounds: number; acknowledged: number; failures: string[] };

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000000' };

/**
 * Kills the server (`SIGKILL`) under load, again and again on one data folder, and after every restart compares the
 * data with what was acknowledged. The last round ends with `SIGTERM`, which must leave nothing to recover.
 * @param options.seed determines after how many responses each round ends
 */
export async function crashRounds(options: {
  rounds: number;
  seed: number;
  say: (line: string) => void;
}): Promise<CrashReport> {
  const { rounds, seed, say } = options;
  const limits = fc.sample(fc.integer({ min: 4, max: 60 }), { seed, numRuns: rounds });
  const numbers = fc.sample(fc.nat(), { seed: seed + 1, numRuns: 1_009 });
  let drawn = 0;
  const draw = (below: number) => {
    drawn += 1;
    return (numbers[drawn % numbers.length] ?? 0) % below;
  };
  const ledger = emptyLedger();
  const failures: string[] = [];
  let server = await startBuiltServer({ env: UNLIMITED });
  const { dataDir } = server;
  const cookie = await ownerCookie(server);
  try {
    for (const [index, answers] of limits.entries()) {
      const round = index + 1;
      const isLast = round === rounds;
      let ended: Promise<number | null> = Promise.resolve(null);
      const target = { url: server.url, cookie };
      const onEnough = () => {
        ended = server.stop(isLast ? 'SIGTERM' : 'SIGKILL');
      };
      await makeTraffic(target, ledger, { label: String(round), answers, draw, onEnough });
      const code = await ended;
      if (isLast) failures.push(...cleanStopFaults(dataDir, code));
      server = await startBuiltServer({ dataDir, env: UNLIMITED });
      await sendUnansweredAgain({ url: server.url, cookie }, ledger);
      const faults = await verifyData(dataDir, ledger);
      failures.push(...faults.map((fault) => `Round ${round}: ${fault}`));
      if (round % 10 === 0 || isLast || faults.length > 0) {
        say(
          `  ${round} of ${rounds}: ${ledger.acknowledged} acknowledged, ${failures.length} faults`,
        );
      }
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { rounds, acknowledged: ledger.acknowledged, failures };
}

/** Repeats an unanswered enquiry with the same key, like a guest's browser. */
async function sendUnansweredAgain(target: Target, ledger: Ledger): Promise<void> {
  for (const [key, enquiry] of ledger.enquiries) {
    if (enquiry.reference !== null) continue;
    const answer = await sendEnquiry(target, enquiry.body, key);
    if (answer.status === 201) {
      enquiry.reference = String(answer.json['reference']);
      // Without an acknowledgement the owner cannot have changed it before the crash.
      ledger.statuses.set(enquiry.reference, { known: 'pending', asked: null });
      ledger.acknowledged += 1;
    } else if (answer.status === 409) {
      ledger.enquiries.delete(key);
    } else {
      throw new Error(`An enquiry that was sent again answered ${answer.status}`);
    }
  }
  for (const entry of ledger.statuses.values()) {
    if (entry.asked !== null) await settle(target, ledger, entry);
  }
}

/** An unacknowledged change is either done or not; records which. */
async function settle(
  target: Target,
  ledger: Ledger,
  entry: { known: string; asked: string | null },
): Promise<void> {
  const reference = [...ledger.statuses].find(([, other]) => other === entry)?.[0];
  const response = await fetch(`${target.url}/api/admin/bookings/${reference}`, {
    headers: { Cookie: target.cookie },
  });
  const { booking } = (await response.json()) as { booking: { status: string } };
  if (booking.status === entry.asked) entry.known = entry.asked;
  entry.asked = null;
}

function cleanStopFaults(dataDir: string, code: number | null): string[] {
  return [
    ...(code === 0 ? [] : [`SIGTERM under load ended with ${code}`]),
    ...(existsSync(path.join(dataDir, 'villa.sqlite-wal'))
      ? ['SIGTERM left a write-ahead log to recover']
      : []),
  ];
}
