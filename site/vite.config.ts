import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type UserConfig } from 'vite';
import { alias, LICENCES, root, RUNTIME_PACKAGES } from '../vite.alias.ts';
import { REACT_ROUTER, START_AS_ONE_FILE, START_KB, TREESHAKE } from './adminBundle.ts';
import { precompress } from './precompress.ts';

const CLIENT_DIR = 'dist/site/client';

/** Node would load its CommonJS build, whose default export differs. */
const ssr: NonNullable<UserConfig['ssr']> = { noExternal: ['styled-components'] };

/**
 * Component ids by file and position. By default styled-components numbers them in load order, which differs
 * between server and browser: the browser would not recognise the server's styles and would insert them all again.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };

/**
 * Builds the site for browsers, with manifests that tell the server which files a page needs, and (`--ssr`) as the
 * server's rendering module. Both get the same asset names, because both hash the same content. Also serves half of
 * `npm run dev`.
 */
export default defineConfig(({ command, isSsrBuild }): UserConfig => ({
  root,
  plugins: [react(), compileEarly, withoutUnused],
  oxc: { plugins: { styledComponents } },
  resolve: { alias },
  publicDir: 'site/assets/root',
  ...(command === 'serve' ? forDevelopment : isSsrBuild ? forServer : forBrowsers),
}));

/**
 * Makes Chromium compile guests' scripts while they load, off the main thread. By default it compiles a function on
 * its first call, mostly during hydration.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The hint only counts at the very beginning of a file.
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** What libraries bring along and guests' pages never call: vendor prefixes and infinite queries. */
const UNUSED: ReadonlyMap<string, readonly string[]> = new Map([
  ['stylis/src/Prefixer.js', ['prefix']],
  [
    '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    ['hasNextPage', 'hasPreviousPage', 'infiniteQueryBehavior'],
  ],
]);

const dropped = new Set<string>();
/** Puts functions that throw in place of the unused ones, and fails the build if a library has renamed its file. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const file = id.split('/node_modules/').at(-1) ?? '';
    const names = UNUSED.get(file);
    if (!names) return null;
    dropped.add(file);
    return names
      .map((name) => `export function ${name}() { throw new Error('${name} is left out'); }`)
      .join('\n');
  },
  generateBundle() {
    for (const file of UNUSED.keys()) {
      if (!dropped.has(file)) this.error(`${file} is not part of the bundle`);
    }
  },
};

const forDevelopment: UserConfig = {
  appType: 'custom',
  cacheDir: '.cache/dev/vite',
  // All dependencies of a first visit, so that none is found later and reloads the page.
  optimizeDeps: { entries: ['site/public/entryClient.tsx', 'site/admin/entry.tsx'] },
  server: {
    watch: { ignored: ['dist', 'data', '.cache', 'desktop'].map((name) => `${root}${name}/**`) },
  },
  ssr,
};

const forServer: UserConfig = {
  ssr: { noExternal: true, external: RUNTIME_PACKAGES },
  build: {
    ssr: true,
    license: LICENCES,
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
 * The guests' site and the back office are two bundles without shared chunks. A shared chunk would contain every
 * schema and text of both, and guests would load the owner's half.
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
        // In order, because the first build empties the folder.
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
    license: { fileName: '.vite/admin-licences.json' },
    chunkSizeWarningLimit: START_KB,
  };
}

function browserBuild(...input: string[]): BuildEnvironmentOptions {
  return {
    outDir: CLIENT_DIR,
    license: LICENCES,
    // The policy forbids data: fonts, and an inlined image delays the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input,
      treeshake: TREESHAKE,
    },
  };
}
