import type { ItemOf, TodayItem } from '@shared/contract/bookings/today';
import type { PaymentJson } from '@shared/contract/payments/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { buildPayments } from '../../test/buildPayments';
import { buildToday } from '../../test/buildToday';
import { liveStream } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const TODAY = 'GET /api/admin/today';
const STATUS = 'PATCH /api/bookings/1/status';
const END = 'POST /api/admin/double-bookings';

beforeEach(() => {
  vi.setSystemTime('2027-03-10T12:00:00Z');
});

const today = async () => within(await screen.findByRole('region', { name: 'Today' }));
const lines = async () =>
  (await (await today()).findAllByRole('listitem')).map((item) => item.textContent);
const withItems = (...items: TodayItem[]) => ({ [TODAY]: { body: buildToday({ items }) } });
const enquiry = (...overrides: Parameters<typeof buildBooking>): TodayItem => ({
  kind: 'enquiry',
  booking: buildBooking(...overrides),
});
const stay = (kind: 'arrival' | 'departure', more: object = {}): TodayItem => ({
  kind,
  day: '2027-03-10',
  booking: buildBooking({
    status: 'confirmed',
    checkinDate: kind === 'arrival' ? '2027-03-10' : '2027-03-07',
    checkoutDate: kind === 'arrival' ? '2027-03-13' : '2027-03-10',
    specialRequests: null,
  }),
  arrivalTime: null,
  arrivalNote: null,
  extras: [],
  unpaid: { stay: '0.00', security: '0.00' },
  ...more,
});
const CLASH = {
  kind: 'doubleBooking' as const,
  feedId: 1,
  feedName: 'Airbnb',
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  raisedAt: '2027-03-10T11:00:00.000Z',
  isBack: false,
  booking: {
    reference: 'VL-7K3Q9M',
    guestName: 'Ana Duarte',
    checkinDate: '2027-05-01',
    checkoutDate: '2027-05-08',
  },
};

it('says what to do when the disk is nearly full', async () => {
  renderAdmin('/admin', { [TODAY]: { body: buildToday({ isDiskShort: true }) } });
  const text = /disk that your villa is stored on is nearly full/;
  expect(await (await today()).findByText(text)).toBeVisible();
});

it('says in one line that there is nothing', async () => {
  renderAdmin('/admin');
  const day = await today();
  expect(day.getByText('Wednesday 10 March')).toBeVisible();
  expect(await day.findByText('Nothing needs you today.')).toBeVisible();
  expect(day.queryByRole('listitem')).toBeNull();
});

