import type { PageContent } from '@shared/domain/content/contentTypes';
import type { CalculatePriceInput, QuoteJson } from '@shared/contract/prices/price';
// Loaded with the first request, which on a busy machine takes longer than a test waits.
import '@shared/contract/publicEndpoints';
import { eachDay } from '@shared/domain/date';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCurrency } from '../../stores/currency';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { useToasts } from '../../stores/toasts';
import { fakeServer, heldAnswer, type FakeAnswer, type SeenCall } from '../../test/fakeServer';
import { pretendScreen } from '../../test/render';
import { buildPriceTerms, buildSettings } from '../test/pageData';
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
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const server = fakeServer({
    'GET /api/price-terms': { body: buildPriceTerms() },
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
  await user.click(await button('Continue to Booking'));
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'Adults' }), '3');
  await user.click(await button('Continue to Booking'));
  expect(screen.getByLabelText<HTMLInputElement>(/name/i).value).toBe('Ana Reis');
  await user.click(send());
  expect(server.callsOf('POST /api/booking-enquiry')[2]?.body).toMatchObject({
    guestCount: 3,
    totalAmount: '3000.00',
  });
});

it('names the price on show when the price has changed', async () => {
  const { user } = await pickWeek({
    'POST /api/booking-enquiry': {
      status: 409,
      body: { code: 'price_changed', message: 'The price changed', quote: quoteOf(2500) },
    },
  });
  await fillForm(user);
  await user.click(await button('Send Enquiry'));
  expect((await screen.findByRole('alert')).textContent).toContain('€2,500');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Children' }), '1');
  await screen.findByText('Total: €2,000');
  expect(screen.getByRole('alert').textContent).toContain('€2,000');
});

