import { addDays } from '@shared/domain/date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildPriceTerms, buildSettings } from '../../public/test/pageData';
import { heldAnswer, type SeenCall } from '../../test/fakeServer';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';
// The app loads this module when the tab opens. Imported here, so that the tests do not wait for it.
import './CalendarTab';

const ROUTE = '/admin/calendar?month=2027-04';
const CALENDAR = 'GET /api/admin/calendar';
const BLOCK = {
  id: 7,
  startDate: '2027-04-20',
  endDate: '2027-04-22',
  note: 'New roof',
  isImported: false,
  createdAt: '2027-01-01T10:00:00.000Z',
};
const OVERRIDE = {
  id: 3,
  name: 'Easter',
  description: null,
  startDate: '2027-04-02',
  endDate: '2027-04-02',
  overridePrice: '620.00',
  isActive: true,
  priority: 0,
  createdAt: '2027-01-01T10:00:00.000Z',
  updatedAt: '2027-01-01T10:00:00.000Z',
};
const DAYS = ['2027-04-01', '2027-04-02', '2027-04-12', '2027-04-20'].map((date) => ({
  date,
  price: date === '2027-04-02' ? 620 : 450,
  overrideId: date === '2027-04-02' ? 3 : null,
}));

/** The calendar of April 2027 with a pending stay, a block and an override, on a phone's screen. */
function renderCalendar(routes: Parameters<typeof renderAdmin>[1] = {}, route = ROUTE) {
  return renderAdmin(
    route,
    {
      [CALENDAR]: {
        body: {
          days: DAYS,
          bookings: [buildBooking()],
          blocks: [BLOCK],
          overrides: [OVERRIDE],
        },
      },
      'GET /api/admin/calendar-sync': {
        body: { linkUrl: null, isLinkUnreadable: false, feeds: [] },
      },
      'GET /api/villa-settings': { body: buildSettings() },
      'POST /api/admin/quote': (call: SeenCall) => ({
        body: {
          quote: {
            ...buildBooking().priceBreakdown,
            currency: (call.body as { currency: string }).currency,
          },
          clash: null,
          hints: ['Minimum stay requirement: 3 night(s) during regular season.'],
        },
      }),
      ...routes,
    },
    { isWide: false },
  );
}

it('names what is on each day, and its price if it can be booked', async () => {
  renderCalendar();
  await screen.findByText('New roof');
  const names = screen
    .getAllByLabelText(/day,? \d+ April 2027, /)
    // Whether a comma follows the weekday differs from one version of the locale to the next.
    .map((button) => button.getAttribute('aria-label')?.replace('day,', 'day'));
  expect(names).toEqual([
    '1 €450, Thursday 1 April 2027, free',
    '2 €620, Friday 2 April 2027, free, price override Easter',
    '12 €450, Monday 12 April 2027, pending',
    '20, Tuesday 20 April 2027, blocked',
  ]);
});

it('asks for six weeks of the month, and for both neighbours beforehand', async () => {
  const { server } = renderCalendar();
  await screen.findByText('New roof');
  await waitFor(() => expect(server.callsOf(CALENDAR)).toHaveLength(3));
  expect(server.callsOf(CALENDAR).map(({ query }) => query.get('startDate'))).toEqual([
    '2027-03-28',
    '2027-04-25',
    '2027-02-28',
  ]);
});

it('shows the month for an older link to a removed view', async () => {
  renderCalendar({}, '/admin/calendar?month=2027-04&view=timeline&week=2027-04-11');
  await screen.findByText('New roof');
  expect(screen.getByRole('heading', { name: 'April 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Month', pressed: true })).toBeVisible();
});

it('begins weeks on Monday in Portuguese, and translates everything', async () => {
  const { server } = renderCalendar({
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
  });
  await screen.findByText('New roof');
  const [first] = server.callsOf(CALENDAR).map(({ query }) => query.get('startDate'));
  expect(first).toBe('2027-03-29');
  expect(screen.getByText('Seg').parentElement?.textContent).toBe('SegTerQuaQuiSexSábDom');
  expect(screen.getByRole('heading', { name: 'abril de 2027' })).toBeVisible();
  const [, override] = screen.getAllByLabelText(/ de abril de 2027, /);
  expect(override?.getAttribute('aria-label')).toMatch(
    /^2 620\s€, sexta-feira, 2 de abril de 2027, livre, preço especial Easter$/,
  );
  expect(screen.getByText('abril de 2027: 1 reserva, 1 bloqueio')).toBeVisible();
});

