import { OWNER_PASSWORD, signInFirstTime, type ApiSession } from '@server/test/apiSession';
import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { newVisitor, type Visitor } from './browser';
import { startVilla, type Villa } from './villa';

/** The signed-in owner of a villa of their own, on the dashboard. */
export type Owner = Villa &
  Visitor & {
    api: ApiSession;
    /** The owner signed in on another device, on an empty page. */
    on: (viewport: ViewportSize, options?: BrowserContextOptions) => Promise<Visitor>;
  };

/**
 * Starts a villa and signs its owner in.
 * @param options.prepare fills the villa first
 * @param options.timezoneId of the owner
 * @param options.env the server's environment variables
 */
export async function startOwner(
  viewport: ViewportSize,
  options: {
    prepare?: (api: ApiSession, villa: Villa) => Promise<void>;
    timezoneId?: string;
    env?: Record<string, string>;
  } = {},
): Promise<Owner> {
  const { prepare, env = {}, ...browserOptions } = options;
  const villa = await startVilla({ env });
  const { server, url, browser } = villa;
  try {
    const api = await signInFirstTime(url, server.adminPassword() ?? '');
    await prepare?.(api, villa);
    const visitor = await newVisitor(browser, viewport, browserOptions);
    await signInAtDoor(visitor.page, url);
    const on: Owner['on'] = async (otherViewport, otherOptions) =>
      newVisitor(browser, otherViewport, {
        storageState: await visitor.context.storageState(),
        ...otherOptions,
      });
    return { ...villa, ...visitor, api, on };
  } catch (error) {
    await villa.close();
    throw error;
  }
}

export async function signInAtDoor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/admin$/);
}
