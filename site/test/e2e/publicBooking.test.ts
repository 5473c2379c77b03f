import { addDays, parts, villaDay } from '@shared/domain/date';
import { signInFirstTime, type ApiSession } from '@server/test/apiSession';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, TABLET } from './browser';
import { expectToast, WIDTHS } from './publicPage';
import { startVisits, type Visits } from './visits';

/** A week in May of the next year that somebody has; outside the peak three nights are enough. */
const YEAR = parts(villaDay(new Date())).year + 1;
const TAKEN_FROM = `${YEAR}-05-10`;
const TAKEN_TO = `${YEAR}-05-17`;

type Booking = { id: number; guestName: string; checkinDate: string };

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`).first();
const checkin = (page: Page) => page.getByLabel('Check-in', { exact: true });
const checkout = (page: Page) => page.getByLabel('Check-out', { exact: true });
const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Continue to Booking', disabled: false });
const send = (page: Page) => page.getByRole('button', { name: 'Send Enquiry' });

/** Brings a month to the calendar by typing a day of it, and forgets the day again. */
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

/** Waits until something says this, wholly within the window and with nothing above it. */
async function expectInWindow(element: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => element.innerText()).toMatch(text);
  const isInSight = await element.evaluate((node) => {
    const { top, bottom, left, width } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && node.contains(hit);
  });
  expect(isInSight).toBe(true);
}

describe('the booking page beside a stay that is taken', () => {
  let villa: Visits;
  let owner: ApiSession;
  beforeAll(async () => {
    villa = await startVisits('/booking');
    owner = await signInFirstTime(villa.url, villa.server.adminPassword() ?? '');
    const answer = await fetch(`${villa.url}/api/booking-enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        guestName: 'Tom Baker',
        guestEmail: 'tom@example.co.uk',
        checkinDate: TAKEN_FROM,
        checkoutDate: TAKEN_TO,
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '3300.00',
        priceBreakdown: null,
      }),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    const [first] = await bookings();
    await owner.send('PATCH', `/api/bookings/${first?.id}/status`, { status: 'confirmed' });
  });
  afterAll(() => villa?.close());

  async function bookings(): Promise<Booking[]> {
    return (await owner.send('GET', '/api/bookings')).json as Booking[];
  }

  it.each(WIDTHS)(
    'offers the first taken day for leaving, and no other, at $width px',
    async (size) => {
      await villa.visit(size, async ({ page }) => {
        await showMonth(page, `${YEAR}-05-06`);
        expect(await day(page, TAKEN_FROM).getAttribute('aria-disabled')).toBe('true');
        await day(page, `${YEAR}-05-06`).click();
        expect(await day(page, TAKEN_FROM).getAttribute('aria-label')).toContain('check-out only');
        const second = day(page, addDays(TAKEN_FROM, 1));
        expect(await second.getAttribute('aria-disabled')).toBe('true');
        await second.click({ force: true });
        expect(await checkout(page).inputValue()).toBe('');
        await day(page, TAKEN_FROM).click();
        // Four nights at 450 and the cleaning.
        await expect.poll(() => page.getByText('€1,950').first().isVisible()).toBe(true);
        expect(await proceed(page).isEnabled()).toBe(true);
      });
    },
  );

  it('tells free, taken, turnover and chosen days apart in forced colours, and the legend too', async () => {
    await villa.visit(
      DESKTOP,
      async ({ page }) => {
        await showMonth(page, `${YEAR}-05-20`);
        await day(page, `${YEAR}-05-20`).click();
        await day(page, `${YEAR}-05-24`).click();
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
        const days = ['05-05', TAKEN_FROM.slice(5), '05-12', TAKEN_TO.slice(5), '05-22'];
        const looks = await Promise.all(days.map((date) => drawn(day(page, `${YEAR}-${date}`))));
        expect([...new Set(looks)]).toEqual(looks);
        const chosen = ['05-20', '05-22', '05-24'].map((date) => day(page, `${YEAR}-${date}`));
        const system = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
          const { backgroundColor } = getComputedStyle(probe);
          probe.remove();
          return backgroundColor;
        });
        for (const each of chosen) expect(await drawn(each)).toContain(system);
        const squares = await page.locator('[role=group] > ul > li > span').all();
        const drawnSquares = await Promise.all(squares.map(drawn));
        expect(drawnSquares).toHaveLength(5);
        expect([...new Set(drawnSquares)]).toEqual(drawnSquares);
      },
      { forcedColors: 'active' },
    );
  });

  it('takes dates that are typed key by key, and a year that is typed again', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await checkin(page).focus();
      await page.keyboard.type(`0610${YEAR}`);
      await expect.poll(() => checkin(page).inputValue()).toBe(`${YEAR}-06-10`);
      await checkout(page).focus();
      await page.keyboard.type(`0617${YEAR}`);
      await expect.poll(() => checkout(page).inputValue()).toBe(`${YEAR}-06-17`);
      await expect.poll(() => proceed(page).isEnabled()).toBe(true);

      // The field begins with its month; two steps lead to the year.
      await checkin(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(`${YEAR - 1}`);
      await expect.poll(() => checkin(page).inputValue()).toBe(`${YEAR - 1}-06-10`);
    });
  });

  it('lets a guest arrive on the day another leaves', async () => {
    await villa.visit(PHONE, async ({ page }) => {
      await showMonth(page, TAKEN_TO);
      await day(page, TAKEN_TO).click();
      await day(page, addDays(TAKEN_TO, 3)).click();
      await expect.poll(() => page.getByText('€1,500').first().isVisible()).toBe(true);
      expect(await proceed(page).isEnabled()).toBe(true);
    });
  });

  it.each([PHONE, TABLET])(
    'keeps price, problem and way on in sight beside the calendar at $width px',
    async (size) => {
      await villa.visit(size, async ({ page }) => {
        await showMonth(page, `${YEAR}-05-06`);
        expect(await page.getByRole('button', { name: 'Selection Invalid' }).isDisabled()).toBe(
          true,
        );
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const foot = page.locator('div:has(> [aria-hidden] + button)');
        await day(page, `${YEAR}-05-06`).click();
        await expectInWindow(foot, /Now choose your check-out.*Selection Invalid/s);
        await day(page, TAKEN_FROM).click();
        await expectInWindow(foot, /^4 nights\s+€1,950\s+Continue to Booking$/);
        await checkout(page).fill(TAKEN_TO);
        await expectInWindow(foot, /^Selected dates overlap.*Selection Invalid$/s);
        await page.getByRole('button', { name: 'Clear dates' }).click();
        await expect.poll(() => foot.count()).toBe(0);
      });
    },
  );

  it('has 42 cells a month in weeks from Sunday, and no day of the past to pick', async () => {
    await villa.visit(PHONE, async ({ page }) => {
      const grid = page.getByRole('grid').first();
      expect(await grid.locator('td').count()).toBe(42);
      expect(await grid.locator('th').first().innerText()).toMatch(/^Sun/);
      const today = villaDay(new Date());
      expect(await day(page, today).getAttribute('aria-disabled')).toBe('true');
      expect(await page.getByRole('button', { name: 'Previous month' }).isDisabled()).toBe(true);
    });
  });

  it('offers as many guests as the owner takes, 2 to begin with, and prices each', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      const guests = page.getByLabel('Guests');
      expect(await guests.inputValue()).toBe('2');
      expect(await guests.locator('option').count()).toBe(12);
      await checkin(page).fill(`${YEAR}-05-20`);
      await checkout(page).fill(`${YEAR}-05-23`);
      await expect.poll(() => page.getByText('€1,500').first().isVisible()).toBe(true);
      await guests.selectOption('8');
      // Two guests above six at 25 euros each.
      await expect.poll(() => page.getByText('Extra guests').isVisible()).toBe(true);
    });
  });

  it('shows two months one below the other on a phone, and side by side on a desk', async () => {
    const boxes = (page: Page) =>
      page.getByRole('grid').evaluateAll((grids) =>
        grids.map((grid) => {
          const { left, top, bottom } = grid.getBoundingClientRect();
          return { left, top, bottom };
        }),
      );
    await villa.visit(PHONE, async ({ page }) => {
      const [first, second] = await boxes(page);
      expect(second?.left).toBe(first?.left);
      expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    });
    await villa.visit(DESKTOP, async ({ page }) => {
      const [first, second] = await boxes(page);
      expect(second?.top).toBe(first?.top);
    });
  });

  it.each([PHONE, DESKTOP])(
    'brings a stay back that another month or currency has cleared, at $width px',
    async (size) => {
      await villa.visit(size, async ({ page }) => {
        const again = page.getByRole('button', { name: 'Choose it again' });
        await checkin(page).fill(`${YEAR}-05-20`);
        await checkout(page).fill(`${YEAR}-05-23`);
        await proceed(page).waitFor();
        expect(await again.count()).toBe(0);
        await page.getByRole('button', { name: 'Next month' }).click();
        await page.getByRole('button', { name: 'Next month' }).click();
        expect(await checkin(page).inputValue()).toBe('');
        await expectInWindow(again.locator('..'), /^20 May to 23 May was cleared\./);
        // Told once the month is there; until then the same place says that it is loaded.
        await expect
          .poll(() => page.getByRole('status').allInnerTexts())
          .toContain('20 May to 23 May was cleared.');
        await again.click();
        expect(await checkin(page).inputValue()).toBe(`${YEAR}-05-20`);
        await expect.poll(() => day(page, `${YEAR}-05-21`).isVisible()).toBe(true);
        await proceed(page).waitFor();
        expect(await again.count()).toBe(0);

        await page.getByLabel('Currency').selectOption('GBP');
        await again.click();
        await proceed(page).waitFor();
        await expect.poll(() => page.getByText('3 nights × £387').first().isVisible()).toBe(true);

        // Other days, or clearing by one's own hand, are the guest's last word.
        await page.getByRole('button', { name: 'Next month' }).click();
        await checkin(page).fill(`${YEAR}-06-03`);
        expect(await again.count()).toBe(0);
        await page.getByRole('button', { name: 'Clear dates' }).click();
        expect(await again.count()).toBe(0);
      });
    },
  );

  it.each([PHONE, DESKTOP])(
    'picks the first free week, and keeps it over a look at the home page, at $width px',
    async (size) => {
      await villa.visit(size, async ({ page }) => {
        const first = addDays(villaDay(new Date()), 1);
        await page.getByRole('button', { name: 'First free week' }).click();
        await proceed(page).click();
        await page.getByLabel('Full name').fill('Eva Lind');
        await page.getByRole('link', { name: 'Back to Home' }).click();
        await page.waitForURL(`${villa.url}/`);
        await page.getByRole('link', { name: 'Book Now' }).first().click();
        await proceed(page).waitFor();
        expect(await checkin(page).inputValue()).toBe(first);
        expect(await checkout(page).inputValue()).toBe(addDays(first, 7));
        await proceed(page).click();
        expect(await page.getByLabel('Full name').inputValue()).toBe('Eva Lind');
      });
    },
  );

  it('brings the week that was picked into sight, below the first month of a phone', async () => {
    await villa.visit(PHONE, async ({ page }) => {
      await showMonth(page, `${YEAR}-03-06`);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'Cheapest week in April' }).click();
      await expect.poll(() => checkin(page).inputValue()).toMatch(/-04-/);
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

  it('leads from a month without free days to the next with some, and fills taken days', async () => {
    await villa.visit(PHONE, async ({ page }) => {
      await showMonth(page, `${YEAR}-05-06`);
      const shade = (date: string) =>
        day(page, date).evaluate((node) => getComputedStyle(node).backgroundImage !== 'none');
      // A wedge where they come and where they go, all of each day between.
      expect(await shade(TAKEN_FROM)).toBe(true);
      expect(await shade(TAKEN_TO)).toBe(true);
      expect(await shade(addDays(TAKEN_FROM, 1))).toBe(false);
      const between = await day(page, addDays(TAKEN_FROM, 1)).evaluate(
        (node) => getComputedStyle(node).backgroundColor,
      );
      expect(between).not.toMatch(/, 0\)$/);

      const block = await owner.send('POST', '/api/admin/blocks', {
        startDate: `${YEAR}-09-01`,
        endDate: `${YEAR}-11-05`,
        note: 'Painting',
      });
      expect(block.status).toBe(201);
      await page.reload();
      await checkin(page).fill(`${YEAR}-09-01`);
      await page.getByRole('button', { name: 'Clear dates' }).click();
      await page.getByRole('button', { name: `Show November ${YEAR}` }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day')))
        .toBe(`${YEAR}-11-05`);
    });
  });

  it('speaks of the next step in the side card', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      const card = page.locator('section', {
        has: page.getByRole('heading', { name: 'Your stay' }),
      });
      await expect.poll(() => card.innerText()).toContain('Choose your dates to see the price.');
      await checkin(page).fill(`${YEAR}-05-20`);
      await expect
        .poll(() => card.innerText())
        .toContain(`Check-in 20 May ${YEAR}. Now choose your check-out.`);
      await checkin(page).fill('');
      await checkout(page).fill(`${YEAR}-05-23`);
      await expect
        .poll(() => card.innerText())
        .toContain(`Check-out 23 May ${YEAR}. Now choose your check-in.`);
    });
  });

  it('shows the house’s times and minimum stay beside the form, and leads back', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await toForm(page, `${YEAR}-05-20`, `${YEAR}-05-23`);
      for (const text of ['after 4:00 PM', 'before 11:00 AM', '3 nights, 7 in July and August']) {
        expect(await page.getByText(text).isVisible()).toBe(true);
      }
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${villa.url}/`);
    });
  });

  it('says that an enquiry failed offline, keeps it, and stores it once afterwards', async () => {
    await villa.visit(PHONE, async ({ page, context }) => {
      await toForm(page, `${YEAR}-05-20`, `${YEAR}-05-23`);
      await context.setOffline(true);
      await send(page).click();
      await expectToast(
        page,
        'Error sending enquiry',
        'We could not be reached. Please check your connection and try again. What you typed is still here.',
      );
      expect(await page.getByLabel('Full name').inputValue()).toBe('Eva Lind');
      await context.setOffline(false);
      await send(page).dblclick();
      await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
      const stored = (await bookings()).filter(({ guestName }) => guestName === 'Eva Lind');
      expect(stored.map(({ checkinDate }) => checkinDate)).toEqual([`${YEAR}-05-20`]);
      // Nobody who reloads this page finds the same stay ready to be sent again.
      await expect.poll(() => new URL(page.url()).searchParams.has('checkin')).toBe(false);
      await page.getByRole('button', { name: 'Make another enquiry' }).click();
      expect(await checkin(page).inputValue()).toBe('');
    });
  });

  it('keeps what was typed when the browser goes back to the dates, and forward again', async () => {
    await villa.visit(PHONE, async ({ page }) => {
      const name = page.getByLabel('Full name');
      await toForm(page, `${YEAR}-05-20`, `${YEAR}-05-23`);
      await page.goBack();
      await proceed(page).waitFor();
      expect(await checkin(page).inputValue()).toBe(`${YEAR}-05-20`);
      await page.goForward();
      expect(await name.inputValue()).toBe('Eva Lind');
      await page.getByRole('link', { name: /skip/i }).press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      expect(await name.inputValue()).toBe('Eva Lind');
      await page.getByRole('button', { name: 'Change Dates' }).click();
      await proceed(page).click();
      expect(await name.inputValue()).toBe('Eva Lind');
      // A reload keeps the stay, which is in the address, and forgets the person.
      await page.reload();
      await expect.poll(() => checkin(page).inputValue()).toBe(`${YEAR}-05-20`);
      expect(await checkout(page).inputValue()).toBe(`${YEAR}-05-23`);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL(`**/de/booking?checkin=${YEAR}-05-20&checkout=${YEAR}-05-23`);
      await page.getByRole('link', { name: 'English' }).click();
      await proceed(page).click();
      expect(await name.inputValue()).toBe('');
    });
  });

  it('is printed with its days and dark text, and without what can only be pressed', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: /skip/i }).isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Selection Invalid' }).isVisible()).toBe(false);
      expect(await page.locator('[data-day]').first().isVisible()).toBe(true);
      const colourOf = (name: string) =>
        page
          .locator(name)
          .first()
          .evaluate((node) => getComputedStyle(node).color);
      expect(await colourOf('footer p')).toBe(await colourOf('body'));
    });
  });

  it('says that a price could not be calculated, and calculates it when asked again', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      await page.route('**/api/calculate-price', (route) => route.fulfill({ status: 502 }));
      await checkin(page).fill(`${YEAR}-06-01`);
      await checkout(page).fill(`${YEAR}-06-04`);
      await expect
        .poll(() => page.getByText('Error calculating price').first().isVisible())
        .toBe(true);
      const again = page.getByRole('button', { name: 'Try again' });
      expect(await page.getByRole('button', { name: 'Selection Invalid' }).count()).toBe(0);
      await page.unroute('**/api/calculate-price');
      await again.click();
      await proceed(page).waitFor();
      expect(await proceed(page).isEnabled()).toBe(true);
    });
  });

  it('had no exception, no failed hydration and nothing against the content policy', () => {
    expect(villa.errors).toEqual([]);
  });
});
