import type { MailProblem } from '@shared/contract/mail/mail';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { buildToday } from '../../test/buildToday';
import { liveStream } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const TODAY = 'GET /api/admin/today';
const STATUS = 'PATCH /api/bookings/1/status';
const NO_PROBLEMS = { isSetUp: true, ownerAddress: 'owner@villa.example', problems: [] };

beforeEach(() => {
  vi.setSystemTime('2027-03-10T12:00:00Z');
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = (list: ReturnType<typeof within>) =>
  list.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);

it('says what to do when the disk is nearly full', async () => {
  renderAdmin('/admin', { [TODAY]: { body: buildToday({ isDiskShort: true }) } });
  const today = await part('Today');
  expect(await today.findByText(/disk that your villa is stored on is nearly full/)).toBeVisible();
});

describe('a quiet day', () => {
  it('says in one line each that there is nothing', async () => {
    renderAdmin('/admin', { 'GET /api/admin/mail': { body: NO_PROBLEMS } });
    const today = await part('Today');
    expect(today.getByText('Wednesday 10 March')).toBeVisible();
    expect(
      await today.findByText('Nobody arrives or leaves within the next 7 days.'),
    ).toBeVisible();
    expect(today.getByText('Nobody waits for an answer.')).toBeVisible();
    expect(today.getByText('No conflicts with other calendars.')).toBeVisible();
    expect(await today.findByText('Every mail has been sent.')).toBeVisible();
    expect(today.queryByRole('listitem')).toBeNull();
  });

  it('says that mails wait while the mail password cannot be read', async () => {
    const body = { ...NO_PROBLEMS, isSetUp: false, needsPassword: true };
    renderAdmin('/admin', { 'GET /api/admin/mail': { body } });
    const today = await part('Today');
    expect(
      await today.findByText('Mails wait until you have typed the mail password.'),
    ).toBeVisible();
  });
});

describe('an enquiry that waits again', () => {
  it('says how the offer to it has ended, and what the guest said', async () => {
    const endedOffer = {
      status: 'declined' as const,
      reason: null,
      day: '2027-03-09',
      words: 'Too far',
    };
    const rows = [buildBooking({ endedOffer })];
    renderAdmin('/admin', { [TODAY]: { body: buildToday({ answer: { rows, total: 1 } }) } });
    const today = await part('Today');
    expect(await today.findByText('Guest said no on 9 Mar')).toBeVisible();
    expect(today.getByText('To your offer: “Too far”')).toBeVisible();
  });
});

describe('a new day', () => {
  it('is read when the computer wakes after the villa’s midnight, with what the list shows of it', async () => {
    const { server } = renderAdmin('/admin?view=upcoming', {
      [TODAY]: { body: buildToday() },
      'GET /api/bookings': { body: [buildBooking()] },
    });
    const today = await part('Today');
    expect(await today.findByText('Nobody waits for an answer.')).toBeVisible();
    await waitFor(() => expect(server.callsOf('GET /api/bookings')).toHaveLength(1));
    server.set({ [TODAY]: { body: buildToday({ today: '2027-03-11' }) } });
    vi.setSystemTime('2027-03-11T00:00:30Z');
    window.dispatchEvent(new Event('focus'));
    expect(await today.findByText('Thursday 11 March')).toBeVisible();
    await waitFor(() => expect(server.callsOf(TODAY)).toHaveLength(2));
    await waitFor(() => expect(server.callsOf('GET /api/bookings')).toHaveLength(2));
  });
});

describe('the next days', () => {
  const STAY = buildBooking({
    status: 'confirmed',
    checkinDate: '2027-03-11',
    checkoutDate: '2027-03-14',
  });

  it('list who arrives and leaves, when, how many, their requests, and how to call them', async () => {
    renderAdmin('/admin', { [TODAY]: { body: buildToday({ stays: [STAY] }) } });
    const days = await part('The next 7 days');
    expect(linesOf(days)).toEqual([
      'TomorrowAna DuarteArrives from 16:00 · 2 guests · 3 nights“A cot, please”Call',
      'Sun 14 MarAna DuarteLeaves by 11:00 · 2 guestsCall',
    ]);
    const call = days.getAllByRole('link', { name: 'Call Ana Duarte, +351 912 345 678' })[0];
    expect(call?.getAttribute('href')).toBe('tel:+351912345678');
  });

  it('dial each number that a guest left, and only numbers', async () => {
    const guestPhone = '+351 912 345 678 / +44 (0)7700 900123 (after 6 pm)';
    renderAdmin('/admin', { [TODAY]: { body: buildToday({ stays: [{ ...STAY, guestPhone }] }) } });
    const days = await part('The next 7 days');
    const [arrival] = days.getAllByRole('listitem');
    expect(
      [...(arrival?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-label'),
      ]),
    ).toEqual([
      ['tel:+351912345678', 'Call Ana Duarte, +351 912 345 678'],
      ['tel:+447700900123', 'Call Ana Duarte, +44 (0)7700 900123'],
    ]);
  });

  it('name what another calendar holds, and do not say that nobody arrives', async () => {
    const nights = { id: 3, feedName: 'Airbnb', startDate: '2027-03-11', endDate: '2027-03-14' };
    renderAdmin('/admin', {
      [TODAY]: {
        body: buildToday({ imported: [{ ...nights, id: 2, startDate: '2027-03-05' }, nights] }),
      },
    });
    expect(linesOf(await part('The next 7 days'))).toEqual([
      'TodayAirbnbNights 5 to 13 Mar 2027 (9 nights), held by this calendar. See the calendar',
      'TomorrowAirbnbNights 11 to 13 Mar 2027 (3 nights), held by this calendar. See the calendar',
    ]);
    expect(screen.queryByText(/^Nobody arrives/)).toBeNull();
  });

  it('open a booking', async () => {
    const { user } = renderAdmin('/admin', { [TODAY]: { body: buildToday({ stays: [STAY] }) } });
    const days = await part('The next 7 days');
    await user.click(days.getAllByRole('link', { name: 'Ana Duarte' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' })).toBeVisible();
  });
});

describe('what waits', () => {
  const waiting = (...rows: ReturnType<typeof buildBooking>[]) => ({
    body: buildToday({ answer: { rows, total: rows.length } }),
  });

  it('shows how long ago it was sent, and is confirmed in place', async () => {
    const { user, server } = renderAdmin('/admin', {
      [TODAY]: waiting(buildBooking({ createdAt: '2027-03-07T12:00:00.000Z' })),
      [STATUS]: { body: buildBooking({ status: 'confirmed' }) },
    });
    const list = await part('Waiting for an answer');
    expect(list.getByText('Asked 3 days ago')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Confirm' }));
    server.set({ [TODAY]: { body: buildToday() } });
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    expect(await list.findByText('Nobody waits for an answer.')).toBeVisible();
    expect(server.callsOf(STATUS)).toHaveLength(1);
    // The row is gone, and the focus moves to the heading.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' })),
    );
  });

  it('says why one cannot be confirmed, and declines it', async () => {
    const { user, server } = renderAdmin('/admin', {
      [TODAY]: waiting(
        buildBooking({
          status: 'enquiry',
          obstacle: { kind: 'booking', reference: 'VL-7K3Q9N', guestName: 'Tom Baker' },
        }),
      ),
      [STATUS]: { body: buildBooking({ status: 'cancelled' }) },
    });
    const list = await part('Waiting for an answer');
    expect(list.getByText(/nights of it are given to/)).toBeVisible();
    expect(list.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await user.click(list.getByRole('button', { name: 'More about Ana Duarte' }));
    await user.click(screen.getByRole('menuitem', { name: 'Decline this enquiry' }));
    await user.click(screen.getByRole('button', { name: 'Decline this enquiry' }));
    await screen.findByText('Status updated');
    expect(server.callsOf(STATUS)[0]?.body).toMatchObject({ status: 'cancelled' });
  });

  it('leads to those that are not shown', async () => {
    const { user, server } = renderAdmin('/admin', {
      [TODAY]: { body: buildToday({ answer: { rows: [buildBooking()], total: 23 } }) },
    });
    const list = await part('Waiting for an answer');
    await user.click(list.getByRole('link', { name: 'See all 23 that wait' }));
    await waitFor(() =>
      expect(Object.fromEntries(server.callsOf('GET /api/bookings').at(-1)?.query ?? [])).toEqual({
        view: 'answer',
        sort: 'created',
        order: 'asc',
        limit: '50',
      }),
    );
  });

  it('is an accepted offer as well; one that the guest has to answer stands apart', async () => {
    const dates = { checkinDate: '2027-04-12', checkoutDate: '2027-04-15' };
    const offer = { ...dates, validUntil: '2027-03-20', holdsNights: true };
    const guest = { reference: 'VL-7K3Q9N', guestName: 'Tom Baker' };
    const open = { ...offer, ...guest, nightsTakenBy: null };
    const { user } = renderAdmin('/admin', {
      [TODAY]: {
        body: buildToday({
          answer: {
            rows: [
              buildBooking({ offer: { ...offer, id: 4, total: '1400.00', status: 'accepted' } }),
            ],
            total: 1,
          },
          offers: {
            rows: [
              open,
              { ...open, reference: 'VL-7K3Q9P', holdsNights: false, nightsTakenBy: 'block' },
            ],
            total: 8,
          },
        }),
      },
    });
    const list = await part('Waiting for an answer');
    expect(list.getByText('Accepted, waits for you')).toBeVisible();
    expect(list.getByRole('button', { name: 'Confirm' })).toBeVisible();
    const offers = await part('Offers that guests have not answered');
    expect(linesOf(offers)).toEqual([
      'Tom Baker12 Apr – 15 Apr 2027 · 3 nights · until 20 Mar · nights held',
      'Tom Baker12 Apr – 15 Apr 2027 · 3 nights · until 20 Mar · nights not heldThe guest cannot accept it now: nights of it are blocked, by you or by the calendar of another site.',
    ]);
    expect(offers.getByText('And 6 more')).toBeVisible();
    await user.click(offers.getAllByRole('link', { name: 'Tom Baker' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9N' })).toBeVisible();
  });

  it('appears automatically when a guest sends an enquiry', async () => {
    const events = liveStream();
    const { server } = renderAdmin('/admin', { 'GET /api/admin/events': events.route });
    const today = await part('Today');
    await today.findByText('Nobody waits for an answer.');
    server.set({ [TODAY]: waiting(buildBooking()) });
    events.send('id: 5\nevent: change\ndata: {"type":"enquiry","reference":"VL-7K3Q9M"}\n\n');
    expect(await today.findByText(/^Asked/)).toBeVisible();
  });

  it('is read once for all that comes together', async () => {
    const events = liveStream();
    const { server } = renderAdmin('/admin', { 'GET /api/admin/events': events.route });
    const today = await part('Today');
    await today.findByText('Nobody waits for an answer.');
    const reads = () => server.callsOf(TODAY).length;
    const before = reads();
    server.set({ [TODAY]: waiting(buildBooking()) });
    const event = (id: number) =>
      `id: ${id}\nevent: change\ndata: {"type":"enquiry","reference":"VL-7K3Q9M"}\n\n`;
    events.send(Array.from({ length: 40 }, (_, index) => event(index + 5)).join(''));
    expect(await today.findByText(/^Asked/)).toBeVisible();
    expect(reads() - before).toBe(1);
  });
});

it('names nights that another calendar has as well, and leads to them', async () => {
  const { user } = renderAdmin('/admin', {
    [TODAY]: {
      body: buildToday({
        conflicts: {
          rows: [
            {
              feedId: 1,
              feedName: 'Airbnb',
              startDate: '2027-05-03',
              endDate: '2027-05-06',
              booking: { reference: 'VL-7K3Q9M', guestName: 'Ana Duarte' },
            },
          ],
          total: 4,
        },
      }),
    },
  });
  const conflicts = await part('Conflicts with other calendars');
  expect(linesOf(conflicts)[0]).toContain('Airbnb: nights 3 to 5 May 2027 (3 nights)');
  expect(conflicts.getByRole('link', { name: 'See the calendar' }).getAttribute('href')).toMatch(
    /month=2027-05/,
  );
  expect(conflicts.getByRole('link', { name: 'See all 4 in the calendar' })).toBeVisible();
  await user.click(conflicts.getByRole('link', { name: 'Ana Duarte' }));
  expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' })).toBeVisible();
});

it('names entries of other calendars that could not be read', async () => {
  renderAdmin('/admin', {
    [TODAY]: {
      body: buildToday({
        unread: [{ feedId: 1, feedName: 'Airbnb', count: 2, names: ['Tom (soon)'] }],
      }),
    },
  });
  const conflicts = await part('Conflicts with other calendars');
  expect(linesOf(conflicts)[0]).toContain(
    'Airbnb2 entries could not be read: Tom (soon) and 1 more.',
  );
  expect(conflicts.getByRole('link', { name: 'Other calendars' })).toBeVisible();
});

it('names calendars that could not be read at all', async () => {
  renderAdmin('/admin', {
    [TODAY]: {
      body: buildToday({ silent: [{ feedId: 1, feedName: 'Airbnb', problem: 'refused' }] }),
    },
  });
  const conflicts = await part('Conflicts with other calendars');
  expect(linesOf(conflicts)[0]).toMatch(/^Airbnb is not read.*The site does not give/);
  expect(conflicts.getByRole('link', { name: 'Other calendars' })).toBeVisible();
});

it('shows five failed mails, and the rest on request', async () => {
  const problem = (id: number): MailProblem => ({
    id,
    kind: 'confirmation',
    reference: `VL-${id}`,
    recipient: 'ana@example.pt',
    isTrying: false,
    attempts: 1,
    reason: '550 No such user',
    nextAttemptAt: null,
    createdAt: '2027-03-10T12:00:00.000Z',
  });
  const { user } = renderAdmin('/admin', {
    'GET /api/admin/mail': {
      body: { ...NO_PROBLEMS, problems: [1, 2, 3, 4, 5, 6, 7].map(problem) },
    },
  });
  const mails = await part('7 mails could not be sent');
  expect(linesOf(mails)).toHaveLength(5);
  await user.click(mails.getByRole('button', { name: 'Show all 7' }));
  expect(linesOf(mails)).toHaveLength(7);
});
