import type { PersonData, Privacy } from '@shared/contract/privacy/privacy';
import { streamEvents } from '@shared/contract/eventEndpoints';
import { STREAM_EVENTS } from '@shared/contract/events';
import { RETENTION_DEFAULTS } from '@shared/domain/privacy/retentionPeriods';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const PRIVACY: Privacy = {
  retention: RETENTION_DEFAULTS,
  updatedAt: null,
  startsOn: '2027-04-09',
  due: { enquiries: 12, stays: 0, messages: 1 },
  runs: [{ at: '2027-03-09T00:10:00.000Z', removed: { enquiries: 1, messages: 2 } }],
  erasures: [
    {
      at: '2027-03-08T10:00:00.000Z',
      bookings: 1,
      messages: 0,
      mails: 3,
      repeatedAt: '2027-03-09T10:00:00.000Z',
    },
  ],
  receipts: [{ reference: 'VL-7K3Q9M', until: '2036-12-31' }],
};
const PERSON: PersonData = {
  bookings: [
    {
      reference: 'VL-AB2345',
      guestName: 'Ana Duarte',
      status: 'confirmed',
      checkinDate: '2026-04-12',
      checkoutDate: '2026-04-15',
      keptUntil: '2036-12-31',
      isAhead: false,
    },
  ],
  messages: 1,
  mails: 2,
  exportKey: 'v1.key.sealed',
};
const open = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/settings/privacy', {
    'GET /api/admin/privacy': { body: PRIVACY },
    'POST /api/admin/privacy/person': { body: PERSON },
    ...routes,
  });

async function find(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('The guest’s e-mail address'), 'ana@example.pt');
  await user.click(screen.getByRole('button', { name: 'Find' }));
}

it('shows what is stored of a person, and erases it once the address is typed again', async () => {
  const { user, server } = open({
    'POST /api/admin/privacy/erase': {
      body: { bookings: 1, messages: 1, mails: 2, kept: [], isOverwritten: true },
    },
  });
  await find(user);
  expect(await screen.findByText(/VL-AB2345 · Ana Duarte/)).toBeVisible();
  expect(screen.getByText(/1 booking, 1 message, 2 e-mails/)).toBeVisible();
  expect(screen.getByText(/Kept for the tax office: .* until .*2036/)).toBeVisible();
  const download = screen.getByRole('link', { name: 'Download all of it (ZIP)' });
  expect(download.getAttribute('href')).toBe('/api/admin/privacy/export/v1.key.sealed');

  await user.click(screen.getByRole('button', { name: 'Erase this person…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase this person' }));
  await user.type(dialog.getByLabelText('Type ana@example.pt to confirm'), 'ana');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await dialog.findByText('Please type the same address once more')).toBeVisible();
  expect(server.callsOf('POST /api/admin/privacy/erase')).toEqual([]);
  await user.type(dialog.getByLabelText('Type ana@example.pt to confirm'), '@example.pt');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('What was stored of this person is gone.')).toBeVisible();
  expect(server.callsOf('POST /api/admin/privacy/erase').map(({ body }) => body)).toEqual([
    { email: 'ana@example.pt', confirmation: 'ana@example.pt' },
  ]);
  expect(screen.queryByText(/VL-AB2345/)).toBeNull();
});

