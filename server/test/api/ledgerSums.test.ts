import type { BookingJson, BookingSummary } from '@shared/contract/bookings/booking';
import type { Figures } from '@shared/contract/figures/figures';
import type { RecordedPayments } from '@shared/contract/payments/duePayments';
import type { BookingPayments } from '@shared/contract/payments/payments';
import { addDays } from '@shared/domain/date';
import { totalsOf } from '@shared/domain/figures/totals';
import { formatCents, parseCents } from '@shared/domain/prices/money';
import { runs } from '@shared/test/property';
import * as fc from 'fast-check';
import { stringify } from 'node:querystring';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testApp';

// A second computation of a season's money: from what the owner has done, without the ledger.

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  app.setNow(new Date('2028-01-20T12:00:00Z'));
  cookie = await app.signIn();
  await app.send('PUT', '/api/price-terms', {
    cookie,
    body: {
      paymentTerms: { depositPercent: 30, balanceDays: 14, securityDeposit: '500.00' },
      touristTax: {
        isOn: true,
        rates: [{ start: '01-01', end: '12-31', amount: '2.00' }],
        minimumAge: 13,
        maxNights: 5,
      },
    },
  });
});
afterEach(() => app.close());

const step = fc.record({
  kind: fc.constantFrom('in', 'in', 'in', 'out', 'deposit', 'return', 'keep', 'writeOff'),
  cents: fc.integer({ min: 1, max: 150_000 }),
  /** Days before 20 January 2028. */
  before: fc.integer({ min: 0, max: 380 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const season = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 25 }),
    nights: fc.integer({ min: 3, max: 16 }),
    totalCents: fc.integer({ min: 20_000, max: 400_000 }),
    steps: fc.array(step, { maxLength: 6 }),
    cancelledBy: fc.constantFrom(null, null, 'guest' as const, 'owner' as const),
  }),
  { minLength: 1, maxLength: 5 },
);

/** What a booking's money was, in the order of its steps. */
type Done = {
  id: number;
  totalCents: number;
  taxCents: number;
  isCancelled: boolean;
  received: number;
  returned: number;
  damage: number;
  writtenOff: number;
};

const get = async <Body>(path: string) => (await app.send<Body>('GET', path, { cookie })).json;

async function live(pieces: typeof season extends fc.Arbitrary<infer All> ? All : never) {
  const done: Done[] = [];
  let from = '2028-02-01';
  for (const { gap, nights, totalCents, steps, cancelledBy } of pieces) {
    const checkinDate = addDays(from, gap);
    const checkoutDate = addDays(checkinDate, nights);
    from = checkoutDate;
    const { json } = await app.send<BookingJson>('POST', '/api/admin/bookings', {
      cookie,
      body: {
        guestName: 'Ana',
        guestEmail: 'ana@example.pt',
        checkinDate,
        checkoutDate,
        guestCount: 3,
        children: 1,
        currency: 'EUR',
        totalAmount: formatCents(totalCents),
        status: 'confirmed',
      },
    });
    const row = await app.db.models.Booking.findByPk(json.id, { rejectOnEmpty: true });
    // Two of three guests pay €2 for the first five nights.
    expect(row.taxCents).toBe(Math.min(nights, 5) * 400);
    const money = { received: 0, returned: 0, damage: 0, writtenOff: 0 };
    for (const each of steps) await take(each, json.id, money);
    if (cancelledBy) {
      await app.send('PATCH', `/api/bookings/${json.id}/status`, {
        cookie,
        body: { status: 'cancelled', cancelledBy, notifyGuest: false },
      });
    }
    const { taxCents } = row;
    done.push({ id: json.id, totalCents, taxCents, isCancelled: cancelledBy !== null, ...money });
  }
  return done;
}

const BODIES = {
  in: { direction: 'in', purpose: 'stay' },
  out: { direction: 'out', purpose: 'stay' },
  deposit: { direction: 'in', purpose: 'security' },
  return: { direction: 'out', purpose: 'security' },
  keep: { direction: 'off', purpose: 'security', note: 'A broken lamp' },
  writeOff: { direction: 'off', purpose: 'stay' },
} as const;

