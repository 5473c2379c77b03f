import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, TABLET } from './browser';
import { expectFocus } from './focus';
import { expectAlive, openAlive, settledTop, WIDTHS } from './publicPage';
import { startVisits, type Visits } from './visits';

const LINKS = [
  'Home',
  'Location',
  'Villa',
  'Golf',
  'Experiences',
  'Gallery',
  'Book Now',
  'Contact',
] as const;

const SECTIONS = [
  { link: 'Location', anchor: 'location' },
  { link: 'Villa', anchor: 'amenities' },
  { link: 'Golf', anchor: 'golf' },
  { link: 'Experiences', anchor: 'experiences' },
  { link: 'Gallery', anchor: 'gallery' },
  { link: 'Contact', anchor: 'contact' },
] as const;

/** For a full page load: a section in the middle, and the last one, above which most content can still grow. */
const LOADED_SECTIONS = ['golf', 'contact'] as const;

const OFFSET_PX = 128;
const TOLERANCE_PX = 2;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: /(Open|Close) menu/ });
const currency = (page: Page) => page.getByLabel('Currency');

const isLoaded = ({ anchor }: { anchor: string }) =>
  LOADED_SECTIONS.some((loaded) => loaded === anchor);

/** Selects a link from the bar, through the menu on small windows. */
async function choose(page: Page, link: string): Promise<void> {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await mainMenu(page).getByRole('link', { name: link, exact: true }).click();
}

async function expectAtSection(page: Page, anchor: string): Promise<void> {
  const top = await settledTop(page, anchor);
  const isThere = Math.abs(top - OFFSET_PX) <= TOLERANCE_PX;
  expect({ anchor, top: isThere ? OFFSET_PX : top }).toEqual({ anchor, top: OFFSET_PX });
}

