import type { Users } from '@shared/contract/access/users';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const USERS: Users = {
  users: [
    {
      id: 1,
      username: 'maria',
      name: null,
      email: null,
      role: 'admin',
      isSelf: true,
      lastLoginAt: '2027-03-10T12:00:00.000Z',
      createdAt: '2027-01-10T12:00:00.000Z',
    },
    {
      id: 2,
      username: 'rosa',
      name: null,
      email: 'rosa@example.pt',
      role: 'housekeeper',
      isSelf: false,
      lastLoginAt: null,
      createdAt: '2027-02-10T12:00:00.000Z',
    },
  ],
  invitations: [],
};
const INVITATION = {
  id: 7,
  name: 'João',
  email: null,
  role: 'manager' as const,
  expiresAt: '2027-03-13T12:00:00.000Z',
  isExpired: false,
};
const LINK = `https://villa.example/admin/invitation#${'a'.repeat(43)}`;
const open = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/settings/users', { 'GET /api/admin/users': { body: USERS }, ...routes });

it('shows who may sign in, and lets nobody lock themselves out', async () => {
  open();
  const rosa = within(await screen.findByRole('article', { name: 'rosa' }));
  const person = rosa.getByText('Housekeeper').parentElement?.textContent;
  expect(person).toBe('Housekeeper · rosa@example.pt · never signed in');
  expect(rosa.getByRole('button', { name: 'Remove rosa' })).toBeVisible();
  // Speech control needs accessible names that contain the visible text.
  for (const button of rosa.getAllByRole('button')) {
    expect(button.getAttribute('aria-label')).toContain(button.textContent);
  }
  const self = within(screen.getByRole('article', { name: 'maria (you)' }));
  expect(self.queryByRole('button')).toBeNull();
  expect(self.getByText('Owner').parentElement?.textContent).toMatch(/^Owner +· last signed in /);
  expect(screen.getByRole('link', { current: 'page', name: 'Users' })).toBeVisible();
});

it('shows the name that the invitation gave a user', async () => {
  const named = USERS.users.map((user) =>
    user.id === 2 ? { ...user, name: 'Rosa Marques' } : user,
  );
  open({ 'GET /api/admin/users': { body: { ...USERS, users: named } } });
  expect(await screen.findByRole('article', { name: 'Rosa Marques, as rosa' })).toBeVisible();
});

it('invites with the fewest rights by default, and shows the link only once', async () => {
  const { user, server } = open({
    'POST /api/admin/invitations': {
      status: 201,
      body: { invitation: INVITATION, link: LINK, isMailed: false },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Housekeeper' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(dialog.getByText('Please say who it is for')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'João');
  await user.type(dialog.getByLabelText(/^E-mail address/), 'not an address');
  await user.click(dialog.getByRole('radio', { name: 'Manager' }));
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^E-mail address/));
  server.set({ 'GET /api/admin/users': { body: { ...USERS, invitations: [INVITATION] } } });
  await user.click(dialog.getByRole('button', { name: 'Invite' }));

  const shown = within(await screen.findByRole('dialog', { name: 'The link for João' }));
  expect(shown.getByLabelText<HTMLInputElement>('Link').value).toBe(LINK);
  expect(server.callsOf('POST /api/admin/invitations').map(({ body }) => body)).toEqual([
    { name: 'João', email: null, role: 'manager' },
  ]);
  await user.keyboard('{Escape}');
  expect(shown.getByLabelText('Link')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(LINK)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Invitations'));
  expect(screen.getByRole('article', { name: 'João' })).toBeVisible();
});

it('says why the last owner must remain one', async () => {
  const message = 'This is the only owner. Make somebody else an owner first.';
  const { user } = open({
    'PATCH /api/admin/users/2': { status: 409, body: { code: 'last_owner', message } },
  });
  await user.click(await screen.findByRole('button', { name: 'Change role of rosa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the role of rosa' }));
  await user.click(dialog.getByRole('radio', { name: 'Manager' }));
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('makes a new link for an invitation, withdraws one, and removes a user after asking', async () => {
  const { user, server } = open({
    'GET /api/admin/users': { body: { ...USERS, invitations: [INVITATION] } },
    'POST /api/admin/invitations/7/renew': {
      body: { invitation: INVITATION, link: LINK, isMailed: true },
    },
    'DELETE /api/admin/invitations/7': { body: { ok: true } },
    'DELETE /api/admin/users/2': { body: { ok: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'New link for João' }));
  await user.click(screen.getByRole('button', { name: 'Make a new link' }));
  const shown = await screen.findByRole('dialog', { name: 'The link for João' });
  await user.click(within(shown).getByRole('button', { name: 'Done' }));

  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation for João' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Invitation withdrawn')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove rosa' }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'The calendar link for the house keeps working for anyone who has it. If they should no longer read it, make a new one under House.',
  );
  await user.click(screen.getByRole('button', { name: 'Remove user' }));
  expect(await screen.findByText('User removed')).toBeVisible();
  expect(server.callsOf('DELETE /api/admin/users/2')).toHaveLength(1);
});
