import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, TABLET } from './browser';

export const WIDTHS = [PHONE, TABLET, DESKTOP] as const;

export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

/** Waits until every control is hydrated; an earlier click may be lost. */
export async function expectAlive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const controls = [
          ...document.querySelectorAll('header, footer, main button, main a, main input'),
        ];
        const isAlive = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        const isLoading = document.querySelector('main [data-day], main form') === null;
        return !isLoading && controls.every(isAlive);
      }),
    )
    .toBe(true);
}

/** A section's distance from the window's top in px, once nothing moves. */
export function settledTop(page: Page, anchor: string): Promise<number> {
  return page.evaluate(async (id) => {
    const STILL_FRAMES = 20;
    let last = Number.NaN;
    for (let still = 0; still < STILL_FRAMES;) {
      await new Promise(requestAnimationFrame);
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      still = top === last ? still + 1 : 0;
      last = top;
    }
    return last;
  }, anchor);
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect.poll(() => toast.getByText(title, { exact: true }).count()).toBe(1);
  expect(await toast.getByText(description, { exact: true }).count()).toBe(1);
}
