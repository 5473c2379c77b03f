import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin } from '../../test/renderAdmin';

const DETAIL = 'GET /api/admin/bookings/VL-7K3Q9M';
const HINDERED = buildBooking({
  obstacle: { kind: 'booking', reference: 'VL-7K3Q9N', guestName: 'Tom Baker' },
});
const detailOf = (booking = buildBooking()) => ({
  body: {
    booking,
    conflictingBookings: [],
    blockedNights: [],
    keptFreeNights: [],
    importedBlocks: [],
  },
});
const QUESTION = 'Confirm this booking?';
const WORD = /^Your message in the mail/;
const ASKED = 'Leave without saving?';

async function open(address: string, routes: Parameters<typeof renderAdmin>[1] = {}) {
  const admin = renderAdmin(address, {
    'GET /api/bookings': { body: [buildBooking()] },
    [DETAIL]: detailOf(),
    'POST /api/admin/quote': {
      body: { quote: buildBooking().priceBreakdown, clash: null, hints: [] },
    },
    ...routes,
  });
  const confirm = async () => {
    await admin.user.click(await screen.findByText('Confirm', { selector: 'table button' }));
    const title = await screen.findByText(QUESTION);
    return within(title.closest<HTMLElement>('[role="dialog"]')!);
  };
  return { ...admin, confirm };
}

// Typing and dialogs are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it('asks before a link to the conflicting booking discards a typed message', async () => {
  const { user, confirm } = await open('/admin', { [DETAIL]: detailOf(HINDERED) });
  const question = await confirm();
  await user.type(question.getByLabelText(WORD), 'Hi');
  await user.click(await question.findByText('Tom Baker'));
  expect(screen.getByText(ASKED)).toBeVisible();
  await user.click(screen.getByText('Stay', { selector: 'button' }));
  expect(question.getByLabelText(WORD)).toHaveProperty('value', 'Hi');
  await user.click(question.getByText('Tom Baker'));
  await user.click(screen.getByText('Leave without saving'));
  expect(await screen.findByText('Booking VL-7K3Q9N')).toBeVisible();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('asks about its own message only, not about notes below it', async () => {
  const { user, confirm } = await open('/admin?booking=VL-7K3Q9M');
  const notes = await screen.findByLabelText('Your notes');
  await user.type(notes, 'Key');
  await user.click((await confirm()).getByText('Not yet'));
  expect(screen.queryByText(ASKED)).toBeNull();
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(notes).toHaveProperty('value', 'Key');
  const question = await confirm();
  await user.type(question.getByLabelText(WORD), 'Hi');
  await user.click(question.getByText('Not yet'));
  expect(screen.getByText(ASKED)).toBeVisible();
});

it('keeps the message of a failed try without asking, and asks about a later change', async () => {
  const { user, confirm } = await open('/admin', {
    'PATCH /api/bookings/1/status': { status: 500, body: '' },
  });
  let question = await confirm();
  await user.type(question.getByLabelText(WORD), 'Hi');
  await user.click(question.getByText('Confirm this booking'));
  await screen.findByText('Update failed');
  question = await confirm();
  await user.click(question.getByText('Not yet'));
  expect(screen.queryByText(ASKED)).toBeNull();
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  question = await confirm();
  expect(question.getByLabelText(WORD)).toHaveProperty('value', 'Hi');
  await user.type(question.getByLabelText(WORD), ' Ana');
  await user.click(question.getByText('Not yet'));
  expect(screen.getByText(ASKED)).toBeVisible();
});
