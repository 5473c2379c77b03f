import path from 'node:path';
import { ensureBundles } from './bundles.mjs';
import { ensurePackages } from './install.mjs';
import { withLock } from './lock.mjs';
import { checkNode, findNpm } from './tools.mjs';

/**
 * The set-up of every command: tools, packages, build. Reports each step and skips what has not changed. Only one
 * process at a time does it.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {number} options.steps number of steps of the whole command, of which these are the first three
 * @param {boolean} [options.force] install and build even when nothing changed
 * @param {boolean} [options.builds] `false` skips the third step, the build
 * @throws SetupError with a message for the reader
 */
export async function prepare({ root, steps, force = false, builds = true }) {
  announce(1, steps, 'Checking the tools…');
  checkNode(process.versions.node);
  const npm = findNpm({ env: process.env, execPath: process.execPath, platform: process.platform });

  await withLock(
    path.join(root, '.cache/setup.lock'),
    async () => {
      announce(2, steps, 'Checking the packages…');
      const hasInstalled = await ensurePackages({ root, npm, say: sayDetail, force });
      if (!hasInstalled) sayDetail('Up to date.');

      if (!builds) return;
      announce(3, steps, 'Checking the build…');
      const hasBuilt = await ensureBundles({ root, say: sayDetail, force });
      if (!hasBuilt) sayDetail('Up to date.');
    },
    { onWait: (pid) => sayDetail(`Waiting for another set-up (process ${pid}) to finish…`) },
  );
}

/**
 * Prints a step's heading.
 * @param {number} step from 1
 * @param {number} steps
 * @param {string} text
 */
export function announce(step, steps, text) {
  process.stdout.write(`[${step}/${steps}] ${text}\n`);
}

/**
 * Prints a line below a step's heading.
 * @param {string} line
 */
export function sayDetail(line) {
  process.stdout.write(`      ${line.replaceAll('\n', '\n      ')}\n`);
}
