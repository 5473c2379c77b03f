import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alias } from './vite.alias.ts';

const cores = availableParallelism();
/** Many tests wait for a lock, a pause or another process: one more than there are cores fills the gaps. */
const WAITING_WORKERS = cores + 1;
/** Each worker of these has a server and a browser; more of them would take too much memory. */
const MOST_BROWSERS = 4;
/** Long limits for a busy machine; they cost a test that passes nothing. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 180_000 };

/**
 * Tests without a page that share no modules with others: `vi.mock` does not reach a module that another
 * file has loaded, and the time zone is read once.
 */
const OWN_MODULES = [
  'desktop/main/*.test.ts',
  'server/integrations/fetchText.test.ts',
  'server/services/bookings/enquiryQueue.test.ts',
  'server/test/security/signIn.test.ts',
  'site/admin/calendars/boardDates.test.ts',
];

/** Tests in Node without a page. Projects with other numbers of workers need another `groupOrder`. */
const withoutPage = {
  environment: 'node' as const,
  maxWorkers: WAITING_WORKERS,
  sequence: { groupOrder: 2 },
  ...PATIENCE,
};

/** Loading the modules for each file takes a third of the time. */
const sharedModules = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

const rules = { ...withoutPage, ...sharedModules, include: ['shared/**/*.test.ts'] };

/** Files of one worker share a villa and a browser (`site/test/e2e/sharedVilla.ts`). */
const inBrowser = {
  environment: 'node' as const,
  globalSetup: ['server/test/newVillaSetup.ts'],
  isolate: false,
  retry: 1,
  maxWorkers: Math.min(cores, MOST_BROWSERS),
  sequence: { groupOrder: 1 },
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 240_000,
  hookTimeout: 180_000,
};

/** The desktop app's windows share a screen: one file at a time. */
const inElectron = {
  ...inBrowser,
  globalSetup: ['server/test/newVillaSetup.ts', 'desktop/test/e2e/setup.ts'],
  maxWorkers: 1,
  sequence: { groupOrder: 3 },
};

/**
 * Which command runs which project: `scripts/lib/testStages.mjs`. A file's folder decides: `e2e/core` and
 * whatever is in neither `e2e` nor `slow` is run by `npm test`, the rest by `npm run test:all`.
 */
const projects = [
  // A day must not depend on the server's time zone. Tests in UTC alone would not notice.
  { name: 'rules', ...rules, env: { TZ: 'America/Los_Angeles' } },
  { name: 'rules utc', ...rules, env: { TZ: 'UTC' } },
  { name: 'rules east', ...rules, env: { TZ: 'Pacific/Auckland' } },
  {
    name: 'node',
    ...withoutPage,
    ...sharedModules,
    // The site's tests without components need no jsdom, which takes a second for each file.
    include: ['{server,site,desktop,scripts}/**/*.test.ts'],
    exclude: ['**/e2e/**', '**/slow/**', ...OWN_MODULES],
  },
  { name: 'own modules', ...withoutPage, include: OWN_MODULES },
  { name: 'slow', ...withoutPage, include: ['{server,scripts}/**/slow/*.test.ts'] },
  {
    name: 'site',
    ...sharedModules,
    environment: 'jsdom' as const,
    include: ['site/**/*.test.tsx'],
    setupFiles: ['site/test/setup.ts'],
    testTimeout: 60_000,
    server: { deps: { inline: [/react-big-calendar/, /styled-components/] } },
  },
  { name: 'browser core', ...inBrowser, include: ['site/test/e2e/core/*.test.ts'] },
  { name: 'browser', ...inBrowser, include: ['{server,site}/**/e2e/*.test.ts'] },
  { name: 'desktop core', ...inElectron, include: ['desktop/test/e2e/core/*.test.ts'] },
  { name: 'desktop', ...inElectron, include: ['desktop/test/e2e/*.test.ts'] },
];

export default defineConfig({
  resolve: { alias },
  plugins: [react()],
  test: {
    // The second writes the counts that `npm test` adds up.
    reporters: ['default', './scripts/lib/countReporter.mjs'],
    // Vitest would leave one core alone, which is half of a small machine.
    maxWorkers: '100%',
    projects: projects.map((test) => ({ extends: true as const, test })),
  },
});