const SUMS: Readonly<Record<string, string>> = {
  in: 'received',
  out: 'returned',
  keep: 'damage',
  writeOff: 'writtenOff',
};

/** Records a step, unless the server rejects it. */
async function take({ kind, cents, before }: Step, id: number, money: Record<string, number>) {
  const { status } = await app.send('POST', `/api/admin/bookings/${id}/payments`, {
    cookie,
    body: {
      ...BODIES[kind],
      paidOn: addDays('2028-01-20', -before),
      amount: formatCents(cents),
      way: 'transfer',
    },
  });
  if (status !== 201) return;
  const sum = SUMS[kind];
  if (sum) money[sum] = (money[sum] ?? 0) + cents;
}

const sumOf = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);

/** The last line of a report, by heading without the currency. */
async function report(basis: string, from: string, to: string) {
  const path = `/api/admin/figures/report.csv?${stringify({ basis, from, to })}`;
  const { text } = await app.send('GET', path, { cookie });
  const lines = text
    .replaceAll(/"[^"]*"/g, (cell) => cell.replaceAll(/[",]/g, ''))
    .trim()
    .split('\r\n');
  const [head = [], last = []] = [lines[0], lines.at(-1)].map((line) => line?.split(',') ?? []);
  return (name: string) => {
    const index = head.findIndex((heading) => heading.startsWith(name));
    return Math.round(Number(last[index]) * 100);
  };
}

/** The sum of a column over the months and over the quarters of a year. */
async function inParts(basis: string, year: number, name: string): Promise<number[]> {
  const sums = [];
  for (const months of [1, 3]) {
    const parts = [];
    for (let month = 1; month <= 12; month += months) {
      const first = (number: number) =>
        number > 12 ? `${year + 1}-01-01` : `${year}-${String(number).padStart(2, '0')}-01`;
      const read = await report(basis, first(month), addDays(first(month + months), -1));
      parts.push(read(name));
    }
    sums.push(sumOf(parts));
  }
  return sums;
}

