import type { Page } from 'playwright-core';

type Target = ReturnType<Page['getByRole']>;

/** The drag handle of a row, found by a word in the row. */
export function handleOf(page: Page, title: string): Target {
  const handles = page.getByTitle('Drag to reorder');
  // The innermost list item, not one that contains all rows.
  return handles
    .locator('xpath=ancestor::li[1]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByTitle('Drag to reorder');
}

export async function dragHandle(page: Page, from: string, to: string): Promise<void> {
  await handleOf(page, from).scrollIntoViewIfNeeded();
  const box = await handleOf(page, to).boundingBox();
  if (!box) throw new Error(`no handle of ${to}`);
  await handleOf(page, from).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4, { steps: 15 });
  await page.mouse.up();
}

export async function dragWithFinger(page: Page, from: string, to: string): Promise<void> {
  await handleOf(page, from).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const start = await handleOf(page, from).boundingBox();
  const end = await handleOf(page, to).boundingBox();
  if (!start || !end) throw new Error('no handles');
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x, y }]);
  const distance = end.y + end.height - 6 - y;
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', [{ x, y: y + (distance * step) / 10 }]);
  }
  // A finger rests before it releases, and rows react one event late.
  await send('touchMove', [{ x: x + 1, y: y + distance }]);
  await send('touchEnd', []);
}
