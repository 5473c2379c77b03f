import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { REACT_ROUTER, START_AS_ONE_FILE, START_KB, TREESHAKE } from '../site/adminBundle.ts';
import { alias, LICENCES, root } from '../vite.alias.ts';

/** Set for tests on machines that can only get an old Electron. Builds into a separate folder. */
const fallback = process.env['VILLA_DESKTOP_FALLBACK'];
/** Node and Chromium versions of the declared Electron, or of the old one. */
const NODE_TARGET = fallback ? 'node18' : 'node24';
const CHROME_TARGET = fallback ? 'chrome114' : 'chrome150';
const OUT_DIR = path.join(root, fallback ?? 'dist/desktop');

/**
 * Main and preload as one CommonJS file each with all dependencies, so that the package needs no `node_modules`;
 * the screens as a separate page.
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
      license: LICENCES,
      minify: true,
      // The page's policy forbids data: fonts.
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
      license: LICENCES,
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
 * Screens such as `/admin/gallery` need absolute script URLs. electron-vite sets a relative `base`, and only a
 * plugin runs after it.
 */
function baseAtRoot(): Plugin {
  return { name: 'villa:base-at-root', enforce: 'post', config: () => ({ base: '/' }) };
}
