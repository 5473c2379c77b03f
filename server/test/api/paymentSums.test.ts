import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ErrorBody } from '@shared/contract/error';
import type { BookingPayments } from '@shared/contract/payments/payments';
import { CURRENCIES, formatCents, parseCents, type Currency } from '@shared/domain/prices/money';
import { runs } from '@shared/test/property';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
  await app.send('PUT', '/api/price-terms', {
    cookie,
    body: { paymentTerms: { depositPercent: 30, balanceDays: 14, securityDeposit: '500.00' } },
  });
});
afterEach(() => app.close());

type Step =
  | { kind: 'in' | 'out'; cents: number; lowersPrice: boolean }
  | { kind: 'change'; which: number; cents: number; lowersPrice: boolean }
  | { kind: 'remove'; which: number }
  | { kind: 'price'; cents: number }
  | { kind: 'move' }
  | { kind: 'split'; percent: number };

const cents = fc.integer({ min: 1, max: 200_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('in' as const, 'out' as const),
    cents,
    lowersPrice: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    which: fc.nat(5),
    cents,
    lowersPrice: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('price' as const), cents }),
  fc.record({ kind: fc.constant('move' as const) }),
  fc.record({ kind: fc.constant('split' as const), percent: fc.integer({ min: 1, max: 99 }) }),
);

let bookings = 0;

async function enter(currency: Currency): Promise<BookingJson> {
  // Each in its own month.
  bookings += 1;
  const day = new Date(Date.UTC(2027, 3, 12) + bookings * 7 * 86_400_000);
  const iso = (plus: number) =>
    new Date(day.getTime() + plus * 86_400_000).toISOString().slice(0, 10);
  const { json, status } = await app.send<BookingJson>('POST', '/api/admin/bookings', {
    cookie,
    body: {
      guestName: 'Ana',
      guestEmail: 'ana@example.pt',
      checkinDate: iso(0),
      checkoutDate: iso(3),
      guestCount: 2,
      currency,
      totalAmount: '1500.00',
      status: 'confirmed',
    },
  });
  expect(status).toBe(201);
  return json;
}

/** Performs an owner's action; a rejected one changes nothing. @returns whether it was accepted */
async function take(
  step: Step,
  { id, reference }: BookingJson,
  before: BookingPayments,
): Promise<boolean> {
  const payment = before.payments.at('which' in step ? step.which : 0);
  switch (step.kind) {
    case 'in':
    case 'out': {
      const { status } = await app.send<ErrorBody>('POST', `/api/admin/bookings/${id}/payments`, {
        cookie,
        body: {
          direction: step.kind,
          purpose: 'stay',
          paidOn: '2027-03-10',
          amount: formatCents(step.cents),
          way: 'transfer',
          lowersPrice: step.kind === 'out' && step.lowersPrice,
        },
      });
      return status === 201;
    }
    case 'change': {
      if (!payment) return false;
      const { status } = await app.send('PUT', `/api/admin/payments/${payment.id}`, {
        cookie,
        body: {
          direction: payment.direction,
          purpose: 'stay',
          paidOn: payment.paidOn,
          amount: formatCents(step.cents),
          way: 'cash',
          lowersPrice: payment.direction === 'out' && step.lowersPrice,
        },
      });
      return status === 200;
    }
    case 'remove': {
      if (!payment) return false;
      const { status } = await app.send('DELETE', `/api/admin/payments/${payment.id}`, { cookie });
      return status === 200;
    }
    case 'price': {
      const body = { totalAmount: formatCents(step.cents) };
      const { status } = await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
      return status === 200;
    }
    case 'move': {
      const { json } = await app.send<{ booking: BookingJson }>(
        'GET',
        `/api/admin/bookings/${reference}`,
        { cookie },
      );
      const { checkoutDate } = json.booking;
      const later = new Date(Date.parse(checkoutDate) + 86_400_000).toISOString().slice(0, 10);
      const body = { checkoutDate: later };
      const { status } = await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
      return status === 200;
    }
    case 'split': {
      const total = parseCents(before.stay.scheduled);
      const first = Math.round((total * step.percent) / 100);
      const items = [first, total - first]
        .filter((part) => part > 0)
        .map((part) => ({ kind: 'part', dueDate: '2027-04-01', amount: formatCents(part) }));
      const { status } = await app.send('PUT', `/api/admin/bookings/${id}/schedule`, {
        cookie,
        body: { items },
      });
      return status === 200;
    }
  }
}

it('schedule, payments and refunds sum to the price, whatever an owner does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CURRENCIES),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (currency, steps) => {
        const booking = await enter(currency);
        const read = async () =>
          (
            await app.send<BookingPayments>('GET', `/api/admin/bookings/${booking.id}/payments`, {
              cookie,
            })
          ).json;
        let before = await read();
        // The last agreed price, without later refunds that lower it.
        let agreed = parseCents(booking.totalAmount);
        for (const each of steps) {
          const isDone = await take(each, booking, before);
          const after = await read();
          const { stay, schedule, payments } = after;
          const lowered = (list: BookingPayments['payments']) =>
            list
              .filter(({ lowersPrice }) => lowersPrice)
              .reduce((sum, { amount }) => sum + parseCents(amount), 0);
          if (each.kind === 'price' && isDone) agreed = each.cents + lowered(payments);
          const row = await app.db.models.Booking.findByPk(booking.id, { rejectOnEmpty: true });
          const total = row.totalAmountCents;
          expect(total).toBe(agreed - lowered(payments));

          const parts = schedule.filter(({ kind }) => kind !== 'security');
          const sum = (values: string[]) =>
            values.reduce((all, value) => all + parseCents(value), 0);
          expect(sum(parts.map(({ amount }) => amount))).toBe(total);
          const held = parseCents(stay.received) - parseCents(stay.returned);
          expect(held + parseCents(stay.outstanding) - parseCents(stay.giveBack)).toBe(total);
          expect(sum(parts.map(({ paid }) => paid))).toBe(Math.min(held, total));
          expect(held).toBeGreaterThanOrEqual(0);
          // A refund with a lower price does not raise the amount due.
          const isLowered = each.kind === 'out' && each.lowersPrice && isDone;
          const most = isLowered ? parseCents(before.stay.outstanding) : Number.POSITIVE_INFINITY;
          expect(parseCents(stay.outstanding)).toBeLessThanOrEqual(most);
          const keys = parts.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          before = after;
        }
      },
    ),
    { numRuns: runs(40, 10) },
  );
}, 120_000);