it('confirms with the deposit of the stay that was sent, whatever is on show by then', async () => {
  const held = heldAnswer();
  const { user } = await pickWeek({
    'POST /api/calculate-price': ({ body }: SeenCall) => {
      const { guestCount } = body as CalculatePriceInput;
      const deposit = 300 * guestCount;
      const payment = { depositPercent: 30, balanceDays: 30, deposit, balance: 1400 };
      return {
        body: {
          ...quoteOf(1000 * guestCount),
          payment: { ...payment, balanceDue: '2027-06-28', securityDeposit: 0 },
        },
      };
    },
    'POST /api/booking-enquiry': held.route,
  });
  await fillForm(user);
  await user.click(await button('Send Enquiry'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Adults' }), '3');
  await screen.findByText('Total: €3,000');
  held.release({ status: 201, body: RECEIPT });
  await screen.findByText('VL-7K3Q9M');
  expect(screen.getByText(/you transfer the deposit of/).textContent).toContain('€600');
});

it('names the host and the telephone beside the form’s button', async () => {
  const content = { 'host.name': 'Ana Duarte', 'contact.phone': '+351 282 000 000' };
  const { user } = await pickWeek({}, content);
  await user.click(await button('Continue to Booking'));
  const form = screen.getByRole('button', { name: 'Send Enquiry' }).closest('form');
  expect(form?.textContent).toMatch(/Send Enquiry.*Your host.*Ana Duarte.*282 000 000$/);
});

const down = () => {
  throw new TypeError('Failed to fetch');
};
const button = async (name: string) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
};

async function fillForm(user: Awaited<ReturnType<typeof pickWeek>>['user']) {
  await user.click(await button('Continue to Booking'));
  await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
  await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
}

async function pickWeek(routes: Parameters<typeof fakeServer>[0], content: PageContent = {}) {
  pretendScreen({ isWide: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const server = fakeServer({
    'GET /api/price-terms': { body: buildPriceTerms() },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': { body: quoteOf(2000) },
    ...routes,
  });
  const shown = renderPublic(<Booking />, { content, fetch: server.fetch });
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  return { ...shown, server };
}

it('does not call a stay invalid while its price is on its way', async () => {
  const held = heldAnswer();
  await pickWeek({ 'POST /api/calculate-price': held.route });
  await screen.findAllByText('Calculating the price...');
  expect(screen.queryByRole('button', { name: 'Selection Invalid' })).toBeNull();
  const next = screen.getByRole('button', { name: 'Continue to Booking' });
  expect(next).toHaveProperty('disabled', true);
  held.release({ body: quoteOf(2000) });
  expect(await button('Continue to Booking')).toBe(next);
});

it('names the stay and its guests beside the form', async () => {
  const { user } = await pickWeek({});
  await user.selectOptions(screen.getByRole('combobox', { name: 'Adults' }), '4');
  await user.click(await button('Continue to Booking'));
  expect(screen.getByText('Wed, 28 July 2027 to Wed, 4 August 2027, 4 guests')).toBeVisible();
});

describe('the number of guests', () => {
  it('is above the calendar, and in the foot of a phone once a stay is picked', async () => {
    const { user, server } = await pickWeek({});
    const above = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Adults' });
    const [month] = screen.getAllByRole('grid');
    if (!month) throw new Error('There is no month');
    expect(above.compareDocumentPosition(month)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    const foot = await screen.findByRole('combobox', { name: 'Party size' });
    await user.selectOptions(foot, '7 guests');
    await waitFor(() =>
      expect(server.callsOf('POST /api/calculate-price').at(-1)?.body).toMatchObject({
        guestCount: 7,
      }),
    );
    expect(above.value).toBe('7');
    // The same control, also while the new price is calculated.
    expect(screen.getByRole('combobox', { name: 'Party size' })).toBe(foot);
  });

  it('can be changed on the form, whose total is beside its button', async () => {
    const { user, server } = await pickWeek({
      'POST /api/calculate-price': (call: SeenCall) => ({
        body: quoteOf(1000 * (call.body as CalculatePriceInput).guestCount),
      }),
      'POST /api/booking-enquiry': { status: 201, body: RECEIPT },
    });
    await user.click(await button('Continue to Booking'));
    expect(screen.getByText('Wed, 28 July 2027 to Wed, 4 August 2027')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Adults' }), '7');
    await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
    await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
    const send = await button('Send Enquiry');
    expect(send.nextElementSibling?.textContent).toBe('Total: €7,000');
    await user.click(send);
    await screen.findByText('VL-7K3Q9M');
    expect(server.callsOf('POST /api/booking-enquiry')[0]?.body).toMatchObject({
      guestCount: 7,
      totalAmount: '7000.00',
    });
  });
});

describe('a price that fails to load', () => {
  it('is requested again by the button for the next step', async () => {
    const { user, server } = await pickWeek({ 'POST /api/calculate-price': down });
    const again = await button('Try again');
    expect(screen.getByRole('alert').textContent).toMatch(/^We could not connect/);
    expect(screen.queryByRole('button', { name: 'Selection Invalid' })).toBeNull();
    const held = heldAnswer();
    server.set({ 'POST /api/calculate-price': held.route });
    await user.click(again);
    await screen.findAllByText('Calculating the price...');
    expect(again.textContent).toBe('Try again');
    held.release({ body: quoteOf(2000) });
    await waitFor(() => expect(again.textContent).toBe('Continue to Booking'));
    expect(document.activeElement).toBe(again);
  });

  it('is asked for by itself once the browser is online again, and only then', async () => {
    const { server } = await pickWeek({ 'POST /api/calculate-price': down });
    await button('Try again');
    const goOnline = () => {
      fireEvent(window, new Event('offline'));
      fireEvent(window, new Event('online'));
    };
    server.set({ 'POST /api/calculate-price': { body: quoteOf(2000) } });
    goOnline();
    await button('Continue to Booking');
    goOnline();
    await button('Continue to Booking');
    expect(server.callsOf('POST /api/calculate-price')).toHaveLength(2);
  });

  it('can be requested again beside the form', async () => {
    const { user, server } = await pickWeek({});
    await user.click(await button('Continue to Booking'));
    await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
    server.set({ 'POST /api/calculate-price': down });
    act(() => useCurrency.getState().choose('GBP'));
    const again = await button('Try again');
    server.set({ 'POST /api/calculate-price': { body: quoteOf(1720) } });
    await user.click(again);
    expect(await screen.findByText('€1,720')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/name/i).value).toBe('Ana Reis');
  });

  it.each([
    [
      'the server refuses the stay',
      400,
      { code: 'invalid_input', message: 'No such stay.' },
      'Selection Invalid',
    ],
    [
      'it was asked too often',
      429,
      { code: 'rate_limited', message: 'Please wait a minute.', rateLimited: true },
      'Try again',
    ],
    ['a gateway fails', 502, '<html>', 'Try again'],
  ])('when %s says so by the button', async (_case, status, body, name) => {
    await pickWeek({ 'POST /api/calculate-price': { status, body } });
    await screen.findByRole('alert');
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});

const RECEIPT = {
  reference: 'VL-7K3Q9M',
  status: 'pending',
  checkinDate: '2027-07-28',
  checkoutDate: '2027-08-04',
  guestCount: 2,
  currency: 'EUR',
  totalAmount: '2000.00',
  sendsMail: true,
};

describe('an enquiry whose response is lost', () => {
  it('speaks of the connection, and is the same one after a look at other dates', async () => {
    const { user, server } = await pickWeek({ 'POST /api/booking-enquiry': down });
    const proceed = async () => user.click(await button('Continue to Booking'));
    const send = async () => user.click(await button('Send Enquiry'));
    const type = async () => {
      await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
      await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
    };
    await proceed();
    await type();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not connect. Please check your internet connection and try again. Everything you typed is still here.',
    );
    await user.click(await button('Change Dates'));
    server.set({ 'POST /api/booking-enquiry': { status: 201, body: RECEIPT } });
    await proceed();
    await send();
    await user.click(await button('Send another enquiry'));

    // The same week and guest, but a new enquiry.
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
    await proceed();
    await type();
    await send();
    await button('Send another enquiry');
    const calls = server.callsOf('POST /api/booking-enquiry');
    const [lost, repeated, another] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(repeated).toBe(lost);
    expect(another).not.toBe(lost);
    expect(calls[2]?.body).toEqual(calls[0]?.body);
  });
});

it('sends one enquiry for two taps within the same frame, and shows its confirmation', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, server } = await pickWeek({
    'POST /api/booking-enquiry': { status: 201, body: RECEIPT },
  });
  await user.click(await button('Continue to Booking'));
  await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
  await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
  const send = await button('Send Enquiry');
  act(() => {
    fireEvent.click(send);
    fireEvent.click(send);
  });
  expect(await screen.findByText('VL-7K3Q9M')).toBeVisible();
  expect(server.callsOf('POST /api/booking-enquiry')).toHaveLength(1);
});

it('says what was picked, and that it was cleared', async () => {
  pretendScreen({ isWide: true });
  const server = fakeServer({
    'GET /api/price-terms': { body: buildPriceTerms() },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': { body: quoteOf(2000) },
  });
  const { user } = renderPublic(<Booking />, { fetch: server.fetch });
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  expect(await screen.findAllByText(/^Check-in .*Now choose your check-out\.$/)).not.toEqual([]);
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  expect(await screen.findByText(/^7 nights: .* to .*\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /clear/i }));
  expect(await screen.findByText('Dates cleared.')).toBeVisible();
});

it('says all mistakes at once, each at its field and without a toast, until they are mended', async () => {
  pretendScreen({ isWide: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const server = fakeServer({
    'GET /api/price-terms': { body: buildPriceTerms() },
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
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '2000.00',
        sendsMail: true,
      },
    },
  });
  const { user } = renderPublic(<Booking />, { fetch: server.fetch });
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  await user.click(await button('Continue to Booking'));
  await user.click(await button('Send Enquiry'));
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts()).toEqual(['Please enter your full name.', 'Please enter your email address.']);
  expect(screen.getByText('Name required')).toBeVisible();
  expect(screen.getByText('Email required')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText(/name/i));
  await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
  await user.type(screen.getByLabelText(/email/i), 'ana@villa');
  expect(alerts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send Enquiry' }));
  expect(alerts()).toEqual(['Please enter a valid email address.']);
  await user.type(screen.getByLabelText(/email/i), '.com');
  await user.click(screen.getByRole('button', { name: 'Send Enquiry' }));
  expect(await screen.findByText('VL-7K3Q9M')).toBeVisible();
  expect(useToasts.getState().isOpen).toBe(false);
  expect(sessionStorage.getItem('villa.enquiry')).not.toContain('Ana Reis');
});

it('offers no more guests than the owner takes, and asks for no more', async () => {
  pretendScreen({ isWide: true });
  const server = fakeServer({
    'GET /api/price-terms': { body: buildPriceTerms() },
    'GET /api/villa-settings': { body: buildSettings({ maxGuests: 4 }) },
    'GET /api/availability': { body: [] },
    'POST /api/calculate-price': { body: quoteOf(2000) },
  });
  renderPublic(<Booking />, { fetch: server.fetch });
  const options = () => screen.getByRole('combobox', { name: 'Adults' }).children.length;
  // The default while the owner's number is unknown.
  expect(options()).toBe(8);
  fireEvent.change(screen.getByRole('combobox', { name: 'Adults' }), { target: { value: '7' } });
  await vi.waitFor(() => expect(options()).toBe(4));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Adults' }).value).toBe('4');
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-07-28' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-08-04' } });
  await button('Continue to Booking');
  expect(server.callsOf('POST /api/calculate-price').map(({ body }) => body)).toMatchObject([
    { guestCount: 4 },
  ]);
});

