import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MUST_CHANGE, renderAdmin, SIGNED_IN, SIGNED_OUT } from '../../test/renderAdmin';

const CHANGE = 'POST /api/admin/change-password';
const FORCED = { 'GET /api/admin/session': { body: MUST_CHANGE } };

async function fillIn(
  user: ReturnType<typeof renderAdmin>['user'],
  { next = 'Tide-mills&figs44', again = 'Tide-mills&figs44' } = {},
) {
  await user.type(await screen.findByLabelText('Current Password'), 'first-one-1');
  await user.type(screen.getByLabelText('New Password'), next);
  await user.type(screen.getByLabelText('Confirm New Password'), again);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

it('lets an owner with a default password see nothing else', async () => {
  const { path, server } = renderAdmin('/admin', FORCED);
  await screen.findByRole('heading', { name: 'Password Change Required' });
  expect(path()).toBe('/admin/change-password');
  expect(server.callsOf('GET /api/bookings')).toHaveLength(0);
});

it('says that a change is required only if it is', async () => {
  renderAdmin('/admin/change-password', { 'GET /api/admin/session': { body: SIGNED_IN } });
  await screen.findByRole('heading', { name: 'Change password' });
  expect(screen.queryByText(/required/i)).toBeNull();
});

it('sends a visitor to sign-in', async () => {
  const { path } = renderAdmin('/admin/change-password', {
    'GET /api/admin/session': { body: SIGNED_OUT },
  });
  await screen.findByText('Sign in to manage your villa');
  expect(path()).toBe('/admin/login');
});

it('names what the new password lacks while it is typed', async () => {
  const { user } = renderAdmin('/admin/change-password', FORCED);
  const next = await screen.findByLabelText<HTMLInputElement>('New Password');
  expect(next.placeholder).toContain('12 characters');
  await user.type(next, 'tide');
  const unmet = screen.getByRole('list', { name: 'Requirements not met yet' });
  expect(
    within(unmet)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Must be at least 12 characters long',
    'Must contain at least one uppercase letter',
    'Must contain at least one number',
    'Must contain at least one special character (!@#$%^&*)',
  ]);
  expect(screen.getByText('Weak')).toBeVisible();
  await user.clear(next);
  await user.type(next, 'Tide-mills44');
  expect(screen.getByText('Medium')).toBeVisible();
  expect(screen.getByText('Password meets all requirements')).toBeVisible();
  await user.type(next, '&figs');
  expect(screen.getByText('Strong')).toBeVisible();
});

it.each([
  [
    'My-villa-LUZ-2027!',
    'Must not contain the villa’s name',
    'Please choose a password without the villa’s name.',
  ],
  [
    'Old-mills&figs44',
    'Must differ from the current password',
    'Please choose a password that differs from the old one.',
  ],
])('does not call %s good, and does not send it', async (next, hint, message) => {
  const { user, server } = renderAdmin('/admin/change-password', FORCED);
  await user.type(await screen.findByLabelText('Current Password'), 'Old-mills&figs44');
  await user.type(screen.getByLabelText('New Password'), next);
  const unmet = screen.getByRole('list', { name: 'Requirements not met yet' });
  expect(unmet.textContent).toBe(hint);
  expect(screen.getByText('Weak')).toBeVisible();
  expect(screen.queryByText('Password meets all requirements')).toBeNull();
  await user.type(screen.getByLabelText('Confirm New Password'), next);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(screen.getByText(message)).toBeVisible();
  expect(server.callsOf(CHANGE)).toHaveLength(0);
});

