import { openSqliteFile } from '@server/test/sqliteFile';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './axe';

export function spokenToast(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text }).first();
}

/** Waits until nothing is loading and all animations have ended or were cancelled. */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}

/** axe violations, checked after all fading has ended. */
export async function settledViolations(page: Page): Promise<string[]> {
  await settle(page);
  return axeViolations(page);
}

/** Whether the page scrolls sideways, which it never should. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/**
 * Runs an action while another process writes to the server's database, so that nothing can be saved. Recording of
 * sent mails is paused, so that only the tested action meets the lock.
 */
export async function whileDatabaseIsBusy(
  dataDir: string,
  work: () => Promise<void>,
): Promise<void> {
  const database = await openSqliteFile(dataDir);
  try {
    await database.run(
      "UPDATE outbox_mails SET next_attempt_at = strftime('%Y-%m-%d %H:%M:%f +00:00', 'now', '+1 hour') WHERE status = 'pending' AND lease_token IS NULL",
    );
    const underWay = 'SELECT id FROM outbox_mails WHERE lease_token IS NOT NULL';
    await expect.poll(() => database.all(underWay)).toEqual([]);
    await database.run('BEGIN IMMEDIATE');
    try {
      await work();
    } finally {
      await database.run('ROLLBACK');
    }
  } finally {
    await database.close();
  }
}
