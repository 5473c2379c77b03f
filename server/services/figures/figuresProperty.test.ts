import { DAY_MS } from '@shared/domain/date';
import type { Figures, YearFigures } from '@shared/contract/figures/figures';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { CURRENCIES, type Currency } from '@shared/domain/prices/money';
import { stringify } from 'node:querystring';
import { runs } from '@shared/test/property';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';

// Compares the figures of generated years with a second computation, which adds up nights in exact fractions and
// shares only the splitting of amounts with the first.

/** A leap year and its neighbours, with every kind of clock change. */
const FIRST_DAY = Date.UTC(2023, 10, 20);
const LAST_DAY = Date.UTC(2025, 1, 10);
const PHONES = {
  '+351 912 000 101': 'PT',
  '00351912000101': 'PT',
  '(+44) 7700-900.101': 'GB',
  '+1 (416) 555 0101': 'CA',
  '+12025550101': 'US',
  '912 345 678': null,
  '': null,
} as const;

type Stay = {
  kind: BookingStatus | 'block' | 'import';
  checkin: string;
  checkout: string;
  currency: Currency;
  totalCents: number;
  eurCents: number;
  fees: { guest: number; cleaning: number };
  /** For a cancelled stay: what its schedule keeps, and what was received minus refunds. */
  kept: { scheduledCents: number; heldCents: number };
  createdAt: Date;
  phone: keyof typeof PHONES;
  source: 'website' | 'owner';
};

const piece = fc.record({
  gap: fc.integer({ min: 0, max: 12 }),
  nights: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 20, max: 70 })),
  kind: fc.constantFrom<Stay['kind']>(
    ...(['confirmed', 'confirmed', 'confirmed', 'cancelled', 'pending', 'enquiry'] as const),
    'block',
    'import',
  ),
  currency: fc.constantFrom(...CURRENCIES),
  totalCents: fc.oneof(
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.constantFrom(0, 1, 2, 9_999_999_999),
  ),
  eurFactor: fc.integer({ min: 800, max: 1250 }),
  guest: fc.integer({ min: 0, max: 40_000 }),
  cleaning: fc.integer({ min: 0, max: 30_000 }),
  scheduled: fc.integer({ min: 0, max: 900_000 }),
  held: fc.integer({ min: 1, max: 900_000 }),
  leadMs: fc.oneof(
    fc.integer({ min: -3 * DAY_MS, max: 300 * DAY_MS }),
    // Around the villa's midnight, when summer time changes the day.
    fc.integer({ min: 1, max: 250 }).map((days) => days * DAY_MS + 1_800_000),
  ),
  phone: fc.constantFrom(...(Object.keys(PHONES) as (keyof typeof PHONES)[])),
  source: fc.constantFrom('website', 'owner'),
});

/** Consecutive stays and blocks without common nights, across both New Years. */
const years = fc.array(piece, { minLength: 20, maxLength: 80 }).map((pieces): Stay[] => {
  const stays: Stay[] = [];
  let from = FIRST_DAY;
  for (const piece of pieces) {
    const { gap, nights, eurFactor, guest, cleaning, scheduled, held, leadMs, ...rest } = piece;
    const checkin = from + gap * DAY_MS;
    const checkout = checkin + nights * DAY_MS;
    if (checkout > LAST_DAY) break;
    stays.push({
      ...rest,
      checkin: dayOf(checkin),
      checkout: dayOf(checkout),
      eurCents: Math.floor(
        rest.currency === 'EUR' ? rest.totalCents : (rest.totalCents * eurFactor) / 1000,
      ),
      fees: { guest, cleaning },
      kept: { scheduledCents: Math.min(scheduled, rest.totalCents), heldCents: held },
      createdAt: new Date(checkin - leadMs),
    });
    // Unconfirmed ones hold nothing, so the next may have the same nights.
    if (['confirmed', 'block', 'import'].includes(rest.kind)) from = checkout;
  }
  return stays;
});

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterAll(() => app.close());

