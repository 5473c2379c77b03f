import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { root } from '../../../vite.alias.ts';

const runtime = inject('runtime');

/** Why the app's tests cannot run here, as a suffix for names; empty if they can. */
export const noRuntime = 'reason' in runtime ? ` (not run: ${runtime.reason})` : '';

export type DesktopApp = {
  app: ElectronApplication;
  page: Page;
  /** Errors of the page so far, counted as in the browser tests. */
  errors: string[];
  close: () => Promise<void>;
};

/** A folder for the app's data; remove it with {@link removeProfile}. */
export function newProfile(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'villa-desktop-'));
}

export function removeProfile(folder: string): Promise<void> {
  // Processes of the app may still write shortly after its end.
  return rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Starts the built app.
 * @param profile folder for all its data; the same one again is a restart
 * @param options.args further arguments, such as a link
 * @param options.packaged program of a packaged app, instead of the built one
 * @param options.display an X server other than the tests' common one
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
    // The app chooses the colour scheme; Playwright would force light.
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

/** Containers run as root and have no graphics card. */
export function launchFlags(): string[] {
  return process.platform === 'linux' ? ['--no-sandbox', '--disable-gpu'] : [];
}

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

export async function connectTo(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of your villa’s website').fill(address);
  await page.getByRole('button', { name: 'Connect' }).click();
}

export async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
