import type { BookingJson } from '@shared/contract/bookings/booking';
import type { AnswerableRequest, OwnerStay } from '@shared/contract/stay/ownerStay';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useConversationDrafts } from '../../../stores/conversationDrafts';
import { buildBooking } from '../../../test/buildBooking';
import { buildPayments } from '../../../test/buildPayments';
import { liveStream } from '../../../test/fakeServer';
import { renderAdmin } from '../../../test/renderAdmin';

const DATES: AnswerableRequest = {
  id: 7,
  kind: 'dates',
  checkinDate: '2027-09-01',
  checkoutDate: '2027-09-08',
  message: 'Our flight was moved',
  createdAt: '2027-01-10T09:00:00.000Z',
  refusal: 'Liebe Ana, leider nicht.',
};
const CANCELLATION: AnswerableRequest = {
  ...DATES,
  id: 8,
  kind: 'cancellation',
  checkinDate: null,
  checkoutDate: null,
  refusal: 'Liebe Ana, Ihr Aufenthalt bleibt.',
};
const stayOf = (requests: AnswerableRequest[]): OwnerStay => ({
  linkUrl: 'https://villa.example/stay/x',
  isErased: false,
  lastOpenDay: '2027-12-01',
  guestNames: [],
  arrivalTime: null,
  checkinTime: '16:00',
  arrivalNote: null,
  requests,
  arrival: null,
});
const QUOTE = 'POST /api/admin/quote';
const ANSWER = 'POST /api/admin/stay-requests/7/answer';
const quoteOf = (more: object = {}) => ({
  body: { quote: buildBooking().priceBreakdown, clash: null, hints: [], ...more },
});

