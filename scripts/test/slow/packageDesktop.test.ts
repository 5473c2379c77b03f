import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { packageDesktop } from '../../lib/packageDesktop.mjs';

describe('packaging without a connection', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'villa-package-'));
    const fonts = ['server/fonts', 'site/styles/fonts'];
    for (const name of ['package.json', 'electron-builder.yml', 'site/assets/root', ...fonts]) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    mkdirSync(path.join(folder, 'dist/desktop/main'), { recursive: true });
    writeFileSync(path.join(folder, 'dist/desktop/main/index.cjs'), '');
    // An unreachable mirror and an empty cache.
    vi.stubEnv('ELECTRON_MIRROR', 'http://127.0.0.1:9/');
    vi.stubEnv('electron_config_cache', path.join(folder, 'cache'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('says what could not be downloaded and what was built, and prints no stack', async () => {
    const failure: unknown = await packageDesktop({
      root: folder,
      args: ['--linux', 'dir', '--publish=never'],
    }).catch((error: unknown) => error);
    const { message } = failure as Error;
    expect(message).toMatch(/Electron [\d.]+ could not be fetched/);
    expect(message).toContain('ELECTRON_MIRROR');
    expect(message).toContain('Made so far in dist/package: ');
    expect(message).not.toMatch(/^ +at /m);
    // The packager retries for half a minute.
  }, 90_000);
});
