import type { ContactMessageJson } from '@shared/contract/messages/message';
import { expect } from 'vitest';
import { DESKTOP, PHONE, TABLET } from './browser';
import { expectToast, openAlive } from './publicPage';
import { it } from './sharedVilla';

it('shows the site’s own picture when the owner’s cannot be loaded', async ({ villa, visit }) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.route(/exterior-pool-evening/, (route) => route.abort());
    await page.goto(villa.url);
    const hero = page.locator('main img').first();
    await expect
      .poll(() =>
        hero.evaluate((image: HTMLImageElement) => ({
          isDefault: image.currentSrc.includes('hero-default'),
          isDrawn: image.complete && image.naturalWidth > 0,
        })),
      )
      .toEqual({ isDefault: true, isDrawn: true });
    expect(await hero.getAttribute('alt')).toContain('villa');
  });
});

it.for([DESKTOP, { width: 1920, height: 940 }])(
  'leaves the lower half of the picture free of the title, to the fold: %o',
  async (size, { villa, visit }) => {
    await visit(size, async ({ page }) => {
      await page.goto(villa.url);
      const box = async (selector: string) => {
        const found = await page.locator(selector).first().boundingBox();
        if (!found) throw new Error(`${selector} is not shown`);
        return found;
      };
      const [picture, buttons] = [await box('main img'), await box('main a[href="/booking"]')];
      expect(buttons.y + buttons.height).toBeLessThan(picture.y + picture.height / 2);
      expect(picture.y + picture.height).toBeGreaterThan(size.height * 0.9);
      expect(picture.y + picture.height).toBeLessThanOrEqual(size.height);
    });
  },
);

it.for([PHONE, TABLET, DESKTOP])(
  'begins logo, title and footer at the same edge: %o',
  async (size, { villa, visit }) => {
    await visit(size, async ({ page }) => {
      await page.goto(villa.url);
      const edges = await page.evaluate(() =>
        ['header a', 'main h1', '#about h2', 'footer p'].map((selector) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1),
        ),
      );
      expect(new Set(edges).size).toBe(1);
    });
  },
);

it('sends a message once although the first attempt was offline, and empties the form', async ({
  villa,
  visit,
}) => {
  const email = `tom${Date.now()}@example.co.uk`;
  await visit(PHONE, async ({ page, context }) => {
    await openAlive(page, villa.url);
    const form = page.locator('#contact form');
    const message = form.getByLabel('Message');
    const send = form.getByRole('button', { name: 'Send message' });
    await form.getByLabel('First name').fill('Tom');
    await form.getByLabel('Last name').fill('Baker');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel(/Phone/).fill('+44 20 7946 0958');
    await form.getByLabel('Subject').selectOption('amenities');
    await message.fill('Is the pool heated in April?');
    await context.setOffline(true);
    await send.click();
    await expectToast(
      page,
      'Error sending message',
      'We could not connect. Please check your internet connection and try again. Everything you typed is still here.',
    );
    expect(await message.inputValue()).toBe('Is the pool heated in April?');
    await context.setOffline(false);
    await send.click();
    await expectToast(page, 'Message sent successfully', "We'll get back to you as soon as we can");
    expect(await message.inputValue()).toBe('');
  });
  const { json } = await villa.api.send('GET', '/api/contact');
  const stored = (json as ContactMessageJson[]).filter((one) => one.email === email);
  expect(stored).toMatchObject([
    { firstName: 'Tom', subject: 'amenities', phone: '+44 20 7946 0958' },
  ]);
});

it('keeps the sections as the server rendered them, and loads their code for another language only', async ({
  villa,
  visit,
}) => {
  await visit(DESKTOP, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isLoaded = () => scripts.some((url) => url.includes('stillSectionParts'));
    await openAlive(page, villa.url);
    await page.getByLabel('Currency').selectOption('GBP');
    expect(await page.locator('#location h3').first().textContent()).toBe('The beach');
    await page.getByText('How do we book?').click();
    await page.getByText(/It is free and does not commit you to anything/).waitFor();
    expect(isLoaded()).toBe(false);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('heading', { name: 'Wer schläft wo' }).waitFor();
    expect(await page.locator('#location h3').first().textContent()).toBe('Der Strand');
    expect(isLoaded()).toBe(true);
  });
});

it('keeps price and calendar in reach on a phone, below the first screen and above the footer', async ({
  villa,
  visit,
}) => {
  await visit(PHONE, async ({ page }) => {
    await openAlive(page, villa.url);
    const link = page.getByRole('link', { name: 'Check dates' });
    const isInView = () =>
      link.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await isInView()).toBe(false);
    await page.locator('#golf').evaluate((section) => section.scrollIntoView());
    await expect.poll(isInView).toBe(true);
    // The field at the bottom of the window is not below the bar.
    const message = page.locator('#contact').getByLabel('Message');
    await message.focus();
    const [field, bar] = [await message.boundingBox(), await link.boundingBox()];
    expect(field && bar && field.y < bar.y).toBe(true);
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
    const [end, start] = [await link.boundingBox(), await page.locator('footer').boundingBox()];
    expect(end && start && end.y + end.height <= start.y).toBe(true);
    await page.locator('#golf').evaluate((section) => section.scrollIntoView());
    await link.click();
    await page.waitForURL(/\/booking/);
  });
});