describe('a guest who picks days in the calendar', () => {
  async function openCalendar() {
    pretendScreen({ isWide: true });
    const server = fakeServer({
      'GET /api/price-terms': { body: buildPriceTerms() },
      'GET /api/villa-settings': { body: buildSettings({ cleaningFee: '120.00' }) },
      'GET /api/availability': ({ query }: SeenCall) => ({
        body: eachDay(query.get('startDate') ?? '', query.get('endDate') ?? '').map((date) => ({
          date,
          available: date !== '2027-03-26',
          basePrice: 300.5,
          minStay: 3,
          ...(date === '2027-03-26' && { reason: 'booked' }),
        })),
      }),
      'POST /api/calculate-price': { body: quoteOf(2000) },
    });
    const shown = renderPublic(<Booking />, { fetch: server.fetch });
    await day(/15 March 2027, free$/);
    return { ...shown, server };
  }
  const day = (name: RegExp) => screen.findByRole('button', { name });
  const dates = () => [
    screen.getByLabelText<HTMLInputElement>('Check-in').value,
    screen.getByLabelText<HTMLInputElement>('Check-out').value,
  ];
  const FIRST_CHECKOUT = 'If you check in on 15 March, the earliest check-out is 18 March.';

  it('keeps the check-in after a day that is no check-out, is told why, and picks another', async () => {
    const { user, server } = await openCalendar();
    expect(screen.getByText('No check-in')).toBeVisible();
    await user.click(await day(/15 March 2027, free$/));
    expect(screen.getByText('Not for this check-in')).toBeVisible();
    await user.click(await day(/16 March 2027, at least 3 nights$/));
    expect(dates()).toEqual(['2027-03-15', '']);
    const announced = screen.getAllByRole('status').filter((line) => line.textContent !== '');
    expect(announced.map((line) => line.textContent)).toEqual([FIRST_CHECKOUT]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Selection Invalid' })).toBeNull();
    expect(server.callsOf('POST /api/calculate-price')).toEqual([]);

    await user.click(await day(/^18 .*18 March 2027, free$/));
    expect(dates()).toEqual(['2027-03-15', '2027-03-18']);
    expect(screen.queryByText(FIRST_CHECKOUT)).toBeNull();
  });

  it('cannot pick a check-in that no stay fits, and reads why, by keyboard as well', async () => {
    const { user } = await openCalendar();
    const gap = await day(/24 March 2027, only 2 nights free, at least 3 needed$/);
    gap.focus();
    await user.keyboard('{Enter}');
    expect(dates()).toEqual(['', '']);
    // At the day, in the line below the calendar, and in the foot of a phone.
    expect(
      screen
        .getAllByText('24 March: only 2 nights free, at least 3 needed.')
        .map(({ role }) => role),
    ).toEqual(['tooltip', 'status', null]);
    await user.keyboard('{Escape}');
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  });

  it('reads the reason of a day under the pointer, and of no other', async () => {
    const { user } = await openCalendar();
    const tip = () => document.querySelector('[role="tooltip"]')?.textContent;
    await user.click(await day(/15 March 2027, free$/));
    await user.hover(await day(/26 March 2027, check-out only$/));
    expect(tip()).toBeUndefined();
    await user.hover(await day(/, 27 March 2027,/));
    expect(tip()).toBe('If you check in on 15 March, the latest check-out is 26 March.');
    await user.hover(await day(/14 March 2027, free$/));
    expect(tip()).toBeUndefined();
  });

  it('sees the same total in the day and in the bill: whole there, exact here', async () => {
    const { user } = await openCalendar();
    await user.click(await day(/15 March 2027, free$/));
    const checkout = await day(/^18 €1,022 for the whole stay, .*18 March 2027/);
    await user.hover(checkout);
    expect(checkout.querySelector('small')?.textContent).toBe('1,022');
    expect(screen.getByText('3 nights, 15 Mar to 18 Mar: €1,021.50')).toBeVisible();
  });

  it('is told of a typed range that is too short, and repairs it with one press', async () => {
    const { user } = await openCalendar();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-03-15' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-03-16' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Minimum stay requirement: 3 night/,
    );
    expect(screen.getByRole('button', { name: 'Selection Invalid' })).toBeVisible();
    await user.click(await day(/19 March 2027, free$/));
    expect(dates()).toEqual(['2027-03-15', '2027-03-19']);
    await button('Continue to Booking');
  });
});

