import type { OfferInput } from '@shared/contract/offers/offer';
import { addDays } from '@shared/domain/date';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, signInFirstTime, type ApiSession } from '../apiSession';
import { startBuiltServer, type BuiltServer } from '../builtServer';
import { createTestStore, type TestStore } from '../testStore';

const OFFERS = 100;
/** Number of first days, so that each stay overlaps many others. */
const FIRST_DAYS = 20;

type Booking = { id: number; status: string; checkinDate: string; checkoutDate: string };
type Offer = { id: number; status: string; reason: string | null };
type Offered = { bookingId: number; offerId: number; path: string };

describe('two servers with offers', () => {
  let store: TestStore;
  let one: BuiltServer;
  let two: BuiltServer;
  let sessions: [ApiSession, ApiSession];
  const urlOf = (index: number) => (index % 2 === 0 ? one.url : two.url);
  const sessionOf = (index: number) => sessions[index % 2 === 0 ? 0 : 1];
  const firstNight = addDays(new Date().toISOString().slice(0, 10), 200);
  beforeAll(async () => {
    store = await createTestStore();
    const env = {
      ...store.env,
      SESSION_KEYS: 'a-key-that-both-servers-are-given-1',
      // With separate folders they would have separate keys, and replace each other's links.
      SECRETS_KEY: 'a-key-that-both-servers-are-given-2',
    };
    one = await startBuiltServer({ env });
    const password = one.adminPassword();
    two = await startBuiltServer(store.env.DATABASE_URL ? { env } : { dataDir: one.dataDir, env });
    sessions = [await signInFirstTime(one.url, password ?? ''), await signIn(two.url)];
  });
  afterAll(async () => {
    await one?.stop();
    await two?.close();
    await one?.close();
    await store?.remove();
  });

  /** A pending booking with an offer that was sent. */
  async function offer(
    checkinDate: string,
    nights: number,
    how: Partial<OfferInput> = {},
  ): Promise<Offered> {
    const checkoutDate = addDays(checkinDate, nights);
    const stay = { checkinDate, checkoutDate, guestCount: 2 };
    const made = await sessions[0].send('POST', '/api/admin/bookings', {
      ...stay,
      guestName: 'Ana Duarte',
      guestEmail: 'ana@example.pt',
      currency: 'EUR',
      totalAmount: '900.00',
      status: 'pending',
    });
    expect(made.status).toBe(201);
    const { id: bookingId } = made.json as Booking;
    const drafted = await sessions[0].send('POST', `/api/admin/bookings/${bookingId}/offers`, {
      ...stay,
      lines: [{ kind: 'other', name: 'All', quantity: 1, rate: 900, total: 900 }],
      validUntil: addDays(firstNight, -10),
      holdsNights: false,
      confirmsItself: true,
      ...how,
    });
    expect(drafted.status).toBe(201);
    const { id: offerId } = drafted.json as Offer;
    const sent = await sessions[0].send('POST', `/api/admin/offers/${offerId}/send`, {});
    expect(sent.status).toBe(200);
    const page = await sessions[0].send('POST', `/api/admin/bookings/${bookingId}/stay/renew`, {});
    const { linkUrl } = page.json as { linkUrl: string };
    return { bookingId, offerId, path: new URL(linkUrl).pathname };
  }

  /** Sends the guest's form. @returns the result on the page */
  async function accept({ path, offerId }: Offered, index: number): Promise<string> {
    const url = urlOf(index);
    const answer = await fetch(`${url}${path}/accept`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `offer=${offerId}`,
    });
    return answer.headers.get('Location')?.replace(/^.*\?(.*)#.*$/, '$1') ?? String(answer.status);
  }
  const bookings = async () =>
    (await sessions[1].send('GET', '/api/bookings?limit=500')).json as Booking[];
  const offerOf = async ({ bookingId }: Offered) =>
    (
      (await sessions[1].send('GET', `/api/admin/bookings/${bookingId}/offers`)).json as {
        offers: Offer[];
      }
    ).offers[0];

  it(`let one win each night when ${OFFERS} overlapping offers are accepted at once`, async () => {
    const all: Offered[] = [];
    for (let count = 0; count < OFFERS; count += 1) {
      all.push(
        await offer(addDays(firstNight, count % FIRST_DAYS), 3 + (count % 3), {
          // Some need the owner's confirmation; their nights are held as well.
          confirmsItself: count % 4 !== 0,
        }),
      );
    }
    const answers = await Promise.all(all.map(accept));
    const won = all.filter((_, index) => answers[index]?.startsWith('done=offer_accepted'));
    const lost = all.filter((_, index) => answers[index] === 'problem=offer_taken');
    expect(won.length).toBeGreaterThan(0);
    const isKnown = (answer: string) =>
      answer.startsWith('done=offer_accepted') || answer === 'problem=offer_taken';
    expect(answers.filter((answer) => !isKnown(answer))).toEqual([]);

    const rows = await bookings();
    const winners = rows.filter(({ id }) => won.some(({ bookingId }) => bookingId === id));
    const nights = winners.flatMap((row) => nightsOf(row));
    expect(new Set(nights).size).toBe(nights.length);
    const taken = new Set(nights);
    for (const each of lost) {
      expect(await offerOf(each)).toMatchObject({ status: 'withdrawn', reason: 'nights_taken' });
      const row = rows.find(({ id }) => id === each.bookingId);
      expect(row?.status).toBe('pending');
      expect(row && nightsOf(row).some((night) => taken.has(night))).toBe(true);
    }
  });

  it('let an acceptance and a withdrawal agree on one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const offered = await offer(addDays(firstNight, 60 + round * 4), 3, { holdsNights: true });
      const [said, withdrawal] = await Promise.all([
        accept(offered, round),
        sessionOf(round + 1).send('POST', `/api/admin/offers/${offered.offerId}/withdraw`, {}),
      ]);
      const state = (await offerOf(offered))?.status;
      expect([
        ['accepted', 'done=offer_accepted', 409],
        ['withdrawn', 'problem=offer_gone', 200],
      ]).toContainEqual([state, said, withdrawal.status]);
    }
  });

  it('let an acceptance and the owner’s confirmation of another booking agree on who has the nights', async () => {
    for (let round = 0; round < 10; round += 1) {
      const checkinDate = addDays(firstNight, 120 + round * 4);
      const offered = await offer(checkinDate, 3);
      const other = await offer(addDays(checkinDate, 1), 3);
      const [said, confirmation] = await Promise.all([
        accept(offered, round),
        sessionOf(round + 1).send('PATCH', `/api/bookings/${other.bookingId}/status`, {
          status: 'confirmed',
        }),
      ]);
      const outcome = [said, confirmation.status];
      expect([
        ['done=offer_accepted', 409],
        ['problem=offer_taken', 200],
      ]).toContainEqual(outcome);
    }
  });
});
