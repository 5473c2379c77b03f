import { addDays, parts, villaDay } from '@shared/domain/date';
import { signInFirstTime, type ApiSession } from '@server/test/apiSession';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './browser';
import { startVilla, type Villa } from './villa';

/** The next year's summer, so that the stay is always to come. */
const YEAR = parts(villaDay(new Date())).year + 1;
const CHECKIN = `${YEAR}-07-28`;
const CHECKOUT = `${YEAR}-08-04`;

let villa: Villa;
let owner: ApiSession;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  villa = await startVilla();
  owner = await signInFirstTime(villa.url, villa.server.adminPassword() ?? '');
});
afterAll(() => villa?.close());
beforeEach(async () => {
  visitor = await newVisitor(villa.browser, DESKTOP);
  page = visitor.page;
  await page.goto(`${villa.url}/booking`);
});
afterEach(async () => {
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

const day = (date: string) => page.locator(`[data-day="${date}"]:visible`);
const type = async (checkin: string, checkout: string) => {
  await page.getByLabel('Check-in', { exact: true }).fill(checkin);
  await page.getByLabel('Check-out', { exact: true }).fill(checkout);
};
const continueButton = () =>
  page.getByRole('button', { name: 'Continue to Booking', disabled: false });
const fillForm = async () => {
  await page.getByLabel('Full name').fill('Ana Duarte');
  await page.getByLabel('Email').fill('ana@example.pt');
};
const showJuly = async () => {
  const next = page.getByRole('button', { name: 'Next month' });
  for (let month = 0; month < 24 && !(await day(CHECKOUT).isVisible()); month += 1)
    await next.click();
};
const bookings = async () => (await owner.send('GET', '/api/bookings')).json as { id: number }[];

describe(`a stay from 28 July to 4 August`, () => {
  it('is picked by mouse, over two months side by side', async () => {
    await showJuly();
    await day(CHECKIN).click();
    await page.getByRole('status').getByText('Now choose your check-out').waitFor();
    await day(CHECKOUT).click();
    await continueButton().waitFor();
    expect(await page.getByText('7 nights × €650').isVisible()).toBe(true);
    expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(CHECKIN);
    expect(await page.getByLabel('Check-out', { exact: true }).inputValue()).toBe(CHECKOUT);
  });

  it('is picked by keyboard alone', async () => {
    await showJuly();
    await day(`${YEAR}-07-01`).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // 22 July; a week and a day on, then back.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe(
      CHECKIN,
    );
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Now choose your check-out').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe(
      CHECKOUT,
    );
    await page.keyboard.press('Space');
    await continueButton().waitFor();
  });

  it('is entered by typing, on a phone too', async () => {
    await page.setViewportSize(PHONE);
    await type(CHECKIN, CHECKOUT);
    await continueButton().waitFor();
    expect(await page.getByText('€4,700').first().isVisible()).toBe(true);
  });

  it('needs seven nights, and says so', async () => {
    await type(CHECKIN, `${YEAR}-08-02`);
    await page
      .getByText(
        'Minimum stay requirement: 7 night(s) during peak season (July-August). Please select 7 or more nights.',
      )
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Selection Invalid' }).isDisabled()).toBe(true);
  });
});

describe('a selection', () => {
  it('starts over with an earlier day, and again once it is complete', async () => {
    await showJuly();
    await day(`${YEAR}-07-15`).click();
    await day(`${YEAR}-07-10`).click();
    expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(`${YEAR}-07-10`);
    await day(`${YEAR}-07-20`).click();
    expect(await page.getByLabel('Check-out', { exact: true }).inputValue()).toBe(`${YEAR}-07-20`);
    await day(`${YEAR}-07-22`).click();
    expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(`${YEAR}-07-22`);
    expect(await page.getByLabel('Check-out', { exact: true }).inputValue()).toBe('');
  });

  it('is cleared by the button, by another month and by another currency', async () => {
    const checkin = () => page.getByLabel('Check-in', { exact: true }).inputValue();
    await type(CHECKIN, CHECKOUT);
    await page.getByRole('button', { name: 'Clear dates' }).click();
    expect(await checkin()).toBe('');
    await type(CHECKIN, CHECKOUT);
    await page.getByRole('button', { name: 'Next month' }).click();
    expect(await checkin()).toBe('');
    await type(CHECKIN, CHECKOUT);
    await page.getByLabel('Currency').selectOption('GBP');
    await expect.poll(checkin).toBe('');
    // 650 × 0.86
    await type(CHECKIN, CHECKOUT);
    await page.getByText('7 nights × £559').waitFor();
  });

  it('is kept with everything typed when the guest goes back to change dates', async () => {
    await type(CHECKIN, CHECKOUT);
    await continueButton().click();
    await fillForm();
    await page.getByRole('button', { name: 'Change Dates' }).click();
    await type(CHECKIN, addDays(CHECKOUT, 2));
    await continueButton().click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana Duarte');
    expect(await page.getByText('9 nights × €650').isVisible()).toBe(true);
  });
});

describe('sending', () => {
  it.each([
    ['', '', 'Name required', 'Please enter your full name.'],
    ['Ana', '', 'Email required', 'Please enter your email address.'],
    ['Ana', 'ana@villa', 'Invalid email', 'Please enter a valid email address.'],
  ])('with %j and %j says %s', async (name, email, title, text) => {
    await type(CHECKIN, CHECKOUT);
    await continueButton().click();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByText(title, { exact: true }).first().waitFor();
    expect(await page.getByText(text).first().isVisible()).toBe(true);
  });

  it('shows a price that changed meanwhile and asks again, with everything kept', async () => {
    const stay = [`${YEAR}-05-03`, `${YEAR}-05-10`] as const;
    await type(...stay);
    await continueButton().click();
    await fillForm();
    await owner.send('POST', '/api/admin/price-overrides', {
      name: 'Changed',
      startDate: stay[0],
      endDate: stay[1],
      overridePrice: '500.00',
      priority: 9,
    });
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByText('The price has changed to €3,650').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana Duarte');
    await page.getByRole('button', { name: 'Send Enquiry at the New Price' }).click();
    await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
  });

  it('names nights that were taken meanwhile, and leads back to other dates', async () => {
    const stay = [`${YEAR}-10-04`, `${YEAR}-10-11`] as const;
    await type(...stay);
    await continueButton().click();
    await fillForm();
    const rival = await fetch(`${villa.url}/api/booking-enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        guestName: 'Rival',
        guestEmail: 'rival@example.com',
        checkinDate: stay[0],
        checkoutDate: addDays(stay[0], 3),
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '1500.00',
      }),
    });
    expect(rival.status).toBe(201);
    const [first] = await bookings();
    await owner.send('PATCH', `/api/bookings/${first?.id}/status`, { status: 'confirmed' });
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page
      .getByText(/Selected dates overlap with existing bookings/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Change Dates' }).click();
    await type(addDays(stay[0], 3), addDays(stay[1], 3));
    await continueButton().click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana Duarte');
  });

  it('stores one enquiry for a double click, and one for a retry after a lost answer', async () => {
    const before = (await bookings()).length;
    await type(`${YEAR}-11-02`, `${YEAR}-11-09`);
    await continueButton().click();
    await fillForm();
    // The server gets it, the guest never hears: the worst moment to lose a connection.
    await page.route('**/api/booking-enquiry', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Send Enquiry' }).dblclick();
    await page.getByText('Error sending enquiry').first().waitFor();
    await page.getByText('What you typed is still here.').first().waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana Duarte');
    await page.unroute('**/api/booking-enquiry');
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
    expect((await bookings()).length).toBe(before + 1);
  });
});
