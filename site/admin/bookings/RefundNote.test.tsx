import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { renderSite } from '../../test/render';
import { RefundNote } from './RefundNote';

const CANCELLATION = [
  { daysBefore: 30, refundPercent: 100 },
  { daysBefore: 14, refundPercent: 50 },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
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
