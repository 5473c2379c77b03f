import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCloudinaryPeer, type CloudinaryPeer, type PeerMood } from '../../test/cloudinaryPeer';
import { buildPicture } from '../../test/pictures';
import { createLog } from '../../log';
import { createCloudinaryHost } from './cloudinary';
import { createEmbeddedHost } from './embedded';
import type { ImageHost } from './imageHost';

const FOLDER = 'villa-luz';
const UPLOAD_PRESET = 'villa';
const SILENT = createLog('silent');

type Started = {
  host: ImageHost;
  inFolder: (folder: string) => ImageHost;
  stop: () => Promise<void>;
};

async function startEmbedded(): Promise<Started> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-images-'));
  const inFolder = (folder: string) =>
    createEmbeddedHost({
      dataDir,
      publicUrl: 'https://villa.example',
      folder,
      uploadPreset: UPLOAD_PRESET,
    });
  return {
    host: inFolder(FOLDER),
    inFolder,
    stop: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function startCloudinary(): Promise<Started> {
  const peer = await startCloudinaryPeer();
  const inFolder = (folder: string) =>
    createCloudinaryHost({
      cloudinaryUrl: peer.cloudinaryUrl,
      uploadPreset: UPLOAD_PRESET,
      folder,
      log: SILENT,
    });
  return { host: inFolder(FOLDER), inFolder, stop: peer.close };
}

describe.each([
  ['embedded', startEmbedded],
  ['cloudinary', startCloudinary],
] as const)('an image host (%s)', (kind, start) => {
  let started: Started;
  let host: ImageHost;
  beforeEach(async () => {
    started = await start();
    host = started.host;
  });
  afterEach(() => started.stop());

  it('names its kind, upload address and delivery address to the browser', () => {
    const config = host.browserConfig();
    expect(config).toMatchObject({ kind, uploadPreset: UPLOAD_PRESET, folder: FOLDER });
    expect(config.uploadUrl).toMatch(/\/upload$/);
    expect(config.deliveryBase).toMatch(/\/image\/upload$/);
    expect(host.kind).toBe(kind);
  });

  it('lists what was uploaded, with its size, and no more after its removal', async () => {
    expect(await host.list({ showAll: false })).toEqual([]);
    const hosted = await host.upload({
      data: await buildPicture({ width: 320, height: 200 }),
      fileName: 'pool.jpg',
    });
    expect(hosted.publicId).toMatch(/^villa-luz\/pool/);
    expect(hosted).toMatchObject({ width: 320, height: 200 });
    expect(hosted.bytes).toBeGreaterThan(100);
    expect(hosted.url).toMatch(/^https:\/\/.+\/image\/upload\/.*villa-luz\/pool/);

    expect(await host.list({ showAll: false })).toEqual([hosted]);
    expect(await host.remove(hosted.publicId)).toBe(true);
    expect(await host.list({ showAll: false })).toEqual([]);
    expect(await host.remove(hosted.publicId)).toBe(false);
  });

  it('lists more than a page, each picture once', async () => {
    const uploaded: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const data = await buildPicture({ width: 40, height: 30, red: n * 20 });
      uploaded.push((await host.upload({ data, fileName: `photo-${n}.jpg` })).publicId);
    }
    const listed = (await host.list({ showAll: false })).map(({ publicId }) => publicId);
    expect(listed).toHaveLength(8);
    expect(new Set(listed)).toEqual(new Set(uploaded));
  });

  it('shows the upload folder only, and everything when asked', async () => {
    const elsewhere = started.inFolder('other');
    const data = await buildPicture();
    const other = await elsewhere.upload({ data, fileName: 'a.jpg' });
    const own = await host.upload({ data, fileName: 'b.jpg' });
    expect(await host.list({ showAll: false })).toEqual([own]);
    const all = await host.list({ showAll: true });
    expect(new Set(all.map(({ publicId }) => publicId))).toEqual(
      new Set([own.publicId, other.publicId]),
    );
  });

  it('takes JPEG, PNG and WebP whatever the file is called', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const data = await buildPicture({ format, width: 50, height: 40 });
      expect(await host.upload({ data, fileName: 'notes.txt' })).toMatchObject({ width: 50 });
    }
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    [
      'an SVG called .jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('refuses %s', async (_what, data) => {
    await expect(host.upload({ data, fileName: 'photo.jpg' })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    });
    expect(await host.list({ showAll: true })).toEqual([]);
  });

  it.each([
    ['heic', 'heic\0\0\0\0mif1heic'],
    ['a general brand', 'mif1\0\0\0\0mif1heic'],
  ])('names the format of an iPhone’s picture (%s), and what to do', async (_brand, brands) => {
    const data = Buffer.from(`\0\0\0\x18ftyp${brands}\0\0\0\x08mdat`, 'latin1');
    await expect(host.upload({ data, fileName: 'IMG_0001.HEIC' })).rejects.toMatchObject({
      status: 400,
      message: /HEIC, the iPhone’s format. Please save it as JPEG first/,
    });
  });

  it('answers false for the removal of what it never had', async () => {
    expect(await host.remove('villa-luz/never-there')).toBe(false);
  });
});