async function openPanel(
  request: AnswerableRequest,
  booking: BookingJson,
  routes: Parameters<typeof renderAdmin>[1] = {},
) {
  const admin = renderAdmin('/admin?booking=VL-7K3Q9M', {
    'GET /api/bookings': { body: [booking] },
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: { booking, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
    [`GET /api/admin/bookings/${booking.id}/stay`]: { body: stayOf([request]) },
    [`GET /api/admin/bookings/${booking.id}/offers`]: { body: { offers: [] } },
    [QUOTE]: quoteOf(),
    ...routes,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' });
  const panel = within(dialog);
  await panel.findByRole('heading', { name: booking.guestName });
  return { ...admin, panel };
}

const confirmed = buildBooking({ status: 'confirmed', language: 'de' });

it('marks an arrival that is planned before check-in', async () => {
  const { panel } = await openPanel(DATES, confirmed, {
    [`GET /api/admin/bookings/${confirmed.id}/stay`]: {
      body: { ...stayOf([]), arrivalTime: '15:00', arrivalNote: 'TP 123' },
    },
  });
  expect(await panel.findByText('15:00, before check-in at 16:00, TP 123')).toBeVisible();
});

it('says whether the requested nights are free and what they cost, and opens the change form with them', async () => {
  const { user, panel } = await openPanel(DATES, confirmed);
  expect(await panel.findByText('These nights are free.')).toBeVisible();
  expect(
    panel.getByText('The guest asks for other dates: 1 Sept – 8 Sept 2027 · 7 nights.'),
  ).toBeVisible();
  expect(panel.getByText(/^List price €1,500; the booking is at €/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Change to these dates' }));
  const form = within(panel.getByRole('form', { name: 'Change dates and price' }));
  expect(form.getByLabelText('Check-in')).toHaveProperty('value', '2027-09-01');
  expect(form.getByLabelText('Check-out')).toHaveProperty('value', '2027-09-08');
  await user.click(form.getByRole('button', { name: 'Keep as it is' }));
  expect(panel.queryByRole('form', { name: 'Change dates and price' })).toBeNull();
});

it('asks before the requested dates replace what was typed in the form', async () => {
  const { user, panel } = await openPanel(DATES, confirmed);
  await user.click(panel.getByRole('button', { name: 'Change dates or price' }));
  const checkIn = () => panel.getByLabelText('Check-in');
  await user.clear(checkIn());
  await user.type(checkIn(), '2027-04-11');
  const accept = panel.getByRole('button', { name: 'Change to these dates' });
  await user.click(accept);
  const question = { name: 'Leave without saving?' };
  await user.click(
    within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Stay' }),
  );
  expect(checkIn()).toHaveProperty('value', '2027-04-11');
  await user.click(accept);
  await user.click(
    within(await screen.findByRole('dialog', question)).getByRole('button', {
      name: 'Leave without saving',
    }),
  );
  expect(checkIn()).toHaveProperty('value', '2027-09-01');
  // The requested dates are already in the form.
  await user.click(accept);
  expect(screen.queryByRole('dialog', question)).toBeNull();
});

it('lists what conflicts with the request, and then does not suggest accepting it', async () => {
  const { panel } = await openPanel(DATES, confirmed, {
    [QUOTE]: quoteOf({
      clash: { message: 'These nights are taken: 1 Sept 2027.', nights: ['2027-09-01'] },
      hints: ['This is below your minimum stay.'],
    }),
  });
  expect(await panel.findByText('These nights are taken: 1 Sept 2027.')).toBeVisible();
  expect(panel.getByText('This is below your minimum stay.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Change to these dates' })).toBeNull();
  expect(panel.getByRole('button', { name: 'Decline, and tell the guest' })).toBeVisible();
});

it('makes an offer for the requested dates while the booking is pending', async () => {
  const { user, panel } = await openPanel(DATES, buildBooking({ status: 'pending' }));
  await user.click(await panel.findByRole('button', { name: 'Make an offer for these dates' }));
  const offer = within(await screen.findByRole('dialog', { name: /offer/i }));
  expect(offer.getByLabelText('Check-in')).toHaveProperty('value', '2027-09-01');
  expect(offer.getByLabelText('Check-out')).toHaveProperty('value', '2027-09-08');
});

it('keeps an offer that is being written when the guest withdraws the request', async () => {
  const events = liveStream();
  const { user, panel, server } = await openPanel(DATES, buildBooking({ status: 'pending' }), {
    'GET /api/admin/events': events.route,
  });
  await user.click(await panel.findByRole('button', { name: 'Make an offer for these dates' }));
  const field = await screen.findByLabelText('Your message to the guest');
  await user.type(field, 'Welcome');
  server.set({ 'GET /api/admin/bookings/1/stay': { body: stayOf([]) } });
  events.send('event: change\ndata: {"type":"booking","reference":"VL-7K3Q9M"}\n\n');
  await waitFor(() => expect(panel.queryByText(/^The guest asks for other dates/)).toBeNull());
  expect(screen.getByLabelText('Your message to the guest')).toHaveProperty('value', 'Welcome');
  expect(screen.getByLabelText('Check-in')).toHaveProperty('value', '2027-09-01');
});

it('declines with a text in the guest’s language, which stays when the dialog is closed', async () => {
  const { user, panel, server } = await openPanel(DATES, confirmed, {
    [ANSWER]: { body: { ok: true } },
  });
  const decline = async () =>
    user.click(await panel.findByRole('button', { name: 'Decline, and tell the guest' }));
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Decline the other dates?' }));
  await decline();
  const field = (await dialog()).getByLabelText('Your message to Ana Duarte');
  expect(field).toHaveProperty('value', 'Liebe Ana, leider nicht.');
  expect((await dialog()).getByText(/is notified by mail in German\.$/)).toBeVisible();
  await user.type(field, ' Gruß');
  await user.keyboard('{Escape}');
  await decline();
  expect((await dialog()).getByLabelText('Your message to Ana Duarte')).toHaveProperty(
    'value',
    'Liebe Ana, leider nicht. Gruß',
  );
  await user.click((await dialog()).getByRole('button', { name: 'Send to the guest' }));
  expect(await screen.findByText('Answer sent')).toBeVisible();
  expect(server.callsOf(ANSWER).map(({ body }) => body)).toEqual([
    { text: 'Liebe Ana, leider nicht. Gruß' },
  ]);
});

it('keeps an answer that is being written when the guest withdraws the request', async () => {
  const events = liveStream();
  const { user, panel, server } = await openPanel(DATES, confirmed, {
    'GET /api/admin/events': events.route,
  });
  await user.click(await panel.findByRole('button', { name: 'Decline, and tell the guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the other dates?' }));
  await user.type(dialog.getByLabelText('Your message to Ana Duarte'), ' Gruß');
  server.set({ 'GET /api/admin/bookings/1/stay': { body: stayOf([]) } });
  events.send('event: change\ndata: {"type":"booking","reference":"VL-7K3Q9M"}\n\n');
  await waitFor(() => expect(panel.queryByText(/^The guest asks for other dates/)).toBeNull());
  const field = 'Liebe Ana, leider nicht. Gruß';
  expect(dialog.getByLabelText('Your message to Ana Duarte')).toHaveProperty('value', field);
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  expect(useConversationDrafts.getState().drafts['VL-7K3Q9M']?.text).toBe(field);
});

it('keeps the text and says why when the answer was not sent', async () => {
  const { user, panel } = await openPanel(DATES, confirmed, {
    [ANSWER]: { status: 409, body: { code: 'stale', message: 'This wish was put away.' } },
  });
  await user.click(await panel.findByRole('button', { name: 'Decline, and tell the guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the other dates?' }));
  await user.click(dialog.getByRole('button', { name: 'Send to the guest' }));
  expect(await dialog.findByText('This wish was put away.')).toBeVisible();
  expect(dialog.getByLabelText('Your message to Ana Duarte')).toHaveProperty(
    'value',
    'Liebe Ana, leider nicht.',
  );
});

it('shows a cancellation request at the top, with the refund', async () => {
  const refund = {
    askedOn: null,
    daysBeforeCheckin: 40,
    percent: 50,
    tax: '0.00',
    amount: '750.00',
    kept: '750.00',
    back: '0.00',
  };
  const { user, panel } = await openPanel(CANCELLATION, confirmed, {
    'GET /api/admin/bookings/1/payments': { body: buildPayments({ refund }) },
  });
  const asks = within(await panel.findByRole('region', { name: 'What the guest asks for' }));
  expect(asks.getByText('The guest asks to cancel.')).toBeVisible();
  expect(await asks.findByText(/^Nothing was paid for this stay/)).toBeVisible();
  await user.click(asks.getByRole('button', { name: 'Keep the stay, and tell the guest' }));
  const keep = within(await screen.findByRole('dialog', { name: 'Keep the stay?' }));
  expect(keep.getByLabelText('Your message to Ana Duarte')).toHaveProperty(
    'value',
    CANCELLATION.refusal,
  );
  await user.click(keep.getByRole('button', { name: 'Not yet' }));
  await user.click(asks.getByRole('button', { name: 'Cancel as asked' }));
  // The texts must not say that the owner cancels the stay.
  const cancel = within(await screen.findByRole('dialog', { name: 'Cancel as the guest asks?' }));
  expect(cancel.getByRole('button', { name: 'Keep booking' })).toBeVisible();
  expect(cancel.getByRole('button', { name: 'Cancel as asked' })).toBeVisible();
});

it('says that the link stops working before another address is saved, and offers the confirmation to it', async () => {
  const corrected = {
    ...confirmed,
    guestEmail: 'ana@right.example',
    updatedAt: '2027-01-02T00:00:00.000Z',
  };
  const RESEND = `POST /api/admin/bookings/${confirmed.id}/confirmation`;
  const { user, panel, server } = await openPanel(DATES, confirmed, {
    [`PATCH /api/admin/bookings/${confirmed.id}`]: { body: corrected },
    [RESEND]: { body: corrected },
  });
  await user.click(await panel.findByRole('button', { name: 'Change contact' }));
  const warning = /^The link in earlier mails stops working/;
  expect(panel.queryByText(warning)).toBeNull();
  await user.clear(panel.getByLabelText(/^Email/));
  await user.type(panel.getByLabelText(/^Email/), 'ana@right.example');
  expect(panel.getByText(warning)).toBeVisible();
  server.set({
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: { booking: corrected, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
  });
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send the confirmation to the new address?' }),
  );
  expect(dialog.getByText(/^Ana Duarte gets it at ana@right\.example in German/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send it now' }));
  await waitFor(() => expect(screen.getByText('Confirmation sent')).toBeVisible());
  expect(server.callsOf(RESEND).map(({ body }) => body)).toEqual([
    { updatedAt: corrected.updatedAt },
  ]);
});
