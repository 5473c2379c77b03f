import { expect } from 'vitest';
import { adminTab } from './adminTab';
import { DESKTOP } from './browser';
import { expectAlive, openAlive } from './publicPage';
import { it } from './sharedVilla';

it('keeps the page and says so when the viewer cannot be loaded', async ({ villa, openGuest }) => {
  const { page } = await openGuest(DESKTOP);
  await openAlive(page, villa.url);
  await page.route('**/assets/Viewer-*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: /^View All/ }).click();
  const toast = page.getByRole('region', { name: /Notifications/ });
  await toast.getByText('Please reload the page.').waitFor();
  // The connection works.
  expect(await toast.innerText()).not.toMatch(/connection/i);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

it('keeps the home page when its contact form cannot be loaded', async ({ villa, openGuest }) => {
  const { page } = await openGuest(DESKTOP);
  await page.route('**/assets/ContactForm-*', (route) => route.abort(), { times: 1 });
  await page.goto(`${villa.url}/#contact`);
  await page.getByText('This part could not be loaded').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Send message' }).waitFor();
});

it('keeps the back office when one of its parts cannot be loaded', async ({ villa, openOwner }) => {
  const { page } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin`);
  await page.route('**/assets/CalendarTab-*', (route) => route.abort(), { times: 1 });
  await adminTab(page, 'Calendar').click();
  await page.getByText('This part could not be loaded').waitFor();
  await adminTab(page, 'Bookings').click();
  await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
  expect(await page.getByText('This part could not be loaded').count()).toBe(0);

  await adminTab(page, 'Calendar').click();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'New booking', exact: true }).waitFor();
});

it('loads the booking page whole when its script has gone from the server', async ({
  villa,
  openGuest,
}) => {
  const { page } = await openGuest(DESKTOP);
  await openAlive(page, villa.url);
  // As after an update: the file that this page refers to is gone.
  await page.route('**/assets/Booking-*', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Book Your Stay' }).click();
  await page.getByRole('heading', { name: 'Choose your dates' }).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(loaded).toBe(`${villa.url}/booking`);
});

it.for(['**/assets/entryClient-*', '**/assets/pages-*'])(
  'says so when the page’s own script cannot be loaded (%s), with links to continue and to the owner',
  async (pattern, { villa, openGuest }) => {
    const { page } = await openGuest(DESKTOP);
    await page.route(pattern, (route) => route.abort());
    await page.goto(`${villa.url}/de/`);
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Diese Seite wurde nicht vollständig geladen' });
    await notice.waitFor();
    await page.unroute(pattern);
    await notice.getByRole('link', { name: 'Seite neu laden' }).click();
    await expectAlive(page);
    expect(await notice.count()).toBe(0);
  },
);
