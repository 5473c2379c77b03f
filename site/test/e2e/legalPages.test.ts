import { signInFirstTime } from '@server/test/apiSession';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

const PAGES = ['privacy', 'terms', 'cancellation'] as const;

describe('the pages of the law', () => {
  let villa: Villa;
  beforeAll(async () => {
    villa = await startVilla();
    const api = await signInFirstTime(villa.url, villa.server.adminPassword() ?? '');
    await api.send('PUT', '/api/admin/legal', {
      operatorName: 'Maria Sousa',
      taxNumber: '123456789',
      address: 'Rua da Praia 1, 8600-157 Luz',
      registration: '12345/AL',
      capacity: 8,
      euRegistration: null,
      vatNote: null,
      privacyContact: 'data@villa.example',
      cancellation: [{ daysBefore: 30, refundPercent: 100 }],
    });
  });
  afterAll(() => villa?.close());

  /** These have neither a form nor a calendar to wait for. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(villa.url + path);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('header a, main h1')].every((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactProps$')),
          ),
        ),
      )
      .toBe(true);
  }

  it('are whole without JavaScript, and so are the ways to them', async () => {
    const { page, context } = await newVisitor(villa.browser, PHONE, { javaScriptEnabled: false });
    await page.goto(villa.url);
    for (const name of ['Privacy', 'Terms', 'Cancellation']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`${villa.url}/${name.toLowerCase()}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
      expect(await page.getByText(/^Version 2, in force since/).isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
      const footer = await page.getByRole('contentinfo').innerText();
      expect(footer).toMatch(/Maria Sousa\s+NIF 123456789\s+Rua da Praia 1/);
    }
    expect(await page.getByText('Until 30 days before check-in: a full refund').isVisible()).toBe(
      true,
    );
    const book = page.getByRole('link', { name: 'Complaints book (Livro de Reclamações)' });
    expect(await book.getAttribute('href')).toBe('https://www.livroreclamacoes.pt/');
    await context.close();
  });

  it('say the same with and without JavaScript, in each language', async () => {
    const [alive, still] = [
      await newVisitor(villa.browser, DESKTOP),
      await newVisitor(villa.browser, DESKTOP, { javaScriptEnabled: false }),
    ];
    for (const language of ['', '/pt', '/de', '/fr', '/nl']) {
      for (const name of PAGES) {
        await open(alive.page, `${language}/${name}`);
        await still.page.goto(`${villa.url}${language}/${name}`);
        const text = await alive.page.getByRole('main').innerText();
        expect(text.length).toBeGreaterThan(800);
        expect(await still.page.getByRole('main').innerText()).toBe(text);
      }
    }
    await alive.context.close();
    await still.context.close();
  });

  it('are printed whole, without bar, footer and chooser, with the addresses of links', async () => {
    const { page, context } = await newVisitor(villa.browser, DESKTOP, { locale: 'de-DE' });
    for (const name of PAGES) {
      await open(page, `/${name}`);
      // The browser prefers German, so the page offers it.
      await page.getByRole('complementary').waitFor();
      const onScreen = await page.getByRole('main').innerText();
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
      // No controls, not even the language menu; everything else is present.
      const controls = page.locator('button, select, input');
      for (const control of await controls.all()) expect(await control.isVisible()).toBe(false);
      expect(await page.locator('body').innerText()).toBe(onScreen);
      expect((await page.pdf()).length).toBeGreaterThan(10_000);
      await page.emulateMedia({ media: null });
    }
    await open(page, '/terms');
    await page.emulateMedia({ media: 'print' });
    const written = await page
      .getByRole('article')
      .getByRole('link', { name: 'complaints book' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain('https://www.livroreclamacoes.pt/');
    await context.close();
  });

  it('are true: guests get no cookie, and nothing is stored before they choose', async () => {
    const { page, context } = await newVisitor(villa.browser, DESKTOP);
    const stored = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    const nothing = { local: [], session: [], databases: 0, caches: 0, workers: 0 };
    for (const path of ['/', '/booking', '/privacy', '/nowhere']) {
      await open(page, path);
      expect(await stored()).toEqual(nothing);
    }
    await openAlive(page, `${villa.url}/booking`);
    await page.getByLabel('Currency').selectOption('GBP');
    expect(await stored()).toEqual({
      ...nothing,
      local: ['villa.currency'],
      session: ['villa.enquiry'],
    });
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});
