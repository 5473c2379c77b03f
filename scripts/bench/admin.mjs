/**
 * `npm run bench:admin`: measures the back office with ten thousand bookings (with payments, offers and
 * conversations) on the built server in a real browser: time to the usable Bookings tab and to a complete booking
 * panel, the longest task while typing into the search, and a change of month. Without a browser: a year's figures,
 * the start tab, and the lists. Prints medians and bounds, and exits non-zero when one is exceeded.
 */
import { chromium } from 'playwright-core';
import { findChromium, HEADLESS_FLAGS } from '../lib/chromium.mjs';
import { runCommand } from '../lib/command.mjs';
import { execSql } from './fill.mjs';
import { manyBookingsSql } from './manyBookings.mjs';
import { manyPartsSql } from './manyParts.mjs';
import { median, printMeasure } from './report.mjs';
import { startProduct, temporaryFolder } from './servers.mjs';

/** @typedef {Window & { usableAt?: number, tasks?: number[] }} MeasuredWindow measurements of a page */

const BOOKINGS = 10_000;
const RUNS = 5;
const FIRST_PASSWORD = 'Bench-first-password-1';
const OWNER_PASSWORD = 'Bench-owner-password-2';
const BOUNDS_MS = { tab: 1000, typing: 100, month: 300, call: 50, answer: 100 };
/** @type {[string, number, (page: import('playwright-core').Page) => Promise<number>][]} */
const SCREENS = [
  ['navigation to the usable Bookings tab', BOUNDS_MS.tab, bookingsTab],
  ['longest task while typing a search', BOUNDS_MS.typing, typing],
  ['change of month in the calendar', BOUNDS_MS.month, monthChange],
  ['navigation to a booking’s whole panel', BOUNDS_MS.tab, panel],
];
/**
 * Requests measured without a browser; the booking is the newest confirmed one.
 * @type {[string, string][]}
 */
const CALLS = [
  ['a year’s figures, asked for and answered', '/api/admin/figures'],
  ['the start tab, asked for and answered', '/api/admin/today'],
  ['the list’s first page', '/api/bookings?limit=50'],
  ['the list of those that want an answer', '/api/bookings?limit=50&view=answer'],
  ['a booking', '/api/admin/bookings/VL-M09990'],
  ['a booking’s payments', '/api/admin/bookings/9990/payments'],
  ['a booking’s offers', '/api/admin/bookings/9991/offers'],
  ['a booking’s conversation', '/api/admin/bookings/VL-M09990/conversation'],
  ['the list of conversations', '/api/admin/conversations'],
];

/** @type {import('./servers.mjs').Served} */
let server;
/** @type {import('playwright-core').Browser} */
let browser;

