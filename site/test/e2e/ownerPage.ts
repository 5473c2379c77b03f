import { openSqliteFile } from '@server/test/sqliteFile';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './axe';

/** What a notification says aloud. */
export function spokenToast(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text }).first();
}

/**
 * Waits until nothing is being loaded, which pales what is there, and nothing fades or slides any
 * more; an animation that was called off has ended, too.
 */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}

/** What axe finds; colours are judged when nothing fades any more. */
export async function settledViolations(page: Page): Promise<string[]> {
  await settle(page);
  return axeViolations(page);
}

/** Whether the page can be scrolled sideways, which it never should. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/**
 * Does something while another program writes to the server's database and nothing can be saved.
 * No mail is written down as sent meanwhile, so that only what is tested finds the door closed.
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
