import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { alias, root } from '../vite.alias.ts';

/** Node and Chromium of the oldest Electron that the app runs on. */
const NODE_TARGET = 'node18';
const CHROME_TARGET = 'chrome114';

/**
 * Main and preload as one CommonJS file each with all that they need, so that the package
 * carries no `node_modules`; the screens as a page of their own.
 */
export default defineConfig({
  main: forNode('main'),
  preload: forNode('preload'),
  renderer: {
    root: path.join(root, 'desktop/renderer'),
    plugins: [react(), baseAtRoot()],
    resolve: { alias },
    build: {
      outDir: path.join(root, 'dist/desktop/renderer'),
      emptyOutDir: true,
      target: CHROME_TARGET,
      minify: true,
      // The page's policy allows no data: fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, 'desktop/renderer/index.html') },
    },
  },
});

function forNode(name: 'main' | 'preload') {
  return {
    resolve: { alias },
    build: {
      outDir: path.join(root, `dist/desktop/${name}`),
      target: NODE_TARGET,
      sourcemap: true,
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: path.join(root, `desktop/${name}/index.ts`) },
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
