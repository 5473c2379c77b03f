import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPicture, buildPngBomb, buildPngText } from '../test/pictures';
import { startTestApp, type Answer, type TestApp } from '../test/testApp';

const UPLOAD = '/api/admin/images/upload';
const MB = 1024 * 1024;

type UploadJson = {
  public_id: string;
  secure_url: string;
  width: number;
  height: number;
  bytes: number;
  code: string;
  message: string;
  error: { message: string };
};

describe('upload of pictures', () => {
  let app: TestApp;
  let cookie: string;
  let picture: Buffer;
  let otherPicture: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    cookie = await app.signIn();
    picture = await buildPicture();
    otherPicture = await buildPicture({ red: 240 });
  });
  afterAll(() => app.close());
  beforeEach(() => rm(path.join(app.dataDir, 'images'), { recursive: true, force: true }));

  const buildForm = (data: Buffer, name = 'photo.jpg', fields: Record<string, string> = {}) => {
    const form = new FormData();
    const all = { upload_preset: 'villa', folder: 'villa-luz', ...fields };
    for (const [field, value] of Object.entries(all)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(data)]), name);
    return form;
  };
  const post = async (
    body: FormData | string | Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Answer<UploadJson>> => {
    const response = await fetch(app.url + UPLOAD, {
      method: 'POST',
      headers: { Cookie: cookie, ...headers },
      body: body as BodyInit,
    });
    const text = await response.text();
    const json = JSON.parse(text) as UploadJson;
    return { status: response.status, headers: response.headers, json, text };
  };
  const filesKept = async () => {
    const all = await readdir(app.dataDir, { recursive: true });
    return all.filter((file) => file.startsWith(`images${path.sep}originals${path.sep}`));
  };

  it('keeps a picture and answers as the provider does', async () => {
    const { status, headers, json } = await post(buildForm(picture, 'Roof Terrace.JPG'));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json.public_id).toMatch(/^villa-luz\/roof-terrace-[0-9a-f]{10}$/);
    expect(json.secure_url).toBe(`${app.url}/media/image/upload/${json.public_id}`);
    expect(json).toMatchObject({ width: 640, height: 480 });
    expect((await fetch(json.secure_url)).status).toBe(200);
  });

  it('keeps the same picture once, and repairs one whose file was lost', async () => {
    const first = await post(buildForm(picture));
    const second = await post(buildForm(picture));
    expect(second.json).toEqual(first.json);
    expect(await filesKept()).toHaveLength(2);
    const [file = ''] = (await filesKept()).filter((name) => name.endsWith('.jpg'));
    await rm(path.join(app.dataDir, file));
    expect((await fetch(first.json.secure_url)).status).toBe(404);
    await post(buildForm(picture));
    expect((await fetch(first.json.secure_url)).status).toBe(200);
  });

  it('needs the admin’s session and this site’s pages', async () => {
    expect((await post(buildForm(picture), { Cookie: '' })).status).toBe(401);
    expect((await post(buildForm(picture), { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await filesKept()).toEqual([]);
  });

  it('strips the location and all other metadata', async () => {
    const tagged = await sharp(picture)
      .withExif({
        IFD0: { Artist: 'Someone Private' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 5/1 10/1', GPSLongitudeRef: 'W' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(tagged.includes('Someone Private')).toBe(true);
    const { json } = await post(buildForm(tagged));
    // Rotated by its orientation tag, upright in its pixels afterwards.
    expect(json).toMatchObject({ width: 480, height: 640 });
    for (const url of [
      json.secure_url,
      json.secure_url.replace('/upload/', '/upload/c_fill,w_300,h_200,f_auto,q_auto/'),
    ]) {
      const data = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect(data.includes('Someone Private')).toBe(false);
      const { exif, xmp, iptc, orientation } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('drops what is appended to a picture', async () => {
    const tail = '<script>alert(document.cookie)</script>';
    const { status, json } = await post(buildForm(Buffer.concat([picture, Buffer.from(tail)])));
    expect(status).toBe(200);
    const data = Buffer.from(await (await fetch(json.secure_url)).arrayBuffer());
    expect(data.includes('<script>')).toBe(false);
  });

  it('refuses a decompression bomb by its header, without decoding it', async () => {
    // A decoder would report damage first.
    const bomb = buildPngBomb(16_000, 16_000, [], 1);
    const { status, json } = await post(buildForm(bomb, 'bomb.png'));
    expect(status).toBe(400);
    expect(json.message).toBe(
      'This picture has 256 megapixels; the limit is 60. Please make it smaller.',
    );
  });

  it('calls a picture whose pixels are missing damaged', async () => {
    const { json } = await post(buildForm(buildPngBomb(500, 500, [], 1), 'half.png'));
    expect(json.message).toMatch(/^This picture is damaged/);
  });

  it.each([
    ['one line', 60_000_000, 1],
    ['one column', 1, 60_000_000],
    ['a narrow strip', 20_001, 10],
  ])('refuses %s of many pixels by its header', async (_what, width, height) => {
    const bomb = buildPngBomb(width, height);
    const { status, json } = await post(buildForm(bomb, 'line.png'));
    expect(status).toBe(400);
    expect(json.message).toBe(
      `This picture is ${Math.max(width, height)} pixels long on one side; the limit is 20000. Please cut it.`,
    );
  });

  it('refuses a JPEG strip as well', async () => {
    const strip = await buildPicture({ width: 30_000, height: 8 });
    const { status, json } = await post(buildForm(strip));
    expect([status, json.message]).toEqual([
      400,
      'This picture is 30000 pixels long on one side; the limit is 20000. Please cut it.',
    ]);
  });

  it('drops the text chunks of a PNG without decompressing them', async () => {
    const texts = Array<Buffer>(20).fill(buildPngText(24 * MB));
    const bomb = buildPngBomb(40, 30, texts);
    expect(bomb.length).toBeLessThan(MB);
    const before = process.memoryUsage.rss();
    let most = 0;
    const sampling = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const { status, json } = await post(buildForm(bomb, 'letter.png'));
    clearInterval(sampling);
    expect([status, json.width, json.height]).toEqual([200, 40, 30]);
    expect((most - before) / MB).toBeLessThan(100);
    const kept = Buffer.from(await (await fetch(json.secure_url)).arrayBuffer());
    expect(kept.includes('zTXt')).toBe(false);
  });

  it('keeps the transparency and colours of a PNG', async () => {
    const data = await sharp({
      create: {
        width: 60,
        height: 40,
        channels: 4,
        background: { r: 200, g: 10, b: 10, alpha: 0 },
      },
    })
      .png({ palette: true })
      .withIccProfile('p3')
      .toBuffer();
    expect(data.includes('tRNS') && data.includes('iCCP')).toBe(true);
    const { json } = await post(buildForm(data, 'logo.png'));
    const kept = Buffer.from(await (await fetch(json.secure_url)).arrayBuffer());
    expect((await sharp(kept).stats()).isOpaque).toBe(false);
  });

  const disguised: [string, () => Promise<Buffer> | Buffer][] = [
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>')],
    [
      'a GIF',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    ],
    ['a TIFF', () => sharp(picture).tiff().toBuffer()],
    ['a truncated JPEG', () => picture.subarray(0, Math.floor(picture.length / 2))],
    [
      'a truncated PNG',
      async () => (await sharp(picture).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    ],
    [
      'a moving WebP',
      () =>
        sharp([picture, otherPicture], { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    ['an empty file', () => Buffer.alloc(0)],
  ];
  it.each(disguised)('refuses %s called photo.jpg', async (_what, build) => {
    const { status, json } = await post(buildForm(await build()));
    expect(status).toBe(400);
    expect(json.code).toBe('invalid_input');
    expect(json.error.message).toBe(json.message);
    expect(json.message).toMatch(/Please choose/);
    expect(await filesKept()).toEqual([]);
  });

  it('accepts 20 MB and refuses a byte more, with or without a length', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await post(buildForm(padded(20 * MB)))).status).toBe(200);
    await rm(path.join(app.dataDir, 'images'), { recursive: true });
    const above = await post(buildForm(padded(20 * MB + 1)));
    expect(above.status).toBe(413);
    expect(above.json.error.message).toBe(
      'This file is too large: the limit is 20 MB. Please make it smaller.',
    );
    expect((await post(buildForm(padded(21 * MB)))).status).toBe(413);
    expect(await filesKept()).toEqual([]);
  });

  it.each([
    ['the wrong preset', { upload_preset: 'other' }],
    ['another folder', { folder: 'elsewhere' }],
    ['a folder that steps up', { folder: '../..' }],
  ])('refuses %s', async (_what, fields) => {
    expect((await post(buildForm(picture, 'a.jpg', fields))).status).toBe(400);
    expect(await filesKept()).toEqual([]);
  });

  it('uses the default folder when the form names none', async () => {
    const form = buildForm(picture);
    form.delete('folder');
    expect((await post(form)).status).toBe(200);
  });

  it.each([
    '../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '.htaccess',
    'ü'.repeat(300),
    'a\u0000b.jpg',
    '~/~/x',
    '',
  ])('keeps a file called %j inside its folder', async (name) => {
    const { status, json } = await post(buildForm(picture, name));
    expect(status).toBe(200);
    expect(json.public_id).toMatch(/^villa-luz\/[a-z0-9-]{1,60}-[0-9a-f]{10}$/);
    expect(await filesKept()).toHaveLength(2);
  });

  it('refuses no file, two files and a file under another name', async () => {
    const none = buildForm(picture);
    none.delete('file');
    const two = buildForm(picture);
    two.append('file', new Blob([new Uint8Array(picture)]), 'b.jpg');
    const misnamed = buildForm(picture);
    misnamed.delete('file');
    misnamed.set('image', new Blob([new Uint8Array(picture)]), 'b.jpg');
    const asText = buildForm(picture);
    asText.set('file', 'just text');
    for (const form of [none, two, misnamed, asText]) {
      expect((await post(form)).status).toBe(400);
    }
    expect(await filesKept()).toEqual([]);
  });

  const B = 'xBOUNDARYx';
  const part = (disposition: string, content: string) =>
    `--${B}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
  const malformed: [string, string, string][] = [
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['a quoted empty boundary', 'multipart/form-data; boundary=""', 'x'],
    [
      'another boundary than announced',
      `multipart/form-data; boundary=other`,
      part('form-data; name="file"; filename="a"', 'x'),
    ],
    ['an empty body', `multipart/form-data; boundary=${B}`, ''],
    ['only an end', `multipart/form-data; boundary=${B}`, `--${B}--`],
    [
      'an empty field name',
      `multipart/form-data; boundary=${B}`,
      `${part('form-data; name=""; filename="a.jpg"', 'x')}--${B}--`,
    ],
    [
      'no field name',
      `multipart/form-data; boundary=${B}`,
      `${part('form-data; filename="a.jpg"', 'x')}--${B}--`,
    ],
    ['a part without headers', `multipart/form-data; boundary=${B}`, `--${B}\r\n\r\nx\r\n--${B}--`],
    [
      'a file that never ends',
      `multipart/form-data; boundary=${B}`,
      part('form-data; name="file"; filename="a.jpg"', 'x'),
    ],
    [
      'a part that ends in its header',
      `multipart/form-data; boundary=${B}`,
      `--${B}\r\nContent-Dispos`,
    ],
    [
      'a field that never ends',
      `multipart/form-data; boundary=${B}`,
      part('form-data; name="folder"', 'x'),
    ],
    [
      '1,000 fields',
      `multipart/form-data; boundary=${B}`,
      `${part('form-data; name="a"', 'x').repeat(1000)}--${B}--`,
    ],
    ['a text body', 'text/plain', 'x'],
    ['JSON', 'application/json', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'file=x'],
  ];
  it.each(malformed)('refuses %s with 4xx', async (_what, type, body) => {
    const { status, json } = await post(body, { 'Content-Type': type });
    expect([400, 415]).toContain(status);
    expect(json.message).toMatch(/^[A-Z].+\.$/);
    expect(await filesKept()).toEqual([]);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  /** More than a connection buffers: once it is sent, the server is reading the upload. */
  const UNREAD_BYTES = 16 * 1024 * 1024;

  /** Sends the first half of a picture. */
  const sendHalf = async (): Promise<Socket> => {
    const socket = await openSocket(app.url);
    socket.write(
      [
        `POST ${UPLOAD} HTTP/1.1`,
        `Host: ${new URL(app.url).host}`,
        `Cookie: ${cookie}`,
        `Content-Type: multipart/form-data; boundary=${B}`,
        `Content-Length: ${UNREAD_BYTES + 1_000_000}`,
        '',
        `--${B}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf`,
      ].join('\r\n'),
    );
    socket.write(Buffer.alloc(UNREAD_BYTES));
    return socket;
  };

  it('frees the slots of clients that disconnect', async () => {
    const senders = await Promise.all(Array.from({ length: 12 }, sendHalf));
    // As many as allowed are being read, and the others wait.
    await expect
      .poll(() => senders.filter((socket) => socket.writableLength === 0).length, {
        timeout: 20_000,
      })
      .toBeGreaterThanOrEqual(4);
    for (const socket of senders) socket.destroy();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_value, n) => post(buildForm(picture, `after-${n}.jpg`))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await filesKept()).toHaveLength(12);
  });

  it('removes files that a crash left behind, but none that is recent or in use', async () => {
    const fresh = await startTestApp();
    const crashed = path.join(fresh.dataDir, 'images', 'originals');
    const session = await fresh.signIn();
    await mkdir(crashed, { recursive: true });
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of ['.0123.part', 'villa-luz~lost-0123456789.jpg']) {
      await writeFile(path.join(crashed, name), 'x');
      await utimes(path.join(crashed, name), hourAgo, hourAgo);
    }
    await writeFile(path.join(crashed, '.4567.part'), 'another server is writing this');
    const response = await fetch(fresh.url + UPLOAD, {
      method: 'POST',
      headers: { Cookie: session },
      body: buildForm(picture, 'new.jpg'),
    });
    expect(response.status).toBe(200);
    const left = (await readdir(crashed)).map((name) => name.replace(/[0-9a-f]{10}/, 'HASH'));
    expect(left.toSorted()).toEqual([
      '.4567.part',
      'villa-luz~new-HASH.jpg',
      'villa-luz~new-HASH.json',
    ]);
    await fresh.close();
  });
});

function openSocket(url: string): Promise<Socket> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}
