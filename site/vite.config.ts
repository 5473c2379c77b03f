import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type UserConfig } from 'vite';
import { alias, root } from '../vite.alias.ts';
import { precompress } from './precompress.ts';

const CLIENT_DIR = 'dist/site/client';

/** Its package names only the half for development, which has warnings that nobody reads here. */
const REACT_ROUTER = `${root}node_modules/react-router/dist/production/index.mjs`;

/** Node would load its CommonJS half, whose default export is not the one that is imported. */
const ssr: NonNullable<UserConfig['ssr']> = { noExternal: ['styled-components'] };

/**
 * The site, built for browsers, with manifests that tell the server which files a page needs,
 * and (`--ssr`) as the module with which the server renders pages. Names of assets are the same
 * in both, because both hash the same content. Served, it is the half of `npm run dev`.
 */
export default defineConfig(({ command, isSsrBuild }): UserConfig => ({
  root,
  plugins: [react()],
  resolve: { alias },
  publicDir: 'site/assets/root',
  ...(command === 'serve' ? forDevelopment : isSsrBuild ? forServer : forBrowsers),
}));

const forDevelopment: UserConfig = {
  appType: 'custom',
  cacheDir: '.cache/dev/vite',
  // All that a first visit needs, so that no package is found later and the page loaded twice.
  optimizeDeps: { entries: ['site/public/entryClient.tsx', 'site/admin/entry.tsx'] },
  server: {
    watch: { ignored: ['dist', 'data', '.cache', 'desktop'].map((name) => `${root}${name}/**`) },
  },
  ssr,
};

const forServer: UserConfig = {
  ssr,
  build: {
    ssr: true,
    outDir: 'dist/site/server',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: { input: { entryServer: 'site/public/entryServer.tsx' } },
  },
};

/**
 * Guests' site and back office are two bundles that share no chunk: a chunk in common would hold
 * every schema and text of both, and guests would load the owner's half.
 */
const forBrowsers: UserConfig = {
  resolve: { alias: { ...alias, 'react-router': REACT_ROUTER } },
  environments: {
    client: {
      build: {
        ...browserBuild('site/public/entryClient.tsx', 'site/public/boot.ts'),
        emptyOutDir: true,
        manifest: '.vite/manifest.json',
      },
    },
    admin: {
      consumer: 'client',
      build: adminBuild(),
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'admin']) {
        const environment = builder.environments[name];
        // One after the other: the first empties the folder.
        if (environment) await builder.build(environment);
      }
      await precompress(path.join(root, CLIENT_DIR));
    },
  },
};

/**
 * The back office. What its start needs is one file: cut where later screens share a module it was
 * sixty, and asking for them took longer than running them.
 */
function adminBuild(): BuildEnvironmentOptions {
  const build = browserBuild('site/admin/entry.tsx');
  return {
    ...build,
    rolldownOptions: {
      ...build.rolldownOptions,
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/admin.json',
    chunkSizeWarningLimit: 1200,
  };
}

function browserBuild(...input: string[]): BuildEnvironmentOptions {
  return {
    outDir: CLIENT_DIR,
    // The policy allows no data: fonts, and a picture in a script delays the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input,
      // Rules and schemas do nothing by being loaded; those that nobody asks for stay out.
      treeshake: { moduleSideEffects: (id) => !id.startsWith(`${root}shared/`) },
    },
  };
}
