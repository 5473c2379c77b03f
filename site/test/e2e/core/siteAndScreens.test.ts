import type { ContentState } from '@shared/contract/content/content';
import { addDays } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '../axe';
import { DESKTOP, PHONE } from '../browser';
import { isTooWide, settle, spokenToast } from '../ownerPage';
import { it } from '../sharedVilla';
import { enterStay, freeMonth } from '../stays';

const HERO = 'A white villa above the Atlantic';
const OTHER_HERO = 'Seven steps from the sea';

it('shows a draft in the preview and to no guest, publishes it, and gives the default back', async ({
  villa,
  openOwner,
  onTestFinished,
}) => {
  const state = async () =>
    (await villa.api.send('GET', '/api/admin/content/en')).json as ContentState;
  const { page, errors } = await openOwner(DESKTOP);
  const published = page.getByText('Everything is published');
  const publish = () => page.getByRole('button', { name: 'Publish', exact: true }).click();
  const title = page.getByLabel('Title', { exact: true });
  const giveBack = page.getByRole('button', { name: 'Back to the default: Title' });
  onTestFinished(async () => {
    const { version } = await state();
    await villa.api.send('PATCH', '/api/admin/content/en/draft', {
      version,
      changes: { 'hero.title': null },
    });
    await villa.api.send('POST', '/api/admin/content/en/publish', {
      version: (await state()).version,
    });
  });
  const guestReads = async () => (await fetch(villa.url)).text();
  const preview = page.frameLocator('iframe[title="The site as you are writing it"]').first();

  await page.goto(`${villa.url}/admin/site`);
  await published.waitFor();
  await page.getByRole('button', { name: /^Top of the page/ }).click();
  await title.fill(OTHER_HERO);
  await page.getByText('Draft saved · 1 change to publish').waitFor();
  await preview.getByRole('heading', { name: OTHER_HERO }).waitFor();
  expect(await guestReads()).toContain(HERO);
  expect(await guestReads()).not.toContain(OTHER_HERO);

  await publish();
  await spokenToast(page, 'Guests read it from now on.').waitFor();
  await published.waitFor();
  expect(await guestReads()).toContain(OTHER_HERO);

  await giveBack.click();
  expect(await title.inputValue()).toBe(HERO);
  await page.getByText('Draft saved · 1 change to publish').waitFor();
  await publish();
  await published.waitFor();
  expect(await guestReads()).not.toContain(OTHER_HERO);
  expect(errors).toEqual([]);
});

it('has no barrier and no sideways scrolling on any tab and settings page of a phone', async ({
  villa,
  month,
  openOwner,
  onTestFinished,
}) => {
  onTestFinished(() => freeMonth(villa.api, month));
  await enterStay(villa.api, {
    guestName: 'A guest with a name of some length',
    checkinDate: addDays(month, 2),
    checkoutDate: addDays(month, 12),
    status: 'pending',
    specialRequests: 'A cot, please',
  });
  await villa.api.send('POST', '/api/contact', {
    firstName: 'Withalongnameandnospaces'.repeat(3),
    lastName: 'Guest',
    email: 'ben@example.com',
    phone: '+351 912 345 678',
    subject: 'booking',
    message: 'Is the villa free in May?',
  });
  const desk = await openOwner(DESKTOP);
  const screens = [
    ...(await linksOf(desk.page, `${villa.url}/admin`, 'Admin')),
    ...(await linksOf(desk.page, `${villa.url}/admin/settings`, 'Settings')),
    `/admin/calendar?month=${month.slice(0, 7)}`,
    '/admin/messages',
    '/admin/gallery?tab=manage',
    '/admin/change-password',
  ];
  // Nine tabs and nine settings pages; fewer means that a list of links was renamed.
  expect(new Set(screens).size).toBeGreaterThan(18);
  const { page, errors } = await openOwner(PHONE, { reducedMotion: 'reduce' });
  const left: string[] = [];
  for (const address of new Set(screens)) {
    await page.goto(villa.url + address);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    await settle(page);
    if (await isTooWide(page)) left.push(`${address}: wider than the screen`);
    const violations = await axeViolations(page, { isAll: true });
    left.push(...violations.map((violation) => `${address}: ${violation}`));
  }
  expect(left).toEqual([]);
  expect(errors).toEqual([]);
});

async function linksOf(page: Page, address: string, list: string): Promise<string[]> {
  await page.goto(address);
  const links = page.getByRole('navigation', { name: list, exact: true }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
