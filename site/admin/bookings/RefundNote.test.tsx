import type { BookingPayments } from '@shared/contract/payments/payments';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { buildAccount, buildPayments } from '../../test/buildPayments';
import { fakeServer } from '../../test/fakeServer';
import { renderSite } from '../../test/render';
import { RefundNote } from './RefundNote';

const PAYMENTS = 'GET /api/admin/bookings/1/payments';

/** Refunds half of £2,838 up to twenty days ahead; nothing is paid. */
const REFUND = {
  askedOn: null,
  daysBeforeCheckin: 20,
  percent: 50,
  tax: '0.00',
  amount: '1419.00',
  kept: '1419.00',
  back: '0.00',
};

function open(payments: Partial<BookingPayments>, cancelledBy: CancelledBy = 'guest') {
  const booking = buildBooking({ status: 'confirmed', currency: 'GBP', totalAmount: '2838.00' });
  const body = buildPayments({ currency: 'GBP', refund: REFUND, ...payments });
  const server = fakeServer({ [PAYMENTS]: { body } });
  renderSite(<RefundNote booking={booking} cancelledBy={cancelledBy} />, { fetch: server.fetch });
  return server;
}
const note = async () => (await screen.findByRole('status')).textContent;

it.each([
  [
    { daysBeforeCheckin: 30, percent: 100, amount: '2838.00' },
    'To give back: £2,838, all of £2,838, 30 days before check-in',
  ],
  [{}, 'To give back: £1,419, 50% of £2,838, 20 days before check-in'],
  [
    { tax: '12.00', amount: '1425.00' },
    'To give back: £1,425, 50% of £2,826 and the tourist tax of £12, 20 days before check-in',
  ],
  [
    { daysBeforeCheckin: 0, percent: 0, amount: '0.00' },
    'To give back: nothing of £2,838, on the day of check-in',
  ],
  [
    { daysBeforeCheckin: -1, percent: 0, amount: '0.00' },
    'To give back: nothing of £2,838, after check-in',
  ],
])('states the refund by the policy alone if payments are unknown: %o', async (refund, text) => {
  open({ isStored: false, refund: { ...REFUND, ...refund } });
  expect(await note()).toContain(text);
});

it.each<[string, Partial<BookingPayments>, string]>([
  [
    'all that was paid, and the security deposit',
    { stay: buildAccount({ received: '851.00' }), security: buildAccount({ received: '500.00' }) },
    'To give back: all of the £851 that were paid. If you agree on something else with the guest, change it afterwards in the payments of this booking. The security deposit of £500 goes back as well.',
  ],
  ['nothing where nothing was paid', {}, 'Nothing was paid for this stay'],
  ['all, where payments are not recorded', { isKept: false }, 'all that the guest has paid'],
])('refunds %s if the owner cancels', async (_what, payments, text) => {
  open(payments, 'owner');
  expect(await note()).toContain(text);
});

it('says that the day of the guest’s cancellation request counts', async () => {
  open({ isStored: false, refund: { ...REFUND, askedOn: '2027-03-23' } });
  expect(await note()).toMatch(
    /^The guest asked to cancel on 23 Mar 2027, and that day counts. To give back: £1,419/,
  );
});

it('uses the policy alone if payments are recorded elsewhere', async () => {
  open({ isKept: false });
  expect(await note()).toContain('If less has been paid');
});

it('promises no refund for a booking without a known policy', async () => {
  open({ isStored: false, refund: null });
  expect(await note()).toContain('Please agree with the guest');
});

it.each([
  [
    'less than the owner keeps',
    { stay: buildAccount({ received: '851.00' }) },
    'To give back: nothing of the £851 that were paid. By the policy of this booking you keep up to £1,419 of £2,838, 20 days before check-in.',
  ],
  [
    'all of it, and a security deposit',
    {
      stay: buildAccount({ received: '2938.00', returned: '100.00' }),
      security: buildAccount({ received: '500.00' }),
      refund: { ...REFUND, back: '1419.00' },
    },
    'To give back: £1,419 of the £2,838 that were paid. By the policy of this booking you keep up to £1,419 of £2,838, 20 days before check-in. The security deposit of £500 goes back as well.',
  ],
  [
    'all of it, of which nothing is kept',
    {
      stay: buildAccount({ received: '2838.00' }),
      refund: { ...REFUND, daysBeforeCheckin: 40, percent: 100, kept: '0.00', back: '2838.00' },
    },
    'To give back: £2,838 of the £2,838 that were paid. By the policy of this booking you keep nothing of £2,838, 40 days before check-in.',
  ],
  ['nothing', {}, 'Nothing was paid for this stay, so there is nothing to give back of it.'],
  [
    'something under no known policy',
    { stay: buildAccount({ received: '851.00' }), refund: null },
    'This booking was made before cancellation policies were kept with bookings. Please agree with the guest what is given back. So far £851 were paid.',
  ],
])('states the refund if %s was paid', async (_what, payments, text) => {
  open(payments);
  expect(await note()).toBe(text);
});

it('applies to the current day, even if the panel stays open past midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2027-03-23T22:00:00Z');
  const server = open({ isStored: false });
  expect(await note()).toContain('20 days before check-in');
  server.set({
    [PAYMENTS]: {
      body: buildPayments({ isStored: false, refund: { ...REFUND, daysBeforeCheckin: 19 } }),
    },
  });
  vi.setSystemTime('2027-03-24T08:00:00Z');
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/19 days before check-in/)).toBeVisible();
});

it('says that the refund could not be looked up', async () => {
  const booking = buildBooking({ status: 'confirmed' });
  const failing = fakeServer({ [PAYMENTS]: { status: 500, body: {} } });
  renderSite(<RefundNote booking={booking} cancelledBy="guest" />, {
    fetch: failing.fetch,
  });
  expect(screen.getByText(/^Looking up/)).toBeVisible();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'What is to be given back could not be looked up.',
  );
});
