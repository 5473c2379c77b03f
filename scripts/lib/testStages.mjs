import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runChild } from './childProcess.mjs';
import { findChromium } from './chromium.mjs';
import { COUNTS_FILE } from './countReporter.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './root.mjs';
import { messageOf } from './setupError.mjs';

/**
 * Results of a stage: `failures` has one line for each failure, `skipped` and `flaky` have the names of tests that
 * did not run and that only passed when repeated.
 * @typedef {{ passed: number, failed: number, failures: string[], skipped: string[], flaky: string[] }} Counts
 * @typedef {{
 *   name: string,
 *   run: (logFile?: string, env?: Record<string, string | undefined>) => Promise<Counts>,
 * }} Stage prints to the terminal, or to `logFile`
 */

const VITEST = 'node_modules/vitest/vitest.mjs';
/** Projects of `vitest.config.ts` whose tests open no page. */
const WITHOUT_PAGE = ['rules', 'node', 'own modules', 'site'];

/** @type {Stage[]} */
const WHOLE_CHECKS = [
  checkStage('format', 'node_modules/oxfmt/bin/oxfmt', () => ['--check', '.']),
  checkStage('types', 'node_modules/typescript/bin/tsc', () => ['--build', 'tsconfig.rooms.json']),
];
const LINTER = 'node_modules/oxlint/bin/oxlint';
const CHECKS = [checkStage('lint', LINTER, () => ['--type-aware']), ...WHOLE_CHECKS];
/** Linting all files with types takes a minute. */
const CHANGED_LINT = checkStage('lint', LINTER, async () => {
  const files = await changedFiles().catch(() => null);
  // Without a repository the changes are unknown.
  if (files === null) return ['--type-aware'];
  return files.length > 0 ? ['--type-aware', ...files] : ['--version'];
});

/**
 * The stages of the three commands, in order; those of an inner list run concurrently. The desktop tests run one
 * file after another, while the browser tests leave a core idle.
 * @type {Record<'changed' | 'core' | 'all', Stage[][]>}
 */
export const TIERS = {
  changed: [
    [
      CHANGED_LINT,
      ...WHOLE_CHECKS,
      vitestStage('changed', WITHOUT_PAGE, { args: ['--changed', '--passWithNoTests'] }),
    ],
  ],
  core: [
    CHECKS,
    [vitestStage('without a page', WITHOUT_PAGE)],
    [
      vitestStage('browser', ['browser core'], { hasBrowser: true }),
      vitestStage('desktop app', ['desktop core'], { hasBrowser: true }),
    ],
  ],
  all: [
    CHECKS,
    [
      vitestStage('without a page', [...WITHOUT_PAGE, 'slow', 'rules utc', 'rules east'], {
        env: { TEST_RUNS: 'all' },
      }),
    ],
    [
      vitestStage('browser', ['browser core', 'browser'], { hasBrowser: true }),
      vitestStage('desktop app', ['desktop core', 'desktop'], { hasBrowser: true }),
    ],
    [postgresStage()],
  ],
};

/**
 * The server's tests, and races and crashes of two servers, on PostgreSQL. Uses the database in TEST_DATABASE_URL,
 * where each test creates and drops a schema, or one started for this run.
 * @returns {Stage}
 */
export function postgresStage() {
  const runs = [
    // Images, pages and tools do not depend on the database.
    vitestStage('server on PostgreSQL', ['node', 'own modules', 'slow'], {
      args: ['server/test/api', 'server/db', 'server/services', 'server/middleware'],
    }),
    // Alone, because its version check counts commits in every database of the server.
    vitestStage('cache on PostgreSQL', ['node'], {
      args: ['--no-file-parallelism', 'server/cache'],
    }),
    vitestStage('two servers on PostgreSQL', ['browser'], {
      args: ['twoServers', 'offerRace', 'scheduledKill'],
      hasBrowser: true,
    }),
  ];
  return {
    name: 'PostgreSQL',
    run: async (logFile) => {
      /** @type {Awaited<ReturnType<typeof startPostgres>> | null} */
      let own = null;
      try {
        if (!process.env.TEST_DATABASE_URL) own = await startPostgres();
      } catch (error) {
        process.stderr.write(`${messageOf(error)}\n`);
        return countCheck('PostgreSQL could not be started', false);
      }
      const env = { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? own?.url };
      const results = [];
      try {
        for (const { run } of runs) results.push(await run(logFile, env));
      } finally {
        await own?.stop();
      }
      return sumCounts(results);
    },
  };
}

/**
 * A stage of one of vitest's runs.
 * @param {string} name
 * @param {string[]} projects empty for all
 * @param {object} [options]
 * @param {string[]} [options.args] file filters and vitest's own
 * @param {boolean} [options.hasBrowser] whether all of its tests need a browser
 * @param {Record<string, string>} [options.env] the environment of its tests
 * @returns {Stage}
 */
export function vitestStage(name, projects, { args = [], hasBrowser = false, env = {} } = {}) {
  return {
    name,
    run: async (logFile, moreEnv = {}) => {
      const countsFile = path.join(root, `.cache/test/${name.replaceAll(/\W+/g, '-')}.json`);
      // A previous run's file would be counted if vitest crashes before writing.
      rmSync(countsFile, { force: true });
      const chromium = chromiumPath();
      if (!chromium && hasBrowser) return countCheck(`${name}: no browser`, false);
      const { code } = await runChild(
        process.execPath,
        [VITEST, 'run', ...projects.map((one) => `--project=${one}`), ...args],
        {
          cwd: root,
          logFile,
          env: {
            // An outer NODE_ENV=production would give the component tests a React without act().
            NODE_ENV: 'test',
            CHROME_PATH: chromium,
            ...env,
            ...moreEnv,
            [COUNTS_FILE]: countsFile,
          },
        },
      );
      const counts = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : null;
      const areWhole = counts && (code === 0 || counts.failed > 0);
      return areWhole ? counts : countCheck(`${name}: vitest ended with ${code}`, false);
    },
  };
}

/** @returns {Counts} of a check without tests, such as lint and types */
export function countCheck(name, hasPassed) {
  const failures = hasPassed ? [] : [name];
  return { passed: 1 - failures.length, failed: failures.length, failures, skipped: [], flaky: [] };
}

/** @returns {Counts} */
export function sumCounts(list) {
  return {
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
    failures: list.flatMap(({ failures }) => failures),
    skipped: list.flatMap(({ skipped }) => skipped),
    flaky: list.flatMap(({ flaky }) => flaky),
  };
}

/** @returns {Stage} of a tool that passes or fails as a whole */
function checkStage(name, script, argsOf) {
  return {
    name,
    run: async (logFile) => {
      const command = [script, ...(await argsOf())];
      const { code } = await runChild(process.execPath, command, { cwd: root, logFile });
      return countCheck(name, code === 0);
    },
  };
}

/**
 * @returns {Promise<string[]>} source files that differ from the last commit, new ones included
 * @throws outside a repository
 */
async function changedFiles() {
  const list = async (...args) =>
    (await promisify(execFile)('git', [...args, '-z'], { cwd: root })).stdout.split('\0');
  const changed = await list('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD');
  const added = await list('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((file) => /\.(ts|tsx|mjs)$/.test(file));
}

/** @returns {string | undefined} `undefined` without a browser, after printing how to get one */
function chromiumPath() {
  try {
    return findChromium({ env: process.env, platform: process.platform });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return undefined;
  }
}
