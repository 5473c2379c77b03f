import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Host } from '../platform';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const ADDRESS = '/admin?status=pending';

const FRESH = 'GET /api/admin/fresh-sign-in';
const IS_FRESH = { [FRESH]: { body: { ok: true } } };
const NOT_FRESH = {
  status: 403,
  body: { code: 'fresh_sign_in_required', message: 'Please confirm that it is you.' },
};

it('is a download in a browser', async () => {
  renderAdmin(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('href')).toBe('/api/bookings/export.csv?status=pending');
});

it('is followed once the owner has confirmed their identity, in a browser and in the app', async () => {
  for (const host of [{}, { saveFile: vi.fn<NonNullable<Host['saveFile']>>(async () => true) }]) {
    const { user, server } = renderAdmin(
      ADDRESS,
      { [FRESH]: NOT_FRESH, 'GET /api/admin/account': { status: 500, body: '' } },
      { host },
    );
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    const watch = (event: Event) => {
      const isLink = event.target instanceof HTMLElement && event.target.hasAttribute('download');
      if (isLink && !event.defaultPrevented) followed(event);
    };
    document.addEventListener('click', watch);
    const role = host.saveFile ? 'button' : 'link';
    await user.click(await screen.findByRole(role, { name: 'Export CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    expect(host.saveFile ?? followed).not.toHaveBeenCalled();
    server.set({ ...IS_FRESH, 'POST /api/admin/fresh-sign-in': { body: { ok: true } } });
    await user.type(dialog.getByLabelText('Password'), 'Tide-mills&figs44');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(host.saveFile ?? followed).toHaveBeenCalledTimes(1));
    document.removeEventListener('click', watch);
    cleanup();
  }
});

it('is not followed when the owner does not confirm', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => true);
  const { user } = renderAdmin(
    ADDRESS,
    { [FRESH]: NOT_FRESH, 'GET /api/admin/account': { status: 500, body: '' } },
    { host: { saveFile } },
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.queryByText('Export failed')).toBeNull();
});

it('is followed once the owner has signed in again, when the session has ended', async () => {
  const { user, server } = renderAdmin(ADDRESS, IS_FRESH);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const watch = (event: Event) => {
    if (event.target === link && !event.defaultPrevented) followed(event);
  };
  document.addEventListener('click', watch);
  await user.click(link);
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));

  server.set({
    [FRESH]: { status: 401, body: { code: 'unauthenticated', message: 'Please sign in' } },
  });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(followed).toHaveBeenCalledTimes(1);
  server.set({
    ...IS_FRESH,
    'POST /api/admin/login': { body: SIGNED_IN },
  });
  await user.type(within(dialog).getByLabelText('Username'), 'admin');
  await user.type(within(dialog).getByLabelText('Password'), 'Tide-mills&figs44');
  await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(2));
  document.removeEventListener('click', watch);
});

it('says so in a browser when the server cannot be reached', async () => {
  const { user, server } = renderAdmin(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  server.set({
    [FRESH]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await user.click(link);
  expect(await screen.findByText('Export failed')).toBeVisible();
});

it('is saved to a chosen place, and says so, if the platform supports it', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => true);
  const { user } = renderAdmin(ADDRESS, IS_FRESH, { host: { saveFile } });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Bookings exported')).toBeVisible();
  expect(saveFile).toHaveBeenCalledWith('/api/bookings/export.csv?status=pending');
});

it('shows that it is under way until the file is there', async () => {
  let finish = (_isSaved: boolean) => undefined as void;
  const saved = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const { user } = renderAdmin(ADDRESS, IS_FRESH, { host: { saveFile: () => saved } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('progressbar', { name: 'Export CSV: under way' })).toBeVisible();
  expect(button.disabled).toBe(true);
  finish(true);
  expect(await screen.findByText('Bookings exported')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows nothing if no place was chosen, and why if it failed', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => false);
  const { user } = renderAdmin(ADDRESS, IS_FRESH, { host: { saveFile } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  await user.click(button);
  expect(screen.queryByText('Bookings exported')).toBeNull();
  saveFile.mockRejectedValueOnce(new Error('disk full'));
  await user.click(button);
  expect(await screen.findByText('Export failed')).toBeVisible();
  expect(button.disabled).toBe(false);
});
