import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias, root } from '../vite.alias';

/**
 * The site, built twice: for browsers, with a manifest that tells the server which files a page
 * needs, and (`--ssr`) as the module with which the server renders pages. Names of assets are
 * the same in both, because both hash the same content.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react()],
  resolve: { alias },
  publicDir: 'site/assets/root',
  // Node would load its CommonJS half, whose default export is not the one that is imported.
  ssr: { noExternal: ['styled-components'] },
  build: {
    emptyOutDir: true,
    // The policy allows no data: fonts, and a picture in a script delays the script.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {
          ssr: true,
          outDir: 'dist/site/server',
          target: 'node20',
          copyPublicDir: false,
          sourcemap: true,
          rolldownOptions: { input: { entryServer: 'site/public/entryServer.tsx' } },
        }
      : {
          outDir: 'dist/site/client',
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { site: 'site/public/entryClient.tsx', admin: 'site/admin/entry.tsx' },
          },
        }),
  },
}));
