import type { ErrorBody } from '@shared/contract/error';
import type { GalleryImageJson, GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { HostedImage } from '@shared/contract/gallery/image';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

type Answer = GalleryImageJson & GalleryImageJson[] & ErrorBody;
const call = (method: string, path: string, body?: unknown) =>
  app.send<Answer>(method, `/api/admin/gallery${path}`, {
    cookie,
    ...(body === undefined ? {} : { body }),
  });
const add = async (publicId: string, details: object = {}) =>
  (await call('POST', '', { publicId, title: publicId, ...details })).json;
const publicTitles = async () =>
  (await app.send<GalleryPhoto[]>('GET', '/api/gallery')).json.map((photo) => photo.title);

describe('the gallery’s calls', () => {
  it('add an image with the specification’s defaults, at the end', async () => {
    const first = await call('POST', '', { publicId: 'villa-luz/pool', title: ' Pool ' });
    expect(first.status).toBe(201);
    expect(first.json).toMatchObject({
      publicId: 'villa-luz/pool',
      title: 'Pool',
      description: null,
      category: 'general',
      isActive: true,
      isFeatured: false,
      displayOrder: 0,
    });
    expect((await add('villa-luz/garden')).displayOrder).toBe(1);
  });

  it('show guests the visible ones: featured first, then by order, ties by id', async () => {
    await add('a', { displayOrder: 5 });
    await add('b', { displayOrder: 2 });
    await add('c', { displayOrder: 2 });
    await add('hidden', { isActive: false, displayOrder: 0 });
    await add('star', { isFeatured: true, displayOrder: 9 });
    expect(await publicTitles()).toEqual(['star', 'b', 'c', 'a']);
    expect((await call('GET', '')).json.map((image) => image.title)).toEqual([
      'star',
      'hidden',
      'b',
      'c',
      'a',
    ]);
  });

  it('refuse the same image twice', async () => {
    await add('villa-luz/pool');
    const again = await call('POST', '', { publicId: 'villa-luz/pool', title: 'Again' });
    expect([again.status, again.json.code]).toEqual([409, 'already_exists']);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters'],
    [{ publicId: '' }, 'publicId', 'Image identifier is required'],
    [
      { category: 'pets' },
      'category',
      'Category must be one of: general, exterior, interior, bedrooms, amenities, locality',
    ],
    [{ isActive: 'yes' }, 'isActive', 'Please say whether the image is visible'],
    [{ isFeatured: 1 }, 'isFeatured', 'Please say whether the image is featured'],
    [
      { displayOrder: -1 },
      'displayOrder',
      'Display order must be a whole number from 0 to 1000000',
    ],
    [{ description: 'x'.repeat(501) }, 'description', 'Please use at most 500 characters'],
  ])('refuse %j', async (change, path, message) => {
    const answer = await call('POST', '', { publicId: 'villa-luz/pool', title: 'Pool', ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toContainEqual({ path, message });
    expect((await call('GET', '')).json).toEqual([]);
  });

  const DETAILS = {
    title: 'New title',
    description: 'New words',
    category: 'exterior',
    isActive: false,
    isFeatured: true,
  };

  it('change an image’s details and nothing else', async () => {
    const image = await add('villa-luz/pool', { displayOrder: 7 });
    const changed = await call('PUT', `/${image.id}`, { ...DETAILS, publicId: 'other' });
    expect(changed.json).toMatchObject({
      ...DETAILS,
      publicId: 'villa-luz/pool',
      displayOrder: 7,
    });
    expect(await publicTitles()).toEqual([]);
  });

  it('refuse a save from a window that read an older state', async () => {
    const image = await add('villa-luz/pool');
    const body = { ...DETAILS, updatedAt: image.updatedAt };
    expect((await call('PUT', `/${image.id}`, body)).status).toBe(200);
    const second = await call('PUT', `/${image.id}`, body);
    expect([second.status, second.json.code]).toEqual([409, 'stale']);
  });

  it('take an image out of the gallery', async () => {
    const image = await add('villa-luz/pool');
    expect((await call('DELETE', `/${image.id}`)).json).toEqual({ ok: true });
    expect((await call('DELETE', `/${image.id}`)).status).toBe(404);
    expect((await call('PUT', `/${image.id}`, DETAILS)).status).toBe(404);
  });

  it('reorder the images that are named, and leave the others', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')];
    const answer = await call('POST', '/reorder', {
      imageOrders: [
        { id: c.id, displayOrder: 0 },
        { id: a.id, displayOrder: 1 },
      ],
    });
    expect(answer.json.map((image) => [image.title, image.displayOrder])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 1],
    ]);
    expect(b.displayOrder).toBe(1);
  });

  it('reorder all or nothing', async () => {
    const [a, b] = [await add('a'), await add('b')];
    for (const imageOrders of [
      [
        { id: b.id, displayOrder: 0 },
        { id: 999, displayOrder: 1 },
      ],
      [
        { id: a.id, displayOrder: 3 },
        { id: a.id, displayOrder: 4 },
      ],
      [],
      [{ id: a.id, displayOrder: 1.5 }],
      Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1, displayOrder: 0 })),
      'all',
    ]) {
      const answer = await call('POST', '/reorder', { imageOrders });
      expect([400, 413]).toContain(answer.status);
    }
    expect((await call('GET', '')).json.map((image) => image.displayOrder)).toEqual([0, 1]);
  });
});

