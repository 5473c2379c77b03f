import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import { startBuiltServer } from '@server/test/builtServer';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { ensureDesktop } from '../../scripts/lib/desktopBuild.mjs';
import { findElectron, runnableElectron } from '../../scripts/lib/electronRuntime.mjs';
import { projectRoot } from '@server/projectRoot';

const ROUNDS = 5;

/**
 * Measures the start of the app up to the usable list of bookings, and the memory of all its
 * processes there; prints the middle of five starts.
 * @returns whether it could be measured
 */
export async function main(): Promise<boolean> {
  const root = projectRoot();
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const found = await findElectron({ root, say });
  if ('reason' in found) {
    say(found.reason);
    return false;
  }
  await ensureDesktop({ root, say });
  const executablePath = await runnableElectron(found);
  const server = await startBuiltServer();
  await signInFirstTime(server.url, server.adminPassword() ?? '');
  const profile = await mkdtemp(path.join(tmpdir(), 'villa-bench-'));
  const start = async () => {
    const args = [root, ...(process.platform === 'linux' ? ['--no-sandbox', '--disable-gpu'] : [])];
    const env = { ...(process.env as Record<string, string>), VILLA_ADMIN_PROFILE: profile };
    const startedAt = performance.now();
    const app = await _electron.launch({ executablePath, args, env });
    return { app, page: await app.firstWindow(), startedAt };
  };
  const first = await start();
  await connectAndSignIn(first.page, server.url);
  await first.app.close();

  const runs: { ms: number; megabytes: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { app, page, startedAt } = await start();
    await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
    await page.getByText('No bookings yet').waitFor();
    runs.push({ ms: performance.now() - startedAt, megabytes: await memoryOf(app) });
    await app.close();
  }
  await server.close();
  await rm(profile, { recursive: true, force: true });
  say(`Electron ${found.version}, ${ROUNDS} starts`);
  say(`From start to the list of bookings: ${Math.round(middle(runs.map(({ ms }) => ms)))} ms`);
  say(`Memory of all processes: ${Math.round(middle(runs.map((run) => run.megabytes)))} MB`);
  return true;
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
