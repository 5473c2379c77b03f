import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Host } from '../platform';
import { renderAdmin, SIGNED_IN, SIGNED_OUT } from '../../test/renderAdmin';

const ADDRESS = '/admin?status=pending';

it('is a download in a browser', async () => {
  renderAdmin(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('href')).toBe('/api/bookings/export.csv?status=pending');
});

it('is followed once the owner has signed in again, when the session has ended', async () => {
  const { user, server } = renderAdmin(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const watch = (event: Event) => {
    if (event.target === link && !event.defaultPrevented) followed(event);
  };
  document.addEventListener('click', watch);
  await user.click(link);
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));

  server.set({ 'GET /api/admin/session': { body: SIGNED_OUT } });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(followed).toHaveBeenCalledTimes(1);
  server.set({
    'GET /api/admin/session': { body: SIGNED_IN },
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
    'GET /api/admin/session': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await user.click(link);
  expect(await screen.findByText('Export failed')).toBeVisible();
});

it('is saved where the owner chooses, and says so, where the surroundings can do that', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => true);
  const { user } = renderAdmin(ADDRESS, {}, { host: { saveFile } });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Bookings exported')).toBeVisible();
  expect(saveFile).toHaveBeenCalledWith('/api/bookings/export.csv?status=pending');
});

it('shows that it is under way until the file is there', async () => {
  let finish = (_isSaved: boolean) => undefined as void;
  const saved = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const { user } = renderAdmin(ADDRESS, {}, { host: { saveFile: () => saved } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('progressbar', { name: 'Export CSV: under way' })).toBeVisible();
  expect(button.disabled).toBe(true);
  finish(true);
  expect(await screen.findByText('Bookings exported')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says nothing when no place was chosen, and why when it failed', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => false);
  const { user } = renderAdmin(ADDRESS, {}, { host: { saveFile } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  await user.click(button);
  expect(screen.queryByText('Bookings exported')).toBeNull();
  saveFile.mockRejectedValueOnce(new Error('disk full'));
  await user.click(button);
  expect(await screen.findByText('Export failed')).toBeVisible();
  expect(button.disabled).toBe(false);
});
