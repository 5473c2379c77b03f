import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Whether a control has the focus now. */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Waits until a control has the focus: a dialog gives it back a moment after it has gone. */
export async function expectFocus(control: Locator): Promise<void> {
  await expect.poll(() => hasFocus(control)).toBe(true);
}

/** Waits until the focus is on what has this text. */
export async function expectFocusedText(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
}

/** Presses Tab until a control has the focus; more presses than a page has controls are a trap. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // A dialog that opens takes the focus a moment later, from wherever Tab has led by then.
  await expect.poll(() => page.evaluate(isFocusInDialog)).toBe(true);
  for (let presses = 0; presses < 90; presses += 1) {
    // Each press moves the focus that the next question is about.
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error('The Tab key never got there');
}

/** Whether the dialog on top has the focus, or there is none. */
function isFocusInDialog(): boolean {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return !dialog || dialog.contains(document.activeElement);
}
