import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../test/renderAdmin';

it.each([
  ['/admin', 'GET /api/admin/today', 'What is due today could not be loaded.'],
  ['/admin', 'GET /api/bookings', 'The bookings could not be loaded.'],
  ['/admin/calendar', 'GET /api/admin/calendar', 'The calendar could not be loaded.'],
  ['/admin/calendar', 'GET /api/admin/calendar-sync', 'The other calendars could not be loaded.'],
  ['/admin/messages', 'GET /api/contact', 'The messages could not be loaded.'],
  ['/admin/pricing', 'GET /api/admin/price-overrides', 'The price overrides could not be loaded.'],
  [
    '/admin/gallery?tab=browse',
    'GET /api/admin/cloudinary/browse',
    'The images could not be loaded.',
  ],
  ['/admin/gallery?tab=manage', 'GET /api/admin/gallery', 'Failed to fetch gallery'],
  ['/admin/figures', 'GET /api/admin/figures', 'The figures could not be loaded.'],
  ['/admin/settings', 'GET /api/villa-settings', 'The settings could not be loaded.'],
])('%s reads %s again on request after a failure', async (address, route, sentence) => {
  const { user, server } = renderAdmin(address, { [route]: { status: 500, body: '' } });
  const alert = (await screen.findByText(sentence)).closest<HTMLElement>('[role="alert"]');
  const before = server.callsOf(route).length;
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(server.callsOf(route).length).toBeGreaterThan(before);
});