describe('finding one’s way', () => {
  let villa: Visits;
  beforeAll(async () => {
    villa = await startVisits();
  });
  afterAll(() => villa?.close());

  it('has the eight links in the specification’s order, and three currencies', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await openAlive(page, villa.url);
      expect(await mainMenu(page).getByRole('link').allInnerTexts()).toEqual(LINKS);
      expect(await currency(page).locator('option').allInnerTexts()).toEqual([
        'EUR €',
        'GBP £',
        'USD $',
      ]);
    });
  });

  it.each(WIDTHS)('stops 128 px above each section of the home page at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      for (const { link, anchor } of SECTIONS) {
        await choose(page, link);
        await expectAtSection(page, anchor);
        expect(new URL(page.url()).hash).toBe(`#${anchor}`);
      }
      await page.getByRole('link', { name: 'Villa Luz', exact: true }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  it.each(WIDTHS)('goes to a section from the booking page at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      for (const { link, anchor } of SECTIONS.filter(isLoaded)) {
        await choose(page, link);
        await page.waitForURL(`**/#${anchor}`);
        await expectAtSection(page, anchor);
        expect(new URL(page.url()).pathname).toBe('/');
        await choose(page, 'Book Now');
        await page.waitForURL('**/booking');
        await page.getByRole('heading', { name: 'Choose your dates' }).waitFor();
      }
    });
  });

  it('names the page on show in its title and addresses, by link, language, Back and Forward', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      const head = () =>
        page.evaluate(() => ({
          title: document.title,
          lang: document.documentElement.lang,
          addresses: [
            ...document.head.querySelectorAll<HTMLLinkElement>('[rel=canonical], [hreflang]'),
          ].map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`.trim()),
        }));
      const addressesOf = (canonical: string, path: string) => [
        canonical,
        `en ${path || '/'}`,
        ...['pt', 'de', 'fr', 'nl'].map((code) => `${code} /${code}${path}`),
        `x-default ${path || '/'}`,
      ];
      const home = {
        title: 'Villa Luz, Praia da Luz: villa with pool in the Algarve',
        lang: 'en',
        addresses: addressesOf('/', ''),
      };
      const germanBooking = {
        title: 'Termine und Preise: Villa mit Pool, Algarve · Villa Luz',
        lang: 'de',
        addresses: addressesOf('/de/booking', '/booking'),
      };
      await openAlive(page, villa.url);
      expect(await head()).toEqual(home);
      await choose(page, 'Book Now');
      await expect.poll(head).toEqual({
        title: 'Dates and prices: villa with pool, Algarve · Villa Luz',
        lang: 'en',
        addresses: addressesOf('/booking', '/booking'),
      });
      await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
      await expect.poll(head).toEqual(germanBooking);
      await page.goBack();
      const germanHome = {
        title: 'Villa Luz, Praia da Luz: Villa mit Pool an der Algarve',
        lang: 'de',
        addresses: addressesOf('/de', ''),
      };
      await expect.poll(head).toEqual(germanHome);
      await page.goForward();
      await expect.poll(head).toEqual(germanBooking);
      // The server renders the same.
      await page.reload();
      expect(await head()).toEqual(germanBooking);
    });
  });

  it.each(WIDTHS)('scrolls to the hash after loading at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      for (const anchor of LOADED_SECTIONS) {
        await page.goto('about:blank');
        await openAlive(page, `${villa.url}/#${anchor}`);
        await expectAtSection(page, anchor);
        expect(page.url()).toBe(`${villa.url}/#${anchor}`);
      }
    });
  });

  it.each([PHONE, TABLET])('keeps the keyboard in the open menu at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      const button = menuButton(page);
      expect(await mainMenu(page).isVisible()).toBe(false);
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      const isInBar = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
      // Twice around: eight links, the logo, the button and the currency.
      for (let step = 0; step < 22; step += 1) {
        await page.keyboard.press('Tab');
        expect(await isInBar()).toBe(true);
      }
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await isInBar()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => mainMenu(page).isVisible()).toBe(false);
      await expectFocus(button);
    });
  });

  it.each([PHONE, TABLET])('closes the menu after a choice at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      for (const link of ['Golf', 'Home', 'Book Now']) {
        await choose(page, link);
        await expect.poll(() => mainMenu(page).isVisible()).toBe(false);
        expect(await menuButton(page).getAttribute('aria-expanded')).toBe('false');
      }
      await page.waitForURL('**/booking');
    });
  });

  it('keeps the currency from page to page and from visit to visit', async () => {
    await villa.visit(DESKTOP, async ({ page, context }) => {
      await openAlive(page, villa.url);
      await currency(page).selectOption('GBP');
      await choose(page, 'Book Now');
      await page.waitForURL('**/booking');
      expect(await currency(page).inputValue()).toBe('GBP');
      const later = await context.newPage();
      await openAlive(later, villa.url);
      await expect.poll(() => currency(later).inputValue()).toBe('GBP');
      expect(await later.getByText('£387').first().isVisible()).toBe(true);
    });
  });

  it.each(WIDTHS)('has a footer that leads to the pages of the law at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      const footer = page.getByRole('contentinfo');
      for (const name of ['Privacy', 'Terms', 'Cancellation']) {
        await footer.getByRole('link', { name, exact: true }).click();
        await page.waitForURL(`${villa.url}/${name.toLowerCase()}`);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
      }
      await openAlive(page, villa.url);
      await footer.getByRole('link', { name: 'Gallery', exact: true }).click();
      await expectAtSection(page, 'gallery');
    });
  });

  it.each(WIDTHS)('says 404 with its status, and leads back, at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      const answer = await page.goto(`${villa.url}/no/such/page`);
      expect(answer?.status()).toBe(404);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found');
      expect(await page.getByText(/forget to add the page to the router/).isVisible()).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${villa.url}/`);
      await expectAlive(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('404');
    });
  });

  it('had no exception, no failed hydration and nothing against the content policy', () => {
    expect(villa.errors).toEqual([]);
  });
});