it('reports missing, weak or different passwords at their fields', async () => {
  const { user, server } = renderAdmin('/admin/change-password', FORCED);
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  expect(screen.getByText('Current password is required')).toBeVisible();
  expect(screen.getByText('Please confirm your new password')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
  await fillIn(user, { next: 'short', again: 'short' });
  expect(screen.getByText('Password must be at least 12 characters')).toBeVisible();
  expect(server.callsOf(CHANGE)).toHaveLength(0);
});

it('asks for the same password twice', async () => {
  const { user, server } = renderAdmin('/admin/change-password', FORCED);
  await fillIn(user, { again: 'Tide-mills&figs45' });
  const confirmation = screen.getByLabelText('Confirm New Password');
  expect(screen.getByText("Passwords don't match").id).toBe(
    confirmation.getAttribute('aria-describedby'),
  );
  expect(server.callsOf(CHANGE)).toHaveLength(0);
});

it('changes the password, says so and opens the dashboard', async () => {
  const { user, server, path } = renderAdmin('/admin/change-password', {
    ...FORCED,
    [CHANGE]: { body: SIGNED_IN },
  });
  await fillIn(user);
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(
    screen.getByText('You can now access the admin panel with your new password.'),
  ).toBeVisible();
  await screen.findByRole('heading', { name: 'Recent Bookings' });
  expect(path()).toBe('/admin');
  expect(server.callsOf(CHANGE)[0]?.body).toEqual({
    currentPassword: 'first-one-1',
    newPassword: 'Tide-mills&figs44',
  });
});

it('says that the password is stored, and opens sign-in, if no session could be stored', async () => {
  const { user, path } = renderAdmin('/admin/change-password', {
    ...FORCED,
    [CHANGE]: { body: SIGNED_OUT },
  });
  await fillIn(user);
  expect(await screen.findByText('Your password is saved. Please sign in.')).toBeVisible();
  expect(screen.queryByText(/You can now access/)).toBeNull();
  expect(await screen.findByText('Sign in to manage your villa')).toBeVisible();
  expect(path()).toBe('/admin/login');
});

it('opens what was asked for once the owner has signed in by hand', async () => {
  const { user, server, path } = renderAdmin('/admin/messages', {
    ...FORCED,
    [CHANGE]: { body: SIGNED_OUT },
    'GET /api/contact': { body: [] },
    'POST /api/admin/login': { body: SIGNED_IN },
  });
  await fillIn(user);
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'Tide-mills&figs44');
  server.set({ 'GET /api/admin/session': { body: SIGNED_IN } });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(path()).toBe('/admin/messages'));
});

it('shows at its field what the server does not accept', async () => {
  const message = 'Your current password is not right. Please try again.';
  const { user } = renderAdmin('/admin/change-password', {
    ...FORCED,
    [CHANGE]: {
      status: 400,
      body: { code: 'invalid_input', message, issues: [{ path: 'currentPassword', message }] },
    },
  });
  await fillIn(user);
  expect(await screen.findByText('Password change failed')).toBeVisible();
  const current = screen.getByLabelText('Current Password');
  expect(current.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(current);
});

it('gives advice if the server gives no reason', async () => {
  const { user } = renderAdmin('/admin/change-password', {
    ...FORCED,
    [CHANGE]: { status: 400, body: '' },
  });
  await fillIn(user);
  expect(
    await screen.findByText('Please check your current password and try again.'),
  ).toBeVisible();
});

it('does not blame the password if the server fails', async () => {
  const { user } = renderAdmin('/admin/change-password', {
    ...FORCED,
    [CHANGE]: { status: 502, body: '' },
  });
  await fillIn(user);
  expect(await screen.findByText(/^The server has a problem \(502\)/)).toBeVisible();
});

it('distinguishes a lost connection from a refusal', async () => {
  const { user } = renderAdmin('/admin/change-password', {
    ...FORCED,
    [CHANGE]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await fillIn(user);
  expect(await screen.findByText('Connection error')).toBeVisible();
  expect(screen.getByText('Please check your connection and try again.')).toBeVisible();
});

it('lets an owner who opened it voluntarily go back', async () => {
  const { user, path } = renderAdmin('/admin/change-password');
  await user.click(await screen.findByRole('link', { name: 'Back to Admin' }));
  expect(path()).toBe('/admin');
});
