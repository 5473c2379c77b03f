import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './childProcess.mjs';
import { SetupError } from './setupError.mjs';
import { howToGetCompilers, missingCompilers, readOsRelease } from './tools.mjs';

const HINT_LINES = 25;

/**
 * Makes `node_modules` match `package-lock.json`, and checks that SQLite loads.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {{command: string, args: string[]}} options.npm from `findNpm`
 * @param {(line: string) => void} options.say
 * @param {boolean} [options.force] install even when nothing changed
 * @param {string[]} [options.missing] missing compilers; detected by default
 * @returns {Promise<boolean>} whether it installed
 * @throws SetupError on failure, with the reason and the path of the full log
 */
export async function ensurePackages({ root, npm, say, force = false, missing }) {
  if (!force && (await arePackagesReady(root))) return false;

  const absent = missing ?? missingCompilers({ env: process.env, platform: process.platform });
  const advice = compilerAdvice(absent);
  if (advice) say(advice);
  say('Installing the packages (one to four minutes the first time)…');

  const logFile = path.join(root, '.cache/setup/install.log');
  // `--include=dev`, because an outer NODE_ENV=production would leave out the build tools.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=notice'];
  const { code, seconds } = await runChild(npm.command, [...npm.args, 'ci', ...options], {
    cwd: root,
    logFile,
    onTick: (elapsed) => say(`${elapsed} s: ${currentWork(root)}`),
  });
  if (code !== 0) {
    throw new SetupError(
      `Installing the packages failed (npm ci ended with ${code}). Its last lines:\n\n` +
        `${lastLines(logFile)}\n\nFull output: ${logFile}\n${advice}`,
    );
  }
  const trouble = await sqliteTrouble(root);
  if (trouble) {
    throw new SetupError(
      `The packages were installed, but SQLite does not load:\n\n${trouble}\n\n` +
        (advice || 'Delete the folder node_modules and try again.'),
    );
  }
  say(`Installed in ${seconds} s.`);
  return true;
}

/**
 * Whether the packages are those of the lock file and compiled for this kind of machine. A complete manual `npm
 * install` counts, too.
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function arePackagesReady(root) {
  const installed = readLock(path.join(root, 'node_modules/.package-lock.json'));
  const wanted = readLock(path.join(root, 'package-lock.json'));
  if (!installed || !wanted || !holdsAll(installed, wanted)) return false;
  return (await sqliteTrouble(root)) === null;
}

/** @returns {Record<string, {version?: string, optional?: boolean}> | null} packages by path */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Optional packages may be missing; most are for other operating systems. */
function holdsAll(installed, wanted) {
  return Object.entries(wanted).every(
    ([place, { optional, version }]) =>
      place === '' || optional || (installed[place] && installed[place].version === version),
  );
}

/** @returns {Promise<string | null>} why SQLite does not load; `null` if it does */
async function sqliteTrouble(root) {
  const logFile = path.join(root, '.cache/setup/sqlite.log');
  const { code } = await runChild(process.execPath, ['-e', "require('sqlite3')"], {
    cwd: root,
    logFile,
  });
  return code === 0 ? null : lastLines(logFile);
}

/** npm is silent while it works, so the folder of SQLite shows the progress. */
function currentWork(root) {
  const folder = path.join(root, 'node_modules/sqlite3/build');
  const isCompiled = existsSync(path.join(folder, 'Release/node_sqlite3.node'));
  return existsSync(path.join(folder, 'config.gypi')) && !isCompiled
    ? 'compiling SQLite (takes 1-4 minutes the first time)'
    : 'downloading and unpacking the packages';
}

function compilerAdvice(missing) {
  if (missing.length === 0) return '';
  return (
    `Missing: ${missing.join(', ')}. Only needed when no ready-made SQLite can be downloaded for this machine.\n` +
    `  If installing fails, get it with: ${howToGetCompilers(process.platform, readOsRelease())}`
  );
}

/** @returns {string} the end of a log, without npm's warnings about the user's settings */
function lastLines(logFile) {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^npm warn Unknown \w+ config/.test(line))
    .slice(-HINT_LINES)
    .join('\n');
}
