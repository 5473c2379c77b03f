import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { root } from '../../../vite.alias.ts';

const runtime = inject('runtime');

/** Why no test of the app runs here, ready to stand in a name; empty where they do. */
export const noRuntime = 'reason' in runtime ? ` (not run: ${runtime.reason})` : '';

export type DesktopApp = {
  app: ElectronApplication;
  page: Page;
  /** Errors of the page so far, as those of the browser tests are counted. */
  errors: string[];
  close: () => Promise<void>;
};

/** A folder in which the app keeps what it keeps; remove it with {@link removeProfile}. */
export function newProfile(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'villa-desktop-'));
}

export function removeProfile(folder: string): Promise<void> {
  // Processes of the app may still write for a moment after its end.
  return rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Starts the built app.
 * @param profile folder for all it keeps; the same one again is a restart
 * @param options.args further arguments, such as a link
 * @param options.packaged program of a packaged app, in place of the app of the sources
 * @param options.display an X server other than that of all tests
 */
export async function startDesktop(
  profile: string,
  options: { args?: string[]; appPath?: string; packaged?: string; display?: string } = {},
): Promise<DesktopApp> {
  if ('reason' in runtime) throw new Error(runtime.reason);
  const { packaged, appPath = root, args = [] } = options;
  const app = await _electron.launch({
    executablePath: packaged ?? runtime.binary,
    args: [...(packaged ? [] : [appPath]), ...launchFlags(), ...args],
    env: { ...launchEnv(profile), ...(options.display ? { DISPLAY: options.display } : {}) },
    // The look is the app's own choice; Playwright would make it light.
    colorScheme: null,
  });
  const page = await app.firstWindow();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) errors.push(message.text());
  });
  return { app, page, errors, close: () => app.close() };
}

/** Containers run as root, and have no graphics card. */
export function launchFlags(): string[] {
  return process.platform === 'linux' ? ['--no-sandbox', '--disable-gpu'] : [];
}

/** The environment in which the app keeps everything in the profile. */
export function launchEnv(profile: string): Record<string, string> {
  const { DISPLAY, ...env } = process.env;
  const display = ('display' in runtime ? runtime.display : null) ?? DISPLAY;
  const given = Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    ...Object.fromEntries(given),
    VILLA_ADMIN_PROFILE: profile,
    ...(display ? { DISPLAY: display } : {}),
  };
}

/** Types an address on the connection screen and sends it. */
export async function connectTo(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of your villa’s website').fill(address);
  await page.getByRole('button', { name: 'Connect' }).click();
}

/** Fills the sign-in screen and sends it. */
export async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
