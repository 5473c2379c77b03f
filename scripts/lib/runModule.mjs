import path from 'node:path';
import { loadConfigFromFile, runnerImport } from 'vite';
import { stopChildrenOnSignals } from './childProcess.mjs';
import { prepare } from './prepare.mjs';
import { root } from './root.mjs';
import { runScript } from './setupError.mjs';
import { stopWithNpm } from './stopWithNpm.mjs';

const STEPS = 3;

/**
 * Prepares, then runs `main` of a TypeScript module inside this process; a result of `false` exits with 1.
 * @param {string} file relative to the root
 */
export async function runModule(file) {
  process.chdir(root);
  stopChildrenOnSignals();
  stopWithNpm();
  await runScript(async () => {
    await prepare({ root, steps: STEPS });
    // The runner loads no config by itself, and only needs the server's aliases.
    const settings = path.join(root, 'vite.server.config.ts');
    const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, settings, root);
    const resolve = found?.config.resolve ?? {};
    const { module } = await runnerImport(path.join(root, file), {
      root,
      resolve,
      logLevel: 'error',
    });
    if (!(await module.main(process.argv.slice(2)))) process.exitCode = 1;
  });
}
