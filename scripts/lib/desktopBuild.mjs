import path from 'node:path';
import { buildWhenChanged, runBuilder } from './bundles.mjs';
import { withLock } from './lock.mjs';
import { SetupError } from './setupError.mjs';

const OUTPUTS = ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html'];

export const ELECTRON_VITE = 'node_modules/electron-vite/bin/electron-vite.js';
export const ELECTRON_VITE_CONFIG = ['-c', 'desktop/electron.vite.config.ts'];

export const FALLBACK_BUILD = 'dist/desktop-fallback';

/** @throws SetupError where no window can open */
export function assertDisplay() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) {
    throw new SetupError('There is no display to show the desktop app on.');
  }
}

/**
 * Builds the desktop app into `dist/desktop` (or the fallback folder) when its sources differ from those of the
 * last successful build.
 * @param {{root: string, say: (line: string) => void, isFallback?: boolean}} options
 * @throws SetupError with the builder's output
 */
export async function ensureDesktop({ root, say, isFallback = false }) {
  const folder = isFallback ? FALLBACK_BUILD : 'dist/desktop';
  const folders = ['shared', 'site', 'desktop'];
  const outputs = OUTPUTS.map((file) => path.join(root, folder, file));
  await withLock(path.join(root, '.cache/desktop-build.lock'), () =>
    buildWhenChanged({ root, folder, folders, outputs }, async () => {
      const seconds = await runBuilder({
        root,
        name: 'desktop app',
        command: [ELECTRON_VITE, 'build', ...ELECTRON_VITE_CONFIG],
        output: path.join(folder, 'main/index.cjs'),
        log: 'build-desktop.log',
        env: isFallback ? { VILLA_DESKTOP_FALLBACK: FALLBACK_BUILD } : {},
      });
      say(`Built the desktop app in ${seconds} s.`);
    }),
  );
}
