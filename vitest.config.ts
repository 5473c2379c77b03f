import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alias } from './vite.alias.ts';

/**
 * Three kinds of tests: rules and server (node), components (jsdom), and whole
 * runs against the built server in a real browser, one file at a time because
 * each owns a server, a database file and a browser.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/e2e/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['site/**/*.test.{ts,tsx}'],
          exclude: ['**/e2e/**'],
          server: { deps: { inline: [/react-big-calendar/, /styled-components/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['{server,site,desktop}/**/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
