import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { dragWithFinger, handleOf } from './dragHandles';
import { it, type SharedVilla } from './sharedVilla';

const publicGallery = async ({ url }: SharedVilla) =>
  (await (await fetch(`${url}/api/gallery`)).json()) as GalleryPhoto[];
const firstTwo = async (villa: SharedVilla) => {
  const [first, second] = await publicGallery(villa);
  if (!first || !second) throw new Error('There are no pictures to reorder');
  return [first, second] as const;
};
const idsOf = async (villa: SharedVilla) => (await firstTwo(villa)).map(({ id }) => id);

it('leaves everything as it is when a row is dropped outside the list', async ({
  villa,
  openOwner,
}) => {
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/gallery?tab=manage`);
  const before = await publicGallery(villa);
  const title = before[0]?.title ?? '';
  const box = await handleOf(page, title).boundingBox();
  if (!box) throw new Error('There is no handle');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 150, { steps: 12 });
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.up();
  await expect
    .poll(() => page.getByRole('tabpanel').locator('li strong').first().innerText())
    .toBe(title);
  expect(await publicGallery(villa)).toEqual(before);
  expect(errors).toEqual([]);
});

it('is dragged with a finger, which another window shows without a reload', async ({
  villa,
  openOwner,
}) => {
  const [first, second] = await firstTwo(villa);
  const other = (await openOwner(DESKTOP)).page;
  await other.goto(`${villa.url}/admin/gallery?tab=manage`);
  const top = other.getByRole('tabpanel').locator('li strong').first();
  await expect.poll(() => top.innerText()).toBe(first.title);

  const { page } = await openOwner(PHONE, { hasTouch: true, isMobile: true });
  await page.goto(`${villa.url}/admin/gallery?tab=manage`);
  await dragWithFinger(page, first.title, second.title);
  await expect.poll(() => idsOf(villa)).toEqual([second.id, first.id]);
  await expect.poll(() => top.innerText()).toBe(second.title);
});
