import type { Page } from 'playwright-core';

type Target = ReturnType<Page['getByRole']>;

/** The handle by which a row is dragged, found by a word that the row shows. */
export function handleOf(page: Page, title: string): Target {
  const handles = page.getByTitle('Drag to reorder');
  // The row itself, not a list's entry that holds all the rows.
  return handles
    .locator('xpath=ancestor::li[1]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByTitle('Drag to reorder');
}

/** Drags one row with a mouse to the place of another. */
export async function dragHandle(page: Page, from: string, to: string): Promise<void> {
  await handleOf(page, from).scrollIntoViewIfNeeded();
  const box = await handleOf(page, to).boundingBox();
  if (!box) throw new Error(`no handle of ${to}`);
  await handleOf(page, from).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4, { steps: 15 });
  await page.mouse.up();
}

/** Drags one row with a finger to the place of a lower one. */
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
  // A finger rests before it lets go; rows answer to where it was one event ago.
  await send('touchMove', [{ x: x + 1, y: y + distance }]);
  await send('touchEnd', []);
}