it('counts bookings that it does not name, and links to them in the list', async () => {
  const more = [{ startDate: '2027-04-12', endDate: '2027-04-19', pending: 0, enquiries: 9_995 }];
  const { user, server } = renderCalendar({
    [CALENDAR]: {
      body: { days: DAYS, bookings: [buildBooking()], more, blocks: [], overrides: [] },
    },
    'GET /api/bookings': { body: [buildBooking()] },
  });
  const rest = await screen.findByText('+9,995 more');
  expect(screen.getByText('April 2027: 9996 bookings, 0 blocks')).toBeVisible();
  await user.click(rest);
  await waitFor(() => {
    const [{ query } = {}] = server.callsOf('GET /api/bookings').slice(-1);
    expect([query?.get('from'), query?.get('to')]).toEqual(['2027-04-12', '2027-04-18']);
  });
});

it('keeps the dialog and says why when nights cannot be blocked', async () => {
  const message = 'These nights are already taken: 1 Apr 2027.';
  const { user, server } = renderCalendar({
    'POST /api/admin/blocks': { status: 409, body: { code: 'nights_taken', message } },
  });
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  const dialog = within(screen.getByRole('dialog', { name: 'What is it for?' }));
  await user.click(dialog.getByRole('button', { name: 'Block these nights' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(server.callsOf('POST /api/admin/blocks')[0]?.body).toEqual({
    startDate: '2027-04-01',
    endDate: '2027-04-02',
    note: null,
  });
});

it('blocks nights in one press, and frees them again', async () => {
  const { user, server } = renderCalendar({
    'POST /api/admin/blocks': { status: 201, body: BLOCK },
    'DELETE /api/admin/blocks/7': { body: { ok: true } },
  });
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  await user.click(screen.getByRole('button', { name: 'Block these nights' }));
  await screen.findByText('Nights blocked');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(server.callsOf('DELETE /api/admin/blocks/7')).toHaveLength(1);
});

it('prices nights with one number, above the overrides that they have', async () => {
  const below = { ...OVERRIDE, startDate: '2027-03-25', endDate: '2027-04-01', priority: 3 };
  const { user, server } = renderCalendar({
    'GET /api/admin/price-overrides': { body: [below] },
    'POST /api/admin/price-overrides': { status: 201, body: below },
  });
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  await user.click(screen.getByRole('button', { name: 'Price these nights' }));
  await user.type(screen.getByLabelText(/^Price per night/), '480{Enter}');
  await screen.findByText('Price saved');
  expect(server.callsOf('POST /api/admin/price-overrides')[0]?.body).toEqual({
    name: 'Night of 1 Apr 2027',
    startDate: '2027-04-01',
    endDate: '2027-04-01',
    overridePrice: '480.00',
    priority: 4,
  });
});

it('proposes the list price, follows it until another amount is typed, and sends that once', async () => {
  const { user, server } = renderCalendar({
    'POST /api/admin/bookings': { status: 201, body: buildBooking({ source: 'owner' }) },
  });
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  await user.click(screen.getByRole('button', { name: 'Enter a booking' }));
  const amount = await screen.findByLabelText('Amount (EUR)');
  await waitFor(() => expect((amount as HTMLInputElement).value).toBe('1500.00'));
  await user.clear(amount);
  await user.type(amount, '900');
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP');
  await screen.findByRole('button', { name: 'Use £1,500' });
  await user.type(screen.getByLabelText('Guest name'), 'Eva');
  await user.type(screen.getByLabelText(/^Email/), 'eva@b.pt');
  await user.click(screen.getByRole('button', { name: 'Save booking' }));
  await screen.findByText('Booking entered');
  const [call, ...more] = server.callsOf('POST /api/admin/bookings');
  expect(more).toEqual([]);
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{32}$/);
  expect(call?.body).toMatchObject({
    guestName: 'Eva',
    checkinDate: '2027-04-01',
    checkoutDate: '2027-04-02',
    guestCount: 2,
    currency: 'GBP',
    totalAmount: '900.00',
    isListPrice: false,
    status: 'confirmed',
  });
  // Long typing is slow on a busy machine.
}, 60_000);

it('saves no price of other dates or another currency while the right one is on its way', async () => {
  const prices = { EUR: 1500, GBP: 1290 } as Record<string, number>;
  const held = heldAnswer();
  const { user, server } = renderCalendar({
    'POST /api/admin/quote': (call: SeenCall) => {
      const { currency } = call.body as { currency: string };
      const quote = { ...buildBooking().priceBreakdown, currency, total: prices[currency] ?? 0 };
      return currency === 'USD' ? held.route() : { body: { quote, clash: null, hints: [] } };
    },
    'POST /api/admin/bookings': {
      status: 409,
      body: { code: 'price_changed', message: 'The price has changed since you last saw it.' },
    },
  });
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  await user.click(screen.getByRole('button', { name: 'Enter a booking' }));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save booking' });
  const amount = (currency: string) =>
    screen.getByLabelText<HTMLInputElement>(`Amount (${currency})`).value;
  await waitFor(() => expect(amount('EUR')).toBe('1500.00'));
  await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
  expect([amount('USD'), save.disabled]).toEqual(['', true]);
  await user.selectOptions(screen.getByLabelText('Currency'), 'GBP');
  await waitFor(() => expect(amount('GBP')).toBe('1290.00'));
  await user.type(screen.getByLabelText('Guest name'), 'Eva');
  await user.type(screen.getByLabelText(/^Email/), 'eva@b.pt{Enter}');
  expect(await screen.findByText('The price has changed since you last saw it.')).toBeVisible();
  expect(server.callsOf('POST /api/admin/bookings')[0]?.body).toMatchObject({
    currency: 'GBP',
    totalAmount: '1290.00',
    isListPrice: true,
  });
}, 60_000);

it('enters a booking without an email address, with children, pets and extras at their price', async () => {
  const { fees, touristTax } = buildPriceTerms();
  const pool = { id: 'pool', name: 'Heated pool', price: '50.00', per: 'night', maxQuantity: 1 };
  const { user, server } = renderCalendar({
    'GET /api/price-terms': {
      body: {
        ...buildPriceTerms(),
        touristTax: { ...touristTax, isOn: true, minimumAge: 13 },
        fees: { ...fees, maxPets: 2, extras: [pool] },
      },
    },
    'POST /api/admin/bookings': { status: 201, body: buildBooking() },
  });
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  await user.click(screen.getByRole('button', { name: 'Enter a booking' }));
  await user.selectOptions(await screen.findByLabelText('Children under 13'), '1');
  await user.selectOptions(screen.getByLabelText('Pets'), '2');
  await user.click(screen.getByLabelText('Heated pool'));
  await user.type(screen.getByLabelText('Guest name'), 'Eva');
  expect(screen.getByText('No mail will be sent: there is no email address.')).toBeVisible();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save booking' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  await screen.findByText('Booking entered');
  const choices = { children: 1, pets: 2, extras: [{ id: 'pool', quantity: 1 }] };
  expect(server.callsOf('POST /api/admin/quote').at(-1)?.body).toMatchObject(choices);
  expect(server.callsOf('POST /api/admin/bookings')[0]?.body).toMatchObject({
    ...choices,
    totalAmount: '1500.00',
    isListPrice: true,
  });
}, 60_000);

it('opens the booking form over plain http, without crypto.randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { user } = renderCalendar();
  await user.click(await screen.findByLabelText(/Thursday,? 1 April 2027/));
  await user.click(screen.getByRole('button', { name: 'Enter a booking' }));
  expect(screen.getByRole('form', { name: 'New booking' })).toBeVisible();
});

it('opens a new booking with the first stay that breaks no rule, or without days, and warns of nothing', async () => {
  const taken = (date: string) => date === '2027-04-12' && { reason: 'booked' as const };
  const days = Array.from({ length: 9 }, (_, index) => {
    const date = `2027-04-${10 + index}`;
    return { date, price: 450, overrideId: null, minStay: 3, ...taken(date) };
  });
  const body = { days, bookings: [], blocks: [], overrides: [] };
  const { user, server } = renderCalendar({ [CALENDAR]: { body } });
  const open = async () => user.click(await screen.findByRole('button', { name: 'New booking' }));
  const dates = () =>
    ['Check-in', 'Check-out'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
  await screen.findByLabelText(/Saturday,? 10 April 2027/);
  await open();
  expect(dates()).toEqual(['2027-04-13', '2027-04-16']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  server.set({ [CALENDAR]: { body: { ...body, days: days.slice(0, 4) } } });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  const asked = server.callsOf('POST /api/admin/quote').length;
  await open();
  expect(dates()).toEqual(['', '']);
  expect(screen.queryByText(/Minimum stay/)).toBeNull();
  expect(server.callsOf('POST /api/admin/quote')).toHaveLength(asked);
});

it('waits with a new booking until the calendar’s days are loaded', async () => {
  const held = heldAnswer();
  const { user } = renderCalendar({ [CALENDAR]: held.route });
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const days = ['10', '11', '12', '13'].map((day) => ({
    date: `2027-04-${day}`,
    price: 450,
    overrideId: null,
    minStay: 3,
  }));
  held.release({ body: { days, bookings: [], blocks: [], overrides: [] } });
  expect(await screen.findByLabelText('Check-in')).toHaveProperty('value', '2027-04-10');
});

it('reads the days from today for a new booking if the month on show is past', async () => {
  const daysFrom = (first: string) =>
    [0, 1, 2, 3, 4].map((index) => ({
      date: addDays(first, index),
      price: 450,
      overrideId: null,
      minStay: 3,
    }));
  const month = (days: ReturnType<typeof daysFrom>) => ({
    body: { days, bookings: [], blocks: [], overrides: [] },
  });
  vi.setSystemTime('2027-06-10T12:00:00Z');
  const { user, server } = renderCalendar({
    [CALENDAR]: ({ query }: SeenCall) =>
      month(query.get('startDate')?.startsWith('2027-05-30') ? daysFrom('2027-06-11') : []),
  });
  await screen.findByText(/^Nothing .*April 2027/);
  await user.click(screen.getByRole('button', { name: 'New booking' }));
  expect(await screen.findByLabelText('Check-in')).toHaveProperty('value', '2027-06-11');
  expect(server.callsOf(CALENDAR)).toHaveLength(4);
});

it('asks before a note that was typed is thrown away', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: 'Block nights' }));
  await user.type(screen.getByLabelText(/Note/), 'Roof');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Stay'));
  expect(screen.getByLabelText<HTMLInputElement>(/Note/).value).toBe('Roof');
  await user.click(screen.getByText('Cancel'));
  await user.click(await screen.findByText('Leave without saving'));
  await waitFor(() => expect(screen.queryByLabelText(/Note/)).toBeNull());
});

