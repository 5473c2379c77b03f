import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type UserConfig } from 'vite';
import { alias, root } from '../vite.alias.ts';
import { REACT_ROUTER, START_AS_ONE_FILE, START_KB, TREESHAKE } from './adminBundle.ts';
import { precompress } from './precompress.ts';

const CLIENT_DIR = 'dist/site/client';

/** Node would load its CommonJS half, whose default export is not the one that is imported. */
const ssr: NonNullable<UserConfig['ssr']> = { noExternal: ['styled-components'] };

/**
 * Ids of components by file and place. styled-components itself numbers them in the order in which
 * modules are loaded, which is another one on the server than in a browser: no browser would know
 * a style that it was sent, and would make, insert and apply each of them again.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };

/**
 * The site, built for browsers, with manifests that tell the server which files a page needs,
 * and (`--ssr`) as the module with which the server renders pages. Names of assets are the same
 * in both, because both hash the same content. Served, it is the half of `npm run dev`.
 */
export default defineConfig(({ command, isSsrBuild }): UserConfig => ({
  root,
  plugins: [react(), compileEarly],
  oxc: { plugins: { styledComponents } },
  resolve: { alias },
  publicDir: 'site/assets/root',
  ...(command === 'serve' ? forDevelopment : isSsrBuild ? forServer : forBrowsers),
}));

/**
 * Has Chromium compile guests' scripts while they are loaded, beside the page's own thread. By itself it
 * compiles a function when it is called first, which for most of them is while the page is hydrated.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The hint counts only at a file's very beginning.
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

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

/** The back office; the desktop app bundles it in the same way. */
function adminBuild(): BuildEnvironmentOptions {
  const build = browserBuild('site/admin/entry.tsx');
  return {
    ...build,
    rolldownOptions: {
      ...build.rolldownOptions,
      output: { codeSplitting: START_AS_ONE_FILE },
    },
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/admin.json',
    chunkSizeWarningLimit: START_KB,
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
      treeshake: TREESHAKE,
    },
  };
}
