import type { AdminSession } from '@shared/contract/access/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSettings } from '../../public/test/pageData';
import { heldAnswer } from '../../test/fakeServer';
import { SIGNED_IN, SIGNED_OUT, renderAdmin } from '../../test/renderAdmin';

const ENDED = {
  status: 401,
  body: { code: 'unauthenticated', message: 'Please sign in to continue.' },
};
const LIST = 'GET /api/admin/price-overrides';
const CREATE = 'POST /api/admin/price-overrides';
const LOGIN = 'POST /api/admin/login';

/** Fills in the form of a new override; the session ends before it is saved. */
async function typeAnOverride(session: AdminSession = SIGNED_IN) {
  const page = renderAdmin('/admin/pricing', {
    'GET /api/villa-settings': { body: buildSettings() },
    [LIST]: { body: [] },
    [CREATE]: ENDED,
    'GET /api/admin/session': { body: session },
  });
  const { user } = page;
  await screen.findByText(/^No price overrides yet/);
  await user.click(screen.getByRole('button', { name: 'New override' }));
  const form = await screen.findByRole('dialog', { name: 'New Price Override' });
  await user.type(within(form).getByLabelText('Name'), 'Easter');
  await user.type(within(form).getByLabelText('Start date'), '2027-03-26');
  await user.type(within(form).getByLabelText('End date'), '2027-04-04');
  await user.type(within(form).getByLabelText('Override price (EUR per night)'), '520');
  await user.click(within(form).getByRole('button', { name: 'Create Override' }));
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  return { ...page, form, dialog };
}

describe('a session that ends during work', () => {
  it('is renewed in a dialog, and the failed call is repeated automatically', async () => {
    const { user, server, form, dialog, path } = await typeAnOverride();
    server.set({
      [LOGIN]: { body: { authenticated: true, requiresPasswordChange: false } },
      [CREATE]: {
        status: 201,
        body: {
          id: 1,
          name: 'Easter',
          description: null,
          startDate: '2027-03-26',
          endDate: '2027-04-04',
          overridePrice: '520.00',
          isActive: true,
          priority: 0,
          createdAt: '2027-03-01T10:00:00.000Z',
          updatedAt: '2027-03-01T10:00:00.000Z',
        },
      },
    });
    await user.type(within(dialog).getByLabelText('Username'), 'admin');
    await user.type(within(dialog).getByLabelText('Password'), 'Tide-mills&figs44');
    await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(form.isConnected).toBe(false);
    const sent = server.callsOf(CREATE);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(path()).toBe('/admin/pricing');
  });

  it('reports a wrong password in the dialog, and keeps the screen', async () => {
    const { user, server, form, dialog } = await typeAnOverride();
    server.set({
      [LOGIN]: {
        status: 401,
        body: { code: 'invalid_credentials', message: 'Invalid username or password' },
      },
    });
    await user.type(within(dialog).getByLabelText('Username'), 'admin');
    await user.type(within(dialog).getByLabelText('Password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    expect(await within(dialog).findByRole('alert')).toHaveProperty(
      'textContent',
      'Invalid username or password',
    );
    expect(form.isConnected).toBe(true);
    expect(server.callsOf(CREATE)).toHaveLength(1);
  });

  it('can be left expired: the call fails, typed text stays, and the next call asks again', async () => {
    const { user, form } = await typeAnOverride();
    await user.keyboard('{Escape}');
    expect(await within(form).findByText('Please sign in to continue.')).toBeVisible();
    expect(within(form).getByLabelText('Name')).toHaveProperty('value', 'Easter');
    await user.click(within(form).getByRole('button', { name: 'Create Override' }));
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  });

  it('can be left for sign-in: the screens discard what was read', async () => {
    const { user, server, dialog, path } = await typeAnOverride();
    server.set({ 'GET /api/admin/session': { body: SIGNED_OUT } });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out instead' }));
    await waitFor(() => expect(path()).toBe('/admin/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not asked for when a sign-out overtakes a read', async () => {
    const bookings = heldAnswer();
    const logout = heldAnswer();
    const { user, path } = renderAdmin('/admin', {
      'GET /api/bookings': bookings.route,
      'POST /api/admin/logout': logout.route,
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    bookings.release(ENDED);
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    logout.release({ body: { ok: true } });
    await waitFor(() => expect(path()).toBe('/admin/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fills in the name of the user who was signed in', async () => {
    const { dialog } = await typeAnOverride({ ...SIGNED_IN, username: 'owner' });
    expect(within(dialog).getByLabelText('Username')).toHaveProperty('value', 'owner');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByLabelText('Password')),
    );
  });

  it('asks once for all waiting calls', async () => {
    const { server, user } = renderAdmin('/admin', { 'GET /api/bookings': ENDED });
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    server.set({
      [LOGIN]: { body: { authenticated: true, requiresPasswordChange: false } },
      'GET /api/bookings': { body: [] },
    });
    await user.type(within(dialog).getByLabelText('Username'), 'admin');
    await user.type(within(dialog).getByLabelText('Password'), 'Tide-mills&figs44{Enter}');
    expect(await screen.findByText('Nobody is coming yet')).toBeVisible();
  });
});
