import { OWNER_PASSWORD } from '@server/test/apiSession';
import type { Page } from 'playwright-core';
import { signInWith } from './desktopApp';

const used = new Map<string, number>();

/**
 * A name that no earlier try of a test has used: a failing one is run once more, in the same app, and
 * must not take what its first try has left behind for its own.
 */
export function nameOfTry(name: string): string {
  const count = (used.get(name) ?? 0) + 1;
  used.set(name, count);
  return count === 1 ? name : `${name} ${'I'.repeat(count)}`;
}

/** Signs in where an earlier try has signed out. */
export async function haveSignedIn(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' });
  const username = page.getByLabel('Username');
  await logout.or(username).first().waitFor();
  if (await username.isVisible()) await signInWith(page, OWNER_PASSWORD);
  await logout.waitFor();
}
