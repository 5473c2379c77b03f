import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Host } from './host';
import { renderAdmin } from '../test/renderAdmin';

const ADDRESS = '/admin?tab=bookings&status=pending';

it('is a download in a browser', async () => {
  renderAdmin(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('href')).toBe('/api/bookings/export.csv?status=pending');
});

it('is saved where the owner chooses, and says so, where the surroundings can do that', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => true);
  const { user } = renderAdmin(ADDRESS, {}, { host: { saveFile } });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Bookings exported')).toBeTruthy();
  expect(saveFile).toHaveBeenCalledWith('/api/bookings/export.csv?status=pending');
});

it('says nothing when no place was chosen, and why when it failed', async () => {
  const saveFile = vi.fn<NonNullable<Host['saveFile']>>(async () => false);
  const { user } = renderAdmin(ADDRESS, {}, { host: { saveFile } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  await user.click(button);
  expect(screen.queryByText('Bookings exported')).toBeNull();
  saveFile.mockRejectedValueOnce(new Error('disk full'));
  await user.click(button);
  expect(await screen.findByText('Export failed')).toBeTruthy();
  expect(button.disabled).toBe(false);
});
