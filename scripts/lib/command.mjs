import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopChildrenOnSignals } from './childProcess.mjs';
import { prepare, sayDetail } from './prepare.mjs';
import { root } from './root.mjs';
import { messageOf } from './setupError.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Moves to the project's folder, which makes `DATA_DIR=./data` independent of the working directory, and stops the
 * command's programs when the command is stopped.
 * @returns {() => void} leaves signals to the caller
 */
export function startCommand() {
  process.chdir(root);
  stopWithNpm();
  return stopChildrenOnSignals();
}

/**
 * Prepares the project and does a command's work. A failure is printed and exits with 1.
 * @param {Parameters<typeof prepare>[0]} options
 * @param {(leaveSignals: () => void) => Promise<void>} [work]
 */
export async function runCommand(options, work) {
  const leaveSignals = startCommand();
  try {
    await prepare(options);
    await work?.(leaveSignals);
  } catch (error) {
    process.stderr.write(`\n${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a built program inside this process. Signals reach it directly, its exit code is the command's, and no second
 * Node takes memory.
 * @param {string} file in `dist/server`
 * @param {string} lastStep as in `prepare`
 */
export async function runBuilt(file, lastStep) {
  await runCommand({ lastStep }, async (leaveSignals) => {
    leaveSignals();
    if (existsSync('.env')) {
      process.loadEnvFile('.env');
      sayDetail('Settings read from .env (variables already set win over it).');
    }
    process.env.NODE_ENV ??= 'production';
    await import(pathToFileURL(path.join(root, 'dist/server', file)).href);
  });
}

/**
 * Runs `main` of a TypeScript module inside this process; a result of `false` exits with 1.
 * @param {string} file relative to the root
 */
export async function runModule(file) {
  await runCommand({}, async () => {
    const { loadConfigFromFile, runnerImport } = await import('vite');
    // The runner loads no config by itself, and only needs the server's aliases.
    const settings = path.join(root, 'vite.server.config.ts');
    const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, settings, root);
    const resolve = found?.config.resolve ?? {};
    const options = { root, resolve, logLevel: /** @type {const} */ ('error') };
    const { module } = await runnerImport(path.join(root, file), options);
    if (!(await module.main(process.argv.slice(2)))) process.exitCode = 1;
  });
}

/**
 * npm passes SIGTERM only to the shell in between, which dies without passing it on, so the server would keep its
 * port. The changed parent process reveals this.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}
