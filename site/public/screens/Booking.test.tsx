import type { CalculatePriceInput, QuoteJson } from '@shared/contract/price';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToasts } from '../../stores/toasts';
import { fakeServer, type SeenCall } from '../../test/fakeServer';
import { pretendScreen } from '../../test/render';
import { buildSettings } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { Booking } from './Booking';

const quoteOf = (total: number): QuoteJson => ({
  total,
  currency: 'EUR',
  baseRate: total / 7,
  nights: 7,
  isAverageRate: false,
  hasMultipleRates: false,
  priceBreakdown: [],
  accommodationTotal: total,
  guestFee: 0,
  cleaningFee: 0,
});

it('shows a price that changed for its own guests only, and keeps what was typed', async () => {
  pretendScreen({ isWide: true });
  window.scrollTo = () => undefined;
  const server = fakeServer({
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': (call: SeenCall) => ({
      body: quoteOf(1000 * (call.body as CalculatePriceInput).guestCount),
    }),
    'POST /api/booking-enquiry': {
      status: 409,
      body: { code: 'price_changed', message: 'The price changed', quote: quoteOf(2500) },
    },
  });
  const { user } = renderPublic(<Booking />, { fetch: server.fetch });
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  await user.click(await screen.findByRole('button', { name: 'Continue to Booking' }));
  await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
  await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
  const send = () => screen.getByRole('button', { name: /send/i });
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('€2,500');

  await user.click(send());
  const [first, second] = server.callsOf('POST /api/booking-enquiry');
  expect(first?.body).toMatchObject({ totalAmount: '2000.00' });
  expect(second?.body).toMatchObject({ totalAmount: '2500.00' });
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));

  await user.click(screen.getByRole('button', { name: 'Change Dates' }));
  await user.selectOptions(screen.getByRole('combobox'), '3');
  await user.click(await screen.findByRole('button', { name: 'Continue to Booking' }));
  expect(screen.getByLabelText<HTMLInputElement>(/name/i).value).toBe('Ana Reis');
  await user.click(send());
  expect(server.callsOf('POST /api/booking-enquiry')[2]?.body).toMatchObject({
    guestCount: 3,
    totalAmount: '3000.00',
  });
});

it('says what was picked, and that it was cleared', async () => {
  pretendScreen({ isWide: true });
  const server = fakeServer({
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': { body: quoteOf(2000) },
  });
  const { user } = renderPublic(<Booking />, { fetch: server.fetch });
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  expect(await screen.findAllByText(/^Check-in .*Now choose your check-out\.$/)).not.toEqual([]);
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  expect(await screen.findByText(/^7 nights: .* to .*\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /clear/i }));
  expect(await screen.findByText('Dates cleared.')).toBeTruthy();
});

it('closes what it said of a mistake once the enquiry is sent', async () => {
  pretendScreen({ isWide: true });
  window.scrollTo = () => undefined;
  const server = fakeServer({
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': { body: quoteOf(2000) },
    'POST /api/booking-enquiry': {
      status: 201,
      body: {
        reference: 'VL-7K3Q9M',
        status: 'pending',
        checkinDate: '2027-07-28',
        checkoutDate: '2027-08-04',
        currency: 'EUR',
        totalAmount: '2000.00',
        sendsMail: true,
      },
    },
  });
  const { user } = renderPublic(<Booking />, { fetch: server.fetch });
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  await user.click(await screen.findByRole('button', { name: 'Continue to Booking' }));
  await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
  await user.click(screen.getByRole('button', { name: 'Send Enquiry' }));
  expect(useToasts.getState()).toMatchObject({
    isOpen: true,
    current: { title: 'Email required' },
  });
  await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send Enquiry' }));
  expect(await screen.findByText('VL-7K3Q9M')).toBeTruthy();
  expect(useToasts.getState().isOpen).toBe(false);
});

it('offers no more guests than the owner takes, and asks for no more', async () => {
  pretendScreen({ isWide: true });
  const server = fakeServer({
    'GET /api/villa-settings': { body: buildSettings({ maxGuests: 4 }) },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': { body: quoteOf(2000) },
  });
  renderPublic(<Booking />, { fetch: server.fetch });
  const options = () => screen.getByRole('combobox', { name: 'Guests' }).children.length;
  // Eight while the owner's number is not known.
  expect(options()).toBe(8);
  fireEvent.change(screen.getByRole('combobox', { name: 'Guests' }), { target: { value: '7' } });
  await vi.waitFor(() => expect(options()).toBe(4));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Guests' }).value).toBe('4');
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  await screen.findByRole('button', { name: 'Continue to Booking' });
  expect(server.callsOf('POST /api/calculate-price').map(({ body }) => body)).toMatchObject([
    { guestCount: 4 },
  ]);
});