describe('the month after those on show', () => {
  const openWith = (inMay: FakeAnswer) => {
    pretendScreen({ isWide: true });
    const server = fakeServer({
      'GET /api/price-terms': { body: buildPriceTerms() },
      'GET /api/villa-settings': { body: buildSettings() },
      'GET /api/availability': ({ query }: SeenCall) => {
        const start = query.get('startDate') ?? '';
        const end = query.get('endDate') ?? '';
        if (start === '2027-05-01') return inMay;
        return { body: eachDay(start, end).map((date) => ({ ...FREE_DAY, date })) };
      },
    });
    return { ...renderPublic(<Booking />, { fetch: server.fetch }), server };
  };
  const FREE_DAY = { available: true, basePrice: 300, minStay: 3 };

  it('counts for no text about them', async () => {
    const { server } = openWith({ body: [{ ...FREE_DAY, date: '2027-05-01', minStay: 14 }] });
    await screen.findByRole('button', { name: /15 March 2027, free$/ });
    expect(server.callsOf('GET /api/availability')).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/14 nights/);
  });

  it('can be asked for again', async () => {
    const { user, server } = openWith({ status: 500, body: {} });
    await screen.findByRole('alert');
    server.set({ 'GET /api/availability': { body: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the end of the calendar, 24 months ahead', () => {
  /** The months of the last arrival day, 10 March 2029, and of the check-outs after it. */
  async function openLastMonths() {
    pretendScreen({ isWide: true });
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const server = fakeServer({
      'GET /api/price-terms': { body: buildPriceTerms() },
      'GET /api/villa-settings': { body: buildSettings() },
      'GET /api/availability': ({ query }: SeenCall) => ({
        body: eachDay(query.get('startDate') ?? '', query.get('endDate') ?? '').map((date) => ({
          date,
          available: true,
          basePrice: 300,
        })),
      }),
      'POST /api/calculate-price': { body: quoteOf(2000) },
    });
    const shown = renderPublic(<Booking />, { fetch: server.fetch });
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2029-03-01' } });
    await screen.findByRole('button', { name: /10 March 2029, free$/ });
    return { ...shown, server };
  }
  const day = (name: RegExp) => screen.getByRole('button', { name });

  it('offers later days as check-outs only', async () => {
    const { user } = await openLastMonths();
    await user.click(day(/10 March 2029/));
    await user.click(day(/10 March 2029/));
    await user.click(day(/11 March 2029, check-out only$/));
    await user.click(day(/10 March 2029/));
    await user.click(day(/, 2 April 2029, check-out only$/));
    expect(screen.getByLabelText<HTMLInputElement>('Check-out').value).toBe('2029-04-02');
    // A check-in has to be picked again.
    const tooFar = day(/11 March 2029, part of your stay$/);
    expect(tooFar.getAttribute('aria-disabled')).toBe('true');
    expect(day(/, 3 April 2029, too far ahead to book$/).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('has no month after it, by button or by key', async () => {
    const { user } = await openLastMonths();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    day(/10 March 2029/).focus();
    await user.keyboard('{PageDown}{PageDown}');
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'March 2029',
      'April 2029',
    ]);
    expect(document.activeElement).toBe(day(/10 April 2029/));
  });

  it('says that a typed check-in is too far ahead, and shows no month of it', async () => {
    const { server } = await openLastMonths();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2030-06-01' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2030-06-08' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Check-in can be at most 24 months ahead/,
    );
    expect(screen.getByRole('grid', { name: 'March 2029' })).toBeVisible();
    expect(server.callsOf('POST /api/calculate-price')).toEqual([]);
  });
});

describe('a guest without dates', () => {
  function openVilla(isTaken: (date: string) => boolean, priceOf = (_date: string) => 300) {
    pretendScreen({ isWide: true });
    const server = fakeServer({
      'GET /api/price-terms': { body: buildPriceTerms() },
      'GET /api/villa-settings': { body: buildSettings() },
      'GET /api/availability': ({ query }: SeenCall) => ({
        body: eachDay(query.get('startDate') ?? '', query.get('endDate') ?? '').map((date) => ({
          date,
          available: !isTaken(date),
          basePrice: priceOf(date),
          ...(isTaken(date) && { reason: 'booked' }),
        })),
      }),
      'POST /api/calculate-price': { body: quoteOf(2000) },
    });
    return { ...renderPublic(<Booking />, { fetch: server.fetch }), server };
  }
  const dates = () => [
    screen.getByLabelText<HTMLInputElement>('Check-in').value,
    screen.getByLabelText<HTMLInputElement>('Check-out').value,
  ];

  it('is shown the first free week, in its month', async () => {
    const { user } = openVilla((date) => date < '2027-09-14');
    await user.click(await screen.findByText('First free week'));
    await waitFor(() => expect(dates()).toEqual(['2027-09-14', '2027-09-21']));
    expect(screen.getByText('September 2027')).toBeVisible();
  });

  it('sees which nights of the dates that were typed are taken', async () => {
    openVilla((date) => date === '2027-05-04' || date === '2027-05-08');
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-05-02' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-05-08' } });
    await screen.findByRole('button', { name: /4 May 2027, part of your stay, booked/ });
    const taken = [...document.querySelectorAll('[data-taken]')].map((day) =>
      day.getAttribute('data-day'),
    );
    // The next guest arrives on the check-out day.
    expect(taken).toEqual(['2027-05-04']);
  });

  it('is shown the cheapest week of a month, whichever of the two on show', async () => {
    const { user } = openVilla(
      () => false,
      (date) => (date === '2027-04-29' || date === '2027-03-20' ? 200 : 300),
    );
    await user.click(await screen.findByText('Cheapest week in April'));
    await waitFor(() => expect(dates()).toEqual(['2027-04-23', '2027-04-30']));
    await user.click(await screen.findByText('Cheapest week in March'));
    await waitFor(() => expect(dates()).toEqual(['2027-03-14', '2027-03-21']));
  });

  it('sees when no week is free, and what else to try', async () => {
    const { user } = openVilla((date) => date < '2027-04-28' || date > '2027-04-30');
    await user.click(await screen.findByText('First free week'));
    expect(
      await screen.findByText(
        'There is no full week free on the dates you can book. A shorter stay may be possible.',
      ),
    ).toBeVisible();
    // The last week of April needs May, which is not displayed yet.
    expect(screen.queryByText('Cheapest week in April')).toBeNull();
    expect(dates()).toEqual(['', '']);
  });

  it('is not offered the cheapest week of a month without one', async () => {
    openVilla((date) => date < '2027-03-27' || date === '2027-04-01');
    await screen.findByText('Cheapest week in April');
    await waitFor(() => expect(screen.queryByText('Cheapest week in March')).toBeNull());
  });

  it('is promised no free cancellation of a stay that cannot be booked', async () => {
    openVilla((date) => date === '2027-05-04');
    const choose = (checkin: string, checkout: string) => {
      fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: checkin } });
      fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: checkout } });
    };
    choose('2027-05-10', '2027-05-17');
    expect(await screen.findByRole('link', { name: 'Cancellation policy' })).toBeVisible();
    choose('2027-05-02', '2027-05-08');
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'Cancellation policy' })).toBeNull();
  });

  it('is led from a full month to the next free day, which has the focus then', async () => {
    const { user } = openVilla((date) => date < '2027-07-19');
    expect(await screen.findByText(/^There are no free dates in March 2027\./)).toBeVisible();
    await user.click(await screen.findByText('Show July 2027'));
    expect(screen.getByText('July 2027')).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/19 July 2027/),
    );
    expect(screen.queryByText(/^Nothing is free/)).toBeNull();
  });
});

