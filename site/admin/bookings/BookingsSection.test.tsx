import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { buildAccount, buildPayments } from '../../test/buildPayments';
import { heldAnswer } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const LIST = 'GET /api/bookings';
const STATUS = 'PATCH /api/bookings/1/status';

async function rowOf(guest: string): Promise<HTMLElement> {
  const header = await screen.findByRole('rowheader', { name: new RegExp(guest) });
  const row = header.closest('tr');
  if (!row) throw new Error(`no row of ${guest}`);
  return row;
}

async function openMenu(user: UserEvent, guest: string): Promise<string[]> {
  await user.click(within(await rowOf(guest)).getByRole('button', { name: `More about ${guest}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

async function chooseInMenu(user: UserEvent, guest: string, item: string): Promise<void> {
  await openMenu(user, guest);
  await user.click(screen.getByRole('menuitem', { name: item }));
}

describe('the list', () => {
  it('shows the first rows before rendering all, and all at once to a returning user', async () => {
    const bookings = Array.from({ length: 30 }, (_, index) => buildBooking({ id: index + 1 }));
    const { user } = renderAdmin('/admin', { [LIST]: { body: bookings } });
    const counts: number[] = [];
    const rows = new MutationObserver(() => {
      counts.push(document.querySelectorAll('tbody tr').length);
    });
    rows.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(counts.at(-1)).toBe(30));
    expect(new Set(counts)).toEqual(new Set([0, 12, 30]));

    await user.click(screen.getByRole('link', { name: 'Gallery' }));
    await waitFor(() => expect(counts.at(-1)).toBe(0));
    counts.length = 0;
    await user.click(screen.getByRole('link', { name: /^Bookings/ }));
    await waitFor(() => expect(counts.at(-1)).toBe(30));
    expect(counts).not.toContain(12);
    rows.disconnect();
  });

  it('is a table of seven columns on a wide screen', async () => {
    vi.setSystemTime('2027-03-10T12:00:00Z');
    renderAdmin('/admin', { [LIST]: { body: [buildBooking()] } });
    const cells = within(await rowOf('Ana Duarte')).getAllByRole('cell');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Dates',
      'Guest',
      'Guests',
      'Amount',
      'Status',
      'Created',
      'Actions',
    ]);
    expect(screen.getByRole('rowheader').textContent).toContain('ana@example.pt');
    expect(cells.slice(0, 5).map((cell) => cell.textContent)).toEqual([
      'Mon 12 Aprto Thu 15 Apr · 3 nights',
      '2',
      '€1,500',
      'pending',
      '10 Mar 2027VL-7K3Q9M',
    ]);
  });

  it('shows a foreign total with what it was in euros, and both years across New Year', async () => {
    vi.setSystemTime('2027-03-10T12:00:00Z');
    const booking = buildBooking({
      currency: 'GBP',
      totalAmount: '1290.00',
      totalAmountEur: '1500.50',
      checkinDate: '2027-12-30',
      checkoutDate: '2028-01-02',
    });
    renderAdmin('/admin', { [LIST]: { body: [booking] } });
    const row = within(await rowOf('Ana Duarte'));
    expect(row.getByText('£1,290')).toBeVisible();
    expect(row.getByText('€1,500.50')).toBeVisible();
    expect(row.getByText('Thu 30 Dec')).toBeVisible();
    expect(row.getByText('to Sun 2 Jan 2028 · 3 nights')).toBeVisible();
  });

  it('is cards with phone and requests on a small screen', async () => {
    renderAdmin('/admin', { [LIST]: { body: [buildBooking()] } }, { isWide: false });
    const card = within(await screen.findByRole('article', { name: 'Ana Duarte' }));
    expect(card.getByText('+351 912 345 678')).toBeVisible();
    expect(card.getByText('A cot, please')).toBeVisible();
    expect(card.getByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('brings older bookings on request, as far as there are any', async () => {
    const { user, server } = renderAdmin('/admin', {
      [LIST]: ({ query }) =>
        query.get('cursor') === 'older'
          ? { body: [buildBooking({ id: 2, guestName: 'Tom Baker' })] }
          : { body: [buildBooking()], headers: { 'X-Next-Cursor': 'older' } },
    });
    await rowOf('Ana Duarte');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await rowOf('Tom Baker');
    expect(await rowOf('Ana Duarte')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(server.callsOf(LIST)).toHaveLength(2);
  });
});

describe('decisions', () => {
  it.each([
    ['enquiry', ['Confirm', 'Decline'], ['Decline this enquiry']],
    ['pending', ['Confirm', 'Cancel'], ['Cancel this booking']],
    ['confirmed', [], ['Cancel this booking']],
    ['cancelled', [], []],
  ] as const)('offers for %s: %j, and in the menu %j', async (status, buttons, items) => {
    const { user } = renderAdmin('/admin', { [LIST]: { body: [buildBooking({ status })] } });
    const row = within(await rowOf('Ana Duarte'));
    expect(row.getByText(status)).toBeVisible();
    expect(row.queryAllByRole('button').map((button) => button.textContent)).toEqual([
      ...buttons,
      '⋯',
    ]);
    expect(await openMenu(user, 'Ana Duarte')).toEqual([
      'Open',
      ...(buttons.length > 0 ? ['Make an offer'] : []),
      ...(status === 'confirmed' ? ['Record a payment'] : []),
      'Write',
      'Call +351 912 345 678',
      ...items,
    ]);
    expect(screen.getByRole('menuitem', { name: /^Call/ }).getAttribute('href')).toBe(
      'tel:+351912345678',
    );
  });

  it('offers no cancellation of a stay that is over', async () => {
    const stay = { checkinDate: '2026-01-05', checkoutDate: '2026-01-08' };
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking({ ...stay, status: 'confirmed' })] },
    });
    await rowOf('Ana Duarte');
    expect(await openMenu(user, 'Ana Duarte')).toEqual([
      'Open',
      'Record a payment',
      'Write',
      'Call +351 912 345 678',
    ]);
  });

  it('opens a booking from the menu by the keyboard, and closes it with Escape', async () => {
    const { user } = renderAdmin('/admin', { [LIST]: { body: [buildBooking()] } });
    const more = within(await rowOf('Ana Duarte')).getByRole('button', { name: /^More about/ });
    more.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(more));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' })).toBeVisible();
  });

  it('declines an enquiry for past dates in one step, without a mail', async () => {
    const over = buildBooking({ obstacle: { kind: 'over' } });
    const { user, server } = renderAdmin('/admin', {
      [LIST]: { body: [over] },
      [STATUS]: { body: buildBooking({ status: 'cancelled' }) },
    });
    const row = within(await rowOf('Ana Duarte'));
    expect(row.queryByRole('button', { name: 'Confirm' })).toBeNull();
    server.set({ [LIST]: { body: [] } });
    await user.click(row.getByRole('button', { name: 'Put away' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Status updated');
    expect(server.callsOf(STATUS).map(({ body }) => body)).toEqual([
      {
        status: 'cancelled',
        notifyGuest: false,
        isUndoable: true,
        updatedAt: '2027-03-10T12:00:00.000Z',
      },
    ]);
    await waitFor(() => expect(screen.queryByText('Ana Duarte')).toBeNull());
  });

  it('says at the booking why it could not be declined', async () => {
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking({ obstacle: { kind: 'over' } })] },
      [STATUS]: { status: 409, body: { code: 'stale', message: 'It was changed meanwhile.' } },
    });
    await user.click(within(await rowOf('Ana Duarte')).getByRole('button', { name: 'Put away' }));
    expect(
      await within(screen.getByRole('table')).findByText('It was changed meanwhile.'),
    ).toBeVisible();
  });

  it('confirms after a yes, locks the other buttons meanwhile, and reads everything again', async () => {
    const answer = heldAnswer();
    const { user, server } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking(), buildBooking({ id: 2, guestName: 'Tom Baker' })] },
      [STATUS]: answer.route,
    });
    await user.click(within(await rowOf('Ana Duarte')).getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    const other = within(await rowOf('Tom Baker')).getByRole<HTMLButtonElement>('button', {
      name: 'Confirm',
    });
    await waitFor(() => expect(other.disabled).toBe(true));
    expect(server.callsOf(STATUS)[0]?.body).toEqual({
      status: 'confirmed',
      isUndoable: true,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });

    const confirmed = buildBooking({ status: 'confirmed' });
    server.set({ [LIST]: { body: [confirmed] } });
    answer.release({ body: confirmed });
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(screen.getByText('Booking status has been updated successfully')).toBeVisible();
    expect(await within(await rowOf('Ana Duarte')).findByText('confirmed')).toBeVisible();
    expect(server.callsOf('GET /api/admin/summary')).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Ana Duarte');
  });

  it('asks before it cancels, and leaves all as it is on a no', async () => {
    const { user, server } = renderAdmin('/admin', { [LIST]: { body: [buildBooking()] } });
    await chooseInMenu(user, 'Ana Duarte', 'Cancel this booking');
    const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
    expect(dialog.textContent).toContain('Ana Duarte, 12 Apr – 15 Apr 2027.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep booking' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const more = screen.getByRole('button', { name: 'More about Ana Duarte' });
    await waitFor(() => expect(document.activeElement).toBe(more));
    expect(server.callsOf(STATUS)).toHaveLength(0);
  });

  it('asks who cancels a confirmed stay, and says it with the decision', async () => {
    const confirmed = buildBooking({ status: 'confirmed' });
    const { user, server } = renderAdmin('/admin', {
      [LIST]: { body: [confirmed] },
      [STATUS]: { body: buildBooking({ status: 'cancelled' }) },
      [`GET /api/admin/bookings/${confirmed.id}/payments`]: {
        body: buildPayments({ stay: buildAccount({ received: '450.00' }) }),
      },
    });
    await chooseInMenu(user, 'Ana Duarte', 'Cancel this booking');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
    const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel this booking' });
    expect(cancel.disabled).toBe(true);
    await user.click(dialog.getByRole('radio', { name: /^You/ }));
    expect(await dialog.findByText(/^To give back: all of the €450/)).toBeVisible();
    await user.click(cancel);
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(server.callsOf(STATUS)[0]?.body).toEqual({
      status: 'cancelled',
      cancelledBy: 'owner',
      isUndoable: true,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });

  it('declines an enquiry after a yes', async () => {
    const { user, server } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking({ status: 'enquiry' })] },
      [STATUS]: { body: buildBooking({ status: 'cancelled' }) },
    });
    await chooseInMenu(user, 'Ana Duarte', 'Decline this enquiry');
    await user.click(screen.getByRole('button', { name: 'Decline this enquiry' }));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(server.callsOf(STATUS)[0]?.body).toEqual({
      status: 'cancelled',
      isUndoable: true,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });

  it('declines an enquiry without a mail', async () => {
    const { user, server } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking({ status: 'enquiry' })] },
      [STATUS]: { body: buildBooking({ status: 'cancelled' }) },
    });
    await chooseInMenu(user, 'Ana Duarte', 'Decline this enquiry');
    const dialog = within(screen.getByRole('dialog'));
    const tell = dialog.getByRole<HTMLInputElement>('switch', { name: 'Tell Ana Duarte by mail' });
    expect(tell.checked).toBe(true);
    await user.type(dialog.getByRole('textbox'), 'Sorry');
    await user.click(tell);
    expect(dialog.queryByText(/gets a mail/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Decline this enquiry' }));
    await screen.findByText('Status updated');
    expect(server.callsOf(STATUS)[0]?.body).toEqual({
      status: 'cancelled',
      notifyGuest: false,
      isUndoable: true,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });

  it('proposes no mail about a stay that is over, and does not offer to confirm it', async () => {
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking({ obstacle: { kind: 'over' } })] },
    });
    const row = within(await rowOf('Ana Duarte'));
    expect(row.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await chooseInMenu(user, 'Ana Duarte', 'Cancel this booking');
    const tell = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('switch');
    expect(tell.checked).toBe(false);
  });

  it('does not offer to confirm nights that others have, and links to them', async () => {
    const { user } = renderAdmin('/admin', {
      [LIST]: {
        body: [
          buildBooking({
            obstacle: { kind: 'booking', reference: 'VL-7K3Q9N', guestName: 'Tom Baker' },
          }),
          buildBooking({
            id: 2,
            guestName: 'Eva Reis',
            obstacle: { kind: 'block', startDate: '2027-04-13', isImported: false },
          }),
          buildBooking({
            id: 3,
            guestName: 'Jan Smit',
            obstacle: { kind: 'block', startDate: '2027-05-02', isImported: true },
          }),
        ],
      },
    });
    await rowOf('Ana Duarte');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByText(/nights of it are given to/)).toBeVisible();
    expect(screen.getByText(/you have blocked nights of it/)).toBeVisible();
    expect(screen.getByText(/another site’s calendar has nights of it/)).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'See the calendar' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/calendar?month=2027-04',
      '/admin/calendar?month=2027-05',
    ]);
    await user.click(screen.getByRole('link', { name: 'Tom Baker' }));
    expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9N' })).toBeVisible();
  });

  it('says whose turn it is with an offer, and offers no answer while it is the guest’s turn', async () => {
    const offer = {
      validUntil: '2027-05-03',
      holdsNights: true,
      id: 4,
      total: '1400.00',
      checkinDate: '2027-05-12',
      checkoutDate: '2027-05-15',
    };
    const holder = { kind: 'booking', reference: 'VL-7K3Q9N', guestName: 'Tom Baker' } as const;
    renderAdmin('/admin', {
      [LIST]: {
        body: [
          buildBooking({ offer: { ...offer, status: 'sent' } }),
          buildBooking({ id: 2, guestName: 'Eva Reis', offer: { ...offer, status: 'accepted' } }),
          buildBooking({
            id: 3,
            guestName: 'Jan Smit',
            obstacle: { ...holder, isOffered: true },
          }),
          buildBooking({
            id: 4,
            guestName: 'Lea Roth',
            obstacle: { ...holder, isOffered: true, isAccepted: true },
          }),
        ],
      },
    });
    const [sent, accepted] = [await rowOf('Ana Duarte'), await rowOf('Eva Reis')];
    expect(within(sent).getByText('Offer sent, until 3 May')).toBeVisible();
    expect(within(sent).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(within(accepted).getByText('Accepted, waits for you')).toBeVisible();
    expect(within(accepted).getByRole('button', { name: 'Confirm' })).toBeVisible();
    const reasons = ['Jan Smit', 'Lea Roth'].map(async (guest) => {
      const row = await rowOf(guest);
      return row.nextElementSibling?.textContent;
    });
    expect(await Promise.all(reasons)).toEqual([
      'Cannot be confirmed: nights of it are held for your offer to Tom Baker, who has not answered yet.',
      'Cannot be confirmed: nights of it are held for your offer to Tom Baker, who has accepted it.',
    ]);
  });

  it('shows offers and payments past their day on the cards of a phone as well', async () => {
    const offer = {
      status: 'sent',
      validUntil: '2027-05-03',
      holdsNights: true,
      id: 4,
      total: '1400.00',
    } as const;
    const dates = { checkinDate: '2027-05-12', checkoutDate: '2027-05-15' };
    const body = [
      buildBooking({ offer: { ...offer, ...dates }, isSentTwice: true }),
      buildBooking({ id: 2, guestName: 'Eva Reis', status: 'confirmed', payment: 'overdue' }),
    ];
    renderAdmin('/admin?view=all', { [LIST]: { body } }, { isWide: false });
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('Ana Duarte')).getByText('Offer sent, until 3 May')).toBeVisible();
    expect((await card('Ana Duarte')).getByText('Sent twice')).toBeVisible();
    expect((await card('Eva Reis')).getByText('Payment overdue')).toBeVisible();
  });

  it('names the nights that another booking holds, and keeps saying so at the booking', async () => {
    const message =
      'Selected dates overlap with existing bookings. Unavailable: 13 Apr 2027. Please choose different dates.';
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking()] },
      [STATUS]: {
        status: 409,
        body: { code: 'nights_taken', message, nights: ['2027-04-13'] },
      },
    });
    await user.click(within(await rowOf('Ana Duarte')).getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(within(screen.getByRole('table')).getByText(message)).toBeVisible();
  });

  it('has its own message for a failure without any', async () => {
    const { user } = renderAdmin('/admin', {
      [LIST]: { body: [buildBooking()] },
      [STATUS]: { status: 500, body: '' },
    });
    await user.click(within(await rowOf('Ana Duarte')).getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this booking' }));
    expect(
      (await screen.findAllByText(/^Failed to update booking status\. The server has a problem/))
        .length,
    ).toBeGreaterThan(0);
  });
});
