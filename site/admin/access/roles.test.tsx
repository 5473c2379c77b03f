import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const as = (role: string) => ({
  'GET /api/admin/session': { body: { ...SIGNED_IN, username: 'maria', role } },
});
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    // Without what waits there.
    .map((link) => link.querySelector('span')?.textContent?.replace(/ \d+ [a-z ]+$/, ''));

describe('the tabs', () => {
  it('of a manager are those of the work with guests, the house and their own account', async () => {
    renderAdmin('/admin', as('manager'));
    expect(await tabs()).toEqual([
      'Bookings',
      'Calendar',
      'House',
      'Messages',
      'Payments',
      'Gallery',
      'Settings',
    ]);
  });

  it('are all of them if the server names no role', async () => {
    renderAdmin('/admin');
    expect(await tabs()).toContain('Settings');
  });
});

it.each([
  '/admin/pricing',
  '/admin/settings/users',
  '/admin/figures',
  '/admin/site',
  '/admin/setup',
])('explains to a manager who opens %s what to do, and sends no request for it', async (path) => {
  const { server } = renderAdmin(path, as('manager'));
  expect(await screen.findByRole('heading', { name: 'Not for your account' })).toBeVisible();
  expect(screen.getByText(/ask the owner to change your role/)).toBeVisible();
  expect(server.callsOf('GET /api/villa-settings')).toHaveLength(0);
  expect(server.callsOf('GET /api/admin/setup')).toHaveLength(0);
});

it('redirects a manager from /admin/settings to their own page of it', async () => {
  const { server, path } = renderAdmin('/admin/settings', as('manager'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(path()).toBe('/admin/settings/account');
  expect(server.callsOf('GET /api/villa-settings')).toHaveLength(0);
});

it('offers a manager no shortcut and no action of a tab that is not theirs', async () => {
  const { user, path } = renderAdmin('/admin', as('manager'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.keyboard('gp');
  expect(path()).toBe('/admin');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search or do' }));
  expect(palette.getByText('New booking')).toBeVisible();
  expect(palette.queryByText('Add price override')).toBeNull();
  expect(palette.queryByText('Pricing')).toBeNull();
});