it('offers no erasure while a stay is to come', async () => {
  const [booking] = PERSON.bookings;
  const { user } = open({
    'POST /api/admin/privacy/person': {
      body: { ...PERSON, bookings: [{ ...booking, isAhead: true, keptUntil: null }] },
    },
  });
  await find(user);
  expect(
    await screen.findByText(
      /^VL-AB2345: to come, without an answer, or with an offer that can still be accepted\. Cancel, decline or withdraw it first/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase this person…' })).toBeNull();
});

it('lists what was removed automatically and what was erased again, and shows a kept name on request', async () => {
  const { user } = open({
    'POST /api/admin/privacy/receipts/VL-7K3Q9M': {
      body: { reference: 'VL-7K3Q9M', guestName: 'Rui Reis', until: '2036-12-31' },
    },
  });
  expect(await screen.findByText(/^From .*9 Apr.* 2027 on.*12 enquiries, 1 message/)).toBeVisible();
  const history = within(await screen.findByRole('region', { name: 'What went' }));
  expect(history.getByText('By itself: 1 enquiry, 2 messages')).toBeVisible();
  expect(history.getByText(/1 booking, 3 e-mails; erased again after a backup/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the name of VL-7K3Q9M' }));
  expect(await screen.findByText('Rui Reis')).toBeVisible();
});

const SAVED = { ...PRIVACY, startsOn: null, due: {}, updatedAt: '2027-03-10T12:00:00.000Z' };

it('saves the periods, and says at the field what is no number', async () => {
  const { user, server } = open({
    'GET /api/admin/privacy': { body: { ...PRIVACY, startsOn: null } },
    'PUT /api/admin/privacy/retention': { body: SAVED },
  });
  const messages = await screen.findByLabelText('Messages, months');
  await user.clear(messages);
  await user.type(messages, 'six');
  await user.click(screen.getByRole('button', { name: 'Save periods' }));
  expect(
    screen.getByText('Messages: please enter a whole number of months from 1 to 120'),
  ).toBeVisible();
  await user.clear(messages);
  await user.type(messages, '18');
  await user.click(screen.getByRole('button', { name: 'Save periods' }));
  expect(await screen.findByText('Periods saved')).toBeVisible();
  expect(server.callsOf('PUT /api/admin/privacy/retention').map(({ body }) => body)).toEqual([
    { ...RETENTION_DEFAULTS, messageMonths: 18, updatedAt: null },
  ]);
});

it('asks before a shorter period removes what is older', async () => {
  const { user, server } = open({
    'GET /api/admin/privacy': { body: { ...PRIVACY, startsOn: null } },
    'PUT /api/admin/privacy/retention': { body: SAVED },
  });
  const stays = await screen.findByLabelText('Stays, months');
  await user.clear(stays);
  await user.type(stays, '1');
  await user.click(screen.getByRole('button', { name: 'Save periods' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Remove older data for good?' }));
  expect(
    dialog().getByText(
      'Stays, months: 1 instead of 36. Older data are deleted within a day, and nobody can bring them back.',
    ),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(stays).toHaveProperty('value', '1');
  expect(server.callsOf('PUT /api/admin/privacy/retention')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Save periods' }));
  await user.click(dialog().getByRole('button', { name: 'Save periods' }));
  expect(await screen.findByText('Periods saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf('PUT /api/admin/privacy/retention').map(({ body }) => body)).toEqual([
    { ...RETENTION_DEFAULTS, stayMonths: 1, updatedAt: null },
  ]);
});

it('asks before the removal that has not begun begins at once', async () => {
  const { user, server } = open();
  await screen.findByText(/12 enquiries, 1 message/);
  await user.click(screen.getByRole('button', { name: 'Save periods' }));
  expect(screen.getByRole('dialog', { name: 'Remove older data for good?' })).toBeVisible();
  expect(server.callsOf('PUT /api/admin/privacy/retention')).toEqual([]);
});

it.each([
  ['how long data are kept', '/admin/settings/privacy', /^Enquiries, months/],
  ['the bank details', '/admin/settings/bank-details', /^Account holder/],
])('keeps what is typed of %s when everything is refetched', async (_what, place, label) => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const bank = { holder: '', iban: '', bic: '', note: '', updatedAt: null };
  const { user, server } = renderAdmin(place, {
    'GET /api/admin/privacy': { body: PRIVACY },
    'GET /api/admin/bank-details': { body: bank },
    [`GET ${streamEvents.path}`]: {
      headers: { 'Content-Type': 'text/event-stream' },
      stream: new ReadableStream<Uint8Array>({ start: (controller) => (stream = controller) }),
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.type(field, '23');
  const updatedAt = '2027-03-10T10:00:00.000Z';
  server.set({
    'GET /api/admin/privacy': { body: { ...PRIVACY, updatedAt } },
    'GET /api/admin/bank-details': { body: { ...bank, updatedAt } },
  });
  const summary = server.callsOf('GET /api/admin/summary').length;
  stream?.enqueue(new TextEncoder().encode(`event: ${STREAM_EVENTS.reset}\ndata: {}\n\n`));
  await waitFor(() =>
    expect(server.callsOf('GET /api/admin/summary').length).toBeGreaterThan(summary),
  );
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('23');
});
