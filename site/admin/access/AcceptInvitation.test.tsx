import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN, SIGNED_OUT } from '../../test/renderAdmin';

const TOKEN = 'a'.repeat(43);
const PAGE = `/admin/invitation#${TOKEN}`;
const OPEN = 'POST /api/admin/invitation';
const ACCEPT = 'POST /api/admin/invitation/accept';
const PASSWORD = 'Lanterns&tide-pools7';
const INVITED = {
  'GET /api/admin/session': { body: SIGNED_OUT },
  [OPEN]: { body: { name: 'Rosa', role: 'manager', expiresAt: '2027-03-13T12:00:00.000Z' } },
};

async function fillIn(user: ReturnType<typeof renderAdmin>['user'], again = PASSWORD) {
  await user.type(await screen.findByLabelText('Username'), 'rosa');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.type(screen.getByLabelText('Confirm password'), again);
  await user.click(screen.getByRole('button', { name: 'Start' }));
}

it('greets, takes a name and a password, and opens what the role is for', async () => {
  const { user, server, path } = renderAdmin(PAGE, {
    ...INVITED,
    [ACCEPT]: { body: { ...SIGNED_IN, username: 'rosa', role: 'manager' } },
  });
  expect(await screen.findByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
  expect(screen.getByText(/as manager\./)).toBeVisible();
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(path()).toBe('/admin');
  expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
  expect(server.callsOf(ACCEPT)[0]?.body).toEqual({
    token: TOKEN,
    username: 'rosa',
    password: PASSWORD,
    language: 'en',
  });
});

it('says that the password is stored, and opens sign-in, if no session could be stored', async () => {
  const { user, path } = renderAdmin(PAGE, { ...INVITED, [ACCEPT]: { body: SIGNED_OUT } });
  await fillIn(user);
  expect(await screen.findByText('Your password is saved. Please sign in.')).toBeVisible();
  expect(screen.queryByText('You are in')).toBeNull();
  expect(await screen.findByText('Sign in to manage your villa')).toBeVisible();
  expect(path()).toBe('/admin/login');
});

it('sends nothing while the two passwords differ', async () => {
  const { user, server } = renderAdmin(PAGE, INVITED);
  await fillIn(user, 'another');
  expect(await screen.findByText("Passwords don't match")).toBeVisible();
  expect(server.callsOf(ACCEPT)).toHaveLength(0);
});

it('shows at its field that a name is taken', async () => {
  const message = 'Somebody has this user name already. Please choose another.';
  const { user } = renderAdmin(PAGE, {
    ...INVITED,
    [ACCEPT]: {
      status: 409,
      body: { code: 'already_exists', message, issues: [{ path: 'username', message }] },
    },
  });
  await fillIn(user);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

it('says what to do with a link that does not work', async () => {
  const message = 'This invitation does not work any more. Please ask the owner for a new one.';
  renderAdmin(PAGE, { ...INVITED, [OPEN]: { status: 404, body: { code: 'not_found', message } } });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
});
