import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@server/projectRoot';
import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import { startBuiltServer } from '@server/test/builtServer';
import { openSqliteFile } from '@server/test/sqliteFile';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { manyBookingsSql } from '../../scripts/bench/manyBookings.mjs';
import { ensureDesktop } from '../../scripts/lib/desktopBuild.mjs';
import { findTestElectron, runnableElectron } from '../../scripts/lib/electronRuntime.mjs';
import { ensureScreen } from '../test/e2e/screen';

const ROUNDS = 5;
const BOOKINGS = 500;

/**
 * Measures the start of the app up to the usable list of a villa with many bookings, and the
 * memory of all its processes there; prints the middle of five starts.
 * @returns whether it could be measured
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
  // Started last: whatever fails from here on, nothing of it may go on running.
  const server = await startBuiltServer().catch((error: unknown) => {
    screen.close();
    throw error;
  });
  try {
    await signInFirstTime(server.url, server.adminPassword() ?? '');
    const database = await openSqliteFile(server.dataDir);
    try {
      await database.run(manyBookingsSql(BOOKINGS));
    } finally {
      await database.close();
    }
    const runs = await measure(server.url, { executablePath, profile, display: screen.display });
    say(`Electron ${found.version}, ${ROUNDS} starts, ${BOOKINGS} bookings`);
    say(`From start to the list of bookings: ${Math.round(middle(runs.map(({ ms }) => ms)))} ms`);
    say(`Memory of all processes: ${Math.round(middle(runs.map((run) => run.megabytes)))} MB`);
  } finally {
    await server.close();
    screen.close();
    await rm(profile, { recursive: true, force: true });
  }
  return true;
}

type Place = { executablePath: string; profile: string; display: string | null };

/** Connects and signs in once, then starts the app again and again. */
async function measure(url: string, place: Place): Promise<{ ms: number; megabytes: number }[]> {
  const first = await launch(place);
  try {
    await connectAndSignIn(await first.firstWindow(), url);
  } finally {
    await first.close();
  }
  const runs: { ms: number; megabytes: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const app = await launch(place);
    try {
      const page = await app.firstWindow();
      await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
      await page.getByText(`Guest 00${BOOKINGS}`).first().waitFor();
      runs.push({ ms: performance.now() - startedAt, megabytes: await memoryOf(app) });
    } finally {
      await app.close();
    }
  }
  return runs;
}

function launch({ executablePath, profile, display }: Place): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath,
    args: [
      projectRoot(),
      ...(process.platform === 'linux' ? ['--no-sandbox', '--disable-gpu'] : []),
    ],
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

/** Working sets summed up; pages that processes share count in each. */
async function memoryOf(app: ElectronApplication): Promise<number> {
  const kilobytes = await app.evaluate((electron) =>
    electron.app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0),
  );
  return kilobytes / 1024;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
