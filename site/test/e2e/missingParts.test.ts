import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, newVisitor } from './browser';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

let villa: Villa;
beforeAll(async () => {
  villa = await startVilla();
});
afterAll(() => villa?.close());

it('keeps the page and says so when the viewer cannot be loaded', async () => {
  const { page, context } = await newVisitor(villa.browser, DESKTOP);
  await openAlive(page, villa.url);
  await page.route('**/assets/Viewer-*', (route) => route.abort());
  await page.getByRole('button', { name: /^View All/ }).click();
  await page.getByText('Please check your connection and reload the page.').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
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
