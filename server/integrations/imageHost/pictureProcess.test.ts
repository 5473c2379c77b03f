import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildNoise, buildPicture } from '../../test/pictures';
import { createPictureProcess } from './pictureProcess';

const REFUSED = {
  status: 400,
  code: 'invalid_input',
  message: expect.stringContaining('too long or too much memory') as string,
};
const MB = 2 ** 20;

describe('the process that decodes pictures', () => {
  /** AVIF of 12 megapixels: some 400 MB and several seconds. */
  let costly: Buffer;
  beforeAll(async () => {
    costly = await sharp(await buildNoise(4000, 3000))
      .avif({ effort: 0, quality: 30 })
      .toBuffer();
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('writes a %s anew', async (format) => {
    const data = await sharp(await buildPicture({ width: 80, height: 50 }))
      .toFormat(format)
      .toBuffer();
    const clean = await createPictureProcess().recode(data);
    expect(clean).toMatchObject({ format, width: 80, height: 50 });
    expect(await sharp(clean.data).metadata()).toMatchObject({ width: 80, height: 50 });
  });

  it('says what is wrong with a file, one after another', async () => {
    const pictures = createPictureProcess();
    const refused = [Buffer.from('hello'), (await buildPicture()).subarray(0, 900)].map((data) =>
      pictures.recode(data),
    );
    const [text, half] = await Promise.allSettled(refused);
    expect(text).toMatchObject({ reason: { status: 400, message: /Please choose a JPEG/ } });
    expect(half).toMatchObject({ reason: { status: 400, message: /damaged|Please choose/ } });
  });

  it('is ended when a picture takes too much memory, and the next one begins anew', async () => {
    // It has some 100 MB by itself; this takes several times more than is left.
    const pictures = createPictureProcess({ maxBytes: 250 * MB });
    const before = process.memoryUsage.rss();
    await expect(pictures.recode(costly)).rejects.toMatchObject(REFUSED);
    expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(100);
    const small = await buildPicture({ width: 30, height: 20 });
    expect(await pictures.recode(small)).toMatchObject({ width: 30 });
  });

  it('is ended when a picture takes too long', async () => {
    const pictures = createPictureProcess({ maxMs: 1_500 });
    await expect(pictures.recode(costly)).rejects.toMatchObject(REFUSED);
    expect(await pictures.recode(await buildPicture({ width: 30 }))).toMatchObject({ width: 30 });
  });
});