describe.each(CURRENCIES)('with the base currency %s', (base) => {
  it('the figures of generated years equal those of a second computation', async () => {
    await app.db.write(async () => {
      await app.db.models.VillaSettings.update(
        { baseCurrency: base, gbpRateE4: 8615, usdRateE4: 10_873 },
        { where: { id: 1 } },
      );
    });
    await fc.assert(
      fc.asyncProperty(years, async (stays) => {
        await store(stays);
        const { json } = await app.send<Figures>('GET', '/api/admin/figures?year=2024', { cookie });
        expect(yearOf(json.current)).toEqual(expected(2024, base, stays));
        expect(yearOf(json.previous)).toEqual(expected(2023, base, stays));
        expect(json.takenNights).toEqual(expectedNights(2024, base, stays));
      }),
      { numRuns: runs(25, 4) },
    );
  });

  it('the reports of consecutive periods contain every cent of a stay, wherever the periods begin', async () => {
    await fc.assert(
      fc.asyncProperty(years, fc.integer({ min: 0, max: 365 }), async (stays, offset) => {
        await store(stays);
        const cut = Date.UTC(2024, 0, 1) + offset * DAY_MS;
        const periods = [-2, -1, 0, 1].map((years) => ({
          from: dayOf(cut + years * 366 * DAY_MS),
          to: dayOf(cut + years * 366 * DAY_MS + 365 * DAY_MS),
        }));
        const totals = new Map<string, bigint>();
        for (const period of periods) {
          const address = `/api/admin/figures/report.csv?${stringify(period)}`;
          const { text } = await app.send('GET', address, { cookie });
          for (const line of text.split('\r\n').slice(1, -2)) {
            const cells = line.split(',');
            const reference = cells[0] ?? '';
            totals.set(reference, (totals.get(reference) ?? 0n) + centsOf(cells[13] ?? ''));
          }
        }
        const confirmed = stays.flatMap((stay, index) =>
          stay.kind === 'confirmed' ? [[`VL-P${index}`, inBase(stay, base).total] as const] : [],
        );
        const kept = stays.flatMap((stay, index) => {
          const cents = stay.kind === 'cancelled' ? keptOf(stay, base) : 0n;
          return cents > 0n ? [[`VL-P${index}`, cents] as const] : [];
        });
        expect(totals).toEqual(new Map([...confirmed, ...kept]));
      }),
      { numRuns: runs(10, 3) },
    );
  });
});

async function store(stays: readonly Stay[]): Promise<void> {
  const { models, write } = app.db;
  await write(async () => {
    await models.HeldNight.destroy({ where: {} });
    await models.Booking.destroy({ where: {} });
    await models.Block.destroy({ where: {} });
    const feed =
      (await models.ImportedCalendar.findOne({ where: { name: 'Other' } })) ??
      (await models.ImportedCalendar.create({
        name: 'Other',
        url: 'https://calendar.example/a.ics',
        clashes: '[]',
        problem: null,
        isWaiting: false,
        readAt: null,
        nextReadAt: TEST_NOW,
        createdAt: TEST_NOW,
      }));
    for (const [index, stay] of stays.entries()) {
      const { kind, checkin, checkout } = stay;
      const nights = nightsOf(stay);
      if (kind === 'block' || kind === 'import') {
        const block = await models.Block.create({
          startDate: checkin,
          endDate: checkout,
          note: null,
          feedId: kind === 'import' ? feed.id : null,
          createdAt: TEST_NOW,
        });
        await models.HeldNight.bulkCreate(nights.map((night) => ({ night, blockId: block.id })));
        continue;
      }
      const { guest, cleaning } = stay.fees;
      const booking = await models.Booking.create({
        reference: `VL-P${index}`,
        guestName: 'Ana Duarte',
        guestEmail: 'ana@example.pt',
        guestPhone: stay.phone || null,
        checkinDate: checkin,
        checkoutDate: checkout,
        guestCount: 2,
        currency: stay.currency,
        totalAmountCents: stay.totalCents,
        totalAmountEurCents: stay.eurCents,
        priceBreakdown: JSON.stringify({
          total: stay.totalCents / 100,
          currency: stay.currency,
          baseRate: 450,
          nights: nights.length,
          isAverageRate: false,
          hasMultipleRates: false,
          priceBreakdown: [],
          accommodationTotal: 0,
          guestFee: guest / 100,
          cleaningFee: cleaning / 100,
        }),
        specialRequests: null,
        status: kind,
        source: stay.source,
        createdAt: stay.createdAt,
        updatedAt: stay.createdAt,
      });
      if (kind === 'cancelled') await storeKept(booking.id, stay);
      if (kind !== 'confirmed') continue;
      await models.HeldNight.bulkCreate(nights.map((night) => ({ night, bookingId: booking.id })));
    }
  });
}

