import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { REACT_ROUTER, START_AS_ONE_FILE, START_KB, TREESHAKE } from '../site/adminBundle.ts';
import { alias, root } from '../vite.alias.ts';

/** For tests on machines that can only have an old Electron; a folder apart from the app's own. */
const fallback = process.env['VILLA_DESKTOP_FALLBACK'];
/** Node and Chromium of the Electron that the project declares, or of the old one. */
const NODE_TARGET = fallback ? 'node18' : 'node24';
const CHROME_TARGET = fallback ? 'chrome114' : 'chrome150';
const OUT_DIR = path.join(root, fallback ?? 'dist/desktop');

/**
 * Main and preload as one CommonJS file each with all that they need, so that the package
 * carries no `node_modules`; the screens as a page of their own.
 */
export default defineConfig({
  main: forNode('main', ['index', 'localServer']),
  preload: forNode('preload', ['index']),
  renderer: {
    root: path.join(root, 'desktop/renderer'),
    plugins: [react(), baseAtRoot()],
    resolve: { alias: { ...alias, 'react-router': REACT_ROUTER } },
    build: {
      outDir: path.join(OUT_DIR, 'renderer'),
      emptyOutDir: true,
      target: CHROME_TARGET,
      minify: true,
      // The page's policy allows no data: fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: START_KB,
      rolldownOptions: {
        input: path.join(root, 'desktop/renderer/index.html'),
        output: { codeSplitting: START_AS_ONE_FILE },
        treeshake: TREESHAKE,
      },
    },
  },
});

function forNode(name: 'main' | 'preload', programs: string[]) {
  return {
    resolve: { alias },
    build: {
      outDir: path.join(OUT_DIR, name),
      target: NODE_TARGET,
      sourcemap: true,
      externalizeDeps: false,
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map((program) => [program, path.join(root, `desktop/${name}/${program}.ts`)]),
        ),
        treeshake: TREESHAKE,
        output: {
          format: 'cjs' as const,
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  };
}

/**
 * Screens have addresses of several steps, such as `/admin/gallery`, from which a relative
 * address of a script leads nowhere. electron-vite replaces `base` by a relative one; only a
 * plugin comes after it.
 */
function baseAtRoot(): Plugin {
  return { name: 'villa:base-at-root', enforce: 'post', config: () => ({ base: '/' }) };
}
