import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json';
import { noRuntime, startDesktop, type DesktopApp } from './desktopApp';
import { packageApp, type PackagedApp } from './packagedApp';
import { startUpdateFeed, type UpdateFeed } from './updateFeed';

const why =
  noRuntime || (process.platform === 'linux' ? '' : ' (not run: an update has another shape here)');
const PATIENT = { timeout: 30_000 };
const NEWER = '99.0.0';
const NOTES = 'Longer nights <b>and</b> shorter days';

type Text = { message: string; detail: string };
type Seen = { said: Text[] };

/** A newer version that records its start. */
const programOf = (marker: string) => `#!/bin/sh\necho "$APPIMAGE" > '${marker}'\n`;

// In order: each test depends on the previous one.
describe.skipIf(why)(`updates from a feed${why}`, () => {
  let feed: UpdateFeed;
  let packaged: PackagedApp;
  let folder: string;
  let desktop: DesktopApp;
  /** The file that the owner starts, and what a new version writes when it starts. */
  let image: string;
  let marker: string;
  const before = { image: process.env['APPIMAGE'], cache: process.env['XDG_CACHE_HOME'] };

  beforeAll(async () => {
    feed = await startUpdateFeed();
    feed.publish({ version: packageJson.version, notes: '', program: '' });
    folder = await mkdtemp(path.join(tmpdir(), 'villa-updates-'));
    image = path.join(folder, 'Villa Admin.AppImage');
    marker = path.join(folder, 'started');
    packaged = await packageApp({ feed: feed.url });
    await start();
  }, 600_000);
  afterAll(async () => {
    restore('APPIMAGE', before.image);
    restore('XDG_CACHE_HOME', before.cache);
    await desktop?.close();
    await packaged?.remove();
    await feed?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  const restore = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  /** Starts the app like an AppImage, whose environment names its file. */
  const start = async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(image, 'the version of now');
    process.env['APPIMAGE'] = image;
    process.env['XDG_CACHE_HOME'] = path.join(folder, 'cache');
    desktop = await startDesktop(path.join(folder, 'profile'), { packaged: packaged.binary });
    await desktop.page.getByRole('heading', { name: 'Connect to your villa' }).waitFor();
    await desktop.app.evaluate(({ dialog }) => {
      const kept: Seen = { said: [] };
      Object.assign(globalThis, { seen: kept });
      dialog.showMessageBox = (...given: unknown[]) => {
        kept.said.push(given.at(-1) as Text);
        return Promise.resolve({ response: 0, checkboxChecked: false });
      };
    });
  };
  const seen = () => desktop.app.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const check = () =>
    desktop.app.evaluate(({ Menu }) => {
      (globalThis as unknown as { seen: Seen }).seen.said = [];
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      items?.find(({ label }) => label.replace('&', '') === 'Check for updates')?.click();
    });
  const said = async () => (await seen()).said.map(({ message }) => message);
  const offer = () => desktop.page.getByText(`Version ${NEWER} is ready`);
  const install = () => desktop.page.getByRole('button', { name: 'Restart and install' }).click();
  const kept = async () => {
    const pending = path.join(folder, `cache/${packageJson.name}-updater/pending`);
    return existsSync(pending) ? readdir(pending) : [];
  };

  it('are checked for at the start', async () => {
    await expect.poll(feed.asked, PATIENT).toContain('/latest-linux.yml');
  });

  it('are reported as none when the app is up to date', async () => {
    await check();
    await expect.poll(said, PATIENT).toEqual(['You have the newest version.']);
    expect((await seen()).said[0]?.detail).toBe(`Villa Admin ${packageJson.version}`);
  });

  it('are reported as unavailable when the feed has none or is down', async () => {
    for (const status of [404, 502]) {
      feed.failWith(status);
      await check();
      await expect.poll(said, PATIENT).toEqual(['Newer versions could not be looked for.']);
    }
    feed.failWith(null);
  });

  it('are skipped when the feed does not respond, and checked for again the next time', async () => {
    feed.neverAnswer(true);
    await check();
    await expect.poll(said, PATIENT).toEqual(['Newer versions could not be looked for.']);
    feed.neverAnswer(false);
    await check();
    await expect.poll(said, PATIENT).toEqual(['You have the newest version.']);
  });

  it('are deleted, and the owner is notified, when their checksum is wrong', async () => {
    const program = programOf(marker);
    feed.publish({ version: NEWER, notes: NOTES, program, checksumOf: 'something else' });
    await check();
    await expect
      .poll(said, PATIENT)
      .toEqual([
        `Version ${NEWER} is being downloaded.`,
        `Version ${NEWER} could not be downloaded.`,
      ]);
    expect((await seen()).said[1]?.detail).toMatch(/^What came is not what was published/);
    expect(await kept()).toEqual([]);
    expect(await offer().isVisible()).toBe(false);
    const log = await readFile(path.join(folder, 'profile/logs/villa-admin.log'), 'utf8');
    expect(log).toContain('sha512 checksum mismatch');
  });

  it('are downloaded, and offered in the window with their notes', async () => {
    feed.publish({ version: NEWER, notes: NOTES, program: programOf(marker) });
    await check();
    await offer().waitFor(PATIENT);
    await offer().click();
    expect(await desktop.page.getByText('Longer nights and shorter days').isVisible()).toBe(true);
    expect(await said()).toEqual([`Version ${NEWER} is being downloaded.`]);
    expect(await kept()).toContain(`villa-admin-${NEWER}.AppImage`);
    await check();
    await expect.poll(said, PATIENT).toEqual([`Version ${NEWER} is ready.`]);
  });

  it('are not installed while the owner keeps unsaved changes', async () => {
    await desktop.page.evaluate(() => {
      const hold = (event: Event) => event.preventDefault();
      Object.assign(window, { hold });
      addEventListener('beforeunload', hold);
    });
    const asked = desktop.app.evaluate(
      ({ dialog }) =>
        new Promise<void>((resolve) => {
          dialog.showMessageBoxSync = () => {
            resolve();
            return 0;
          };
        }),
    );
    await install();
    await asked;
    expect(await desktop.page.getByRole('heading', { name: 'Connect' }).isVisible()).toBe(true);
    expect(await readFile(image, 'utf8')).toBe('the version of now');
    expect(existsSync(marker)).toBe(false);
    await desktop.page.evaluate(() =>
      removeEventListener('beforeunload', (window as unknown as { hold: () => void }).hold),
    );
  });

  it('replace the app and start once it has exited', async () => {
    const hasEnded = new Promise((resolve) => desktop.app.process().once('close', resolve));
    await install();
    await hasEnded;
    await expect.poll(() => existsSync(marker), PATIENT).toBe(true);
    await expect.poll(() => readFile(marker, 'utf8'), PATIENT).toBe(`${image}\n`);
    expect(await readFile(image, 'utf8')).toBe(programOf(marker));
  });

  it('restart the current version and report the failure when they cannot be installed', async () => {
    await start();
    await offer().waitFor(PATIENT);
    await rm(image);
    // At the very end the app answers no more requests.
    let printed = '';
    desktop.app.process().stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    await desktop.app.evaluate(({ app, dialog }) => {
      const tell = (what: unknown) => void process.stderr.write(`told: ${JSON.stringify(what)}\n`);
      dialog.showErrorBox = tell;
      app.relaunch = tell;
    });
    const hasEnded = new Promise((resolve) => desktop.app.process().once('close', resolve));
    await install();
    await hasEnded;
    expect(printed.split('\n').filter((line) => line.startsWith('told: '))).toEqual([
      `told: "Version ${NEWER} could not be installed."`,
      `told: {"execPath":"${image}"}`,
    ]);
  });
});
