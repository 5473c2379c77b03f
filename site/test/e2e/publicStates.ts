import { addDays, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { openAlive } from './publicPage';

const CHECKIN = addDays(addMonths(startOfMonth(villaDay(new Date())), 1), 20);

/** Every state of the public site except the guest's page, and how to reach it. */
export const PUBLIC_STATES: [name: string, open: (page: Page, url: string) => Promise<unknown>][] =
  [
    ['home', (page, url) => openAlive(page, url)],
    [
      'the viewer of photos',
      async (page, url) => {
        await openAlive(page, url);
        await page.getByRole('button', { name: /^View All/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    ['booking, dates', (page, url) => openAlive(page, `${url}/booking`)],
    [
      'booking, a form with errors',
      async (page, url) => {
        await openAlive(page, `${url}/booking`);
        await page.getByLabel('Check-in', { exact: true }).fill(CHECKIN);
        await page.getByLabel('Check-out', { exact: true }).fill(addDays(CHECKIN, 7));
        await page.getByRole('button', { name: 'Continue to Booking' }).click();
        await page.getByRole('button', { name: 'Send Enquiry' }).click();
        await page.getByText('Please enter your full name.').first().waitFor();
      },
    ],
    ['privacy', (page, url) => page.goto(`${url}/privacy`)],
    ['terms', (page, url) => page.goto(`${url}/terms`)],
    ['cancellation', (page, url) => page.goto(`${url}/cancellation`)],
    ['404', (page, url) => page.goto(`${url}/nothing-here`)],
    // This address belongs to no page or file.
    ['an error page', (page, url) => page.goto(`${url}/uploads/nothing.jpg`)],
  ];
