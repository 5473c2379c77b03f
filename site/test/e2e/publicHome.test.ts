import { signInFirstTime, type ApiSession } from '@server/test/apiSession';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from './browser';
import { expectFocus } from './focus';
import { expectToast, openAlive, WIDTHS } from './publicPage';
import { startVisits, type Visits } from './visits';

const form = (page: Page) => page.locator('#contact form');
const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });

const TYPED = {
  'First name': 'Tom',
  'Last name': 'Baker',
  Email: 'tom@example.co.uk',
  Message: 'Is the pool heated in April?',
} as const;

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text);
  await field(page, 'Subject').selectOption('amenities');
}

async function typedTexts(page: Page): Promise<string[]> {
  return Promise.all(Object.keys(TYPED).map((label) => field(page, label).inputValue()));
}

describe('the home page', () => {
  let villa: Visits;
  let owner: ApiSession;
  beforeAll(async () => {
    villa = await startVisits();
    owner = await signInFirstTime(villa.url, villa.server.adminPassword() ?? '');
  });
  afterAll(() => villa?.close());

  async function messages(): Promise<ContactMessageJson[]> {
    return (await owner.send('GET', '/api/contact')).json as ContactMessageJson[];
  }

  it.each(WIDTHS)('leads on from the hero at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      await page.getByRole('button', { name: 'View Gallery' }).click();
      const top = () =>
        page.locator('#gallery').evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await top()) - 128)).toBeLessThanOrEqual(2);
      await page.getByRole('link', { name: 'Book Your Stay' }).click();
      await page.waitForURL('**/booking');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${villa.url}/`);
    });
  });

  it.each(WIDTHS)('shows its own picture when the owner’s fails at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
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

  it.each(WIDTHS)('starts from 450 euros, 387 pounds or 495 dollars at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      const block = page.locator('section').filter({
        has: page.getByRole('heading', { name: 'Starting From' }),
      });
      for (const [code, price] of [
        ['EUR', '€450'],
        ['GBP', '£387'],
        ['USD', '$495'],
      ] as const) {
        await page.getByLabel('Currency').selectOption(code);
        await expect.poll(() => block.getByText(price).first().isVisible()).toBe(true);
      }
      await block.getByRole('link', { name: 'Check Availability' }).click();
      await page.waitForURL('**/booking');
    });
  });

  it('tells every missing field of a message, and goes to the first', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await openAlive(page, villa.url);
      await send(page).click();
      expect(await form(page).getByRole('alert').allInnerTexts()).toEqual([
        'First name is required',
        'Last name is required',
        'Email is required',
        'Message is required',
      ]);
      await expectFocus(field(page, 'First name'));
      await fillIn(page);
      await field(page, 'Email').fill('tom at example');
      await send(page).click();
      await expect
        .poll(() => form(page).getByRole('alert').allInnerTexts())
        .toEqual(['Please enter a valid email address']);
      expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    });
  });

  it.each(WIDTHS)('sends a message, says so and empties the form at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      const before = (await messages()).length;
      await openAlive(page, villa.url);
      await fillIn(page);
      await field(page, /Phone/).fill('+44 20 7946 0958');
      await send(page).click();
      await expectToast(
        page,
        'Message sent successfully',
        "We'll get back to you as soon as we can",
      );
      expect(await typedTexts(page)).toEqual(['', '', '', '']);
      const stored = await messages();
      expect(stored.length).toBe(before + 1);
      expect(
        stored.find(({ id }) => id === Math.max(...stored.map((one) => one.id))),
      ).toMatchObject({ firstName: 'Tom', subject: 'amenities', phone: '+44 20 7946 0958' });
    });
  });

  it.each([
    { words: 'fails', fulfil: { status: 502, body: '' }, text: 'Please try again later' },
    {
      words: 'says why',
      fulfil: {
        status: 429,
        json: { code: 'rate_limited', message: 'Please wait a minute.', rateLimited: true },
      },
      text: 'Please wait a minute.',
    },
  ])('keeps what was typed when the server $words', async ({ fulfil, text }) => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await openAlive(page, villa.url);
      await page.route('**/api/contact', (route) => route.fulfill(fulfil));
      await fillIn(page);
      await send(page).click();
      await expectToast(page, 'Error sending message', text);
      expect(await typedTexts(page)).toEqual(Object.values(TYPED));
    });
  });

  it('keeps what was typed while offline, and sends it afterwards once', async () => {
    await villa.visit(DESKTOP, async ({ page, context }) => {
      const before = (await messages()).length;
      await openAlive(page, villa.url);
      await fillIn(page);
      await context.setOffline(true);
      await send(page).click();
      await expectToast(
        page,
        'Error sending message',
        'We could not be reached. Please check your connection and try again. What you typed is still here.',
      );
      expect(await typedTexts(page)).toEqual(Object.values(TYPED));
      await context.setOffline(false);
      await send(page).click();
      await expectToast(
        page,
        'Message sent successfully',
        "We'll get back to you as soon as we can",
      );
      expect((await messages()).length).toBe(before + 1);
    });
  });

  it.each(WIDTHS)('says that there is no map without a key at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      const box = page.locator('#contact').getByText('Map temporarily unavailable');
      await box.scrollIntoViewIfNeeded();
      expect(await box.isVisible()).toBe(true);
      expect(
        await page
          .getByText(/9 AM to 8 PM CET/)
          .first()
          .isVisible(),
      ).toBe(true);
    });
  });

  it('had no exception, no failed hydration and nothing against the content policy', () => {
    expect(villa.errors).toEqual([]);
  });
});
