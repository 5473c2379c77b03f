import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { fakeServer } from '../../test/fakeServer';
import { renderSite } from '../../test/render';
import { RefundNote } from './RefundNote';

const CANCELLATION = [
  { daysBefore: 30, refundPercent: 100 },
  { daysBefore: 14, refundPercent: 50 },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
it.each([
  ['2027-03-13T12:00:00Z', 'To give back: £1,333.01, all of £1,333.01, 30 days before check-in'],
  ['2027-03-14T00:30:00Z', 'To give back: £666.51, 50% of £1,333.01, 29 days before check-in'],
  // Summer time has begun on the 28th: midnight in the villa is 23:00 UTC.
  ['2027-03-29T22:59:00Z', 'To give back: £666.51, 50% of £1,333.01, 14 days before check-in'],
  ['2027-03-29T23:01:00Z', 'To give back: nothing of £1,333.01, 13 days before check-in'],
  ['2027-04-12T10:00:00Z', 'To give back: nothing of £1,333.01, on the day of check-in'],
  ['2027-04-13T10:00:00Z', 'To give back: nothing of £1,333.01, after check-in'],
])('says at %s what is given back of the stored total', (now, text) => {
  vi.setSystemTime(new Date(now));
  renderSite(
    <RefundNote
      booking={buildBooking({
        status: 'confirmed',
        currency: 'GBP',
        totalAmount: '1333.01',
        cancellation: CANCELLATION,
      })}
    />,
  );
  expect(screen.getByRole('status').textContent).toContain(text);
});

it('has the tourist tax in it whole', () => {
  vi.setSystemTime(new Date('2027-03-20T12:00:00Z'));
  const booking = buildBooking({
    status: 'confirmed',
    totalAmount: '112.00',
    cancellation: CANCELLATION,
  });
  const line = { kind: 'touristTax' as const, quantity: 6, rate: 2, total: 12 };
  const priceBreakdown = { ...booking.priceBreakdown, total: 112, lines: [line] };
  renderSite(<RefundNote booking={{ ...booking, priceBreakdown }} />);
  expect(screen.getByRole('status').textContent).toContain(
    'To give back: €62, 50% of €100 and the tourist tax of €12, 23 days before check-in',
  );
});

it('promises nothing of a booking that no policy is known of', () => {
  renderSite(<RefundNote booking={buildBooking({ status: 'confirmed' })} />);
  expect(screen.getByRole('status').textContent).toContain('Please agree with the guest');
});

const NOTHING = { scheduled: '0.00', outstanding: '0.00', giveBack: '0.00', state: null };
const account = (received: string, returned = '0.00') => ({ ...NOTHING, received, returned });

/** The note of a stay of £2,838 twenty days ahead, of which half is given back. */
function openPaid(stay: object, security: object, isKept = true) {
  vi.setSystemTime(new Date('2027-03-23T12:00:00Z'));
  const booking = buildBooking({
    status: 'confirmed',
    currency: 'GBP',
    totalAmount: '2838.00',
    cancellation: CANCELLATION,
  });
  const { fetch } = fakeServer({
    'GET /api/admin/bookings/1/payments': {
      body: {
        currency: 'GBP',
        schedule: [],
        isStored: true,
        stay,
        security,
        inBase: null,
        isKept,
        payments: [],
        receipts: [],
        updatedAt: null,
      },
    },
  });
  renderSite(<RefundNote booking={booking} />, { fetch });
}

it.each([
  [
    'less than the owner keeps',
    account('851.00'),
    account('0.00'),
    'To give back: nothing of the £851 that were paid. By the policy of this booking you keep up to £1,419 of £2,838, 20 days before check-in.',
  ],
  [
    'all of it, and a security deposit',
    account('2938.00', '100.00'),
    account('500.00'),
    'To give back: £1,419 of the £2,838 that were paid. By the policy of this booking you keep up to £1,419 of £2,838, 20 days before check-in. The security deposit of £500 goes back as well.',
  ],
  [
    'nothing',
    account('0.00'),
    account('0.00'),
    'Nothing was paid for this stay, so there is nothing to give back of it.',
  ],
])('says what is given back where %s was paid', async (_what, stay, security, text) => {
  openPaid(stay, security);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
});

it('goes by the policy alone where payments are recorded elsewhere', async () => {
  openPaid(account('0.00'), account('0.00'), false);
  expect((await screen.findByText(/^To give back: £1,419, 50% of £2,838/)).textContent).toContain(
    'If less has been paid',
  );
});
