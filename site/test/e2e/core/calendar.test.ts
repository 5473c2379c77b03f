import { addDays, parts } from '@shared/domain/date';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { isTooWide } from '../ownerPage';
import { openAlive } from '../publicPage';
import { it as sharedIt } from '../sharedVilla';
import { enterStay } from '../stays';

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]:visible`);
const checkin = (page: Page) => page.getByLabel('Check-in', { exact: true });
const checkout = (page: Page) => page.getByLabel('Check-out', { exact: true });
const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Continue to Booking', disabled: false });
const invalid = (page: Page) => page.getByRole('button', { name: 'Selection Invalid' });

/** A May (outside the peak season) with its nights from the 10th to the 17th taken. */
const it = sharedIt.extend('may', { scope: 'file' }, async ({ villa }) => {
  const may = villa.takeMonth(5);
  await enterStay(villa.api, {
    guestName: 'Tom Baker',
    checkinDate: addDays(may, 9),
    checkoutDate: addDays(may, 16),
  });
  return may;
});

async function enter(page: Page, from: string, to: string): Promise<void> {
  await checkin(page).fill(from);
  await checkout(page).fill(to);
}

/** Makes the calendar show a month by typing one of its days, then clears it. */
async function showMonth(page: Page, date: string): Promise<void> {
  await checkin(page).fill(date);
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect.poll(() => day(page, date).getAttribute('aria-label')).toMatch(/free/);
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

describe('the calendar', () => {
  it('prices dates that are typed, in euros and in pounds', async ({ villa, visit, may }) => {
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await enter(page, addDays(may, 19), addDays(may, 22));
      await page.getByText('3 nights × €450').waitFor();
      // The nights and the cleaning.
      expect(await page.getByText('€1,500').first().isVisible()).toBe(true);
      await page.getByLabel('Currency').selectOption('GBP');
      await page.getByRole('button', { name: 'Choose again' }).click();
      // 450 × 0.86
      await page.getByText('3 nights × £387').first().waitFor();
      await proceed(page).waitFor();
    });
  });

  it('takes dates that are typed key by key, and a year that is typed again', async ({
    villa,
    visit,
    may,
  }) => {
    const { year } = parts(may);
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await checkin(page).focus();
      await page.keyboard.type(`0520${year}`);
      await expect.poll(() => checkin(page).inputValue()).toBe(`${year}-05-20`);
      await checkout(page).focus();
      await page.keyboard.type(`0527${year}`);
      await expect.poll(() => checkout(page).inputValue()).toBe(`${year}-05-27`);
      await proceed(page).waitFor();
      // The field begins with its month; two steps lead to the year.
      await checkin(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(`${year - 1}`);
      await expect.poll(() => checkin(page).inputValue()).toBe(`${year - 1}-05-20`);
    });
  });

  it('requires seven nights in the peak season, in the specification’s wording', async ({
    villa,
    visit,
  }) => {
    const july = villa.takeMonth(7);
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await enter(page, addDays(july, 9), addDays(july, 14));
      await page
        .getByText(
          'Minimum stay requirement: 7 night(s) during peak season (July-August). Please select 7 or more nights.',
        )
        .first()
        .waitFor();
      expect(await invalid(page).isDisabled()).toBe(true);
    });
  });

  it('offers the first taken day for leaving only, and the day of a check-out for arriving', async ({
    villa,
    visit,
    may,
  }) => {
    const [takenFrom, takenTo] = [addDays(may, 9), addDays(may, 16)];
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await showMonth(page, addDays(may, 5));
      expect(await day(page, takenFrom).getAttribute('aria-disabled')).toBe('true');
      await day(page, addDays(may, 5)).click();
      expect(await day(page, takenFrom).getAttribute('aria-label')).toContain('check-out only');
      const second = day(page, addDays(takenFrom, 1));
      expect(await second.getAttribute('aria-disabled')).toBe('true');
      await second.click({ force: true });
      expect(await checkout(page).inputValue()).toBe('');
      await day(page, takenFrom).click();
      // Four nights at 450 and the cleaning.
      await page.getByText('€1,950').first().waitFor();
      expect(await proceed(page).isEnabled()).toBe(true);

      await day(page, takenTo).click();
      await day(page, addDays(takenTo, 3)).click();
      await page.getByText('€1,500').first().waitFor();
      expect(await proceed(page).isEnabled()).toBe(true);
    });
  });

  it('names taken nights among typed dates in the specification’s wording', async ({
    villa,
    visit,
    may,
  }) => {
    await visit(DESKTOP, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await enter(page, addDays(may, 14), addDays(may, 20));
      await page
        .getByText(
          /Selected dates overlap with existing bookings\. Unavailable: .+\. Please choose different dates\./,
        )
        .first()
        .waitFor();
      expect(await invalid(page).isDisabled()).toBe(true);
    });
  });

  it('is used by keyboard alone', async ({ villa, visit, may }) => {
    await visit(DESKTOP, async ({ page }) => {
      const focusedDay = () =>
        page.evaluate(() => document.activeElement?.getAttribute('data-day'));
      await openAlive(page, `${villa.url}/booking`);
      await showMonth(page, addDays(may, 19));
      await day(page, addDays(may, 0)).focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) {
        await page.keyboard.press(key);
      }
      expect(await focusedDay()).toBe(addDays(may, 20));
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Now choose your check-out').waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await focusedDay()).toBe(addDays(may, 27));
      await page.keyboard.press('Space');
      await proceed(page).waitFor();
    });
  });

  it('has bill and way on in sight at low windows, and any month within two presses', async ({
    villa,
    visit,
    may,
  }) => {
    await visit({ width: 1366, height: 768 }, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await page.getByRole('button', { name: /choose a month/ }).click();
      const months = page
        .getByRole('group', { name: 'Availability calendar' })
        .getByRole('list')
        .first();
      await expect.poll(() => months.getByText('first free').count()).toBe(1);
      const { year } = parts(may);
      await months.getByRole('button', { name: `May ${year} from €450` }).click();
      await day(page, addDays(may, 19)).click();
      await expectInWindow(page.locator('section', { hasText: 'Your stay' }), /check-out/);
      await day(page, addDays(may, 22)).click();
      await expectInWindow(proceed(page), /Continue to Booking/);
      await expectInWindow(page.getByText('€1,500').first(), /€1,500/);
    });
  });

  it('fits a phone, two months one below the other, with price, problem and way on in sight', async ({
    villa,
    visit,
    may,
  }) => {
    await visit(PHONE, async ({ page }) => {
      await openAlive(page, `${villa.url}/booking`);
      await showMonth(page, addDays(may, 5));
      expect(await isTooWide(page)).toBe(false);
      const [first, second] = await page
        .getByRole('grid')
        .evaluateAll((grids) => grids.map((grid) => grid.getBoundingClientRect().toJSON()));
      expect(second.left).toBe(first.left);
      expect(second.top).toBeGreaterThanOrEqual(first.bottom);

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const foot = page.locator('div:has(> p + button):not(:has(> section))');
      await day(page, addDays(may, 5)).click();
      await expectInWindow(foot, /Now choose your check-out.*Continue to Booking/s);
      // A night too few: the check-in stays, the foot says why, and the next press is the check-out.
      await day(page, addDays(may, 7)).click({ force: true });
      await expectInWindow(foot, /^If you check in on 6 May, the earliest check-out is 9 May\./);
      await day(page, addDays(may, 9)).click();
      await expectInWindow(foot, /^4 nights · .*€1,950\s+Continue to Booking$/s);
      const guests = page.getByLabel('Party size');
      await expectInWindow(guests, /2 guests/);
      await guests.selectOption('7');
      // The seventh guest pays 25.
      await expectInWindow(foot, /€1,975\s+Continue to Booking$/);
      await checkout(page).fill(addDays(may, 16));
      await expectInWindow(foot, /^Selected dates overlap.*Selection Invalid$/s);
      await page.getByRole('button', { name: 'Clear dates' }).click();
      await expect.poll(() => foot.count()).toBe(0);
    });
  });
});