describe('the image host’s calls', () => {
  const upload = async (name: string) => {
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: name === 'a.jpg' ? 'red' : 'blue' },
    })
      .jpeg()
      .toBuffer();
    return app.deps.imageHost.upload({ data: picture, fileName: name });
  };
  const browse = async (query = '') =>
    app.send<HostedImage[] & ErrorBody>('GET', `/api/admin/cloudinary/browse${query}`, { cookie });
  const remove = (path: string, publicId: string) =>
    app.send<ErrorBody>('DELETE', `/api/admin/${path}/${encodeURIComponent(publicId)}`, { cookie });

  it('list what is hosted, with what the owner needs to choose', async () => {
    const image = await upload('a.jpg');
    expect((await browse()).json).toEqual([
      {
        publicId: image.publicId,
        width: 60,
        height: 40,
        bytes: image.bytes,
        url: `${app.url}/media/image/upload/${image.publicId}`,
      },
    ]);
    expect((await browse('?showAll=true')).json).toHaveLength(1);
    expect((await browse('?showAll=maybe')).status).toBe(400);
  });

  it.each(['cloudinary/images', 'images'])('delete through %s, once', async (path) => {
    const image = await upload('a.jpg');
    expect((await remove(path, image.publicId)).json).toEqual({ ok: true });
    expect((await remove(path, image.publicId)).status).toBe(404);
    expect((await browse()).json).toEqual([]);
  });

  it('keep an image that the site shows, and say where', async () => {
    const image = await upload('a.jpg');
    await add(image.publicId);
    await app.db.write(() =>
      app.db.models.VillaSettings.update({ heroImagePublicId: image.publicId }, { where: {} }),
    );
    const answer = await remove('images', image.publicId);
    expect([answer.status, answer.json.code]).toEqual([409, 'image_in_use']);
    expect(answer.json.message).toBe(
      'This image is used in the gallery and as the home page’s hero image. Please remove it there first.',
    );
    expect((await browse()).json).toHaveLength(1);
  });

  it('keep an image that the content of the site names', async () => {
    const image = await upload('a.jpg');
    const content = (method: string, path: string, body: object) =>
      app.send<{ version: number }>(method, `/api/admin/content/en/${path}`, { cookie, body });
    const changes = { 'luz.items': [{ id: '1', image: image.publicId }] };
    const { version } = (await content('PATCH', 'draft', { version: 0, changes })).json;
    const drafted = await remove('images', image.publicId);
    expect([drafted.status, drafted.json.code]).toEqual([409, 'image_in_use']);
    expect(drafted.json.message).toContain('in the draft of the Site tab');
    await content('POST', 'publish', { version });
    const without = { version, changes: { 'luz.items': null } };
    expect((await content('PATCH', 'draft', without)).json.version).toBe(version + 1);
    const published = await remove('images', image.publicId);
    expect([published.status, published.json.code]).toEqual([409, 'image_in_use']);
    expect((await browse()).json).toHaveLength(1);
  });

  it.each(['../../etc/passwd', 'a/../b', '.', 'a//b', 'x'.repeat(256)])(
    'refuse the identifier %s',
    async (publicId) => {
      expect([400, 404]).toContain((await remove('images', publicId)).status);
    },
  );
});
