import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Waits until a control has the focus; a dialog returns it shortly after closing. */
export async function expectFocus(control: Locator): Promise<void> {
  await expect.poll(() => hasFocus(control)).toBe(true);
}

export async function expectFocusedText(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
}

/** Presses Tab until a control has the focus. More presses than a page has controls indicate a focus trap. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // An opening dialog takes the focus shortly afterwards, from wherever Tab has led.
  await expect.poll(() => page.evaluate(isFocusInDialog)).toBe(true);
  for (let presses = 0; presses < 90; presses += 1) {
    // The next check depends on this press.
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error('The Tab key never got there');
}

function isFocusInDialog(): boolean {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return !dialog || dialog.contains(document.activeElement);
}
