import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@server/projectRoot';
import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import { startBuiltServer } from '@server/test/builtServer';
import { openSqliteFile } from '@server/test/sqliteFile';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { manyBookingsSql } from '../../scripts/bench/manyBookings.mjs';
import { ensureDesktop, FALLBACK_BUILD } from '../../scripts/lib/desktopBuild.mjs';
import { findTestElectron, runnableElectron } from '../../scripts/lib/electronRuntime.mjs';
import { ensureScreen } from '../test/e2e/screen';

const ROUNDS = 5;
const BOOKINGS = 500;
const FIRST_DAY = -200;
/** Maximum time and memory, relative to an empty window on the same runtime. */
const MOST_TIMES = 1.3;

const EMPTY_APP = `const { app, BrowserWindow } = require('electron');
app.setPath('userData', process.env.VILLA_ADMIN_PROFILE);
app.whenReady().then(() => new BrowserWindow().loadURL('data:text/html,<h1>Ready</h1>'));
`;

/**
 * Measures the app's start until the bookings list of a large villa is usable, and the memory of all its processes
 * at that point. Compares both with an empty window and prints the medians of five starts.
 * @returns whether the measurement succeeded within the bounds
 */
export async function main(): Promise<boolean> {
  const root = projectRoot();
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const found = await findTestElectron({ root, say });
  if ('reason' in found) {
    say(found.reason);
    return false;
  }
  await ensureDesktop({ root, say, isFallback: found.isFallback });
  const executablePath = await runnableElectron(found);
  const screen = await ensureScreen();
  if ('reason' in screen) {
    say(screen.reason);
    return false;
  }
  const profile = await mkdtemp(path.join(tmpdir(), 'villa-bench-'));
  // Started last, so that a failure before leaves no server running.
  const server = await startBuiltServer().catch((error: unknown) => {
    screen.close();
    throw error;
  });
  try {
    await signInFirstTime(server.url, server.adminPassword() ?? '');
    const database = await openSqliteFile(server.dataDir);
    try {
      // Half of the stays are in the future and listed first.
      await database.run(manyBookingsSql(BOOKINGS, FIRST_DAY));
    } finally {
      await database.close();
    }
    const place = { executablePath, profile, display: screen.display };
    const { ownRuns, emptyRuns } = await measure(server.url, place);
    const [own, empty] = [ownRuns, emptyRuns].map((runs) => ({
      ms: middle(runs.map(({ ms }) => ms)),
      megabytes: middle(runs.map(({ megabytes }) => megabytes)),
    })) as [Figures, Figures];
    const times = own.ms / empty.ms;
    say(`Electron ${found.version}, ${ROUNDS} starts of each, ${BOOKINGS} bookings`);
    say(`An empty window: ${textOf(empty)}`);
    say(`The list of bookings: ${textOf(own)}`);
    say(`In time ${times.toFixed(2)} times as much; ${MOST_TIMES} is the most.`);
    return times <= MOST_TIMES;
  } finally {
    await server.close();
    screen.close();
    await rm(profile, { recursive: true, force: true });
  }
}

type Figures = { ms: number; megabytes: number };

function textOf({ ms, megabytes }: Figures): string {
  return `${Math.round(ms)} ms, ${Math.round(megabytes)} MB in all processes`;
}

type Place = { executablePath: string; profile: string; display: string | null };

/** Connects and signs in once, then starts the app and an empty one in turn. */
async function measure(
  url: string,
  place: Place,
): Promise<{ ownRuns: Figures[]; emptyRuns: Figures[] }> {
  const first = await launch(place, projectRoot());
  try {
    await connectAndSignIn(await first.firstWindow(), url);
  } finally {
    await first.close();
  }
  const emptyApp = await makeEmptyApp(place.profile);
  const ownRuns: Figures[] = [];
  const emptyRuns: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const untilReady = (page: Page) => untilDrawn(page, 'h1', 'Ready');
    emptyRuns.push(await startOnce(place, emptyApp, untilReady));
    ownRuns.push(await startOnce(place, projectRoot(), untilUsable));
  }
  return { ownRuns, emptyRuns };
}

/** Waits for the rows and for a press on one of them to open its booking. */
async function untilUsable(page: Page): Promise<void> {
  const guest = 'tbody th a';
  await untilDrawn(page, guest, 'Guest 00');
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), guest);
  await untilDrawn(page, '[role="dialog"] h2', 'Booking');
}

/** Polls in every frame, because a locator polls less and less often, down to twice a second. */
async function untilDrawn(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([where, text]) =>
      [...document.querySelectorAll(where)].some((one) => one.textContent?.includes(text)),
    [selector, text] as const,
    { polling: 'raf' },
  );
}

async function startOnce(
  place: Place,
  folder: string,
  until: (page: Page) => Promise<void>,
): Promise<Figures> {
  const startedAt = performance.now();
  const app = await launch(place, folder);
  try {
    await until(await app.firstWindow());
    return { ms: performance.now() - startedAt, megabytes: await memoryOf(app) };
  } finally {
    await app.close();
  }
}

/** @returns the app's folder, in a form that the tests' old Electron can start */
async function makeEmptyApp(profile: string): Promise<string> {
  const folder = path.join(profile, 'empty');
  const main = `${FALLBACK_BUILD}/main/index.cjs`;
  await mkdir(path.dirname(path.join(folder, main)), { recursive: true });
  await writeFile(path.join(folder, main), EMPTY_APP);
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'empty', version: '1.0.0', main }),
  );
  return folder;
}

function launch(
  { executablePath, profile, display }: Place,
  folder: string,
): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath,
    args: [folder, ...(process.platform === 'linux' ? ['--no-sandbox', '--disable-gpu'] : [])],
    env: {
      ...(process.env as Record<string, string>),
      ...(display ? { DISPLAY: display } : {}),
      VILLA_ADMIN_PROFILE: profile,
    },
  });
}

async function connectAndSignIn(page: Page, url: string): Promise<void> {
  await page.getByLabel('Address of your villa’s website').fill(url);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Sum of the working sets; shared pages count in each process. */
async function memoryOf(app: ElectronApplication): Promise<number> {
  const kilobytes = await app.evaluate((electron) =>
    electron.app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0),
  );
  return kilobytes / 1024;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