it('has a line for each thing: what it is, who, what, and the one thing to do', async () => {
  renderAdmin(
    '/admin',
    withItems(
      CLASH,
      stay('departure'),
      stay('arrival', {
        arrivalTime: '18:30',
        arrivalNote: 'TP1902',
        extras: [{ name: 'Airport transfer', pieces: 1 }],
        unpaid: { stay: '1240.00', security: '500.00' },
      }),
      {
        kind: 'importedArrival',
        day: '2027-03-11',
        id: 3,
        feedName: 'Airbnb',
        startDate: '2027-03-11',
        endDate: '2027-03-14',
      },
      {
        kind: 'request',
        reference: 'VL-7K3Q9N',
        guestName: 'Tom Baker',
        request: {
          id: 1,
          kind: 'cancellation',
          checkinDate: null,
          checkoutDate: null,
          message: 'We are ill',
          createdAt: '2027-03-10T11:00:00.000Z',
        },
      },
      {
        kind: 'message',
        reference: 'VL-7K3Q9P',
        id: null,
        name: 'Siobhan Byrne',
        text: 'Are there beach towels?',
        count: 1,
        since: '2027-03-10T10:00:00.000Z',
      },
      {
        kind: 'payment',
        due: {
          bookingId: 1,
          reference: 'VL-7K3Q9Q',
          guestName: 'Maria Rossi',
          kind: 'pay',
          dueDate: '2027-03-09',
          isOverdue: true,
          currency: 'EUR',
          amount: '2450.00',
          parts: [
            { purpose: 'stay', dueDate: '2027-03-09', isOverdue: true, amount: '1950.00' },
            { purpose: 'security', dueDate: '2027-03-14', isOverdue: false, amount: '500.00' },
          ],
        },
      },
      { kind: 'failedMail', count: 25, reason: 'The mail server could not be reached.' },
      { kind: 'silentFeed', feedId: 1, feedName: 'Vrbo', problem: 'refused' },
      {
        kind: 'lapsed',
        reference: 'VL-7K3Q9R',
        guestName: 'Nina Weiss',
        checkinDate: '2027-03-09',
        checkoutDate: '2027-03-12',
      },
    ),
  );
  expect(await lines()).toEqual([
    'Double bookingAna Duarte also taken on Airbnb · nights 3 to 5 May 2027 (3 nights)Look at the double booking',
    'Leaves todayAna Duarte by 11:00 · 2 guestsCall⋯',
    'Arrives todayAna Duarte about 18:30 · TP1902 · 2 guests · 3 nights · Airport transfer · €1,240 unpaid · €500 security depositCollect €1,740⋯',
    'Arrives tomorrowAirbnb from 16:00 · nights 11 to 13 Mar 2027 (3 nights), held by this calendar',
    'RequestTom Baker asks to cancel · 1 hour ago“We are ill”Answer',
    '1 messageSiobhan Byrne 2 hours ago“Are there beach towels?”Read',
    'OverdueMaria Rossi €1,950, due 9 Mar 2027Received €1,950',
    'Mail25 e-mails could not be sent The mail server could not be reached.Send all againShow',
    expect.stringMatching(/^CalendarVrbo is not read, so .*Other calendars$/),
    'Not answeredNina Weiss 9 Mar – 12 Mar 2027 · nobody answered before the day of arrival, so the enquiry was declined',
  ]);
  const day = await today();
  expect(day.getByText('Nothing else.')).toBeVisible();
  const links = ['Collect €1,740', 'Read', 'Call Ana Duarte, +351 912 345 678'];
  expect(links.map((name) => day.getAllByRole('link', { name })[0]?.getAttribute('href'))).toEqual([
    '/admin?booking=VL-7K3Q9M#booking-payments',
    '/admin?booking=VL-7K3Q9P#conversation',
    'tel:+351912345678',
  ]);
});

it('reaches the guest who arrives by telephone or WhatsApp', async () => {
  const { user } = renderAdmin(
    '/admin',
    withItems(stay('arrival', { unpaid: { stay: '10.00', security: '0.00' } })),
  );
  await user.click(await screen.findByRole('button', { name: 'More about Ana Duarte' }));
  const items = screen
    .getAllByRole('menuitem')
    .map((one) => [one.textContent, one.getAttribute('href')]);
  expect(items).toEqual([
    ['Received €10', null],
    ['Call +351 912 345 678', 'tel:+351912345678'],
    ['Write by WhatsApp', 'https://wa.me/351912345678'],
  ]);
});

const DUE: ItemOf<'payment'> = {
  kind: 'payment',
  due: {
    bookingId: 7,
    reference: 'VL-7K3Q9Q',
    guestName: 'Maria Rossi',
    kind: 'pay',
    dueDate: '2027-03-09',
    isOverdue: true,
    currency: 'EUR',
    amount: '2450.00',
    parts: [
      { purpose: 'stay', dueDate: '2027-03-09', isOverdue: true, amount: '1950.00' },
      { purpose: 'security', dueDate: '2027-03-14', isOverdue: false, amount: '500.00' },
    ],
  },
};

it('records what is due with one press', async () => {
  const PAYMENTS = 'POST /api/admin/bookings/7/payments';
  const { user, server } = renderAdmin('/admin', {
    ...withItems(DUE),
    [PAYMENTS]: { status: 201, body: buildPayments() },
  });
  await user.click(await screen.findByRole('button', { name: '€1,950 received from Maria Rossi' }));
  expect(await screen.findByText('€1,950 received from Maria Rossi')).toBeVisible();
  expect(server.callsOf(PAYMENTS).map(({ body }) => body)).toMatchObject([
    { direction: 'in', purpose: 'stay', paidOn: '2027-03-10', amount: '1950.00', way: 'transfer' },
  ]);
});

