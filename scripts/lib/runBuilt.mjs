import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopChildrenOnSignals } from './childProcess.mjs';
import { announce, prepare, sayDetail } from './prepare.mjs';
import { root } from './root.mjs';
import { stopWithNpm } from './stopWithNpm.mjs';

const STEPS = 4;

/**
 * Prepares, then runs a built program inside this process. Signals reach it directly, its exit code is the
 * command's, and no second Node takes memory.
 * @param {string} file of `dist/`, relative to the root
 * @param {string} what text of the last step
 */
export async function runBuilt(file, what) {
  // Makes `DATA_DIR=./data` independent of the working directory.
  process.chdir(root);
  const leaveSignals = stopChildrenOnSignals();
  stopWithNpm();
  await prepare({ root, steps: STEPS });
  leaveSignals();

  announce(STEPS, STEPS, what);
  if (existsSync(path.join(root, '.env'))) {
    process.loadEnvFile(path.join(root, '.env'));
    sayDetail('Settings read from .env (variables already set win over it).');
  }
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(path.join(root, file)).href);
}
