import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { addDays, villaDay } from '@shared/domain/date';
import { afterEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../projectRoot';
import { signIn, signInFirstTime } from '../apiSession';
import { startBuiltServer } from '../builtServer';
import { buildMessage } from '../factories';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-process-'));
  folders.push(folder);
  return folder;
};

/** Runs the server until it exits. */
function runToEnd(env: Record<string, string>) {
  return spawnSync(process.execPath, [path.join(projectRoot(), 'dist/server/index.js')], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('the server as a process', () => {
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

  it('names every wrong setting in one message and does not start', () => {
    const { status, stderr } = runToEnd({
      PORT: 'abc',
      PUBLIC_URL: 'ftp://villa.example/path',
      DATABASE_URL: 'mysql://x',
      CLOUDINARY_URL: 'https://cloudinary.com',
      TRUST_PROXY: 'yes',
    });
    expect(status).toBe(1);
    for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'CLOUDINARY_URL', 'TRUST_PROXY']) {
      expect(stderr).toContain(`${name}: must`);
    }
    expect(stderr).not.toContain('    at ');
  });

  it('refuses a file that is no database, and leaves it as it is', async () => {
    const dataDir = await newFolder();
    const file = path.join(dataDir, 'villa.sqlite');
    await writeFile(file, 'This is a letter, not a database. '.repeat(100));
    const before = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    const { status, stderr } = runToEnd({ DATA_DIR: dataDir, PORT: '3999' });
    expect(status).toBe(1);
    expect(stderr).toContain('cannot be used');
    expect(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ).toBe(before);
  });

  it('keeps session, password and settings over a restart, and prints no new password', async () => {
    const first = await startBuiltServer({ isFirstStart: true });
    const owner = await signInFirstTime(first.url, first.adminPassword() ?? '');
    await owner.send('POST', '/api/admin/price-overrides', {
      name: 'Kept',
      startDate: '2030-01-01',
      endDate: '2030-01-02',
      overridePrice: '500.00',
    });
    expect(await first.stop()).toBe(0);
    expect(await readdir(first.dataDir)).not.toContain('villa.sqlite-wal');

    const second = await startBuiltServer({ dataDir: first.dataDir });
    expect(second.adminPassword()).toBeNull();
    const again = await signIn(second.url);
    const overrides = (await again.send('GET', '/api/admin/price-overrides')).json as {
      name: string;
    }[];
    expect(overrides.map((override) => override.name)).toContain('Kept');
    await second.close();
  });

  it('fills an empty database with settings and photos of all categories, and no other prices', async () => {
    const server = await startBuiltServer({ isFirstStart: true });
    const owner = await signInFirstTime(server.url, server.adminPassword() ?? '');
    const photos = (await (await fetch(`${server.url}/api/gallery`)).json()) as {
      category: string;
      publicId: string;
    }[];
    expect(photos.length).toBeGreaterThanOrEqual(14);
    expect([...new Set(photos.map((photo) => photo.category))].toSorted()).toEqual([
      'amenities',
      'bedrooms',
      'exterior',
      'general',
      'interior',
      'locality',
    ]);
    const picture = await fetch(
      `${server.url}/media/image/upload/c_fill,w_300,h_200,f_auto,q_auto/${photos[0]?.publicId}`,
    );
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect((await owner.send('GET', '/api/admin/price-overrides')).json).toEqual([]);
    const today = villaDay(new Date());
    const range = `startDate=${addDays(today, -60)}&endDate=${addDays(today, 300)}`;
    const days = (await (
      await fetch(`${server.url}/api/availability?${range}`)
    ).json()) as AvailabilityDay[];
    // The three default seasons all occur in a year.
    expect(new Set(days.map(({ basePrice }) => basePrice))).toEqual(new Set([450, 550, 650]));
    expect((await owner.send('GET', '/api/bookings')).json).toEqual([]);
    expect((await owner.send('GET', '/api/contact')).json).toEqual([]);
    await server.close();
  });

  it('continues when its build and packages are deleted', async () => {
    const root = await copyOfProduct();
    const server = await startBuiltServer({ root });
    await rm(path.join(root, 'dist'), { recursive: true });
    await rm(path.join(root, 'node_modules'));
    for (const page of ['/', '/booking', '/healthz']) {
      expect([page, (await fetch(server.url + page)).status]).toEqual([page, 200]);
    }
    const message = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(buildMessage()),
    });
    expect(message.status).toBe(201);
    await expect
      .poll(() => readdir(path.join(server.dataDir, 'mail')).catch(() => []))
      .toHaveLength(2);
    await server.close();
  });

  it('serves the site when the templates of mails cannot be loaded, and says so', async () => {
    const root = await copyOfProduct();
    const assets = path.join(root, 'dist', 'server', 'assets');
    const names = (await readdir(assets)).filter((name) => /^renderMail-.*\.js$/.test(name));
    expect(names).toHaveLength(1);
    await writeFile(path.join(assets, names[0] ?? ''), 'export const other = ;');
    const server = await startBuiltServer({ root });
    expect((await fetch(server.url)).status).toBe(200);
    expect(server.output()).toContain('the mail templates could not be loaded');
    await server.close();
  });

  it('logs that PUBLIC_URL is not set, and nothing if it is', async () => {
    const without = await startBuiltServer();
    expect(without.output()).toContain('PUBLIC_URL is not set');
    await without.close();
    const withAddress = await startBuiltServer({ env: { PUBLIC_URL: 'https://villa.example' } });
    expect(withAddress.output()).not.toContain('PUBLIC_URL');
    await withAddress.close();
  });

  it('closes connections beyond MAX_CONNECTIONS, says so, and takes new ones once others end', async () => {
    const server = await startBuiltServer({ env: { MAX_CONNECTIONS: '10' } });
    const port = Number(new URL(server.url).port);
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    const held = [];
    // In sequence, so that the eleventh exceeds the limit.
    for (let count = 0; count < 10; count += 1) held.push(await open());
    await once((await open()).resume(), 'close');
    await expect.poll(server.output).toContain('connections refused');
    expect(held.every((socket) => !socket.destroyed)).toBe(true);
    held[0]?.destroy();
    await expect
      .poll(() =>
        fetch(server.url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    held.forEach((socket) => socket.destroy());
    await server.close();
  });

  it('finishes a running request when it is asked to stop, and accepts no new one', async () => {
    const server = await startBuiltServer();
    const stay = {
      checkinDate: '2000-01-01',
      checkoutDate: '2000-01-08',
      guestCount: 2,
      currency: 'EUR',
    };
    const call = request(`${server.url}/api/calculate-price`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      call.once('response', (response) => resolve(response.resume().statusCode));
      call.once('error', reject);
    });
    // The server says "continue" once it has the request, before its body.
    await new Promise((resolve) => {
      call.once('continue', resolve);
      call.flushHeaders();
    });
    const ended = server.stop();
    await expect
      .poll(() =>
        fetch(server.url).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    call.end(JSON.stringify(stay));
    // The days are in the past: this is the service's response, not a broken connection.
    expect(await answered).toBe(409);
    expect(await ended).toBe(0);
    await server.close();
  });
});

/** A copy of the product that a test may damage. */
async function copyOfProduct(): Promise<string> {
  const root = await newFolder();
  const original = projectRoot();
  await cp(path.join(original, 'dist'), path.join(root, 'dist'), { recursive: true });
  await cp(path.join(original, 'package.json'), path.join(root, 'package.json'));
  await symlink(
    await realpath(path.join(original, 'node_modules')),
    path.join(root, 'node_modules'),
  );
  const photos = 'server/db/demo/photos';
  await cp(path.join(original, photos), path.join(root, photos), { recursive: true });
  return root;
}
