import { addDays } from '@shared/domain/date';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, signInFirstTime, type ApiSession } from '../apiSession';
import { startBuiltServer, type BuiltServer } from '../builtServer';
import { createTestStore, type TestStore } from '../testStore';

const ENQUIRIES = 200;
/** Number of first days, so that each stay overlaps dozens of others. */
const FIRST_DAYS = 40;

type Row = { id: number; status: string; checkinDate: string; checkoutDate: string };

/** Wrong passwords per address and name within 15 minutes. */
const SIGN_IN_TRIES = 5;

describe('two servers on one database', () => {
  let store: TestStore;
  let one: BuiltServer;
  let two: BuiltServer;
  let sessions: [ApiSession, ApiSession];
  /** The two servers in turn. */
  const sessionOf = (index: number) => sessions[index % 2 === 0 ? 0 : 1];
  beforeAll(async () => {
    store = await createTestStore();
    const env = { ...store.env, SESSION_KEYS: 'a-key-that-both-servers-are-given-1' };
    one = await startBuiltServer({ env });
    const password = one.adminPassword();
    // SQLite needs a shared file; with PostgreSQL each may be a separate machine.
    two = await startBuiltServer(store.env.DATABASE_URL ? { env } : { dataDir: one.dataDir, env });
    sessions = [await signInFirstTime(one.url, password ?? ''), await signIn(two.url)];
  });
  afterAll(async () => {
    // Stop writing to the folder before it is removed.
    await one?.stop();
    await two?.close();
    await one?.close();
    await store?.remove();
  });

  it('make one admin between them, and print its password once', () => {
    expect(one.adminPassword()).toMatch(/^[\w-]{20}$/);
    expect(two.adminPassword()).toBeNull();
  });

  it('know each other’s sessions, and their end', async () => {
    const session = await signIn(one.url);
    const elsewhere = session.at(two.url);
    expect((await elsewhere.send('GET', '/api/bookings')).status).toBe(200);
    expect((await elsewhere.send('POST', '/api/admin/logout')).status).toBe(200);
    expect((await session.send('GET', '/api/bookings')).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    const strict = await startBuiltServer({
      ...(store.env.DATABASE_URL ? {} : { dataDir: one.dataDir }),
      env: { ...store.env, RATE_LIMIT_FACTOR: '1' },
    });
    const wrong = { username: 'somebody', password: 'not the password' };
    for (let tries = 0; tries < SIGN_IN_TRIES; tries += 1) {
      expect((await post(one.url, '/api/admin/login', wrong)).status).toBe(401);
    }
    expect((await post(strict.url, '/api/admin/login', wrong)).status).toBe(429);
    await (store.env.DATABASE_URL ? strict.close() : strict.stop());
  });

  it(`let exactly one win each night when ${ENQUIRIES} overlapping stays are confirmed at once`, async () => {
    const firstNight = addDays(new Date().toISOString().slice(0, 10), 200);
    const ids: number[] = [];
    for (let count = 0; count < ENQUIRIES; count += 1) {
      const checkinDate = addDays(firstNight, count % FIRST_DAYS);
      const stay = {
        checkinDate,
        checkoutDate: addDays(checkinDate, 7 + (count % 3)),
        guestCount: 2,
        currency: 'EUR',
      };
      const url = count % 2 === 0 ? one.url : two.url;
      const quote = (await (await post(url, '/api/calculate-price', stay)).json()) as {
        total: number;
      };
      const answer = await post(url, '/api/booking-enquiry', {
        ...stay,
        guestName: `Guest ${count}`,
        guestEmail: 'guest@example.com',
        totalAmount: quote.total.toFixed(2),
      });
      expect(answer.status).toBe(201);
    }
    const listed = (await sessionOf(0).send('GET', '/api/bookings?limit=500')).json as Row[];
    ids.push(...listed.map((row) => row.id));
    expect(ids).toHaveLength(ENQUIRIES);

    const answers = await Promise.all(
      ids.map((id, index) =>
        sessionOf(index).send('PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);

    const rows = (await sessionOf(1).send('GET', '/api/bookings?limit=500')).json as Row[];
    const confirmed = rows.filter((row) => row.status === 'confirmed');
    expect(confirmed).toHaveLength(statuses.filter((status) => status === 200).length);
    const nights = confirmed.flatMap((row) => nightsOf(row));
    expect(new Set(nights).size).toBe(nights.length);
    // Every loser lost to somebody: at least one of its nights is taken.
    const taken = new Set(nights);
    const losers = rows.filter((row) => row.status === 'pending');
    expect(losers.every((row) => nightsOf(row).some((night) => taken.has(night)))).toBe(true);
    expect(losers.length + confirmed.length).toBe(ENQUIRIES);
  });
});

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
