import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_OUT } from '../../test/renderAdmin';

const NOBODY = { 'GET /api/admin/session': { body: SIGNED_OUT } };
const REQUEST = 'POST /api/admin/password-reset';
const CONFIRM = 'POST /api/admin/password-reset/confirm';
const TOKEN = 'A'.repeat(43);

it('is reached from sign-in, and says what happens without telling which names exist', async () => {
  const { user, server } = renderAdmin('/admin/login', {
    ...NOBODY,
    [REQUEST]: { body: { ok: true } },
  });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await user.type(await screen.findByLabelText('Username or e-mail address'), 'maria{Enter}');
  await screen.findByRole('heading', { name: 'Check your e-mail' });
  expect(server.callsOf(REQUEST)[0]?.body).toEqual({ username: 'maria' });
});

it('sets a password by the link, and opens sign-in', async () => {
  const { user, server, path } = renderAdmin(`/admin/reset-password#${TOKEN}`, {
    ...NOBODY,
    [CONFIRM]: { body: { ok: true } },
  });
  await user.type(await screen.findByLabelText('New password'), 'Sardines-at-noon-27');
  await user.type(screen.getByLabelText('Confirm new password'), 'Sardines-at-noon-27{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/login'));
  expect(server.callsOf(CONFIRM)[0]?.body).toEqual({
    token: TOKEN,
    newPassword: 'Sardines-at-noon-27',
  });
});

it('offers a new link if this one no longer works', async () => {
  const message = 'This link was used before, or is older than an hour.';
  const { user } = renderAdmin(`/admin/reset-password#${TOKEN}`, {
    ...NOBODY,
    [CONFIRM]: {
      status: 400,
      body: { code: 'invalid_input', message, issues: [{ path: 'token', message }] },
    },
  });
  await user.type(await screen.findByLabelText('New password'), 'Sardines-at-noon-27');
  await user.type(screen.getByLabelText('Confirm new password'), 'Sardines-at-noon-27{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ask for another link' }));
  expect(await screen.findByLabelText('Username or e-mail address')).toBeVisible();
});