it('says what of two parts was saved when the second fails, and undoes it', async () => {
  const PAYMENTS = 'POST /api/admin/bookings/1/payments';
  const payment: PaymentJson = {
    id: 5,
    direction: 'in',
    purpose: 'stay',
    paidOn: '2027-03-10',
    amount: '1240.00',
    inBase: null,
    way: 'transfer',
    note: null,
    lowersPrice: false,
    updatedAt: '2027-03-10T12:00:00.000Z',
  };
  const first = buildPayments({ payments: [payment] });
  const { user, server } = renderAdmin('/admin', {
    ...withItems(stay('arrival', { unpaid: { stay: '1240.00', security: '500.00' } })),
    [PAYMENTS]: ({ body }) =>
      (body as { purpose: string }).purpose === 'stay'
        ? { status: 201, body: first }
        : { status: 400, body: { code: 'invalid_input', message: 'Not now.' } },
    'DELETE /api/admin/payments/5': { body: buildPayments() },
  });
  await user.click(await screen.findByRole('button', { name: 'More about Ana Duarte' }));
  await user.click(screen.getByRole('menuitem', { name: 'Received €1,740' }));
  expect(await screen.findByText('Only €1,240 of €1,740 was saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Payment removed')).toBeVisible();
  expect(server.callsOf('DELETE /api/admin/payments/5')).toHaveLength(1);
});

it('leads to those that are not listed', async () => {
  const totals = { enquiry: 23, request: 0, message: 0, payment: 14, offer: 0 };
  const { user, server } = renderAdmin('/admin', {
    [TODAY]: { body: buildToday({ items: [enquiry()], totals }) },
  });
  const day = await today();
  const payments = await day.findByRole('link', { name: 'Show all 14 payments' });
  expect(payments.getAttribute('href')).toBe('/admin/payments');
  await user.click(day.getByRole('link', { name: 'Show all 23 enquiries' }));
  await waitFor(() =>
    expect(Object.fromEntries(server.callsOf('GET /api/bookings').at(-1)?.query ?? [])).toEqual({
      view: 'answer',
      sort: 'created',
      order: 'asc',
      limit: '50',
    }),
  );
});