it('deletes a block in one press, and puts it back with its note', async () => {
  const { user, server } = renderCalendar({
    'DELETE /api/admin/blocks/7': { body: { ok: true } },
    'POST /api/admin/blocks': { status: 201, body: BLOCK },
  });
  await user.click(await screen.findByText('New roof'));
  await user.click(screen.getByRole('button', { name: 'Delete block' }));
  await screen.findByText('Block deleted');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  const { startDate, endDate, note } = BLOCK;
  expect(server.callsOf('POST /api/admin/blocks')[0]?.body).toEqual({ startDate, endDate, note });
});

it('gives a block other days and another note, and says why it cannot', async () => {
  const message = 'These nights are already taken: 22 Apr 2027.';
  let isTaken = true;
  const { user, server } = renderCalendar({
    'PUT /api/admin/blocks/7': () =>
      isTaken ? { status: 409, body: { code: 'nights_taken', message } } : { body: BLOCK },
  });
  await user.click(await screen.findByText('New roof'));
  await user.click(screen.getByRole('button', { name: 'Edit block' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit block' }));
  fireEvent.change(dialog.getByLabelText('Free again on'), { target: { value: '2027-04-23' } });
  await user.type(dialog.getByLabelText(/Note/), ', north side');
  await user.click(dialog.getByRole('button', { name: 'Save block' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  isTaken = false;
  await user.click(dialog.getByRole('button', { name: 'Save block' }));
  await screen.findByText('Block changed');
  expect(server.callsOf('PUT /api/admin/blocks/7').at(-1)?.body).toEqual({
    startDate: '2027-04-20',
    endDate: '2027-04-23',
    note: 'New roof, north side',
    readAs: { startDate: '2027-04-20', endDate: '2027-04-22', note: 'New roof' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
}, 60_000);

it('does not change an imported block, and says where it comes from', async () => {
  const imported = { ...BLOCK, note: 'Airbnb: Reserved', isImported: true };
  const { user } = renderCalendar({
    [CALENDAR]: { body: { days: DAYS, bookings: [], blocks: [imported], overrides: [] } },
  });
  await user.click(await screen.findByText('Airbnb: Reserved'));
  const dialog = within(screen.getByRole('dialog', { name: 'Blocked nights' }));
  expect(dialog.getByText(/^From another calendar\. It becomes free here when/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete block' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Edit block' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the nights of a gap that nobody can book, and states the consequences', async () => {
  const dates = ['09', '10', '11', '12'].map((day) => `2027-04-${day}`);
  const days = dates.map((date) => ({
    date,
    price: date === '2027-04-11' ? 480 : 450,
    overrideId: 3,
    season: null,
    minStay: 3,
  }));
  const bookings = [
    buildBooking({
      id: 1,
      checkinDate: '2027-04-05',
      checkoutDate: '2027-04-10',
      status: 'confirmed',
    }),
    buildBooking({
      id: 2,
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status: 'confirmed',
    }),
  ];
  const overrides = [{ ...OVERRIDE, startDate: '2027-04-01', endDate: '2027-04-30', priority: 4 }];
  const { user, server } = renderCalendar({
    [CALENDAR]: { body: { days, bookings, blocks: [], overrides, seasons: [] } },
    'POST /api/admin/price-overrides': { status: 201, body: OVERRIDE },
  });
  await user.click(await screen.findByText('Gap · 2 nights'));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer these nights' }));
  expect(
    dialog.getByText(/^Nights 10 to 11 Apr 2027 \(2 nights\), between two stays/),
  ).toBeVisible();
  expect(
    dialog.getByText(
      'Guests can book these nights at once, from 2 nights on, and arrive on any day.',
    ),
  ).toBeVisible();
  expect(dialog.getByText('Each night costs €465; now €450 to €480.')).toBeVisible();
  expect(dialog.getByText('It takes the place of “Easter” on these nights.')).toBeVisible();

  const minimum = dialog.getByLabelText('Minimum stay, in nights');
  await user.clear(minimum);
  await user.type(minimum, '3');
  await user.click(dialog.getByRole('button', { name: 'Offer these nights' }));
  expect(dialog.getByText(/^Please enter a whole number of nights from 1 to 2/)).toBeVisible();
  await user.clear(minimum);
  await user.type(minimum, '1');
  const price = dialog.getByLabelText('Price per night (EUR)');
  await user.clear(price);
  await user.type(price, '399,50');
  await user.click(dialog.getByRole('button', { name: 'Offer these nights' }));
  await screen.findByText('Nights offered');
  expect(server.callsOf('POST /api/admin/price-overrides')[0]?.body).toEqual({
    name: 'Gap of nights 10 to 11 Apr 2027 (2 nights)',
    description: null,
    startDate: '2027-04-10',
    endDate: '2027-04-11',
    overridePrice: '399.50',
    isActive: true,
    priority: 5,
    minStay: 1,
    arrivalDays: [0, 1, 2, 3, 4, 5, 6],
    departureDays: [0, 1, 2, 3, 4, 5, 6],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
}, 60_000);

it('offers a gap that ends on no departure day only for shorter stays', async () => {
  const dates = ['10', '11', '12'].map((day) => `2027-04-${day}`);
  const days = dates.map((date) => ({
    date,
    price: 450,
    overrideId: null,
    season: 'Saturdays',
    minStay: 7,
    departureDays: [6],
  }));
  const bookings = [
    ['2027-04-05', '2027-04-10'] as const,
    ['2027-04-12', '2027-04-15'] as const,
  ].map(([checkinDate, checkoutDate], index) =>
    buildBooking({ id: index + 1, checkinDate, checkoutDate, status: 'confirmed' }),
  );
  const { user } = renderCalendar({
    [CALENDAR]: { body: { days, bookings, blocks: [], overrides: [], seasons: [] } },
  });
  await user.click(await screen.findByText('Gap · 2 nights'));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer these nights' }));
  const barred =
    'Guests cannot leave on Monday 12 April: on that day’s rule they leave on Saturday only.';
  expect(
    dialog.getByText(
      `${barred} So nobody could book these nights. Change that day’s departure days under Pricing first.`,
    ),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Offer these nights' })).toHaveProperty(
    'disabled',
    true,
  );
  const minimum = dialog.getByLabelText('Minimum stay, in nights');
  await user.clear(minimum);
  await user.type(minimum, '1');
  expect(
    dialog.getByText(`${barred} They can book stays that end before it, from 1 night on.`),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Offer these nights' })).toHaveProperty(
    'disabled',
    false,
  );
}, 60_000);

it('shows each day’s season in its name and in the legend', async () => {
  const days = [{ ...DAYS[0], season: 'Spring weeks', minStay: 3 }];
  const seasons = [{ name: 'Spring weeks', colour: 'olive' }];
  renderCalendar({
    [CALENDAR]: { body: { days, bookings: [], blocks: [BLOCK], overrides: [], seasons } },
  });
  await screen.findByText('New roof');
  const legend = within(screen.getByRole('list', { name: 'Legend' }));
  expect(legend.getByText('Spring weeks')).toBeVisible();
  expect(
    screen.getByLabelText(/^1 €450, Thursday,? 1 April 2027, free, Spring weeks$/),
  ).toBeVisible();
});
