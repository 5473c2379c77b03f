import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { fakeServer } from '../../test/fakeServer';
import { renderSite } from '../../test/render';
import { BookingBadges } from './StatusBadge';
import { UnmailedChange } from './UnmailedChange';

const PATCH = 'PATCH /api/admin/bookings/1';
const KNOWN = {
  checkinDate: '2027-05-03',
  checkoutDate: '2027-05-10',
  guestCount: 2,
  children: 0,
  pets: 0,
  extras: [],
  totalAmount: '1400.00',
};

function open({ isSetUp = true } = {}) {
  const booking = buildBooking({ status: 'confirmed', guestKnows: KNOWN });
  const server = fakeServer({
    'GET /api/admin/mail': { body: { isSetUp, ownerAddress: 'o@villa.example', problems: [] } },
    'POST /api/admin/mail/preview': {
      body: { recipient: 'ana@example.pt', subject: 'Your stay has changed', html: '', text: '' },
    },
    [PATCH]: { status: 409, body: { code: 'stale', message: 'It was changed meanwhile.' } },
  });
  const listed = (
    <>
      <BookingBadges booking={booking} />
      <UnmailedChange booking={booking} />
    </>
  );
  return { server, ...renderSite(listed, { fetch: server.fetch }) };
}

it('shows the stay that the guest still knows, and notifies them later', async () => {
  const { server, user } = open();
  expect(screen.getByText('Not notified by mail')).toBeVisible();
  expect(screen.getByText(/Ana Duarte has not been notified by mail/).textContent).toContain(
    'Before, it was: 3 May – 10 May 2027, guests: 2, €1,400.',
  );
  await user.click(screen.getByRole('button', { name: 'Tell the guest now' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Tell Ana Duarte of the change?' }),
  );
  await user.type(dialog.getByRole('textbox', { name: /^Your message in the mail/ }), 'Hi');
  await user.click(dialog.getByRole('button', { name: 'See the mail' }));
  await dialog.findByText('Subject: Your stay has changed');
  const send = dialog.getByRole('button', { name: 'Send the mail' });
  await user.click(send);
  expect((await dialog.findByRole('alert')).textContent).toContain('It was changed meanwhile.');
  server.set({ [PATCH]: { body: buildBooking({ status: 'confirmed' }) } });
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(PATCH).at(-1)?.body).toEqual({
    mail: { message: 'Hi' },
    updatedAt: '2027-03-10T12:00:00.000Z',
  });
});

it('is hidden if no mail can be sent', async () => {
  open({ isSetUp: false });
  await waitFor(() =>
    expect(screen.queryByText(/Ana Duarte has not been notified by mail/)).toBeNull(),
  );
  expect(screen.queryByRole('button', { name: /Tell the guest/ })).toBeNull();
  expect(screen.queryByText('Not notified by mail')).toBeNull();
});
