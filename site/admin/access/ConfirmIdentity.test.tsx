import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const STALE = {
  status: 403,
  body: {
    code: 'fresh_sign_in_required',
    message: 'Please confirm that it is you, and try again.',
  },
};
const CONFIRM = 'POST /api/admin/fresh-sign-in';
const LIST = 'GET /api/bookings';

async function openDialog() {
  const page = renderAdmin('/admin', { [LIST]: STALE });
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return { ...page, dialog };
}

it('asks for the password, and makes the call once more by itself', async () => {
  const { user, server, dialog } = await openDialog();
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Password'));
  server.set({ [CONFIRM]: { body: { ok: true } }, [LIST]: { body: [] } });
  await user.type(within(dialog).getByLabelText('Password'), 'Tide-mills&figs44{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(CONFIRM)[0]?.body).toEqual({ password: 'Tide-mills&figs44' });
  expect(server.callsOf(LIST).length).toBeGreaterThan(1);
  expect(screen.queryByText(STALE.body.message)).toBeNull();
});

it('reports a wrong password at its field and asks again', async () => {
  const { user, server, dialog } = await openDialog();
  const message = 'This password is not right. Please try again.';
  server.set({
    [CONFIRM]: {
      status: 400,
      body: { code: 'invalid_input', message, issues: [{ path: 'password', message }] },
    },
  });
  await user.type(within(dialog).getByLabelText('Password'), 'wrong{Enter}');
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Password'));
});

it('can be cancelled: the call fails and says why', async () => {
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(STALE.body.message)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
