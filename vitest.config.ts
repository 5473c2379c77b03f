import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longestFirst.mjs';
import { alias } from './vite.alias.ts';

const cores = availableParallelism();
/** Many tests wait for a lock, a pause or another process: one more than there are cores fills the gaps. */
const WAITING_WORKERS = cores + 1;
/** Each file of these owns a server and a browser, and more at a time would want much memory. */
const MOST_BROWSERS = 4;
/** Patience for a busy machine; who is ready makes nobody wait. */
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

/**
 * Kinds of tests: rules, all else without a page (node, and own modules), components (site, in jsdom), whole runs
 * against the built server in a real browser, and the same with the desktop app
 * in a real Electron; these one file at a time because they share a screen. `npm test` runs a file
 * of the last two once more when it fails (scripts/lib/testStages.mjs).
 */
export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    // Vitest would leave one core alone, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['shared/**/*.test.ts'],
          // They keep no state, and loading what they import for each file took a third of the work.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          maxWorkers: WAITING_WORKERS,
          // Projects with other numbers of workers have their turn by themselves.
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The site's tests without components want no jsdom, which takes a second for each file.
          include: ['{server,site,desktop,scripts}/**/*.test.ts'],
          exclude: ['**/e2e/**', ...OWN_MODULES],
          // Loading the server for each file took a third of the work.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'own modules',
          environment: 'node',
          include: OWN_MODULES,
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['site/**/*.test.tsx'],
          setupFiles: ['site/test/setup.ts'],
          // Loading the site for each file took longer than the tests; setup.ts resets what they share.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
          exclude: ['**/e2e/**'],
          server: { deps: { inline: [/react-big-calendar/, /styled-components/] } },
        },
      },
      ...[
        { name: 'browser core', include: ['{server,site}/**/e2e/core/*.test.ts'] },
        { name: 'browser', include: ['{server,site}/**/e2e/*.test.ts'] },
      ].map((files) => ({
        extends: true as const,
        test: {
          ...files,
          environment: 'node' as const,
          globalSetup: ['server/test/newVillaSetup.ts'],
          // Files of one worker share a villa and a browser (site/test/e2e/sharedVilla.ts).
          isolate: false,
          retry: 1,
          maxWorkers: Math.min(cores, MOST_BROWSERS),
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      })),
      ...[
        { name: 'desktop core', include: ['desktop/test/e2e/core/*.test.ts'] },
        { name: 'desktop', include: ['desktop/test/e2e/*.test.ts'] },
      ].map((files) => ({
        extends: true as const,
        test: {
          ...files,
          environment: 'node' as const,
          globalSetup: ['server/test/newVillaSetup.ts', 'desktop/test/e2e/setup.ts'],
          isolate: false,
          retry: 1,
          // They share a screen.
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      })),
    ],
  },
});
