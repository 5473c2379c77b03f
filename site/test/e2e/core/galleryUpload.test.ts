import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GalleryImageJson, GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { HostedImage } from '@shared/contract/gallery/image';
import { projectRoot } from '@server/projectRoot';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { dragHandle } from '../dragHandles';
import { expectFocus } from '../focus';
import { spokenToast } from '../ownerPage';
import { it, type SharedVilla } from '../sharedVilla';

const PHOTO = path.join(projectRoot(), 'server', 'db', 'demo', 'photos', 'kitchen.jpg');

const publicGallery = async ({ url }: SharedVilla) =>
  (await (await fetch(`${url}/api/gallery`)).json()) as GalleryPhoto[];
const firstTwo = async (villa: SharedVilla) =>
  (await publicGallery(villa)).slice(0, 2).map(({ id }) => id);
const isLoaded = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);

it('publishes an uploaded file, and removes it from the page and the disk', async ({
  villa,
  openOwner,
  openGuest,
}) => {
  const name = `grill-${Date.now()}`;
  const title = `Grill ${name}`;
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/gallery?tab=upload`);
  await page.locator('input[type="file"]').setInputFiles({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    // Extra bytes at the end make another file of the same image.
    buffer: Buffer.concat([await readFile(PHOTO), Buffer.from(name)]),
  });
  await page.getByText('1 image(s) uploaded successfully').waitFor();

  await page.getByRole('tab', { name: 'Browse' }).click();
  await page.getByPlaceholder('Search images...').fill(name.toUpperCase());
  await page.getByRole('heading', { name: 'Available Images (1)' }).waitFor();
  await page.getByRole('button', { name: /^Add to gallery/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Image to Gallery' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('switch', { name: 'Featured image' }).check();
  await dialog.getByRole('button', { name: 'Add to Gallery' }).click();
  await dialog.waitFor({ state: 'detached' });

  const guest = await openGuest(PHONE);
  await guest.page.goto(villa.url);
  const photo = guest.page.locator('#gallery').getByRole('img', { name: title }).first();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(photo)).toBe(true);
  expect(guest.errors).toEqual([]);
  // At the end of its group.
  const featured = (await publicGallery(villa)).filter(({ isFeatured }) => isFeatured);
  expect(featured.at(-1)?.title).toBe(title);

  await page.getByRole('tab', { name: 'Manage' }).click();
  await page.getByRole('button', { name: `Remove: ${title}` }).click();
  await page
    .getByRole('dialog', { name: `Remove “${title}” from gallery?` })
    .getByRole('button', { name: 'Remove from gallery' })
    .click();
  await spokenToast(page, 'Image removed from gallery').waitFor();
  expect((await publicGallery(villa)).some((image) => image.title === title)).toBe(false);
  await page.getByRole('tab', { name: 'Browse' }).click();
  await page.getByPlaceholder('Search images...').fill(name);
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete image' }).click();
  await spokenToast(page, 'Image deleted from Cloudinary').waitFor();
  const hosted = await villa.api.send('GET', '/api/admin/cloudinary/browse');
  expect((hosted.json as HostedImage[]).filter(({ publicId }) => publicId.includes(name))).toEqual(
    [],
  );
  expect(errors).toEqual([]);
});

it('is reordered by dragging a handle, and back with nothing but a keyboard', async ({
  villa,
  openOwner,
}) => {
  const [first, second] = await publicGallery(villa);
  if (!first || !second) throw new Error('There are no pictures to reorder');
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/gallery?tab=manage`);
  await dragHandle(page, first.title, second.title);
  await spokenToast(page, 'Gallery order updated').waitFor();
  await expect.poll(() => firstTwo(villa)).toEqual([second.id, first.id]);
  const images = (await villa.api.send('GET', '/api/admin/gallery')).json as GalleryImageJson[];
  expect(images.map(({ displayOrder }) => displayOrder)).toEqual(images.map((_, index) => index));

  const down = page.getByRole('button', { name: `Move down: ${second.title}`, exact: true });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => firstTwo(villa)).toEqual([first.id, second.id]);
  await page.getByText(/moved to position 2 of/).waitFor({ state: 'attached' });
  await expectFocus(down);
  expect(errors).toEqual([]);
});
