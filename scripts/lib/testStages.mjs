import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { runChild } from './childProcess.mjs';
import { countCheck, countVitest, filesToRerun, mergeRerun } from './counts.mjs';
import { tell } from './setupError.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(root: string, logFile?: string) => Promise<import('./counts.mjs').Counts>} run
 *   what it prints goes to the terminal, or to `logFile`
 */

/**
 * Everything, in the order in which a mistake is cheapest to read; stages of one inner list run at
 * the same time. The rules of dates run in two more zones, on both sides of Lisbon: a day must
 * never move. The desktop app's tests, one file after another, use the time in which those in a
 * browser leave a core idle.
 * @type {Stage[][]}
 */
export const ALL_STAGES = [
  [checkStage('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware'])],
  [checkStage('format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.'])],
  [checkStage('types', 'node_modules/typescript/bin/tsc', ['--build', 'tsconfig.rooms.json'])],
  [
    vitestStage('rules, server and scripts', [
      '--project=rules',
      '--project=node',
      '--project=own modules',
    ]),
  ],
  ...['America/Los_Angeles', 'Pacific/Auckland'].map((zone) => [
    vitestStage(`rules in ${zone}`, ['--project', 'rules'], { env: { TZ: zone } }),
  ]),
  [vitestStage('site', ['--project', 'site'])],
  [
    browserStage('whole runs in a browser', ['--project=browser core', '--project=browser'], {
      isRepeated: true,
    }),
    vitestStage('whole runs of the desktop app', ['--project=desktop core', '--project=desktop'], {
      isRepeated: true,
    }),
  ],
];

/**
 * The stage of `npm test -- <options>`: vitest only, with the options as given.
 * @param {string[]} options file filters and vitest's own
 * @returns {Stage[][]}
 */
export function chosenStages(options) {
  return [[browserStage('chosen tests', options, { isBrowserNeeded: false })]];
}

/** @returns {Stage} a tool that passes or fails as one */
function checkStage(name, script, args) {
  return {
    name,
    run: async (root, logFile) => {
      const { code } = await runChild(process.execPath, [path.join(root, script), ...args], {
        cwd: root,
        logFile,
      });
      return countCheck(name, code === 0);
    },
  };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env]
 * @param {boolean} [options.isRepeated] whether a file that fails is run once more
 * @returns {Stage}
 */
function vitestStage(name, args, { env = {}, isRepeated = false } = {}) {
  return {
    name,
    run: async (root, logFile) => {
      const first = await runVitest({ root, name, args, env, logFile });
      const files = isRepeated ? filesToRerun(first.report) : [];
      if (files.length === 0) return countVitest(name, first.report, first.code);
      const again = { root, name: `${name}, once more`, args: [...args, ...files], env, logFile };
      const second = await runVitest({ ...again, isLogContinued: true });
      return countVitest(name, mergeRerun(first.report, second.report), second.code);
    },
  };
}

/** @returns {Promise<{report: object | null, code: number}>} what one run of vitest came to */
async function runVitest({ root, name, args, env, logFile, isLogContinued = false }) {
  const reportFile = path.join(root, '.cache/test', `${name.replaceAll(/\W+/g, '-')}.json`);
  // Left by an earlier run, it would be counted when vitest dies before writing.
  rmSync(reportFile, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code } = await runChild(process.execPath, [vitest, 'run', ...args, ...reporters], {
    cwd: root,
    // NODE_ENV=production from outside would give the component tests a React without act().
    env: { NODE_ENV: 'test', ...env },
    logFile,
    isLogContinued,
  });
  return { report: readReport(reportFile, root), code };
}

/** @returns {Stage} tests that are given CHROME_PATH; without a browser they fail, saying why */
function browserStage(name, args, { isBrowserNeeded = true, isRepeated = false } = {}) {
  return {
    name,
    run: async (root, logFile) => {
      const env = {};
      try {
        env.CHROME_PATH = findChromium({ env: process.env, platform: process.platform });
      } catch (error) {
        process.stderr.write(`${tell(error)}\n`);
        if (isBrowserNeeded) return countCheck(`${name}: no browser`, false);
      }
      return vitestStage(name, args, { env, isRepeated }).run(root, logFile);
    },
  };
}

/** @returns {object | null} vitest's report, with file names as one would type them */
function readReport(file, root) {
  if (!existsSync(file)) return null;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    for (const result of report.testResults) result.name = path.relative(root, result.name);
    return report;
  } catch {
    // Cut off in the middle: vitest died, and that is what will be counted.
    return null;
  }
}