it('ledger, figures, reports by stay and by day received, CSV and cards agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(season, async (pieces) => {
      await app.db.write(async () => {
        await app.db.models.Booking.destroy({ where: {} });
      });
      const done = await live(pieces);
      const money = await Promise.all(
        done.map(async (each) => {
          const { stay } = await get<BookingPayments>(`/api/admin/bookings/${each.id}/payments`);
          const held = each.received - each.returned;
          const scheduled = parseCents(stay.scheduled);
          const net = each.totalCents - each.taxCents;
          const kept = each.isCancelled ? Math.min(held, scheduled) : 0;
          const keptTax = Math.max(0, kept - net);
          return {
            held,
            nights: each.isCancelled ? 0 : net,
            nightsTax: each.isCancelled ? 0 : each.taxCents,
            kept: kept - keptTax + each.damage,
            keptTax,
            off: offOf(each, held).off,
          };
        }),
      );
      const earned = sumOf(money.map(({ nights, kept, off }) => nights + kept - off));
      const tax = sumOf(money.map(({ nightsTax, keptTax }) => nightsTax + keptTax));

      const byStay = await report('stay', '2028-01-01', '2028-12-31');
      expect(byStay('Total in the period')).toBe(earned);
      expect(byStay('Kept after')).toBe(sumOf(money.map(({ kept }) => kept)));
      expect(byStay('Written off')).toBe(sumOf(money.map(({ off }) => off)));
      expect(byStay('Tourist tax')).toBe(tax);
      expect(await inParts('stay', 2028, 'Total in the period')).toEqual([earned, earned]);
      expect(await inParts('stay', 2028, 'Tourist tax')).toEqual([tax, tax]);
      const council = await report('touristTax', '2028-01-01', '2028-12-31');
      expect(council('Tourist tax')).toBe(tax);
      expect(await inParts('touristTax', 2028, 'Tourist tax')).toEqual([tax, tax]);

      const figures = await get<Figures>('/api/admin/figures?year=2028');
      expect(totalsOf(figures.current.months).revenueCents).toBe(earned);
      const cards = await get<BookingSummary>('/api/admin/summary');
      expect(parseCents(cards.confirmedRevenueEur ?? '') + parseCents(cards.keptEur ?? '')).toBe(
        earned,
      );

      const received = sumOf(done.map((each) => each.received));
      const returned = sumOf(done.map((each) => each.returned));
      const damage = sumOf(done.map((each) => each.damage));
      const lists = { received: 0, returned: 0, kept: 0 };
      for (const year of [2027, 2028]) {
        const byDay = await report('received', `${year}-01-01`, `${year}-12-31`);
        const list = await get<RecordedPayments>(`/api/admin/payments?year=${year}`);
        const ofStays = (direction: string) =>
          sumOf(
            list.rows
              .filter((row) => row.direction === direction && row.purpose === 'stay')
              .map(({ amount }) => parseCents(amount)),
          );
        lists.received += byDay('Received');
        lists.returned += byDay('Given back');
        lists.kept += byDay('Kept for damage');
        expect([ofStays('in'), ofStays('out')]).toEqual([byDay('Received'), byDay('Given back')]);
        expect(parseCents(list.kept)).toBe(byDay('Kept for damage'));
        const total = byDay('Total without');
        expect(total + byDay('Tourist tax')).toBe(
          byDay('Received') - byDay('Given back') + byDay('Kept for damage'),
        );
        expect(await inParts('received', year, 'Total without')).toEqual([total, total]);
      }
      expect(lists).toEqual({ received, returned, kept: damage });
      const { text } = await app.send('GET', '/api/admin/payments/export.csv', { cookie });
      const rows = text
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
      const columnOf = (name: string, purpose: string) =>
        sumOf(
          rows
            .filter((row) => row[5] === purpose)
            .map((row) => Math.round(Number(row[rows[0]?.indexOf(name) ?? 0]) * 100)),
        );
      expect(columnOf('Received', 'stay')).toBe(received);
      expect(columnOf('Given back', 'stay')).toBe(returned);
      expect(columnOf('Kept for damage', 'security deposit')).toBe(damage);
      expect(sumOf(money.map(({ held }) => held))).toBe(received - returned);

      // Once nothing is owed, both bases have earned the same.
      for (const { id } of done) await settleAll(id);
      const settledStay = await report('stay', '2028-01-01', '2028-12-31');
      const settledDays = await Promise.all(
        [2027, 2028].map((year) => report('received', `${year}-01-01`, `${year}-12-31`)),
      );
      const inDays = (name: string) => sumOf(settledDays.map((read) => read(name)));
      expect(inDays('Total without')).toBe(settledStay('Total in the period'));
      // The owner owes the tax of a stay although it is written off.
      const offTaxes = await Promise.all(
        done.map(async (each) => {
          const { stay } = await get<BookingPayments>(`/api/admin/bookings/${each.id}/payments`);
          return offOf(each, parseCents(stay.received) - parseCents(stay.returned)).offTax;
        }),
      );
      expect(inDays('Tourist tax')).toBe(settledStay('Tourist tax') - sumOf(offTaxes));
    }),
    { numRuns: runs(40, 4) },
  );
}, 300_000);

/** What is written off of the price and of its tourist tax, which is paid last. */
function offOf({ totalCents, taxCents, isCancelled, writtenOff }: Done, held: number) {
  const net = totalCents - taxCents;
  const settled = isCancelled ? held : Math.max(held, Math.min(held + writtenOff, totalCents));
  const off = Math.min(settled, net) - Math.min(held, net);
  return { off, offTax: settled - held - off };
}

async function settleAll(id: number): Promise<void> {
  const { stay } = await get<BookingPayments>(`/api/admin/bookings/${id}/payments`);
  const cents = { in: parseCents(stay.outstanding), out: parseCents(stay.giveBack) };
  for (const [kind, each] of Object.entries(cents)) {
    if (each > 0) await take({ kind, cents: each, before: 0 } as Step, id, {});
  }
}
