import path from 'node:path';
import { ensureBundles } from './bundles.mjs';
import { ensurePackages } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { checkNode, findNpm } from './tools.mjs';

/**
 * The set-up of every command: tools, packages, build. Reports each step and skips what has not changed. Only one
 * process at a time does it.
 * @param {object} options
 * @param {string} [options.lastStep] heading of what the command itself does
 * @param {boolean} [options.force] install and build even when nothing changed
 * @param {boolean} [options.builds] `false` skips the build
 * @throws SetupError with a message for the reader
 */
export async function prepare({ lastStep, force = false, builds = true }) {
  const steps = 2 + (builds ? 1 : 0) + (lastStep ? 1 : 0);
  const announce = (step, text) => process.stdout.write(`[${step}/${steps}] ${text}\n`);
  announce(1, 'Checking the tools…');
  checkNode(process.versions.node);
  const npm = findNpm({ env: process.env, execPath: process.execPath, platform: process.platform });

  await withLock(
    path.join(root, '.cache/setup.lock'),
    async () => {
      announce(2, 'Checking the packages…');
      const hasInstalled = await ensurePackages({ root, npm, say: sayDetail, force });
      if (!hasInstalled) sayDetail('Up to date.');

      if (!builds) return;
      announce(3, 'Checking the build…');
      const hasBuilt = await ensureBundles({ root, say: sayDetail, force });
      if (!hasBuilt) sayDetail('Up to date.');
    },
    { onWait: (pid) => sayDetail(`Waiting for another set-up (process ${pid}) to finish…`) },
  );
  if (lastStep) announce(steps, lastStep);
}

/** Prints a line below a step's heading. */
export function sayDetail(line) {
  process.stdout.write(`      ${line.replaceAll('\n', '\n      ')}\n`);
}
