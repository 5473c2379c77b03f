import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminTab } from './adminTab';
import { DESKTOP, newVisitor } from './browser';
import { startOwner } from './owner';
import { expectAlive, openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

let villa: Villa;
beforeAll(async () => {
  villa = await startVilla();
});
afterAll(() => villa?.close());

it('keeps the page and says so when the viewer cannot be loaded', async () => {
  const { page, context } = await newVisitor(villa.browser, DESKTOP);
  await openAlive(page, villa.url);
  await page.route('**/assets/Viewer-*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: /^View All/ }).click();
  const toast = page.getByRole('region', { name: /Notifications/ });
  await toast.getByText('Please reload the page.').waitFor();
  // The connection works.
  expect(await toast.innerText()).not.toMatch(/connection/i);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

it('keeps the home page when its contact form cannot be loaded', async () => {
  const { page, context } = await newVisitor(villa.browser, DESKTOP);
  await page.route('**/assets/ContactForm-*', (route) => route.abort(), { times: 1 });
  await page.goto(`${villa.url}/#contact`);
  await page.getByText('This part could not be loaded').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Send message' }).waitFor();
  await context.close();
});

it('keeps the back office when one of its parts cannot be loaded', async () => {
  const owner = await startOwner(DESKTOP);
  const { page } = owner;
  await page.route('**/assets/CalendarTab-*', (route) => route.abort(), { times: 1 });
  await adminTab(page, 'Calendar').click();
  await page.getByText('This part could not be loaded').waitFor();
  await adminTab(page, 'Bookings').click();
  await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
  expect(await page.getByText('This part could not be loaded').count()).toBe(0);

  await adminTab(page, 'Calendar').click();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'New booking', exact: true }).waitFor();
  await owner.close();
});

it('loads the booking page whole when its script has gone from the server', async () => {
  const { page, context } = await newVisitor(villa.browser, DESKTOP);
  await openAlive(page, villa.url);
  // As after an update: the file that this page knows is gone.
  await page.route('**/assets/Booking-*', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Book Your Stay' }).click();
  await page.getByRole('heading', { name: 'Choose your dates' }).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(loaded).toBe(`${villa.url}/booking`);
  await context.close();
});

it.each(['**/assets/entryClient-*', '**/assets/de-*'])(
  'says so when the page’s own script cannot be loaded (%s), with a way on and to the owner',
  async (pattern) => {
    const { page, context } = await newVisitor(villa.browser, DESKTOP);
    await page.route(pattern, (route) => route.abort());
    await page.goto(`${villa.url}/de/`);
    const notice = page.getByRole('alert').filter({ hasText: 'Diese Seite ist nicht vollständig' });
    await notice.waitFor();
    await page.unroute(pattern);
    await notice.getByRole('link', { name: 'Seite neu laden' }).click();
    await expectAlive(page);
    expect(await notice.count()).toBe(0);
    await context.close();
  },
);
