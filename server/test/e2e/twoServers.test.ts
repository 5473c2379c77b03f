import { addDays } from '@shared/domain/date';
import { nightsOf } from '@shared/domain/stay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, signInFirstTime, type ApiSession } from '../apiSession';
import { startBuiltServer, type BuiltServer } from '../builtServer';

const ENQUIRIES = 200;
/** Stays begin on one of these many days, so that each overlaps dozens of others. */
const FIRST_DAYS = 40;

type Row = { id: number; status: string; checkinDate: string; checkoutDate: string };

describe('two servers on one database', () => {
  let one: BuiltServer;
  let two: BuiltServer;
  let sessions: [ApiSession, ApiSession];
  /** The two servers in turn. */
  const sessionOf = (index: number) => sessions[index % 2 === 0 ? 0 : 1];
  beforeAll(async () => {
    one = await startBuiltServer();
    const password = one.adminPassword();
    two = await startBuiltServer({ dataDir: one.dataDir });
    sessions = [await signInFirstTime(one.url, password ?? ''), await signIn(two.url)];
  });
  afterAll(async () => {
    await two?.stop();
    await one?.close();
  });

  it('make one admin between them, and tell its password once', () => {
    expect(one.adminPassword()).toBeTruthy();
    expect(two.adminPassword()).toBeNull();
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
