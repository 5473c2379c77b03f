import {
  IMAGE_VARIANTS,
  imageUrl,
  type ImageVariantName,
} from '@shared/domain/gallery/imageVariants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildNoise, buildPicture } from '../../../test/pictures';
import { startTestApp, type TestApp } from '../../../test/testApp';

const BASE = '/media/image/upload';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const upload = async (data: Buffer, fileName: string) =>
  (await app.deps.imageHost.upload({ data, fileName })).publicId;

it('stays small and answers others while 50 variants are made at once', async () => {
  const small = await upload(await buildPicture({ width: 2000, height: 1300 }), 'pool.jpg');
  const large = await upload(await buildNoise(4000, 3000), 'large.jpg');
  const names = Object.keys(IMAGE_VARIANTS) as ImageVariantName[];
  const wanted = names
    .flatMap((name) =>
      ['image/avif', 'image/webp', 'image/jpeg'].map((accept) => ({
        accept,
        url: imageUrl(BASE, large, name),
      })),
    )
    .concat(names.map((name) => ({ accept: 'image/webp', url: imageUrl(BASE, small, name) })))
    .slice(0, 50);
  expect(wanted).toHaveLength(50);
  // Warm-up, not measured.
  await app.send('GET', imageUrl(BASE, small, 'thumbnail'), { headers: { Accept: 'image/jpeg' } });

  const before = process.memoryUsage.rss();
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  let made = 0;
  const all = Promise.all(
    wanted.map(async ({ url, accept }) => {
      const answer = await app.send('GET', url, { headers: { Accept: accept } });
      made += 1;
      return answer;
    }),
  );
  expect((await app.send('GET', '/healthz')).status).toBe(200);
  const madeBefore = made;
  const answers = await all;
  clearInterval(sampling);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(madeBefore).toBeLessThan(10);
  // A few at a time take about 330 MB.
  expect((most - before) / 1e6).toBeLessThan(450);
}, 120_000);
