import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@shared/contract/error';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { openDatabase } from '../../db/openDatabase';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { buildEnquiry, insertArrival, insertBooking } from '../factories';
import { statementsOf } from '../statements';
import { putSettings } from '../storedSettings';
import { startTestApp, type Answer, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const enquire = (checkinDate: string, checkoutDate: string) =>
  app.send<ErrorBody>('POST', '/api/booking-enquiry', {
    headers: newKey(),
    body: buildEnquiry({ checkinDate, checkoutDate }),
  });
const decide = (id: number, body: object) =>
  app.send('PATCH', `/api/bookings/${id}/status`, { cookie, body });
const pay = (id: number, amount: string) =>
  app.send('POST', `/api/admin/bookings/${id}/payments`, {
    cookie,
    headers: newKey(),
    body: { direction: 'in', purpose: 'stay', paidOn: '2027-03-10', amount, way: 'transfer' },
  });
const newest = async () => (await app.db.models.Booking.findOne({ order: [['id', 'DESC']] }))!;

/** Fails with the statements beyond the limit; those that begin and end a write do not count. */
async function expectAtMost(limit: number, request: () => Promise<Answer>): Promise<void> {
  let status = 0;
  const statements = await statementsOf(async () => {
    ({ status } = await request());
  }, app.db);
  expect(status).toBeLessThan(300);
  const counted = statements.filter((sql) => !/^(BEGIN|COMMIT|START)/.test(sql));
  expect(counted.slice(limit)).toEqual([]);
}

// On PostgreSQL each write loads the configuration once, and a read asks for the version.
describe.skipIf(process.env['TEST_DATABASE_URL'])(
  'a request on SQLite needs few statements',
  () => {
    beforeEach(async () => {
      await app.db.write(async () => {
        const bank = { holder: 'Ana Duarte', iban: 'PT50000201231234567890154', bic: null };
        await putSettings(app.db, 'bankDetails', bank);
        await insertArrival(app.db);
      });
    });

    it('to store an enquiry with its two mails', async () => {
      await enquire('2027-04-12', '2027-04-15');
      await expectAtMost(6, () => enquire('2027-04-19', '2027-04-22'));
    });

    it('to confirm, to record a payment, to show the guest’s page, and to cancel', async () => {
      const decideAndPay = async (checkinDate: string, checkoutDate: string, limits: Limits) => {
        await enquire(checkinDate, checkoutDate);
        const { id, reference } = await newest();
        await expectAtMost(limits.confirm, () =>
          decide(id, { status: 'confirmed', notifyGuest: true }),
        );
        await expectAtMost(limits.pay, () => pay(id, '100.00'));
        const page = new URL((await stayLinkUrl(await newest(), app.deps)) ?? '').pathname;
        await app.send('GET', page);
        const message = { cookie, body: { text: 'Welcome' } };
        await app.send('POST', `/api/admin/bookings/${reference}/conversation`, message);
        await expectAtMost(limits.page, () => app.send('GET', page));
        const cancellation = { status: 'cancelled', notifyGuest: true, cancelledBy: 'guest' };
        await expectAtMost(limits.cancel, () => decide(id, cancellation));
      };
      // The first of each also loads the configuration.
      await decideAndPay('2027-04-12', '2027-04-15', {
        confirm: 40,
        pay: 40,
        page: 40,
        cancel: 40,
      });
      // The response of a confirmation says what is paid.
      await decideAndPay('2027-04-19', '2027-04-22', { confirm: 21, pay: 15, page: 8, cancel: 30 });
    });

    it('to list what is due today, however many bookings that is', async () => {
      const today = () => app.send('GET', '/api/admin/today', { cookie });
      for (const [checkinDate, checkoutDate] of [
        ['2027-03-12', '2027-03-15'],
        ['2027-03-15', '2027-03-18'],
        ['2027-03-18', '2027-03-21'],
      ] as const) {
        await insertBooking(app, { checkinDate, checkoutDate, status: 'confirmed' });
        await pay((await newest()).id, '100.00');
        await today();
        await expectAtMost(25, today);
      }
    });
  },
);

type Limits = { confirm: number; pay: number; page: number; cancel: number };

describe('a write', () => {
  const asked = () => enquire('2027-04-12', '2027-04-15');
  const refused = { status: 409, json: { code: 'price_changed' } };

  it('uses settings that were saved just before by the same server', async () => {
    expect((await asked()).status).toBe(201);
    const body = { ...SETTINGS_DEFAULTS, cleaningFee: '151.00' };
    const saved = await app.send('PUT', '/api/villa-settings', { cookie, body });
    expect(saved.status).toBe(200);
    expect(await asked()).toMatchObject(refused);
  });

  it('uses settings that were saved just before by another server', async () => {
    expect((await asked()).status).toBe(201);
    const other = await openDatabase(app.deps.env, app.deps.log);
    await other.write(() =>
      other.models.VillaSettings.update({ cleaningFeeCents: 15_100 }, { where: {} }),
    );
    expect(await asked()).toMatchObject(refused);
    await other.write(() =>
      other.models.VillaSettings.update({ cleaningFeeCents: 15_000 }, { where: {} }),
    );
    expect((await asked()).status).toBe(201);
    await other.close();
  });
});