/** Stores kept money: a schedule of one part, two payments and one refund. */
async function storeKept(
  bookingId: number,
  { kept: { scheduledCents, heldCents }, currency, checkin }: Stay,
): Promise<void> {
  const { models } = app.db;
  const at = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await models.PaymentPlan.create({
    bookingId,
    plannedOn: checkin,
    checkinDate: checkin,
    isEdited: false,
    isCancelled: true,
    nextDueDate: null,
    securityDueDate: null,
    giveBackFrom: null,
    updatedAt: TEST_NOW,
  });
  const part = { bookingId, dueDate: checkin, partKey: 'kept' };
  await models.ScheduleItem.create({ ...part, kind: 'kept', amountCents: scheduledCents });
  const payment = { bookingId, paidOn: checkin, way: 'transfer', note: null, ...at } as const;
  const amount = (amountCents: number) => ({
    amountCents,
    baseCurrency: currency,
    baseAmountCents: amountCents,
  });
  await models.Payment.bulkCreate([
    { ...payment, direction: 'in', purpose: 'stay', ...amount(heldCents) },
    { ...payment, direction: 'in', purpose: 'stay', ...amount(700) },
    { ...payment, direction: 'out', purpose: 'stay', ...amount(700) },
    { ...payment, direction: 'in', purpose: 'security', ...amount(50_000) },
  ]);
}

/** The result in the form of the second computation. */
function yearOf({ months, leadTime, stayLength, sources, countries }: YearFigures) {
  return {
    months: months.map(({ accommodation, fees, kept, writtenOff, ...month }) => ({
      ...month,
      accommodation: centsOf(accommodation),
      fees: centsOf(fees),
      kept: centsOf(kept),
      writtenOff: centsOf(writtenOff),
    })),
    leadTime: { ...leadTime, average: leadTime.average?.toFixed(9) ?? null },
    stayLength: { ...stayLength, average: stayLength.average?.toFixed(9) ?? null },
    sources: new Map(
      sources.map(({ source, stays, nights, revenue }) => [
        source as string | null,
        { stays, nights, revenue: centsOf(revenue) },
      ]),
    ),
    countries: new Map(
      countries.map(({ country, stays, nights, revenue }) => [
        country,
        { stays, nights, revenue: centsOf(revenue) },
      ]),
    ),
  };
}

function expected(year: number, base: Currency, stays: readonly Stay[]) {
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    nights: new Date(Date.UTC(year, index + 1, 0)).getUTCDate(),
    soldNights: 0,
    blockedNights: 0,
    importedNights: 0,
    requests: { received: 0, confirmed: 0, cancelled: 0, open: 0 },
    accommodation: 0n,
    fees: 0n,
    kept: 0n,
    writtenOff: 0n,
  }));
  const arrivals = stays.filter(
    ({ kind, checkin }) => kind === 'confirmed' && checkin.startsWith(String(year)),
  );
  for (const stay of stays) {
    const arrival = months[Number(stay.checkin.slice(5, 7)) - 1];
    if (arrival && stay.kind === 'cancelled' && stay.checkin.startsWith(String(year))) {
      arrival.kept += keptOf(stay, base);
    }
    nightsOf(stay).forEach((night, index, nights) => {
      const month = months[Number(night.slice(5, 7)) - 1];
      if (!night.startsWith(String(year)) || !month) return;
      if (stay.kind === 'block') month.blockedNights += 1;
      if (stay.kind === 'import') month.importedNights += 1;
      if (stay.kind !== 'confirmed') return;
      const { accommodation, fees } = inBase(stay, base);
      month.soldNights += 1;
      month.accommodation += partOf(accommodation, index, nights.length);
      month.fees += partOf(fees, index, nights.length);
    });
    if (stay.kind === 'block' || stay.kind === 'import' || stay.source !== 'website') continue;
    const [madeIn, madeYear] = VILLA_MONTH.format(stay.createdAt).split('/').map(Number);
    const month = months[(madeIn ?? 0) - 1];
    if (madeYear !== year || !month) continue;
    month.requests.received += 1;
    if (stay.kind === 'confirmed') month.requests.confirmed += 1;
    else if (stay.kind === 'cancelled') month.requests.cancelled += 1;
    else month.requests.open += 1;
  }
  const leads = arrivals.map(({ checkin, createdAt }) =>
    Math.max(0, (Date.parse(checkin) - Date.parse(createdAt.toISOString().slice(0, 10))) / DAY_MS),
  );
  const lengths = arrivals.map((stay) => nightsOf(stay).length);
  return {
    months,
    leadTime: distributionOf(leads, [7, 30, 90, 180, Infinity]),
    stayLength: distributionOf(lengths, [3, 6, 7, 13, Infinity]),
    sources: sharesOf(arrivals, base, ({ source }) => source),
    countries: sharesOf(arrivals, base, ({ phone }) => PHONES[phone]),
  };
}