describe('a double booking', () => {
  it('is ended from Today as the same stay', async () => {
    const { user, server } = renderAdmin('/admin', {
      ...withItems(CLASH),
      [END]: { body: { ok: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Look at the double booking' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Double booking' }));
    expect(dialog.getByText('Ana Duarte, 1 May – 8 May 2027')).toBeVisible();
    server.set({ [TODAY]: { body: buildToday() } });
    await user.click(dialog.getByRole('button', { name: 'It is the same stay' }));
    expect(await screen.findByText('Nothing needs you today.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf(END)[0]?.body).toEqual({
      feedId: 1,
      startDate: '2027-05-03',
      endDate: '2027-05-06',
      end: 'same',
    });
  });

  it.each([
    ['Cancel ours', 'Cancel this booking'],
    ['Move ours', 'Save changes'],
  ])('leads to the question or form with "%s"', async (name, next) => {
    const { user } = renderAdmin('/admin', {
      ...withItems(CLASH),
      'GET /api/admin/bookings/VL-7K3Q9M': {
        body: {
          booking: buildBooking({ status: 'confirmed' }),
          conflictingBookings: [],
          blockedNights: [],
          importedBlocks: [],
          doubleBookings: [CLASH],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Look at the double booking' }));
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('button', { name: next })).toBeVisible();
  });
});

describe('an enquiry', () => {
  it('shows how long ago it was sent, and is confirmed in place', async () => {
    const { user, server } = renderAdmin('/admin', {
      ...withItems(enquiry({ createdAt: '2027-03-07T12:00:00.000Z' })),
      [STATUS]: { body: buildBooking({ status: 'confirmed' }) },
    });
    const day = await today();
    expect(await day.findByText(/asked 3 days ago$/)).toBeVisible();
    await user.click(day.getByRole('button', { name: 'Confirm' }));
    server.set({ [TODAY]: { body: buildToday() } });
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    expect(await day.findByText('Nothing needs you today.')).toBeVisible();
    expect(server.callsOf(STATUS)).toHaveLength(1);
    // The row is gone, and the focus moves to the heading.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' })),
    );
  });

  it('says that the owner has written, and who else asks for its nights', async () => {
    const booking = buildBooking({
      wroteAt: '2027-03-10T09:11:00.000Z',
      competing: [{ reference: 'VL-7K3Q9N', guestName: 'Otto Braun' }],
    });
    renderAdmin('/admin?view=answer', {
      ...withItems({ kind: 'enquiry', booking }),
      'GET /api/bookings': { body: [booking] },
    });
    const day = await today();
    expect(await day.findByText(/You wrote \d\d:11$/)).toBeVisible();
    expect(day.getByText('Otto Braun asks for nights of it too')).toBeVisible();
    expect(day.getByRole('button', { name: 'Answer' })).toBeVisible();
    expect(await screen.findByText('1 other asks for these nights')).toBeVisible();
  });

  it('says why it cannot be confirmed, and leads to its answer', async () => {
    const obstacle = {
      kind: 'booking' as const,
      reference: 'VL-7K3Q9N',
      guestName: 'Tom Baker',
    };
    const { user } = renderAdmin('/admin', withItems(enquiry({ obstacle })));
    const day = await today();
    expect(await day.findByText(/nights of it are given to/)).toBeVisible();
    expect(day.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await user.click(day.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' })).toBeVisible();
  });

  it('appears automatically when a guest sends it, read once for all that comes together', async () => {
    const events = liveStream();
    const { server } = renderAdmin('/admin', { 'GET /api/admin/events': events.route });
    await (await today()).findByText('Nothing needs you today.');
    const before = server.callsOf(TODAY).length;
    server.set(withItems(enquiry()));
    const event = (id: number) =>
      `id: ${id}\nevent: change\ndata: {"type":"enquiry","reference":"VL-7K3Q9M"}\n\n`;
    events.send(Array.from({ length: 40 }, (_, index) => event(index + 5)).join(''));
    expect(await (await today()).findByText(/asked/)).toBeVisible();
    expect(server.callsOf(TODAY).length - before).toBe(1);
  });
});

it('is read when the computer wakes after the villa’s midnight, with what the list shows of it', async () => {
  const { server } = renderAdmin('/admin?view=upcoming', {
    'GET /api/bookings': { body: [buildBooking()] },
  });
  await (await today()).findByText('Nothing needs you today.');
  await waitFor(() => expect(server.callsOf('GET /api/bookings')).toHaveLength(1));
  server.set({ [TODAY]: { body: buildToday({ today: '2027-03-11' }) } });
  vi.setSystemTime('2027-03-11T00:00:30Z');
  window.dispatchEvent(new Event('focus'));
  expect(await (await today()).findByText('Thursday 11 March')).toBeVisible();
  await waitFor(() => expect(server.callsOf(TODAY)).toHaveLength(2));
  await waitFor(() => expect(server.callsOf('GET /api/bookings')).toHaveLength(2));
});

it('sends all failed mails again, and shows each on request', async () => {
  const { user, server } = renderAdmin('/admin', {
    ...withItems({ kind: 'failedMail', count: 2, reason: 'The mail server could not be reached.' }),
    'GET /api/admin/mail': {
      body: {
        isSetUp: true,
        ownerAddress: 'owner@villa.example',
        problems: [7, 8].map((id) => ({
          id,
          kind: 'confirmation',
          reference: `VL-${id}`,
          recipient: 'ana@example.pt',
          isTrying: false,
          attempts: 1,
          reason: '550 No such user',
          nextAttemptAt: null,
          createdAt: '2027-03-10T12:00:00.000Z',
        })),
      },
    },
    'POST /api/admin/mail/retry': { body: { ok: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const dialog = within(screen.getByRole('dialog', { name: 'E-mails that were not sent' }));
  expect(await dialog.findAllByText('550 No such user')).toHaveLength(2);
  await user.keyboard('{Escape}');
  server.set({ [TODAY]: { body: buildToday() } });
  await user.click(screen.getByRole('button', { name: 'Send all again' }));
  expect(await screen.findByText('Nothing needs you today.')).toBeVisible();
  expect(server.callsOf('POST /api/admin/mail/retry')).toHaveLength(1);
});
