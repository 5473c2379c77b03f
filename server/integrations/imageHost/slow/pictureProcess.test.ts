import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildNoise, buildPicture } from '../../../test/pictures';
import { createPictureProcess, PICTURE_LIMITS } from '../pictureProcess';

const REFUSED = {
  status: 400,
  code: 'invalid_input',
  message: expect.stringContaining('too long or too much memory') as string,
};
const MB = 2 ** 20;
const OWNER = PICTURE_LIMITS.owner;

describe('the process that decodes pictures', () => {
  /** AVIF of 12 megapixels: about 400 MB and several seconds. */
  let costly: Buffer;
  beforeAll(async () => {
    costly = await sharp(await buildNoise(4000, 3000))
      .avif({ effort: 0, quality: 30 })
      .toBuffer();
  });

  it.each([
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'webp'],
  ] as const)('writes a %s again, as %s', async (format, kept) => {
    const data = await sharp(await buildPicture({ width: 80, height: 50 }))
      .toFormat(format)
      .toBuffer();
    const clean = await createPictureProcess().recode(data, OWNER);
    expect(clean).toMatchObject({ format: kept, width: 80, height: 50 });
    expect(await sharp(clean.data).metadata()).toMatchObject({
      format: kept,
      width: 80,
      height: 50,
    });
  });

  it('says what is wrong with a file, one after another', async () => {
    const pictures = createPictureProcess();
    const refused = [Buffer.from('hello'), (await buildPicture()).subarray(0, 900)].map((data) =>
      pictures.recode(data, OWNER),
    );
    const [text, half] = await Promise.allSettled(refused);
    expect(text).toMatchObject({ reason: { status: 400, message: /Please choose a JPEG/ } });
    expect(half).toMatchObject({ reason: { status: 400, message: /damaged|Please choose/ } });
  });

  it('is ended when a picture takes too much memory, and the next one begins again', async () => {
    // The process itself has about 100 MB; this takes several times the rest.
    const pictures = createPictureProcess();
    const before = process.memoryUsage.rss();
    await expect(pictures.recode(costly, { ...OWNER, maxBytes: 250 * MB })).rejects.toMatchObject(
      REFUSED,
    );
    expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(100);
    const small = await buildPicture({ width: 30, height: 20 });
    expect(await pictures.recode(small, OWNER)).toMatchObject({ width: 30 });
  });

  it.runIf(process.platform === 'linux')(
    'is the first to be ended where memory runs out',
    async () => {
      await createPictureProcess().recode(await buildPicture({ width: 30 }), OWNER);
      const scores = (await readdir('/proc'))
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => {
          try {
            const isOurs =
              readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictureWorker.js') &&
              readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
            return isOurs ? [readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()] : [];
          } catch {
            return [];
          }
        });
      expect(scores).toContain('1000');
    },
  );

  it('takes a JPEG of 25 megapixels within the memory of a guest’s picture', async () => {
    // Decoders keep a progressive picture entirely in memory.
    const largest = await sharp(await buildPicture({ width: 5000, height: 5000 }))
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect(await createPictureProcess().recode(largest, PICTURE_LIMITS.guest)).toMatchObject({
      width: 5000,
    });
  });

  it('is ended when a picture takes too long', async () => {
    const pictures = createPictureProcess();
    await expect(pictures.recode(costly, { ...OWNER, maxMs: 1_500 })).rejects.toMatchObject(
      REFUSED,
    );
    expect(await pictures.recode(await buildPicture({ width: 30 }), OWNER)).toMatchObject({
      width: 30,
    });
  });
});

describe('a process that decodes pictures and fails', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'villa-pictures-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  /** @param onPicture code to run for a picture; `answer()` reports it as clean */
  const failing = async (onPicture: string) => {
    const program = path.join(dir, `${crypto.randomUUID()}.mjs`);
    await writeFile(
      program,
      `const answer = (then) => process.send({ kind: 'clean', image: { pid: process.pid }, rss: 1 }, then);
      process.on('message', () => { ${onPicture} });
      process.send({ kind: 'ready' });`,
    );
    return createPictureProcess({ program });
  };
  const picture = Buffer.from('picture');
  const pidOf = (image: unknown) => (image as { pid: number }).pid;
  const isGone = (pid: number) => {
    try {
      return process.kill(pid, 0) && false;
    } catch {
      return true;
    }
  };

  it('that died while it had nothing to do is started again with the next picture', async () => {
    const pictures = await failing('answer()');
    const pid = pidOf(await pictures.recode(picture, OWNER));
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isGone(pid)).toBe(true);
    expect(pidOf(await pictures.recode(picture, OWNER))).not.toBe(pid);
  });

  it.each([
    ['a bug', 'throw new Error("bug")', /failed: it ended with 1/],
    ['a crash of the decoder', 'process.abort()', /failed: it ended with SIGABRT/],
    [
      'a failure that it can tell',
      'process.send({ kind: "failed", reason: "no codec", rss: 1 })',
      /failed: no codec/,
    ],
  ])('logs %s and blames no picture', async (_, onPicture, message) => {
    const pictures = await failing(onPicture);
    for (const _time of [1, 2]) {
      const error: unknown = await pictures.recode(picture, OWNER).catch((e: unknown) => e);
      expect(error).not.toHaveProperty('status');
      expect(error).toMatchObject({ message: expect.stringMatching(message) as string });
    }
  });

  it('refuses a picture that never gets an answer, and takes the next one', async () => {
    const pictures = await failing('');
    for (const _time of [1, 2]) {
      await expect(pictures.recode(picture, { ...OWNER, maxMs: 50 })).rejects.toMatchObject(
        REFUSED,
      );
    }
  });

  it('does not wait for one that never begins', async () => {
    const program = path.join(dir, 'silent.mjs');
    await writeFile(program, 'setInterval(() => {}, 1e6)');
    const pictures = createPictureProcess({ program, maxStartMs: 50 });
    for (const _time of [1, 2]) {
      await expect(pictures.recode(picture, OWNER)).rejects.toThrow('did not start in time');
    }
  });
});