describe('Cloudinary in trouble', () => {
  let peer: CloudinaryPeer;
  let logged: string[];
  let host: ImageHost;
  beforeEach(async () => {
    peer = await startCloudinaryPeer();
    logged = [];
    host = createCloudinaryHost({
      cloudinaryUrl: peer.cloudinaryUrl,
      uploadPreset: UPLOAD_PRESET,
      folder: FOLDER,
      log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
      timeoutMs: 300,
    });
  });
  afterEach(() => peer.close());

  const troubles: [PeerMood, number][] = [
    ['failing', 502],
    ['garbage', 502],
    ['redirecting', 502],
    ['closed', 502],
    ['silent', 503],
    ['dripping', 503],
  ];
  it.each(troubles)(
    '%s: every call answers %i in time and reveals no secret',
    async (mood, status) => {
      peer.setMood(mood);
      const data = await buildPicture();
      const began = performance.now();
      for (const call of [
        () => host.list({ showAll: false }),
        () => host.upload({ data, fileName: 'a.jpg' }),
        () => host.remove('villa-luz/a'),
      ]) {
        const error: unknown = await call().catch((reason: unknown) => reason);
        expect(error).toMatchObject({ status, code: 'image_host_unavailable' });
        expect(JSON.stringify(error) + String(error)).not.toContain(peer.secret);
      }
      expect(performance.now() - began).toBeLessThan(3_000);
      expect(logged).toHaveLength(3);
      expect(logged.join()).not.toContain(peer.secret);
    },
  );

  it('leaves no socket behind when an answer never comes', async () => {
    peer.setMood('silent');
    await expect(host.list({ showAll: false })).rejects.toMatchObject({ status: 503 });
    await expect.poll(() => peer.openSockets()).toBe(0);
  });

  it('passes on why an upload was refused, and takes a refused listing as trouble', async () => {
    peer.setMood('refusing');
    const data = await buildPicture();
    await expect(host.upload({ data, fileName: 'a.jpg' })).rejects.toMatchObject({
      status: 400,
      message: 'Upload preset not found',
    });
    await expect(host.list({ showAll: false })).rejects.toMatchObject({ status: 502 });
  });

  it('works again when the provider does', async () => {
    peer.setMood('failing');
    await expect(host.list({ showAll: false })).rejects.toMatchObject({ status: 502 });
    peer.setMood('well');
    expect(await host.list({ showAll: false })).toEqual([]);
  });

  it('refuses a wrong secret of ours as trouble with the host, not of the owner', async () => {
    const stranger = createCloudinaryHost({
      cloudinaryUrl: peer.cloudinaryUrl.replace(peer.secret, 'another'),
      uploadPreset: UPLOAD_PRESET,
      folder: FOLDER,
      log: SILENT,
    });
    await expect(stranger.list({ showAll: false })).rejects.toMatchObject({ status: 502 });
    await expect(stranger.remove('villa-luz/a')).rejects.toMatchObject({ status: 502 });
  });

  it('sends the browser to the API of its region and reveals no secret', () => {
    const { uploadUrl, deliveryBase } = createCloudinaryHost({
      cloudinaryUrl:
        'cloudinary://1:s3cret@villa?upload_prefix=https%3A%2F%2Fapi-eu.cloudinary.com',
      uploadPreset: UPLOAD_PRESET,
      folder: FOLDER,
      log: SILENT,
    }).browserConfig();
    expect(uploadUrl).toBe('https://api-eu.cloudinary.com/v1_1/villa/image/upload');
    expect(deliveryBase).toBe('https://res.cloudinary.com/villa/image/upload');
  });
});
