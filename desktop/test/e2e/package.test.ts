import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { _electron } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { launchEnv, launchFlags, noRuntime } from './desktopApp';

const run = promisify(execFile);
const runtime = inject('runtime');
const isLinux = process.platform === 'linux';
const why = noRuntime || (isLinux ? '' : ' (not run: the folder has another shape on this system)');

describe.skipIf(why)(`the packaged app${why}`, () => {
  let folder: string;
  let binary: string;
  beforeAll(async () => {
    if ('reason' in runtime) throw new Error(runtime.reason);
    folder = await mkdtemp(path.join(tmpdir(), 'villa-package-'));
    // The fuse for file addresses is younger than the oldest Electron that tests run on.
    const settings = await readFile(path.join(root, 'electron-builder.yml'), 'utf8');
    const ownSettings = path.join(folder, 'settings.yml');
    await writeFile(ownSettings, settings.replace(/^ *grantFileProtocol.*\n/m, ''));
    await run(
      process.execPath,
      [
        'node_modules/electron-builder/out/cli/cli.js',
        '--linux',
        'dir',
        '--publish=never',
        `--config=${ownSettings}`,
        `-c.directories.output=${folder}`,
        `-c.electronDist=${runtime.folder}`,
        `-c.electronVersion=${runtime.version}`,
        // Playwright starts programs with a debugger, which the shipped app refuses.
        '-c.electronFuses.enableNodeCliInspectArguments=true',
      ],
      { cwd: root },
    );
    binary = path.join(folder, 'linux-unpacked/villa-admin');
  });
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('has its fuses blown', async () => {
    const { stdout } = await run(process.execPath, [
      path.join(root, 'node_modules/@electron/fuses/dist/bin.js'),
      'read',
      '--app',
      binary,
    ]);
    expect(stdout).toMatch(/RunAsNode is Disabled/);
    expect(stdout).toMatch(/EnableCookieEncryption is Enabled/);
    expect(stdout).toMatch(/EnableNodeOptionsEnvironmentVariable is Disabled/);
    expect(stdout).toMatch(/EnableEmbeddedAsarIntegrityValidation is Enabled/);
    expect(stdout).toMatch(/OnlyLoadAppFromAsar is Enabled/);
  });

  it('starts, and asks for the villa', async () => {
    const profile = path.join(folder, 'profile');
    const app = await _electron.launch({
      executablePath: binary,
      args: launchFlags(),
      env: launchEnv(profile),
    });
    const page = await app.firstWindow();
    await page.getByRole('heading', { name: 'Connect to your villa' }).waitFor();
    expect(await app.evaluate(({ app: { isPackaged } }) => isPackaged)).toBe(true);
    await app.close();
  });
});
