import type { OfferJson } from '@shared/contract/offers/offer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildPriceTerms } from '../../public/test/pageData';
import { useConversationDrafts } from '../../stores/conversationDrafts';
import { buildBooking } from '../../test/buildBooking';
import { liveStream } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const OFFERS = 'GET /api/admin/bookings/1/offers';
const PUT = 'PUT /api/admin/offers/7';
const WITHDRAW = 'POST /api/admin/offers/7/withdraw';
const STALE = { code: 'stale', message: 'These details were changed in another window.' };

const DRAFT: OfferJson = {
  id: 7,
  status: 'draft',
  reason: null,
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  guestCount: 2,
  children: 0,
  pets: 0,
  currency: 'EUR',
  lines: [{ kind: 'other', name: 'All of it', quantity: 1, rate: 1500, total: 1500, list: null }],
  total: '1500.00',
  listTotal: '1500.00',
  message: null,
  validUntil: '2027-04-01',
  holdsNights: true,
  confirmsItself: true,
  sentAt: null,
  settledAt: null,
  createdAt: '2027-03-10T12:00:00.000Z',
  updatedAt: '2027-03-10T12:00:00.000Z',
};
const SENT: OfferJson = { ...DRAFT, status: 'sent', sentAt: '2027-03-10T12:00:00.000Z' };

/** Opens the panel of a waiting booking with one offer and a live event stream. */
async function openPanel(offer: OfferJson | null, routes: Parameters<typeof renderAdmin>[1] = {}) {
  const events = liveStream();
  const booking = buildBooking({ status: 'pending' });
  const admin = renderAdmin('/admin?booking=VL-7K3Q9M', {
    'GET /api/admin/events': events.route,
    'GET /api/bookings': { body: [booking] },
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: { booking, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
    'GET /api/price-terms': { body: buildPriceTerms() },
    'POST /api/admin/quote': {
      body: { quote: booking.priceBreakdown, clash: null, hints: [] },
    },
    [OFFERS]: { body: { offers: offer ? [offer] : [] } },
    ...routes,
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' }));
  const tell = (now: Parameters<typeof admin.server.set>[0]) => {
    admin.server.set(now);
    events.send('event: change\ndata: {"type":"booking","reference":"VL-7K3Q9M"}\n\n');
  };
  return { ...admin, panel, booking, tell };
}

it.each([
  ['offer', /nights of it are held for another guest/],
  ['block', /nights of it are blocked/],
] as const)('says why the guest cannot accept it now: %s', async (nightsTakenBy, text) => {
  const { panel } = await openPanel({ ...SENT, nightsTakenBy });
  expect(await panel.findByText(text)).toBeVisible();
});

it('does not count another owner’s changes of a draft as seen, although the list behind has them', async () => {
  const theirs: OfferJson = {
    ...DRAFT,
    total: '1700.00',
    updatedAt: '2027-03-10T12:05:00.000Z',
  };
  const { user, panel, server, tell } = await openPanel(DRAFT, {
    [PUT]: { status: 409, body: STALE },
  });
  await user.click(await panel.findByRole('button', { name: 'Change' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Offer to Ana Duarte' }));
  fireEvent.change(editor.getByLabelText(/^Your message/), { target: { value: 'Mine' } });
  tell({ [OFFERS]: { body: { offers: [theirs] } } });
  await panel.findByText(/€1,700/);
  await user.click(editor.getByRole('button', { name: 'Save draft' }));
  expect(await editor.findByText(STALE.message)).toBeVisible();
  expect(server.callsOf(PUT)[0]?.body).toMatchObject({ updatedAt: DRAFT.updatedAt });
  expect(editor.getByLabelText(/^Your message/)).toHaveProperty('value', 'Mine');

  // After the warning, the next save is based on the other owner's version.
  server.set({ [PUT]: { body: theirs } });
  await user.click(editor.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(server.callsOf(PUT)[1]?.body).toMatchObject({ updatedAt: theirs.updatedAt }),
  );
});

it('keeps an offer that is being written when another owner decides the booking', async () => {
  const { user, panel, booking, tell } = await openPanel(null);
  await user.click(await panel.findByRole('button', { name: 'Make an offer' }));
  const text = await screen.findByLabelText(/^Your message/);
  fireEvent.change(text, { target: { value: 'Welcome' } });
  const confirmed = { ...booking, status: 'confirmed' };
  tell({
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: { booking: confirmed, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
  });
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Make an offer' })).toBeNull());
  expect(screen.getByLabelText(/^Your message/)).toHaveProperty('value', 'Welcome');
});

async function withdraw(routes: Parameters<typeof renderAdmin>[1] = {}) {
  const opened = await openPanel(SENT, routes);
  await opened.user.click(await opened.panel.findByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw the offer?' }));
  fireEvent.change(question.getByLabelText(/^Your message/), {
    target: { value: 'A burst pipe.' },
  });
  return { ...opened, question };
}
const draftOfGuest = () => useConversationDrafts.getState().drafts['VL-7K3Q9M']?.text;

it('keeps the message of a failed withdrawal for a retry', async () => {
  const { user, question, server } = await withdraw({
    [WITHDRAW]: { status: 503, body: { code: 'unavailable', message: 'Please try again.' } },
  });
  await user.click(question.getByRole('button', { name: 'Withdraw the offer' }));
  expect(await question.findByText('Please try again.')).toBeVisible();
  expect(question.getByLabelText(/^Your message/)).toHaveProperty('value', 'A burst pipe.');
  server.set({
    [WITHDRAW]: { body: { ...SENT, status: 'withdrawn' } },
    [OFFERS]: { body: { offers: [{ ...SENT, status: 'withdrawn' }] } },
  });
  await user.click(question.getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByText('Offer withdrawn')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Withdraw/ })).toBeNull());
  // The text was sent with the mail, so the draft is cleared.
  expect(draftOfGuest()).toBeUndefined();
});

it('shows how an offer changed while its withdrawal was being written, and keeps the message', async () => {
  const { tell } = await withdraw();
  const accepted = { ...SENT, status: 'accepted', settledAt: '2027-03-11T12:00:00.000Z' };
  tell({ [OFFERS]: { body: { offers: [accepted] } } });
  const shown = within(
    await screen.findByRole('dialog', { name: 'Accepted by the guest on 11 Mar 2027' }),
  );
  expect(shown.getByText(/^Your message is kept in the conversation/)).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Withdraw the offer' })).toBeNull();
  expect(draftOfGuest()).toBe('A burst pipe.');
});
