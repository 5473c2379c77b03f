import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { heldAnswer } from '../../test/fakeServer';
import { MUST_CHANGE, renderAdmin, SIGNED_IN, SIGNED_OUT } from '../../test/renderAdmin';

const NOBODY = { 'GET /api/admin/session': { body: SIGNED_OUT } };
const LOGIN = 'POST /api/admin/login';

async function fillIn(user: ReturnType<typeof renderAdmin>['user']) {
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'Tide-mills&figs44');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('sends a visitor of the dashboard to sign-in', async () => {
  const { path } = renderAdmin('/admin', NOBODY);
  expect(await screen.findByText('Sign in to manage your villa')).toBeVisible();
  expect(path()).toBe('/admin/login');
});

it('treats a failed session check as signed out', async () => {
  renderAdmin('/admin', { 'GET /api/admin/session': { status: 500, body: '' } });
  expect(await screen.findByText('Sign in to manage your villa')).toBeVisible();
});

it('asks for name and password at their fields and goes to the first', async () => {
  const { user, server } = renderAdmin('/admin/login', NOBODY);
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  const username = screen.getByLabelText('Username');
  expect(document.activeElement).toBe(username);
  expect(screen.getByText('Username is required').id).toBe(
    username.getAttribute('aria-describedby'),
  );
  expect(screen.getByText('Password is required')).toBeVisible();
  await user.type(username, 'a');
  expect(screen.queryByText('Username is required')).toBeNull();
  expect(server.callsOf(LOGIN)).toHaveLength(0);
});

it('signs in, says so and opens the dashboard', async () => {
  const { user, server, path } = renderAdmin('/admin/login', NOBODY);
  const answer = heldAnswer();
  server.set({ [LOGIN]: answer.route });
  await fillIn(user);
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
  expect(busy.disabled).toBe(true);
  server.set({ 'GET /api/admin/session': { body: SIGNED_IN } });
  answer.release({ body: SIGNED_IN });
  expect(await screen.findByText('Welcome to the admin panel')).toBeVisible();
  expect(screen.getByText('Login successful')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  expect(path()).toBe('/admin');
  expect(server.callsOf(LOGIN)[0]?.body).toEqual({
    username: 'admin',
    password: 'Tide-mills&figs44',
  });
});

it('signs in a user whose language is not that of the browser', async () => {
  const { user, server, path } = renderAdmin('/admin/login', NOBODY);
  await screen.findByLabelText('Username');
  server.set({
    [LOGIN]: { body: SIGNED_IN },
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
  });
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Reservas recentes' })).toBeVisible();
  expect(path()).toBe('/admin');
  expect(screen.queryByText('Não foi possível iniciar sessão')).toBeNull();
});

it('opens what was asked for before, as the links in mails promise', async () => {
  const { user, server, path } = renderAdmin('/admin?booking=VL-7K3Q9M', {
    ...NOBODY,
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: {
        booking: buildBooking({ reference: 'VL-7K3Q9M' }),
        conflictingBookings: [],
        blockedNights: [],
        importedBlocks: [],
      },
    },
  });
  await screen.findByText('Sign in to manage your villa');
  expect(path()).toBe('/admin/login');
  server.set({
    [LOGIN]: () => {
      server.set({ 'GET /api/admin/session': { body: SIGNED_IN } });
      return { body: SIGNED_IN };
    },
  });
  await fillIn(user);
  expect(await screen.findByRole('dialog', { name: 'Booking VL-7K3Q9M' })).toBeVisible();
});

it('starts on the dashboard for the next user after signing out', async () => {
  const { user, server } = renderAdmin('/admin/settings', {
    'POST /api/admin/logout': { body: { ok: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('Sign in to manage your villa');
  server.set({ [LOGIN]: { body: SIGNED_IN }, 'GET /api/admin/session': { body: SIGNED_IN } });
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
});

it('opens the password change while the password is the default one', async () => {
  const { user, server, path } = renderAdmin('/admin/login', NOBODY);
  server.set({
    [LOGIN]: () => {
      server.set({ 'GET /api/admin/session': { body: MUST_CHANGE } });
      return { body: MUST_CHANGE };
    },
  });
  await fillIn(user);
  expect(await screen.findByText('Password change required')).toBeVisible();
  await screen.findByRole('heading', { name: 'Password Change Required' });
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
  expect(path()).toBe('/admin/change-password');
});

it.each([
  [
    'a wrong password',
    { status: 401, body: { code: 'invalid_credentials', message: 'Invalid username or password' } },
    ['Login failed', 'Invalid username or password'],
  ],
  [
    'too many attempts',
    {
      status: 429,
      body: { code: 'rate_limited', message: 'Please wait 12 minutes.', rateLimited: true },
    },
    ['Too many attempts', 'Please wait 12 minutes.'],
  ],
  [
    'a refusal without words',
    { status: 401, body: '' },
    ['Login failed', 'Invalid username or password'],
  ],
  [
    'a server that fails, whose fault the password is not',
    { status: 502, body: '' },
    [
      'Login failed',
      'The server has a problem (502). Please try again in a minute; if you were saving a change, first check whether it is there. If the problem stays, look into the server’s log.',
    ],
  ],
] as const)('reports %s and keeps what was typed', async (_what, answer, [title, description]) => {
  const { user, path } = renderAdmin('/admin/login', { ...NOBODY, [LOGIN]: answer });
  await fillIn(user);
  expect(await screen.findByText(description)).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('admin');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(path()).toBe('/admin/login');
});

it('distinguishes a lost connection from a refusal', async () => {
  const { user } = renderAdmin('/admin/login', {
    ...NOBODY,
    [LOGIN]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await fillIn(user);
  expect(await screen.findByText('Connection error. Please try again.')).toBeVisible();
  expect(screen.getByText('Login failed')).toBeVisible();
});

it('redirects a signed-in user to the dashboard', async () => {
  const { path } = renderAdmin('/admin/login');
  await screen.findByRole('heading', { name: 'Recent Bookings' });
  expect(path()).toBe('/admin');
});

it('shows the password on request', async () => {
  const { user } = renderAdmin('/admin/login', NOBODY);
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(password.type).toBe('password');
});
