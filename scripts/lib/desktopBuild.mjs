import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './childProcess.mjs';
import { withLock } from './lock.mjs';
import { SetupError } from './setupError.mjs';
import { fingerprintSources } from './sources.mjs';

const OUTPUTS = ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html'];

export const ELECTRON_VITE = 'node_modules/electron-vite/bin/electron-vite.js';
export const ELECTRON_VITE_CONFIG = ['-c', 'desktop/electron.vite.config.ts'];

export const FALLBACK_BUILD = 'dist/desktop-fallback';

/**
 * Builds the desktop app into `dist/desktop` (or the fallback folder) when its sources differ from those of the
 * last successful build.
 * @param {{root: string, say: (line: string) => void, isFallback?: boolean}} options
 * @throws SetupError with the builder's output
 */
export async function ensureDesktop({ root, say, isFallback = false }) {
  const output = isFallback ? FALLBACK_BUILD : 'dist/desktop';
  const folder = path.join(root, output);
  const stampFile = path.join(folder, '.build-stamp');
  await withLock(path.join(root, '.cache/desktop-build.lock'), async () => {
    const fingerprint = fingerprintSources(root, ['shared', 'site', 'desktop']);
    const isComplete = OUTPUTS.every((file) => existsSync(path.join(folder, file)));
    const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
    if (isComplete && built === fingerprint) return;
    rmSync(stampFile, { force: true });
    const logFile = path.join(root, '.cache/setup/build-desktop.log');
    const { code, seconds } = await runChild(
      process.execPath,
      [path.join(root, ELECTRON_VITE), 'build', ...ELECTRON_VITE_CONFIG],
      {
        cwd: root,
        env: {
          NODE_ENV: 'production',
          NO_COLOR: '1',
          ...(isFallback ? { VILLA_DESKTOP_FALLBACK: FALLBACK_BUILD } : {}),
        },
        logFile,
      },
    );
    if (code !== 0) {
      throw new SetupError(
        `Building the desktop app failed.\n\n${readFileSync(logFile, 'utf8').trim()}`,
      );
    }
    say(`Built the desktop app in ${seconds} s.`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(stampFile, fingerprint);
  });
}
