import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GalleryImageJson, GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { HostedImage } from '@shared/contract/gallery/image';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { projectRoot } from '@server/projectRoot';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { expectFocus } from './focus';
import { dragHandle, dragWithFinger, handleOf } from './dragHandles';
import { startOwner, type Owner } from './owner';
import { settledViolations, spokenToast } from './ownerPage';

const PHOTOS = path.join(projectRoot(), 'server', 'db', 'demo', 'photos');
const NEW_TITLE = 'Grill at dusk';

describe('the Gallery Manager, with the real server', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const publicGallery = async () =>
    (await (await fetch(`${owner.url}/api/gallery`)).json()) as GalleryPhoto[];
  const adminGallery = async () =>
    (await owner.api.send('GET', '/api/admin/gallery')).json as GalleryImageJson[];
  const openTab = (name: string) => page.getByRole('tab', { name }).click();

  it('is reached from the dashboard, and leads back', async () => {
    await page.getByRole('link', { name: /^Gallery Manager/ }).click();
    await page.waitForURL('**/admin/gallery');
    await page.getByRole('heading', { level: 1, name: 'Gallery Manager' }).waitFor();
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await page.waitForURL(/\/admin$/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Gallery Manager' }).waitFor();
    expect(page.url()).toContain('/admin/gallery');
    expect(await settledViolations(page)).toEqual([]);
  });

  it('uploads photographs one after the other and names them', async () => {
    // Uploading the demo's own file again would find it in the gallery already.
    const photo = await changedPhoto('games-area-or-barbecue.jpg');
    const other = await changedPhoto('kitchen.jpg');
    await page.locator('input[type="file"]').setInputFiles([
      { name: 'grill.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'stove.jpg', mimeType: 'image/jpeg', buffer: other },
    ]);
    await page.getByText('2 image(s) uploaded successfully').waitFor();
    await page.getByText('You can now add it to your gallery from the Browse tab').waitFor();
    const names = page.getByRole('list', { name: 'Uploaded images' }).getByRole('listitem');
    expect(await names.count()).toBe(2);
    expect(await names.first().innerText()).toMatch(/grill-/);
    await spokenToast(page, 'Image uploaded successfully').waitFor();
    expect(await settledViolations(page)).toEqual([]);
  });

  it('tells why the host refused a file that is no photograph', async () => {
    await page.locator('input[type="file"]').setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    });
    await page.getByText('Upload failed').first().waitFor();
    const reason = await page
      .getByRole('list', { name: 'Uploads' })
      .getByRole('listitem')
      .innerText();
    expect(reason).toMatch(/JPEG/);
    expect(await page.getByText('2 image(s) uploaded successfully').isVisible()).toBe(true);
  });

  it('puts an uploaded photograph into the gallery, where guests see it', async () => {
    await openTab('Browse');
    await page.getByRole('heading', { name: 'Available Images (2)' }).waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await page.getByPlaceholder('Search images...').fill('GRILL');
    await page.getByRole('heading', { name: 'Available Images (1)' }).waitFor();
    await page.getByRole('button', { name: /^Add to gallery/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Image to Gallery' });
    await expect.poll(() => isLoaded(dialog.getByRole('img'))).toBe(true);
    expect(await settledViolations(page)).toEqual([]);
    await dialog.getByLabel('Title').fill(NEW_TITLE);
    await dialog.getByLabel('Category').selectOption('amenities');
    await dialog.getByRole('switch', { name: 'Featured image' }).check();
    await dialog.getByRole('button', { name: 'Add to Gallery' }).click();
    await dialog.waitFor({ state: 'detached' });
    await spokenToast(page, 'Image added to gallery').waitFor();
    await page.getByText('No images found').waitFor();

    const guest = await newVisitor(owner.browser, PHONE);
    await guest.page.goto(owner.url);
    const photo = guest.page.locator('#gallery').getByRole('img', { name: NEW_TITLE }).first();
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(photo)).toBe(true);
    expect(guest.errors).toEqual([]);
    await guest.context.close();
  });

  it('lists what was added at the end of its kind', async () => {
    await openTab('Manage');
    await page.getByText(NEW_TITLE).waitFor();
    const featured = (await publicGallery()).filter((photo) => photo.isFeatured);
    expect(featured.at(-1)?.title).toBe(NEW_TITLE);
    expect(await settledViolations(page)).toEqual([]);
  });

  it('reorders by dragging a handle', async () => {
    const [first, second] = await publicGallery();
    await dragHandle(page, first?.title ?? '', second?.title ?? '');
    await spokenToast(page, 'Gallery order updated').waitFor();
    await expect
      .poll(async () => (await publicGallery()).slice(0, 2).map((photo) => photo.id))
      .toEqual([second?.id, first?.id]);
    expect((await adminGallery()).map((image) => image.displayOrder)).toEqual(
      (await adminGallery()).map((_image, index) => index),
    );
  });

  it('leaves everything as it is when a row is dropped outside the list', async () => {
    const before = await publicGallery();
    const box = await handleOf(page, before[0]?.title ?? '').boundingBox();
    if (!box) throw new Error('no handle');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 150, { steps: 12 });
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.up();
    await expect
      .poll(() => page.getByRole('tabpanel').locator('li strong').first().innerText())
      .toBe(before[0]?.title);
    expect(await publicGallery()).toEqual(before);
  });

  it('reorders with the buttons, with nothing but a keyboard', async () => {
    const [first, second] = await publicGallery();
    const down = page.getByRole('button', { name: `Move down: ${first?.title}`, exact: true });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await publicGallery()).slice(0, 2).map((photo) => photo.id))
      .toEqual([second?.id, first?.id]);
    await page.getByText(/moved to position 2 of/).waitFor({ state: 'attached' });
    await expectFocus(down);
  });

  it('edits what guests read, and shows what another window has saved meanwhile', async () => {
    const mine = (await adminGallery()).find((image) => image.title === NEW_TITLE);
    await page.getByRole('button', { name: `Edit: ${NEW_TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Gallery Image' });
    expect(await settledViolations(page)).toEqual([]);
    await owner.api.send('PUT', `/api/admin/gallery/${mine?.id}`, {
      title: NEW_TITLE,
      category: 'amenities',
      isActive: true,
      isFeatured: true,
      description: 'From another window',
    });
    await dialog.getByLabel(/^Description/).fill('Charcoal and a sea breeze');
    await dialog.getByRole('button', { name: 'Update Image' }).click();
    await page.getByText('Failed to update image').first().waitFor();
    await dialog.getByText('Description: now saved is From another window').waitFor();
    const description = dialog.getByRole('textbox', { name: /^Description/ });
    expect(await description.inputValue()).toBe('Charcoal and a sea breeze');
    expect(await settledViolations(page)).toEqual([]);
    await dialog.getByRole('switch', { name: 'Visible in gallery' }).uncheck();
    await dialog.getByRole('button', { name: 'Update Image' }).click();
    await spokenToast(page, 'Image updated').waitFor();
    expect((await publicGallery()).some((photo) => photo.id === mine?.id)).toBe(false);
  });

  it('takes an image out of the gallery after a yes, and leaves it at the host', async () => {
    await page.getByRole('button', { name: `Remove: ${NEW_TITLE}` }).click();
    const question = page.getByRole('dialog', { name: `Remove “${NEW_TITLE}” from gallery?` });
    expect(await settledViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Remove from gallery' }).click();
    await spokenToast(page, 'Image removed from gallery').waitFor();
    expect((await adminGallery()).some((image) => image.title === NEW_TITLE)).toBe(false);
    await openTab('Browse');
    await page.getByRole('heading', { name: 'Available Images (2)' }).waitFor();
  });

  it('refuses to delete the home page’s hero image, and deletes another for good', async () => {
    const hosted = (await owner.api.send('GET', '/api/admin/cloudinary/browse'))
      .json as HostedImage[];
    const grill = hosted.find((image) => image.publicId.includes('grill'))?.publicId ?? '';
    const stove = hosted.find((image) => image.publicId.includes('stove'))?.publicId ?? '';
    const settings = (await owner.api.send('GET', '/api/villa-settings')).json as VillaSettings;
    const changed = await owner.api.send('PUT', '/api/villa-settings', {
      ...settings,
      heroImagePublicId: grill,
    });
    expect(changed.status).toBe(200);

    await page.getByRole('button', { name: `Delete: ${grill}` }).click();
    const question = page.getByRole('dialog');
    expect(await question.innerText()).toContain(grill);
    expect(await settledViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete image' }).click();
    await page.getByText('Failed to delete image').first().waitFor();
    await question.getByText(/hero image/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: `Delete: ${stove}` }).click();
    await question.getByRole('button', { name: 'Delete image' }).click();
    await spokenToast(page, 'Image deleted from Cloudinary').waitFor();
    await page.getByRole('heading', { name: 'Available Images (1)' }).waitFor();
  });

  it('shows what another window uploads, adds, moves, edits and removes, without a reload', async () => {
    const other = await owner.context.newPage();
    await other.goto(`${owner.url}/admin/gallery?tab=browse`);
    const available = other.getByRole('heading', { name: 'Available Images (2)' });
    await other.getByRole('heading', { name: 'Available Images (1)' }).waitFor();
    await openTab('Upload');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'stove.jpg',
      mimeType: 'image/jpeg',
      buffer: await changedPhoto('kitchen.jpg'),
    });
    await available.waitFor();

    await other.getByRole('tab', { name: 'Manage' }).click();
    const titles = other.getByRole('tabpanel').locator('li strong');
    const [first, second] = await publicGallery();
    await expect.poll(() => titles.first().innerText()).toBe(first?.title);
    await openTab('Manage');
    await page.getByRole('button', { name: `Move down: ${first?.title}`, exact: true }).click();
    await expect.poll(() => titles.first().innerText()).toBe(second?.title);
    await page.getByRole('button', { name: `Move up: ${first?.title}`, exact: true }).click();
    await expect.poll(() => titles.first().innerText()).toBe(first?.title);

    const stove = (await owner.api.send('GET', '/api/admin/cloudinary/browse'))
      .json as HostedImage[];
    const publicId = stove.find((image) => image.publicId.includes('stove'))?.publicId;
    const details = { category: 'interior', isActive: true, isFeatured: false };
    const created = await owner.api.send('POST', '/api/admin/gallery', {
      ...details,
      publicId,
      title: 'Stove',
    });
    await titles.getByText('Stove', { exact: true }).waitFor();
    const path = `/api/admin/gallery/${(created.json as GalleryImageJson).id}`;
    await owner.api.send('PUT', path, { ...details, title: 'Stove and sink' });
    await titles.getByText('Stove and sink', { exact: true }).waitFor();
    await owner.api.send('DELETE', path);
    await titles.getByText('Stove and sink', { exact: true }).waitFor({ state: 'detached' });
    await other.close();
  });

  it('is dragged with a finger as well', async () => {
    const { page: phone, context } = await owner.on(PHONE, { hasTouch: true, isMobile: true });
    await phone.goto(`${owner.url}/admin/gallery?tab=manage`);
    const [first, second] = await publicGallery();
    await dragWithFinger(phone, first?.title ?? '', second?.title ?? '');
    await expect
      .poll(async () => (await publicGallery()).slice(0, 2).map((photo) => photo.id))
      .toEqual([second?.id, first?.id]);
    await context.close();
  });

  it('had no error: no exception, nothing against the content policy', () => {
    expect(owner.errors).toEqual([]);
  });
});

type Target = ReturnType<Page['locator']>;

/** A demo photo with a few bytes more behind its end: another file, the same picture. */
async function changedPhoto(file: string): Promise<Buffer> {
  return Buffer.concat([await readFile(path.join(PHOTOS, file)), Buffer.from('changed')]);
}

async function isLoaded(image: Target): Promise<boolean> {
  return image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);
}
