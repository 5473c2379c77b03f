import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildSettings } from '../../public/test/pageData';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin, tabLink } from '../../test/renderAdmin';
import * as bill from '../bookings/panel/Bill';
import * as settingsForm from '../settings/PricingForm';
import * as signingOut from '../shell/useSignOut';

/** Which parts throw when they are rendered. */
const broken = { settings: false, rail: false, bill: false };

const SETTINGS = { 'GET /api/villa-settings': { body: buildSettings() } };

// Spies instead of module mocks, because other test files may already have loaded the modules.
beforeEach(() => {
  Object.assign(broken, { settings: false, rail: false, bill: false });
  vi.spyOn(settingsForm, 'PricingForm').mockImplementation(() => {
    if (broken.settings) throw new Error('no such season');
    return <p>All settings</p>;
  });
  vi.spyOn(signingOut, 'useSignOut').mockImplementation(() => {
    if (broken.rail) throw new Error('no such villa');
    return { signOut: () => undefined, isSigningOut: false };
  });
  vi.spyOn(bill, 'Bill').mockImplementation(() => {
    if (broken.bill) throw new Error('no such price');
    return <p>The bill</p>;
  });
  // React and jsdom also print caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('an error in a tab leaves the others, and the tab can be tried again', async () => {
  broken.settings = true;
  const { user } = renderAdmin('/admin/settings', {
    ...SETTINGS,
    'GET /api/bookings': { body: [buildBooking()] },
  });
  const note = await screen.findByRole('alert');
  expect(within(note).getByText('Something went wrong here')).toBeVisible();
  expect(within(note).getByText('The other tabs still work.')).toBeVisible();
  expect(within(note).getByText(/\/admin\/settings|no such season/)).toBeVisible();
  expect(note.textContent).not.toContain('connection');

  await user.click(tabLink('Bookings'));
  expect(await screen.findByText('Ana Duarte')).toBeVisible();
  expect(screen.queryByText('Something went wrong here')).toBeNull();

  await user.click(tabLink('Settings'));
  broken.settings = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All settings')).toBeVisible();
});

it('copies the details for the developer', async () => {
  broken.settings = true;
  const { user } = renderAdmin('/admin/settings', SETTINGS);
  await user.click(await screen.findByRole('button', { name: /^Copy details/ }));
  expect(await navigator.clipboard.readText()).toContain('no such season');
});

it('an error in an open booking leaves the list, and a way out', async () => {
  broken.bill = true;
  const booking = buildBooking();
  const { user } = renderAdmin(`/admin?booking=${booking.reference}`, {
    'GET /api/bookings': { body: [booking] },
    [`GET /api/admin/bookings/${booking.reference}`]: {
      body: { booking, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
  });
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText('Something went wrong here');
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: booking.guestName })).toBeVisible();
});

it('an error of the whole says so, with a way back', async () => {
  broken.rail = true;
  const { goTo } = renderAdmin('/admin');
  const note = await screen.findByRole('alert');
  expect(within(note).getByText('Something went wrong here')).toBeVisible();
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/admin');
  expect(within(note).getByRole('button', { name: 'Reload the page' })).toBeVisible();

  await goTo('/admin/messages');
  expect(screen.getByText('Something went wrong here')).toBeVisible();
  await goTo('/admin/change-password');
  expect(await screen.findByLabelText('Current Password')).toBeVisible();
  expect(screen.queryByText('Something went wrong here')).toBeNull();
});
