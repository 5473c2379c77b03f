import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDeclaredElectron } from '../lib/electronRuntime.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'villa-electron-'));
  const electron = path.join(root, 'node_modules/electron');
  await mkdir(electron, { recursive: true });
  await mkdir(path.join(root, '.cache/setup'), { recursive: true });
  await writeFile(path.join(electron, 'package.json'), '{"version":"45.0.0"}');
  await writeFile(path.join(electron, 'install.js'), TRIED + 'process.exit(1);');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Records each download attempt. */
const TRIED = "require('node:fs').appendFileSync(__dirname + '/tried', 'x');";

const find = () => findDeclaredElectron({ root, say: () => undefined });

it('explains what to do if the declared Electron cannot be downloaded, and uses no other version', async () => {
  // The state that earlier test runs leave on such a machine.
  const fallback = path.join(root, '.cache/electron/runtime-25.1.1');
  await mkdir(fallback, { recursive: true });
  await writeFile(path.join(fallback, 'electron'), '');
  await writeFile(path.join(root, '.cache/electron/download-failed'), '45.0.0');
  const found = await find();
  expect(found).toEqual({ reason: expect.stringContaining('Electron 45.0.0') as string });
  expect(found).toEqual({ reason: expect.stringContaining('ELECTRON_MIRROR=') as string });
  expect(found).toEqual({ reason: expect.stringContaining('/admin') as string });
  // An explicit request retries, because there may be a connection now.
  expect(existsSync(path.join(root, 'node_modules/electron/tried'))).toBe(true);
});

it('uses the declared Electron once it is installed', async () => {
  const electron = path.join(root, 'node_modules/electron');
  await mkdir(path.join(electron, 'dist'));
  await writeFile(path.join(electron, 'dist/electron'), '');
  await writeFile(path.join(electron, 'path.txt'), 'electron');
  expect(await find()).toMatchObject({
    version: '45.0.0',
    binary: path.join(electron, 'dist/electron'),
  });
});