const VILLA_MONTH = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  month: '2-digit',
  year: 'numeric',
});

function expectedNights(year: number, base: Currency, stays: readonly Stay[]) {
  return stays.flatMap((stay) => {
    if (!['confirmed', 'block', 'import'].includes(stay.kind)) return [];
    return nightsOf(stay).flatMap((night, index, nights) => {
      if (!night.startsWith(String(year))) return [];
      if (stay.kind === 'block') return [{ night, kind: 'blocked' }];
      if (stay.kind === 'import') return [{ night, kind: 'imported' }];
      const cents = partOf(inBase(stay, base).accommodation, index, nights.length);
      return [{ night, kind: 'sold', accommodation: decimal(cents) }];
    });
  });
}

function distributionOf(values: readonly number[], ends: readonly number[]) {
  const counts = ends.map(() => 0);
  for (const value of values) {
    const index = ends.findIndex((end) => value <= end);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const sum = values.reduce((total, value) => total + value, 0);
  return { average: values.length > 0 ? (sum / values.length).toFixed(9) : null, counts };
}

function sharesOf(
  stays: readonly Stay[],
  base: Currency,
  keyOf: (stay: Stay) => string | null,
): Map<string | null, { stays: number; nights: number; revenue: bigint }> {
  const shares = new Map<string | null, { stays: number; nights: number; revenue: bigint }>();
  for (const stay of stays) {
    const share = shares.get(keyOf(stay)) ?? { stays: 0, nights: 0, revenue: 0n };
    share.stays += 1;
    share.nights += nightsOf(stay).length;
    share.revenue += inBase(stay, base).total;
    shares.set(keyOf(stay), share);
  }
  return shares;
}

/** A stay's amounts in cents of the base currency, as exact fractions rounded once. */
function inBase({ currency, totalCents, eurCents, fees }: Stay, base: Currency) {
  const ownFees = BigInt(Math.min(fees.guest + fees.cleaning, totalCents));
  const eurFees = totalCents === 0 ? 0n : rounded(BigInt(eurCents) * ownFees, BigInt(totalCents));
  const rate = base === 'EUR' ? 10_000n : BigInt(base === 'GBP' ? 8615 : 10_873);
  const isOwn = currency === base && base !== 'EUR';
  const total = isOwn ? BigInt(totalCents) : rounded(BigInt(eurCents) * rate, 10_000n);
  const feesInBase = isOwn ? ownFees : rounded(eurFees * rate, 10_000n);
  return { total, fees: feesInBase, accommodation: total - feesInBase };
}

/** Kept money of a cancelled stay, in cents of the base currency. */
function keptOf({ currency, totalCents, eurCents, kept }: Stay, base: Currency): bigint {
  const own = BigInt(Math.min(kept.scheduledCents, kept.heldCents));
  if (currency === base || own === 0n) return own;
  const eur = currency === 'EUR' ? own : rounded(own * BigInt(eurCents), BigInt(totalCents));
  const rate = base === 'EUR' ? 10_000n : BigInt(base === 'GBP' ? 8615 : 10_873);
  return rounded(eur * rate, 10_000n);
}

/** Rounds half up. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n);
}

/** @param index of the night, from 0 */
function partOf(amount: bigint, index: number, nights: number): bigint {
  const until = (night: number) => (amount * BigInt(night)) / BigInt(nights);
  return until(index + 1) - until(index);
}

function nightsOf({ checkin, checkout }: Pick<Stay, 'checkin' | 'checkout'>): string[] {
  const nights: string[] = [];
  for (let time = Date.parse(checkin); time < Date.parse(checkout); time += DAY_MS) {
    nights.push(dayOf(time));
  }
  return nights;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function centsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

function decimal(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
