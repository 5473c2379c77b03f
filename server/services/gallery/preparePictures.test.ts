import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isEmbedded, type EmbeddedHost } from '../../integrations/imageHost/embedded';
import { buildPicture } from '../../test/pictures';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import type { VariantMaker } from '../../integrations/imageHost/variantMaker';
import { preparePictures } from './preparePictures';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** Uploads a picture and shows it in the gallery. */
async function show(fileName: string): Promise<string> {
  const data = await buildPicture({ width: 60 + fileName.length, height: 40 });
  const { publicId } = await app.deps.imageHost.upload({ data, fileName });
  await app.db.write(() =>
    app.db.models.GalleryImage.create({
      publicId,
      title: 'Terrace',
      description: null,
      category: 'exterior',
      isActive: true,
      isFeatured: false,
      displayOrder: 1,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    }),
  );
  return publicId;
}

function embedded(): EmbeddedHost {
  const { imageHost } = app.deps;
  if (!isEmbedded(imageHost)) throw new Error('The test application uses the embedded host');
  return imageHost;
}

/** Each stored variant of a picture, with the time of its making. */
async function variantsOf(publicId: string): Promise<Map<string, number>> {
  const folder = embedded().variantsDir(publicId);
  const files = await readdir(folder).catch(() => []);
  const made = files
    .toSorted((a, b) => a.localeCompare(b))
    .map(async (file): Promise<[string, number]> => {
      const { mtimeMs } = await stat(path.join(folder, file));
      return [file, mtimeMs];
    });
  return new Map(await Promise.all(made));
}

it('makes the sizes of the hero and of the gallery’s photos once, and later those of new photos', async () => {
  const first = await show('first.png');
  await app.db.models.VillaSettings.update({ heroImagePublicId: first }, { where: {} });
  const { signal } = new AbortController();
  await preparePictures(app.deps, signal);
  const made = await variantsOf(first);
  expect([...made.keys()]).toEqual([
    'c_fill,w_1200,h_630,f_auto,q_auto.jpeg',
    'c_fill,w_1200,h_800,f_auto,q_auto.avif',
    'c_fill,w_1280,h_720,f_auto,q_auto.avif',
    'c_fill,w_1920,h_1080,f_auto,q_auto.avif',
    'c_fill,w_300,h_200,f_auto,q_auto.avif',
    'c_fill,w_480,h_600,f_auto,q_auto.avif',
    'c_fill,w_600,h_400,f_auto,q_auto.avif',
    'c_fill,w_780,h_975,f_auto,q_auto.avif',
    'c_fill,w_840,h_560,f_auto,q_auto.avif',
    'c_fill,w_960,h_1200,f_auto,q_auto.avif',
    'c_limit,w_1600,h_1200,f_auto,q_auto.avif',
    'c_limit,w_2880,h_1620,f_auto,q_auto.avif',
    'c_limit,w_800,h_800,f_auto,q_auto.avif',
  ]);
  const second = await show('second.png');
  await preparePictures(app.deps, signal);
  expect(await variantsOf(first)).toEqual(made);
  expect((await variantsOf(second)).size).toBe(8);
}, 120_000);

function maker(): VariantMaker {
  const { variantFor } = app.deps;
  if (!variantFor) throw new Error('The pictures are at Cloudinary');
  return variantFor;
}

it('ends when a size cannot be kept, and makes it later', async () => {
  const publicId = await show('first.png');
  const folder = embedded().variantsDir(publicId);
  await mkdir(path.dirname(folder), { recursive: true });
  // Nothing can be written through a link that leads nowhere.
  await symlink(path.join(app.deps.env.dataDir, 'nowhere', 'else'), folder);
  const variantFor = vi.fn<VariantMaker>(maker());
  const { signal } = new AbortController();
  await preparePictures({ ...app.deps, variantFor }, signal);
  expect(variantFor).toHaveBeenCalledTimes(1);
  await rm(folder);
  await preparePictures({ ...app.deps, variantFor }, signal);
  expect((await variantsOf(publicId)).size).toBe(10);
}, 120_000);

it('tries a damaged picture once, and makes the sizes of the others', async () => {
  const damaged = await show('first.png');
  const sound = await show('second.png');
  const original = await embedded().original(damaged);
  await writeFile(original?.file ?? '', 'not a picture');
  const variantFor = vi.fn<VariantMaker>(maker());
  const { signal } = new AbortController();
  await preparePictures({ ...app.deps, variantFor }, signal);
  await preparePictures({ ...app.deps, variantFor }, signal);
  expect(variantFor.mock.calls.filter(([publicId]) => publicId === damaged)).toHaveLength(1);
  expect((await variantsOf(sound)).size).toBeGreaterThanOrEqual(8);
}, 120_000);

it('stops when the server does', async () => {
  const publicId = await show('first.png');
  await preparePictures(app.deps, AbortSignal.abort());
  expect((await variantsOf(publicId)).size).toBe(0);
});
