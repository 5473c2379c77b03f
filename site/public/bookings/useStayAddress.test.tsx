import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { CalculatePriceInput } from '@shared/contract/prices/price';
// Loaded with the first request, which on a busy machine takes longer than a test waits.
import '@shared/contract/publicEndpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCurrency } from '../../stores/currency';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { fakeServer, type SeenCall } from '../../test/fakeServer';
import { pretendScreen } from '../../test/render';
import { Booking } from '../screens/Booking';
import { buildPriceTerms, buildSettings, TODAY } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { stayOfSearch } from './useStayAddress';

const RECEIPT: EnquiryReceipt = {
  reference: 'VL-7K3Q9M',
  status: 'pending',
  checkinDate: '2027-07-28',
  checkoutDate: '2027-08-04',
  guestCount: 4,
  currency: 'EUR',
  totalAmount: '2000.00',
  sendsMail: true,
};

/** The booking page at an address. The price is 1000 per guest. */
function openBooking(search: string) {
  pretendScreen({ isWide: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState({ of: 'router' }, '', `/de/booking${search}`);
  const server = fakeServer({
    'GET /api/price-terms': { body: buildPriceTerms() },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': ({ body }: SeenCall) => {
      const { guestCount, currency } = body as CalculatePriceInput;
      return {
        body: {
          total: 1000 * guestCount,
          currency,
          baseRate: 100,
          nights: 7,
          isAverageRate: false,
          hasMultipleRates: false,
          priceBreakdown: [],
          accommodationTotal: 1000 * guestCount,
          guestFee: 0,
          cleaningFee: 0,
        },
      };
    },
  });
  return { ...renderPublic(<Booking />, { fetch: server.fetch }), server };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the stay in the address', () => {
  it('is brought back and priced, for its guests', async () => {
    const { server } = openBooking('?checkin=2027-07-28&checkout=2027-08-04&guests=4');
    expect(await screen.findAllByText('€4,000')).not.toEqual([]);
    expect(field('Check-in').value).toBe('2027-07-28');
    expect(field('Check-out').value).toBe('2027-08-04');
    expect(server.callsOf('POST /api/calculate-price').map(({ body }) => body)).toEqual([
      { checkinDate: '2027-07-28', checkoutDate: '2027-08-04', guestCount: 4, currency: 'EUR' },
    ]);
  });

  it('follows what is chosen, in the same entry and beside what else the address says', async () => {
    const { user } = openBooking('?utm=letter');
    const entries = window.history.length;
    fireEvent.change(field('Check-in'), { target: { value: '2027-07-28' } });
    expect(window.location.search).toBe('?utm=letter');
    fireEvent.change(field('Check-out'), { target: { value: '2027-08-04' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Adults' }), '3');
    expect(window.location.pathname + window.location.search).toBe(
      '/de/booking?utm=letter&checkin=2027-07-28&checkout=2027-08-04&guests=3',
    );
    expect(window.history.state).toEqual({ of: 'router' });
    await user.click(screen.getByRole('button', { name: 'Clear dates' }));
    expect(window.location.search).toBe('?utm=letter&guests=3');
    expect(window.history.length).toBe(entries);
  });

  it('gives way to a selection already made in this visit', async () => {
    useEnquiryDraft.setState({
      checkinDate: '2027-05-10',
      checkoutDate: '2027-05-17',
      currency: 'EUR',
    });
    openBooking('?checkin=2027-07-28&checkout=2027-08-04');
    await waitFor(() =>
      expect(window.location.search).toBe('?checkin=2027-05-10&checkout=2027-05-17'),
    );
    expect(field('Check-in').value).toBe('2027-05-10');
  });

  it.each([
    ['shows another stay than the one asked for last', '2027-08-28', '2027-09-04', null],
    ['keeps the receipt of the stay asked for last', '2027-07-28', '2027-08-04', 'VL-7K3Q9M'],
  ])('%s', async (_case, checkin, checkout, reference) => {
    useEnquiryDraft.setState({ receipt: RECEIPT, guestCount: 4 });
    openBooking(`?checkin=${checkin}&checkout=${checkout}`);
    await waitFor(() => expect(useEnquiryDraft.getState().checkinDate).toBe(checkin));
    expect(useEnquiryDraft.getState().receipt?.reference ?? null).toBe(reference);
    expect(screen.queryByLabelText<HTMLInputElement>('Check-in')?.value ?? null).toBe(
      reference ? null : checkin,
    );
  });

  it('holds no name, mail address or request', async () => {
    const { user } = openBooking('?checkin=2027-07-28&checkout=2027-08-04');
    const next = await screen.findByRole('button', { name: 'Continue to Booking' });
    await waitFor(() => expect(next).toHaveProperty('disabled', false));
    await user.click(next);
    await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
    await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
    expect(window.location.search).toBe('?checkin=2027-07-28&checkout=2027-08-04');
  });

  it('shows the month of a link, and today’s instead of one that has passed', async () => {
    openBooking('?month=2027-08');
    expect(await screen.findByRole('grid', { name: 'August 2027' })).toBeDefined();
    openBooking('?month=2026-08');
    expect(await screen.findByRole('grid', { name: 'March 2027' })).toBeDefined();
  });

  it.each([
    ['guests', { guestCount: 4 }],
    ['dates', { checkinDate: '2027-05-10', checkoutDate: '2027-05-17', currency: 'EUR' as const }],
  ])('shows the month of a link also once %s are chosen, and keeps them', async (_case, chosen) => {
    useEnquiryDraft.setState(chosen);
    openBooking('?month=2027-08');
    expect(await screen.findByRole('grid', { name: 'August 2027' })).toBeDefined();
    expect(useEnquiryDraft.getState()).toMatchObject(chosen);
  });

  it('is in the currency that is chosen', async () => {
    useCurrency.setState({ currency: 'GBP' });
    openBooking('?checkin=2027-07-28&checkout=2027-08-04');
    expect(await screen.findAllByText('£2,000')).not.toEqual([]);
  });
});

it.each([
  ['no day', '?checkin=soon&checkout=2027-08-04'],
  ['a day that is past', '?checkin=2027-03-09&checkout=2027-03-20'],
  ['days out of order', '?checkin=2027-08-04&checkout=2027-07-28'],
  ['half a stay', '?checkin=2027-07-28'],
  ['too many nights', '?checkin=2027-07-28&checkout=2028-07-28'],
  ['a stay too far ahead', '?checkin=2032-07-28&checkout=2032-08-04'],
  ['no number of guests', '?guests=many'],
  ['no guest', '?guests=0'],
  ['a crowd', '?guests=100'],
  ['no month', '?month=august'],
])('ignores %s', (_case, search) => {
  expect(stayOfSearch(search, TODAY)).toEqual({ stay: null, guestCount: null, month: null });
});
