import { createHash } from 'node:crypto';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import {
  IMAGE_VARIANTS,
  imageUrl,
  transformation,
  type ImageVariantName,
} from '@shared/domain/gallery/imageVariants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmbedded } from '../../integrations/imageHost/embedded';
import { createVariantMaker } from '../../integrations/imageHost/variantMaker';
import { buildPicture } from '../../test/pictures';
import { announceImages } from '../../services/gallery/hostedImages';
import { startTestApp, type TestApp } from '../../test/testApp';

const BASE = '/media/image/upload';
const CHROME = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

type Answer = { status: number; headers: IncomingHttpHeaders; data: Buffer };

describe('delivery of pictures', () => {
  let app: TestApp;
  let publicId: string;
  beforeAll(async () => {
    app = await startTestApp();
    const data = await buildPicture({ width: 2000, height: 1300 });
    publicId = (await app.deps.imageHost.upload({ data, fileName: 'Pool é.jpg' })).publicId;
  });
  afterAll(() => app.close());

  /** The path is sent unchanged; `fetch` would normalise it. */
  const get = (
    requestPath: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(app.url, { path: requestPath, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            data: Buffer.concat(chunks),
          }),
        );
      });
      call.on('error', reject);
      call.end();
    });
  /** Like every commit. */
  const dropCached = () => announceImages(app.deps);
  const variantFile = (name: ImageVariantName, format: string) =>
    path.join(
      app.dataDir,
      'images/variants',
      publicId.replaceAll('/', '~'),
      `${transformation(IMAGE_VARIANTS[name])}.${format}`,
    );

  it('calls a picture by its name and a piece of its hash', () => {
    expect(publicId).toMatch(/^villa-luz\/pool-e-[0-9a-f]{10}$/);
  });

  const names = Object.keys(IMAGE_VARIANTS) as ImageVariantName[];
  /** Uncropped sizes of a picture of 2000 × 1300. */
  const LIMITED: Partial<Record<ImageVariantName, [number, number]>> = {
    heroLarge: [2000, 1300],
    viewer: [1600, 1040],
    viewerSmall: [800, 520],
  };

  it.each(names)('makes %s in its own size', async (name) => {
    const { status, data } = await get(imageUrl(BASE, publicId, name), { Accept: 'image/webp' });
    expect(status).toBe(200);
    const made = await sharp(data).metadata();
    const { width, height } = IMAGE_VARIANTS[name];
    expect([made.width, made.height]).toEqual(LIMITED[name] ?? [width, height]);
  });

  it('crops a small picture to the asked size and never enlarges for a limit', async () => {
    const data = await buildPicture({ width: 90, height: 90 });
    const small = await app.deps.imageHost.upload({ data, fileName: 'small.jpg' });
    const cropped = await get(imageUrl(BASE, small.publicId, 'thumbnail'));
    expect(await sharp(cropped.data).metadata()).toMatchObject({ width: 300, height: 200 });
    const limited = await get(imageUrl(BASE, small.publicId, 'viewer'));
    expect(await sharp(limited.data).metadata()).toMatchObject({ width: 90, height: 90 });
  });

  it.each([
    [CHROME, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['IMAGE/AVIF;q=0.9', 'image/avif'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
    ['text/html', 'image/jpeg'],
  ])('answers Accept "%s" with %s', async (accept, type) => {
    const { status, headers } = await get(imageUrl(BASE, publicId, 'thumbnail'), {
      Accept: accept,
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toContain('Accept');
  });

  it('shows transparency as white in formats without it', async () => {
    const image = sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const data = await image.png().toBuffer();
    const logo = await app.deps.imageHost.upload({ data, fileName: 'logo.png' });
    const answer = await get(imageUrl(BASE, logo.publicId, 'viewer'));
    const { channels } = await sharp(answer.data).stats();
    expect(channels[0]?.min).toBeGreaterThan(250);
  });

  it('may be kept for ever, is never run, and is answered 304 once known', async () => {
    for (const url of [imageUrl(BASE, publicId, 'thumbnail'), `${BASE}/${publicId}`]) {
      const { status, headers, data } = await get(url);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['content-length']).toBe(String(data.length));
      expect(headers.etag).toMatch(/^"[\w-]+"$/);

      const again = await get(url, { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.data.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(headers.etag);
      const head = await get(url, {}, 'HEAD');
      expect([head.status, head.data.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(data.length));
      expect(head.headers['content-type']).toBe('image/jpeg');
    }
  });

  it('answers another tag for each format', async () => {
    const url = imageUrl(BASE, publicId, 'thumbnail');
    const tags = await Promise.all(
      ['image/avif', 'image/webp', '*/*'].map(async (accept) => {
        const { headers } = await get(url, { Accept: accept });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('serves the original at its listed address', async () => {
    const [hosted] = (await app.deps.imageHost.list({ showAll: false })).filter(
      (image) => image.publicId === publicId,
    );
    expect(hosted?.url).toBe(`${app.url}${BASE}/${publicId}`);
    const { status, data } = await get(`${BASE}/${publicId}`);
    expect(status).toBe(200);
    expect(data.length).toBe(hosted?.bytes);
    expect(await sharp(data).metadata()).toMatchObject({ width: 2000, height: 1300 });
  });

  it('makes a damaged, emptied or missing variant again', async () => {
    const url = imageUrl(BASE, publicId, 'preview');
    const file = variantFile('preview', 'jpeg');
    const good = await get(url);
    const kept = await readFile(file);
    const damage = [
      () => truncate(file, 0),
      () => truncate(file, Math.floor(kept.length / 2)),
      () => writeFile(file, Buffer.concat([Buffer.from('x'), kept])),
      () => rm(file),
    ];
    for (const harm of damage) {
      for (const _time of ['from its file', 'from the cache']) {
        expect((await get(url)).data.equals(good.data)).toBe(true);
      }
      await harm();
      await dropCached();
      const again = await get(url);
      expect(again.status).toBe(200);
      expect(again.data.equals(good.data)).toBe(true);
      expect((await readFile(file)).equals(kept)).toBe(true);
    }
  });

  it('forgets a removed picture and everything made of it', async () => {
    const data = await buildPicture({ red: 7 });
    const { publicId: removed } = await app.deps.imageHost.upload({ data, fileName: 'gone.jpg' });
    const url = imageUrl(BASE, removed, 'thumbnail');
    for (const _time of [1, 2, 3]) expect((await get(url)).status).toBe(200);
    await app.deps.imageHost.remove(removed);
    await dropCached();
    expect((await get(url)).status).toBe(404);
    expect((await get(`${BASE}/${removed}`)).status).toBe(404);
    const files = await readdir(path.join(app.dataDir, 'images'), { recursive: true });
    expect(files.filter((file) => file.includes('gone-'))).toEqual([]);
  });

  it.each([
    ['c_fill,w_301,h_200,f_auto,q_auto', 400],
    ['c_fill,w_300,h_200', 400],
    ['w_300', 400],
    ['c_limit,w_99999,h_99999,f_auto,q_auto', 400],
    ['c_fill,w_300,h_200,f_auto,q_auto,l_text:Arial', 400],
    ['constructor', 404],
  ])('refuses the size %s with %i', async (size, status) => {
    const answer = await get(`${BASE}/${size}/${publicId}`);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const SIZE = transformation(IMAGE_VARIANTS.thumbnail);
  it.each(
    [
      '/media/..%2f..%2fetc/passwd',
      '/media/../../etc/passwd',
      `${BASE}/../../../villa.sqlite`,
      `${BASE}/%2e%2e/%2e%2e/%2e%2e/villa.sqlite`,
      `${BASE}/..%2f..%2f..%2fvilla.sqlite`,
      `${BASE}/%252e%252e%252fvilla.sqlite`,
      `${BASE}/..%5c..%5cvilla.sqlite`,
      `${BASE}/${SIZE}/..%2f..%2fetc%2fpasswd`,
      `${BASE}/${SIZE}/villa-luz/%00`,
      `${BASE}/${SIZE}/villa-luz/a%00.jpg`,
      `${BASE}/%E0%A4%A`,
      `${BASE}/${SIZE}/%`,
      `${BASE}/${SIZE}/%ff%fe`,
      `${BASE}/${SIZE}/`,
      `${BASE}/${SIZE}`,
      `${BASE}/`,
      BASE,
      `${BASE}//${SIZE}//villa-luz//x`,
      `${BASE}/${SIZE}/villa-luz/~`,
      `${BASE}/${SIZE}/villa-luz/nothing-0123456789`,
      `${BASE}/${SIZE}/${'a/'.repeat(2000)}`,
      `${BASE}/${SIZE}/${'é'.repeat(250)}`.replaceAll('é', '%C3%A9'),
      `${BASE}/__proto__`,
    ].map((hostile) => [hostile.slice(0, 80), hostile]),
  )('answers %s with 400 or 404', async (_short, hostile) => {
    const { status, data } = await get(hostile);
    expect([400, 404]).toContain(status);
    expect(data.toString()).not.toContain('root:');
  });

  it.each([`${BASE}/%E0%A4%A`, `${BASE}/villa-luz/nothing-0123456789`, `${BASE}/w_300/a`])(
    'answers a browser that opens %s with a page, and a program with JSON',
    async (address) => {
      const page = await get(address, { Accept: 'text/html,*/*;q=0.8' });
      expect([400, 404]).toContain(page.status);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.data.toString()).toContain(
        '<a class="action" href="/">Back to the home page</a>',
      );
      const style = /<style>(.*?)<\/style>/.exec(page.data.toString())?.[1] ?? '';
      expect(page.headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      );
      const json = await get(address, { Accept: '*/*' });
      expect(JSON.parse(json.data.toString())).toHaveProperty('code');
    },
  );

  it('makes a variant once for all who ask at the same time', async () => {
    const url = imageUrl(BASE, publicId, 'heroMedium');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get(url, { Accept: 'image/avif' })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);

    // Counted one level below: each request checks that the picture exists, and one job twice more.
    const { imageHost, log } = app.deps;
    if (!isEmbedded(imageHost)) throw new Error('The test application uses the embedded host');
    let looks = 0;
    const counted = {
      ...imageHost,
      original: (id: string) => {
        looks += 1;
        return imageHost.original(id);
      },
    };
    const variantFor = createVariantMaker(counted, log);
    const made = await Promise.all(
      Array.from({ length: 20 }, () => variantFor(publicId, IMAGE_VARIANTS.share, 'avif')),
    );
    expect(new Set(made.map((picture) => picture?.etag)).size).toBe(1);
    expect(looks).toBe(22);
  });
});
