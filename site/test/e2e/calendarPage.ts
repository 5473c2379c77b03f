import type { Locator, Page } from 'playwright-core';

export type Point = { x: number; y: number };

export async function centre(of: Locator): Promise<Point> {
  const box = await of.first().boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function dayCell(page: Page, date: string): Locator {
  return page.locator(`[data-date="${date}"]`);
}

export function monthBar(page: Page, text: string): Locator {
  return page.locator('.rbc-event').filter({ hasText: text });
}

export async function dragNight(
  page: Page,
  bar: Locator,
  from: Locator,
  to: Locator,
): Promise<void> {
  await bar.scrollIntoViewIfNeeded();
  const [{ y }, { x }, end] = [await centre(bar), await centre(from), await centre(to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // There and back, because the starting point is a drop target, too.
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}
