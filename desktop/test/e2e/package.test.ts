import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { noRuntime, startDesktop } from './desktopApp';
import { packageApp, type PackagedApp } from './packagedApp';

const run = promisify(execFile);
const isLinux = process.platform === 'linux';
const why = noRuntime || (isLinux ? '' : ' (not run: the folder has another shape on this system)');

describe.skipIf(why)(`the packaged app${why}`, () => {
  let packaged: PackagedApp;
  beforeAll(async () => {
    packaged = await packageApp();
  });
  afterAll(async () => packaged?.remove());

  it('carries the built product and the packages it runs with, and nothing else of the project', async () => {
    const resources = path.join(path.dirname(packaged.binary), 'resources');
    expect(readdirSync(resources).toSorted()).toEqual(['app.asar', 'app.asar.unpacked']);
    const asar = path.join(root, 'node_modules/@electron/asar/bin/asar.js');
    const archive = path.join(resources, 'app.asar');
    const { stdout } = await run(process.execPath, [asar, 'list', '--is-pack', archive], {
      maxBuffer: 2 ** 26,
    });
    // `pack   : /package.json`
    const listed = stdout.trim().split('\n');
    const inArchive = listed.map((line) => line.slice(line.indexOf('/') + 1));
    const unpacked = readdirSync(`${archive}.unpacked`, { recursive: true }).map(String);
    const allowed =
      /^(package\.json|dist(\/(desktop|server|site)(\/.*)?)?|server(\/db(\/demo(\/photos(\/.*)?)?)?)?|node_modules(\/.*)?)$/;
    const files = [...inArchive, ...unpacked];
    expect(files).toContain('dist/desktop/main/index.cjs');
    expect(files).toContain('dist/server/local.js');
    // Other packages are part of the bundles.
    expect(files).toContain('node_modules/sharp');
    expect(files).not.toContain('node_modules/koa');
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
    const checked = listed.filter((line) => line.startsWith('pack '));
    // Electron starts the file that this names.
    expect(checked).toContainEqual(expect.stringMatching(/ \/package\.json$/));
    expect(
      listed.filter((line) => / \/dist\/desktop\//.test(line) && !checked.includes(line)),
    ).toEqual([]);
    const tools = ['electron', 'electron-builder', 'vitest', 'vite', 'typescript', 'oxlint'];
    expect(files.filter((file) => tools.includes(file.replace('node_modules/', '')))).toEqual([]);
  });

  it('has its fuses blown', async () => {
    const { stdout } = await run(process.execPath, [
      path.join(root, 'node_modules/@electron/fuses/dist/bin.js'),
      'read',
      '--app',
      packaged.binary,
    ]);
    expect(stdout).toMatch(/RunAsNode is Disabled/);
    expect(stdout).toMatch(/EnableCookieEncryption is Enabled/);
    expect(stdout).toMatch(/EnableNodeOptionsEnvironmentVariable is Disabled/);
    expect(stdout).toMatch(/EnableEmbeddedAsarIntegrityValidation is Enabled/);
    expect(stdout).toMatch(/OnlyLoadAppFromAsar is Enabled/);
  });

  it('starts, and asks for the villa', async () => {
    const profile = path.join(packaged.folder, 'profile');
    const { app, page } = await startDesktop(profile, { packaged: packaged.binary });
    await page.getByRole('heading', { name: 'Connect to your villa' }).waitFor();
    expect(await app.evaluate(({ app: { isPackaged } }) => isPackaged)).toBe(true);
    await app.close();
  });
});