await runCommand({}, async () => {
  const dataDir = temporaryFolder();
  server = await startProduct(dataDir, { ADMIN_PASSWORD: FIRST_PASSWORD });
  browser = await chromium.launch({
    executablePath: findChromium({ env: process.env, platform: process.platform }),
    args: HEADLESS_FLAGS,
  });
  try {
    const cookies = await signIn();
    await execSql(dataDir, manyBookingsSql(BOOKINGS) + manyPartsSql());
    process.stdout.write(`\nIn ms, with ${BOOKINGS} bookings (medians of ${RUNS}):\n`);
    const check = (name, value, most) => {
      if (!printMeasure(name, value, { most })) process.exitCode = 1;
    };
    for (const [name, most, measure] of SCREENS)
      check(name, await measured(cookies, measure), most);
    for (const [name, address] of CALLS) {
      // Each row includes its conflicts.
      const most = address.endsWith('view=answer') ? BOUNDS_MS.answer : BOUNDS_MS.call;
      check(name, await answered(cookies, address), most);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});

/** The median of a measurement, each run in a separate browser profile. */
async function measured(cookies, measure) {
  const values = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    values.push(await measure(await context.newPage()));
    await context.close();
  }
  return median(values);
}

/** From navigation, with an empty cache, until rows with enabled buttons are there. */
function bookingsTab(page) {
  return paintedAt(
    page,
    '/admin',
    () =>
      document.querySelectorAll('tbody tr').length >= 50 &&
      document.querySelector('tbody button:not(:disabled)') !== null &&
      document.querySelector('input[type="search"]') !== null,
  );
}

/** From navigation, with an empty cache, until a booking's payments, mails and messages are there. */
function panel(page) {
  return paintedAt(page, '/admin?booking=VL-M09990', () => {
    const text = document.querySelector('[role="dialog"]')?.textContent ?? '';
    return ['Record a payment', 'Before the departure', 'where may we park? 3'].every((part) =>
      text.includes(part),
    );
  });
}

/**
 * Milliseconds from navigation until `isThere` finds its target painted. The page records the time itself, because
 * polling from outside adds a delay.
 */
async function paintedAt(page, address, isThere) {
  await page.addInitScript(`{
    const isThere = ${isThere};
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      // After the next frame it has been painted as well.
      requestAnimationFrame(() => setTimeout(() => (window.usableAt = performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  }`);
  await page.goto(server.url + address);
  await page.waitForFunction(() => /** @type {MeasuredWindow} */ (window).usableAt !== undefined);
  return page.evaluate(() => /** @type {MeasuredWindow} */ (window).usableAt);
}

/** The longest task while a name is typed above two hundred rows; tasks below 50 ms do not count. */
async function typing(page) {
  await page.goto(`${server.url}/admin`);
  for (const rows of [100, 150, 200]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.waitForFunction(
      (least) => document.querySelectorAll('tbody tr').length >= least,
      rows,
    );
  }
  await noteLongTasks(page);
  // At human speed with pauses, so that answers arrive in between.
  for (const key of 'guest 0421') {
    await page
      .getByRole('searchbox', { name: 'Search' })
      .press(key === ' ' ? 'Space' : key, { delay: 40 });
    await page.waitForTimeout(key === ' ' ? 400 : 120);
  }
  await page.getByRole('link', { name: 'Guest 04210', exact: true }).first().waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(...(/** @type {MeasuredWindow} */ (window).tasks ?? [])));
}

async function noteLongTasks(page) {
  await page.evaluate(() => {
    const { tasks } = Object.assign(window, { tasks: [0] });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((entry) => entry.duration)),
    ).observe({ type: 'longtask' });
  });
}

/** From the press on 'Next' until another month is painted. */
async function monthChange(page) {
  await page.goto(`${server.url}/admin/calendar`);
  const next = page.getByRole('main').getByRole('button', { name: /^Next/ });
  await next.waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // Long enough for the neighbouring months to load, as when somebody looks at the month.
  await page.waitForTimeout(1000);
  return next.evaluate(
    (button) =>
      new Promise((resolve) => {
        const panel = button.closest('main');
        const month = () =>
          /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/.exec(
            panel.textContent,
          )?.[0];
        const before = month();
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (month() === before || panel.querySelector('[aria-busy="true"]')) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        watch.observe(panel, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        });
        button.click();
      }),
  );
}

async function answered(cookies, address) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const values = [];
  for (let run = 0; run <= 4 * RUNS; run += 1) {
    const start = performance.now();
    const response = await fetch(server.url + address, { headers: { Cookie: cookie } });
    await response.text();
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    values.push(performance.now() - start);
  }
  return median(values.slice(1));
}

/** Signs in and replaces the initial password. @returns the session's cookies for a browser */
async function signIn() {
  const first = await post('/api/admin/login', { username: 'admin', password: FIRST_PASSWORD });
  const changed = await post(
    '/api/admin/change-password',
    { currentPassword: FIRST_PASSWORD, newPassword: OWNER_PASSWORD },
    first.map(({ name, value }) => `${name}=${value}`).join('; '),
  );
  return changed.map((cookie) => ({ ...cookie, url: server.url }));
}

async function post(address, body, cookie = '') {
  const response = await fetch(server.url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
}