describe('an enquiry that was begun', () => {
  it('is still there after a look at another page, and offers days of another currency', async () => {
    const { user, unmount, server } = await pickWeek({});
    await user.selectOptions(screen.getByLabelText('Adults'), '5');
    await user.click(await button('Continue to Booking'));
    await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
    unmount();

    const second = renderPublic(<Booking />, { fetch: server.fetch });
    expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('2027-07-28');
    expect(screen.getByLabelText<HTMLSelectElement>('Adults').value).toBe('5');
    await second.user.click(await button('Continue to Booking'));
    expect(screen.getByLabelText<HTMLInputElement>(/name/i).value).toBe('Ana Reis');
    second.unmount();
    expect(JSON.stringify(localStorage)).not.toContain('Ana');

    useCurrency.getState().choose('GBP');
    const third = renderPublic(<Booking />, { fetch: server.fetch });
    expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('');
    await third.user.click(await screen.findByText('Choose again'));
    expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('2027-07-28');
  });
});

describe('a guest who comes back', () => {
  const reload = (routes: Parameters<typeof fakeServer>[0] = {}) => {
    useEnquiryDraft.setState(useEnquiryDraft.getInitialState(), true);
    const server = fakeServer({
      'GET /api/price-terms': { body: buildPriceTerms() },
      'GET /api/villa-settings': { body: buildSettings() },
      'GET /api/availability': { body: [] },
      'POST /api/calculate-price': { body: quoteOf(2000) },
      ...routes,
    });
    return { ...renderPublic(<Booking />, { fetch: server.fetch }), server };
  };
  const lookAtWeek = async () => {
    const { user, unmount } = await pickWeek({});
    await user.selectOptions(screen.getByLabelText('Adults'), '5');
    await user.selectOptions(screen.getByLabelText('Children'), '2');
    await button('Continue to Booking');
    unmount();
    window.history.replaceState(null, '', '/booking');
  };

  it('is reminded of the stay and its party on the same device, with its price now', async () => {
    await lookAtWeek();
    const { user, server } = reload({ 'POST /api/calculate-price': { body: quoteOf(2100) } });
    await screen.findByText('You looked at 28 Jul to 4 Aug for 7 guests: still free, €2,100.');
    await user.click(screen.getByText('Choose these dates'));
    expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('2027-07-28');
    expect(screen.queryByText(/^You looked at/)).toBeNull();
    await button('Continue to Booking');
    expect(server.callsOf('POST /api/calculate-price').at(-1)?.body).toMatchObject({
      guestCount: 7,
      children: 2,
    });
  });

  it('is reminded with as many guests as the owner takes by now', async () => {
    await lookAtWeek();
    const { server } = reload({
      'GET /api/villa-settings': { body: buildSettings({ maxGuests: 4 }) },
    });
    await screen.findByText('You looked at 28 Jul to 4 Aug for 4 guests: still free, €2,000.');
    expect(server.callsOf('POST /api/calculate-price').at(-1)?.body).toMatchObject({
      guestCount: 4,
      children: 2,
    });
  });

  it('reads nothing of dates that another rule refuses', async () => {
    await lookAtWeek();
    const held = heldAnswer();
    const { server } = reload({ 'POST /api/calculate-price': held.route });
    await waitFor(() => expect(server.callsOf('POST /api/calculate-price')).toHaveLength(1));
    await act(async () =>
      held.release({
        status: 400,
        body: { code: 'invalid_input', message: 'At least 10 nights.' },
      }),
    );
    await button('First free week');
    expect(screen.queryByText(/^You looked at/)).toBeNull();
  });

  it('can have it forgotten', async () => {
    await lookAtWeek();
    const { user, unmount } = reload();
    await user.click(await screen.findByText('Forget these dates'));
    expect(screen.queryByText(/^You looked at/)).toBeNull();
    expect(localStorage.length).toBe(0);
    unmount();
    reload();
    await button('First free week');
    expect(screen.queryByText(/^You looked at/)).toBeNull();
  });

  it('is not reminded if nothing was chosen', async () => {
    const { unmount } = reload();
    await button('First free week');
    unmount();
    expect(localStorage.length).toBe(0);
  });

  it('is told once that the dates are gone, and offered the nearest of that length', async () => {
    await lookAtWeek();
    const taken = ['2027-08-01', '2027-08-02'];
    const { user } = reload({
      'POST /api/calculate-price': {
        status: 409,
        body: { code: 'nights_taken', message: 'Taken', nights: taken },
      },
      'GET /api/availability': ({ query }: SeenCall) => ({
        body: eachDay(query.get('startDate') ?? '', query.get('endDate') ?? '').map((date) => ({
          date,
          available: !taken.includes(date),
          basePrice: 300,
          ...(taken.includes(date) && { reason: 'booked' }),
        })),
      }),
    });
    await user.click(await screen.findByText('See nearby dates'));
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(useToasts.getState().isOpen).toBe(false);
    await user.click(await screen.findByRole('button', { name: /^25 Jul to 1 Aug · €/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('2027-07-25');
  });
});

describe('what the villa asks for besides dates', () => {
  const extra = { id: 'cot', name: 'Cot', price: '15.00', per: 'stay' as const, maxQuantity: 1 };
  const fees = { ...buildPriceTerms().fees, maxPets: 2, extras: [extra] };
  const touristTax = {
    isOn: true,
    rates: [{ start: '01-01', end: '12-31', amount: '2.00' }],
    minimumAge: 13,
    maxNights: 7,
  };
  const lastQuestion = (server: ReturnType<typeof fakeServer>) =>
    server.callsOf('POST /api/calculate-price').at(-1)?.body;

  it('is nothing if the owner requires nothing', async () => {
    const { server } = await pickWeek({});
    await button('Continue to Booking');
    expect(
      screen
        .getAllByRole<HTMLSelectElement>('combobox')
        .map((box) => box.ariaLabel ?? box.labels[0]?.textContent),
    ).toEqual(['Adults', 'Children', 'Infants', 'Party size']);
    expect(lastQuestion(server)).toEqual({
      checkinDate: '2027-07-28',
      checkoutDate: '2027-08-04',
      guestCount: 2,
      currency: 'EUR',
    });
  });

  it('prices children and pets with the dates, extras in the form, and sends all of them and infants', async () => {
    const { user, server } = await pickWeek({
      'GET /api/price-terms': { body: buildPriceTerms({ fees, touristTax }) },
      'POST /api/booking-enquiry': {
        status: 201,
        body: {
          reference: 'VL-7K3Q9M',
          status: 'pending',
          checkinDate: '2027-07-28',
          checkoutDate: '2027-08-04',
          guestCount: 2,
          currency: 'EUR',
          totalAmount: '2000.00',
          sendsMail: true,
        },
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pets' }), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Children' }), '1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Infants' }), '1');
    await user.click(await button('Continue to Booking'));
    await user.click(screen.getByRole('checkbox', { name: 'Cot €15 per stay' }));
    const chosen = { children: 1, pets: 2, extras: [{ id: 'cot', quantity: 1 }] };
    await waitFor(() => expect(lastQuestion(server)).toMatchObject(chosen));
    await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
    await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
    const send = screen.getByRole('button', { name: 'Send Enquiry' });
    await waitFor(() => expect(send).toHaveProperty('disabled', false));
    await user.click(send);
    await screen.findByText('VL-7K3Q9M');
    // Children are guests besides the adults, infants are not, and cost nothing.
    expect(lastQuestion(server)).toMatchObject({ guestCount: 3 });
    expect(lastQuestion(server)).not.toHaveProperty('infants');
    expect(server.callsOf('POST /api/booking-enquiry')[0]?.body).toMatchObject({
      ...chosen,
      guestCount: 3,
      infants: 1,
    });
  });

  it('is asked for again if an extra is gone, and the rest of the enquiry is kept', async () => {
    const { user, server } = await pickWeek({
      'GET /api/price-terms': { body: buildPriceTerms({ fees }) },
      'POST /api/booking-enquiry': {
        status: 409,
        body: { code: 'price_changed', message: 'The price changed', quote: quoteOf(2000) },
      },
    });
    await user.click(await button('Continue to Booking'));
    await user.click(screen.getByRole('checkbox', { name: /^Cot/ }));
    await user.type(screen.getByLabelText(/name/i), 'Ana Reis');
    await user.type(screen.getByLabelText(/email/i), 'ana@example.com');
    server.set({ 'GET /api/price-terms': { body: buildPriceTerms() } });
    const send = () => screen.getByRole('button', { name: /^Send Enquiry/ });
    await waitFor(() => expect(send()).toHaveProperty('disabled', false));
    await user.click(send());
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await waitFor(() => expect(send()).toHaveProperty('disabled', false));
    await user.click(send());
    expect(server.callsOf('POST /api/booking-enquiry').at(-1)?.body).not.toHaveProperty('extras');
    expect(screen.getByLabelText<HTMLInputElement>(/name/i).value).toBe('Ana Reis');
  });

  it('shows discounts below the calendar, lines on the bill, and when what is to be paid', async () => {
    await pickWeek({
      'GET /api/price-terms': {
        body: buildPriceTerms({
          discounts: [{ name: 'Weekly', kind: 'lengthOfStay', threshold: 7, percent: 10 }],
        }),
      },
      'POST /api/calculate-price': {
        body: {
          ...quoteOf(2000),
          lines: [
            { kind: 'discount', quantity: 1, rate: -350, total: -350, name: 'Weekly', percent: 10 },
            { kind: 'touristTax', quantity: 14, guests: 2, rate: 2, total: 28, dates: WEEK },
          ],
          payment: {
            depositPercent: 30,
            balanceDays: 30,
            deposit: 600,
            balance: 1400,
            balanceDue: '2027-06-28',
            securityDeposit: 500,
          },
        },
      },
    });
    expect(await screen.findByText('7 nights or more: −10%')).toBeVisible();
    const bill = await screen.findByText('Weekly (−10%)');
    expect(bill.closest('dt')?.nextElementSibling?.textContent).toBe('−€350');
    expect(screen.getByText('Tourist tax: 2 guests × 7 nights × €2')).toBeVisible();
    expect(
      screen.getByText(
        'Due on confirmation: €600 (30%). The balance of €1,400 is due by 28 Jun 2027. A security deposit of €500 is also payable and is refunded after your stay.',
      ),
    ).toBeVisible();
  });
});

const WEEK = { start: '2027-07-28', end: '2027-08-04' };
