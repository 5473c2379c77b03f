/**
 * `npm run bench:admin`: measures the back office with ten thousand bookings (with payments, offers and
 * conversations) on the built server in a real browser: time to the usable Bookings tab and to a complete booking
 * panel, the longest task while typing into the search, and a change of month. Without a browser: a year's figures,
 * the start tab, and the lists. Prints medians and bounds, and exits non-zero when one is exceeded.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sqlite3 from 'sqlite3';
import { findChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/freePort.mjs';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/root.mjs';
import { manyBookingsSql } from './manyBookings.mjs';
import { manyPartsSql } from './manyParts.mjs';

/** @typedef {Window & { usableAt?: number, tasks?: number[] }} MeasuredWindow measurements of a page */

const BOOKINGS = 10_000;
const RUNS = 5;
const FIRST_PASSWORD = 'Bench-first-password-1';
const OWNER_PASSWORD = 'Bench-owner-password-2';
const BOUNDS_MS = { tab: 1000, typing: 100, month: 300, call: 50, answer: 100 };
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
const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

await prepare({ root, steps: 3 });
const dataDir = mkdtempSync(path.join(tmpdir(), 'villa-bench-'));
const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium({ env: process.env, platform: process.platform }),
  args: CHROME_FLAGS,
});
try {
  const cookies = await signIn();
  await fillDatabase();
  process.stdout.write(`\nWith ${BOOKINGS} bookings (medians of ${RUNS}):\n`);
  const results = [
    report(
      'navigation to the usable Bookings tab',
      await measured(cookies, bookingsTab),
      BOUNDS_MS.tab,
    ),
    report('longest task while typing a search', await measured(cookies, typing), BOUNDS_MS.typing),
    report(
      'change of month in the calendar',
      await measured(cookies, monthChange),
      BOUNDS_MS.month,
    ),
    report('navigation to a booking’s whole panel', await measured(cookies, panel), BOUNDS_MS.tab),
  ];
  for (const [name, address] of CALLS) {
    // Each row includes its conflicts.
    const bound = address.endsWith('view=answer') ? BOUNDS_MS.answer : BOUNDS_MS.call;
    results.push(report(name, await answered(cookies, address), bound));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The median of a measurement, each run in a separate browser profile. */
async function measured(cookies, measure) {
  const values = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    values.push(await measure(await context.newPage()));
    await context.close();
  }
  return values.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
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
  return values.slice(1).toSorted((a, b) => a - b)[2 * RUNS];
}

/** Prints a measurement. @returns whether it is within its bound */
function report(name, valueMs, boundMs) {
  const isMet = valueMs <= boundMs;
  process.stdout.write(
    `  ${name.padEnd(40)} ${valueMs.toFixed(0).padStart(6)} ms   at most ${boundMs} ms${isMet ? '' : '   NOT MET'}\n`,
  );
  return isMet;
}

async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'dist/server/index.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: FIRST_PASSWORD,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on(
      'data',
      (chunk) => String(chunk).includes('Listening on') && resolve(undefined),
    );
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
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

async function fillDatabase() {
  const database = new sqlite3.Database(path.join(dataDir, 'villa.sqlite'));
  await new Promise((resolve, reject) =>
    database.exec(manyBookingsSql(BOOKINGS) + manyPartsSql(), (error) =>
      error ? reject(error) : resolve(undefined),
    ),
  );
  await new Promise((resolve) => database.close(resolve));
}
