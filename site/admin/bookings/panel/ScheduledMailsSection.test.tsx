import type { ScheduledMails } from '@shared/contract/mail/scheduledMails';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildBooking } from '../../../test/buildBooking';
import { renderAdmin, SIGNED_IN } from '../../../test/renderAdmin';

const BOOKING = buildBooking({ reference: 'VL-7K3Q9M', status: 'confirmed' });
const GET = `GET /api/admin/bookings/${BOOKING.id}/scheduled-mails`;
const POST = 'POST /api/admin/scheduled-mails/7';
const mails = (state: 'planned' | 'held' | 'sent'): ScheduledMails => ({
  isOn: true,
  mails: [
    {
      id: 7,
      kind: 'paymentReminder',
      occurrence: 'balance',
      dueAt: '2027-07-31T08:00:00.000Z',
      state,
      reason: null,
      sentAt: state === 'sent' ? '2027-07-31T08:00:03.000Z' : null,
    },
    {
      id: 8,
      kind: 'thanks',
      occurrence: 'stay',
      dueAt: '2027-08-11T10:00:00.000Z',
      state: 'skipped',
      reason: 'switched_off',
      sentAt: null,
    },
  ],
});
const open = (routes = {}) =>
  renderAdmin('/admin?booking=VL-7K3Q9M', {
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: { booking: BOOKING, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
    'GET /api/bookings': { body: [BOOKING] },
    [GET]: { body: mails('planned') },
    ...routes,
  });

it('says what is sent when, by the villa’s clock, and why something is not', async () => {
  open();
  expect(await screen.findByText('Reminder of a payment: balance')).toBeVisible();
  expect(screen.getByText('Goes Sat, 31 Jul 2027, 09:00')).toBeVisible();
  expect(screen.getByText('Does not go. It is switched off.')).toBeVisible();
});

it('writes the month as a word in Portuguese', async () => {
  open({ 'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } } });
  expect(await screen.findByText(/^Envio: .*31 (de )?jul\. (de )?2027.*09:00$/)).toBeVisible();
});

it('holds a mail and releases it', async () => {
  const { user, server } = open({ [POST]: { body: mails('held') } });
  await user.click(
    await screen.findByRole('button', { name: 'Hold: Reminder of a payment: balance' }),
  );
  expect(await screen.findByText(/^Held\. Planned for Sat, 31 Jul 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Let go/ }));
  expect(server.callsOf(POST).map(({ body }) => body)).toEqual([
    { action: 'hold' },
    { action: 'release' },
  ]);
});

it('sends one now, after which nothing can be done about it', async () => {
  const { user } = open({ [POST]: { body: mails('sent') } });
  await user.click(await screen.findByRole('button', { name: /^Send now/ }));
  const question = within(screen.getByRole('dialog', { name: 'Send this mail now?' }));
  expect(
    question.getByText(/^Reminder of a payment: balance, to Ana Duarte at ana@example.pt/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send it now' }));
  expect(await screen.findByText(/^Sent Sat, 31 Jul 2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull();
});

it('sends nothing if mail is not set up, which would use the mail up', async () => {
  open({
    'GET /api/admin/mail': {
      body: { isSetUp: false, ownerAddress: 'owner@villa.example', problems: [] },
    },
  });
  expect(await screen.findByText('Mail is not set up, so none of these go.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hold/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull();
});
