import { DAY_MS } from '@shared/domain/date';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../../builtServer';
import { startMovedClock } from '../../movedClock';
import { ownerCookie } from '../../ownerCookie';
import { call, priceEnquiry, sendEnquiry, type Target } from '../calls';
import { emptyLedger } from '../ledger';
import { verifyData } from '../verify';
import { expectReadable } from './expectations';

/** Enquiries per address and hour. */
const ENQUIRIES_AN_HOUR = 10;

/**
 * The machine's clock is a month fast and is corrected while the server runs: sessions begun by the fast clock end,
 * since they would last a month too long; nobody is locked out for that month; and nothing is lost or out of order.
 */
export async function clockMovedBack(): Promise<void> {
  const clock = await startMovedClock(30 * DAY_MS);
  const env = { ...clock.env, RATE_LIMIT_FACTOR: '1' };
  let server = await startBuiltServer({ env });
  try {
    const target = { url: server.url, cookie: await ownerCookie(server) };
    const ledger = emptyLedger();
    const enquire = async (label: string): Promise<number> => {
      const body = await priceEnquiry(target, 90, label);
      const answer = await sendEnquiry(target, body, label);
      if (answer.status === 201) {
        const reference = String(answer.json['reference']);
        ledger.statuses.set(reference, { known: 'pending', asked: null });
      }
      return answer.status;
    };
    for (let count = 0; count < ENQUIRIES_AN_HOUR; count += 1) {
      assert.equal(await enquire(`fast-${count}`), 201);
    }
    assert.equal(await enquire('one-too-many'), 429);

    await clock.shift(0);
    assert.equal(await enquire('right'), 201, 'limits of the future must not last a month');
    await expectReadable(server);
    await expectSignedOut(target);
    const cookie = await ownerCookie(server);
    await expectSignedIn({ ...target, cookie });

    await server.stop('SIGKILL');
    server = await startBuiltServer({ dataDir: server.dataDir, env });
    await expectSignedIn({ url: server.url, cookie });
    assert.deepEqual(await verifyData(server.dataDir, ledger), []);
  } finally {
    await server.close();
    await clock.remove();
  }
}

/** Within the time in which the server sees that its clock has gone back. */
async function expectSignedOut(target: Target): Promise<void> {
  for (let second = 0; second < 20; second += 1) {
    if ((await call(target, 'GET', '/api/bookings')).status === 401) return;
    await sleep(1000);
  }
  assert.fail('sessions of the future must not last a month');
}

async function expectSignedIn(target: Target): Promise<void> {
  assert.equal((await call(target, 'GET', '/api/bookings')).status, 200);
}
