import { addDays, parts } from '@shared/domain/date';
import { LANGUAGES } from '@shared/i18n/languages';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectAlive, openAlive } from './publicPage';
import { it as sharedIt } from './sharedVilla';
import { enterStay } from './stays';

/** A year with a stay in the week from 10 May; outside the peak season three nights are enough. */
const it = sharedIt.extend('year', { scope: 'file' }, async ({ villa }) => {
  const may = villa.takeMonth(5);
  await enterStay(villa.api, {
    guestName: 'Tom Baker',
    checkinDate: addDays(may, 9),
    checkoutDate: addDays(may, 16),
  });
  return parts(may).year;
});

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`).first();
const checkin = (page: Page) => page.getByLabel('Check-in', { exact: true });
const checkout = (page: Page) => page.getByLabel('Check-out', { exact: true });
const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Continue to Booking', disabled: false });

/** Makes the calendar show a month by typing one of its days, then clears it. */
async function showMonth(page: Page, date: string): Promise<void> {
  await checkin(page).fill(date);
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect.poll(() => day(page, date).getAttribute('aria-label')).toMatch(/free/);
}

async function toForm(page: Page, from: string, to: string): Promise<void> {
  await checkin(page).fill(from);
  await checkout(page).fill(to);
  await proceed(page).click();
  await page.getByLabel('Full name').fill('Eva Lind');
  await page.getByLabel('Email').fill('eva@example.se');
}

/** Waits for a visible text within the window that nothing covers. */
async function expectInWindow(element: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => element.innerText()).toMatch(text);
  const isInSight = await element.evaluate((node) => {
    const { top, bottom, left, width } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && node.contains(hit);
  });
  expect(isInSight).toBe(true);
}

describe('the booking page', () => {
  it('distinguishes free, taken, turnover and chosen days in forced colours, and in the legend', async ({
    villa,
    visit,
    year,
  }) => {
    await visit(
      DESKTOP,
      async ({ page }) => {
        await openAlive(page, `${villa.url}/booking`);
        await showMonth(page, `${year}-05-20`);
        await day(page, `${year}-05-20`).click();
        await day(page, `${year}-05-24`).click();
        await proceed(page).waitFor();
        const drawn = (element: Locator) =>
          element.evaluate((node) => {
            const style = getComputedStyle(node);
            const number = getComputedStyle(node.querySelector('b') ?? node);
            return [
              style.color,
              style.backgroundColor,
              style.backgroundImage,
              style.borderLeft,
              style.borderRight,
              number.textDecorationLine,
            ].join(' ');
          });
        const days = ['05-05', '05-10', '05-12', '05-17', '05-22'];
        const looks = await Promise.all(days.map((date) => drawn(day(page, `${year}-${date}`))));
        expect([...new Set(looks)]).toEqual(looks);
        const chosen = ['05-20', '05-22', '05-24'].map((date) => day(page, `${year}-${date}`));
        const system = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
          const { backgroundColor } = getComputedStyle(probe);
          probe.remove();
          return backgroundColor;
        });
        for (const each of chosen) expect(await drawn(each)).toContain(system);
        const squares = await page.locator('[role=group] > ul > li > span[aria-hidden]').all();
        const drawnSquares = await Promise.all(squares.map(drawn));
        expect(drawnSquares).toHaveLength(5);
        expect([...new Set(drawnSquares)]).toEqual(drawnSquares);
      },
      { forcedColors: 'active' },
    );
  });

  it.for([PHONE, DESKTOP])(
    'brings a stay back that another month or currency has cleared, at $width px',
    async (size, { villa, visit, year }) => {
      await visit(size, async ({ page }) => {
        await openAlive(page, `${villa.url}/booking`);
        const again = page.getByRole('button', { name: 'Choose again' });
        await checkin(page).fill(`${year}-05-20`);
        await checkout(page).fill(`${year}-05-23`);
        await proceed(page).waitFor();
        expect(await again.count()).toBe(0);
        await page.getByRole('button', { name: 'Next month' }).click();
        await page.getByRole('button', { name: 'Next month' }).click();
        expect(await checkin(page).inputValue()).toBe('');
        await expectInWindow(again.locator('..'), /^20 May to 23 May has been cleared\./);
        // Appears once the month is loaded; until then the same place shows the loading text.
        await expect
          .poll(() => page.getByRole('status').allInnerTexts())
          .toContain('20 May to 23 May has been cleared.');
        await again.click();
        expect(await checkin(page).inputValue()).toBe(`${year}-05-20`);
        await expect.poll(() => day(page, `${year}-05-21`).isVisible()).toBe(true);
        await proceed(page).waitFor();
        expect(await again.count()).toBe(0);

        await page.getByLabel('Currency').selectOption('GBP');
        await again.click();
        await proceed(page).waitFor();
        await expect.poll(() => page.getByText('3 nights × £387').first().isVisible()).toBe(true);

        // Other dates, or clearing them by hand, are final.
        await page.getByRole('button', { name: 'Next month' }).click();
        await checkin(page).fill(`${year}-06-03`);
        expect(await again.count()).toBe(0);
        await page.getByRole('button', { name: 'Clear dates' }).click();
        expect(await again.count()).toBe(0);
      });
    },
  );

  it('picks the first free week, and keeps it over a look at the home page', async ({
    villa,
    visit,
  }) => {
    await visit(PHONE, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await page.getByRole('button', { name: 'First free week' }).click();
      await proceed(page).click();
      const stay = new URL(page.url()).search;
      expect(stay).toContain('checkin=');
      await page.getByLabel('Full name').fill('Eva Lind');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${villa.url}/`);
      await page.getByRole('link', { name: 'Book Now' }).first().click();
      await proceed(page).click();
      expect(await page.getByLabel('Full name').inputValue()).toBe('Eva Lind');
      expect(new URL(page.url()).search).toBe(stay);
    });
  });

  it('brings the week that was picked into sight, below the first month of a phone', async ({
    villa,
    visit,
    year,
  }) => {
    await visit(PHONE, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await showMonth(page, `${year}-05-20`);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'Cheapest week in June' }).click();
      await expect.poll(() => checkin(page).inputValue()).toMatch(/-06-/);
      const chosen = await checkin(page).inputValue();
      const first = page.locator(`[aria-selected="true"] [data-day="${chosen}"]`);
      const place = () =>
        first.evaluate((node) => {
          const { top, bottom } = node.getBoundingClientRect();
          return {
            isInSight: top >= 0 && bottom <= window.innerHeight,
            isBelowAtFirst: bottom + window.scrollY > window.innerHeight,
          };
        });
      await expect.poll(place).toEqual({ isInSight: true, isBelowAtFirst: true });
    });
  });

  it('shows the house’s times and minimum stay beside the form', async ({ villa, visit, year }) => {
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await toForm(page, `${year}-05-20`, `${year}-05-23`);
      for (const text of ['after 4:00 PM', 'before 11:00 AM', '3 nights, 7 in July and August']) {
        await page.getByText(text).waitFor();
      }
    });
  });

  it('keeps what was typed when the browser goes back to the dates, and forward again', async ({
    villa,
    visit,
    year,
  }) => {
    await visit(PHONE, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      const name = page.getByLabel('Full name');
      await toForm(page, `${year}-05-20`, `${year}-05-23`);
      await page.goBack();
      await proceed(page).waitFor();
      expect(await checkin(page).inputValue()).toBe(`${year}-05-20`);
      await page.goForward();
      expect(await name.inputValue()).toBe('Eva Lind');
      await page.getByRole('link', { name: /skip/i }).press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      expect(await name.inputValue()).toBe('Eva Lind');
      await page.getByRole('button', { name: 'Change Dates' }).click();
      await proceed(page).click();
      expect(await name.inputValue()).toBe('Eva Lind');
      // A reload keeps the step and the stay as well.
      await page.reload();
      await expectAlive(page);
      expect(await name.inputValue()).toBe('Eva Lind');
      await page.getByRole('button', { name: 'Change Dates' }).click();
      await expect.poll(() => checkin(page).inputValue()).toBe(`${year}-05-20`);
      expect(await checkout(page).inputValue()).toBe(`${year}-05-23`);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL(`**/de/booking?checkin=${year}-05-20&checkout=${year}-05-23`);
      await page.getByRole('link', { name: 'English' }).click();
      await proceed(page).click();
      expect(await name.inputValue()).toBe('Eva Lind');
    });
  });

  it.for(Object.keys(LANGUAGES))(
    'prices days in figures that fit into them on a small phone and on a desk, language %s',
    async (language, { villa, visit, month }) => {
      const { json } = await villa.api.send('GET', '/api/price-terms');
      const { discounts, touristTax } = json as PriceTermsJson;
      const rates = [{ start: '01-01', end: '12-31', amount: '2.35' }];
      await villa.api.send('PUT', '/api/price-terms', {
        discounts: [{ name: 'Week', kind: 'lengthOfStay', threshold: 7, percent: 7 }],
        touristTax: { isOn: true, rates, minimumAge: 13, maxNights: 7 },
      });
      try {
        const path = language === 'en' ? '/booking' : `/${language}/booking`;
        const stay = `checkin=${month}&checkout=${addDays(month, 7)}`;
        for (const size of [{ width: 320, height: 700 }, DESKTOP]) {
          await visit(size, async ({ page }) => {
            // The currency with the largest figures.
            await page.addInitScript(() => localStorage.setItem('villa.currency', 'USD'));
            await openAlive(page, `${villa.url}${path}?${stay}`);
            await day(page, month).click();
            const last = day(page, addDays(month, 27)).locator('small');
            await expect.poll(() => last.innerText()).toMatch(/^\D*\d\d\D?\d{3}\D*$/);
            const prices = await page
              .locator('[data-day]:has(> [data-price])')
              .evaluateAll((days) =>
                days.map((cell) => {
                  const price = cell.querySelector('small') ?? cell;
                  return {
                    day: cell.getAttribute('data-day'),
                    px: Number.parseFloat(getComputedStyle(price).fontSize),
                    fits: price.getBoundingClientRect().width <= cell.clientWidth,
                  };
                }),
              );
            expect(prices.length).toBeGreaterThan(20);
            expect(prices.filter(({ fits, px }) => !fits || px < 12)).toEqual([]);
          });
        }
      } finally {
        await villa.api.send('PUT', '/api/price-terms', { discounts, touristTax });
      }
    },
  );

  it('is printed with its days and dark text, and without what can only be pressed', async ({
    villa,
    visit,
  }) => {
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: /skip/i }).isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Continue to Booking' }).isVisible()).toBe(
        false,
      );
      expect(await page.locator('[data-day]:visible').first().isVisible()).toBe(true);
      const colourOf = (name: string) =>
        page
          .locator(name)
          .first()
          .evaluate((node) => getComputedStyle(node).color);
      expect(await colourOf('footer p')).toBe(await colourOf('body'));
    });
  });
});

it('prints dates, month and bill on one sheet', async ({ villa, visit, month }) => {
  await visit(DESKTOP, async ({ page }) => {
    await openAlive(page, `${villa.url}/booking`);
    await page.getByLabel('Check-in', { exact: true }).fill(addDays(month, 9));
    await page.getByLabel('Check-out', { exact: true }).fill(addDays(month, 16));
    await page.getByText('7 nights ×').first().waitFor();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
