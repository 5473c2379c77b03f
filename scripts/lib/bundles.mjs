import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './childProcess.mjs';
import { SetupError } from './setupError.mjs';
import { fingerprintSources } from './sources.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
/** The bundles, their options for Vite, and a file that each must produce. */
const BUNDLES = [
  { name: 'server', options: '-c vite.server.config.ts', output: 'dist/server/index.js' },
  {
    name: 'site',
    options: '-c site/vite.config.ts',
    output: 'dist/site/client/.vite/manifest.json',
  },
  {
    name: 'site, rendered on the server',
    options: '-c site/vite.config.ts --ssr',
    output: 'dist/site/server/entryServer.js',
  },
];

/**
 * Builds when the sources differ from those of the last successful build.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {(line: string) => void} options.say
 * @param {boolean} [options.force] build even when nothing changed
 * @returns {Promise<boolean>} whether it built
 * @throws SetupError when a bundle fails; the next start then builds again
 */
export function ensureBundles({ root, say, force = false }) {
  const outputs = BUNDLES.map(({ output }) => path.join(root, output));
  const folders = ['shared', 'server', 'site'];
  return buildWhenChanged({ root, folder: 'dist', folders, outputs, force }, async () => {
    for (const [index, { name, options, output }] of BUNDLES.entries()) {
      const log = `build-${index + 1}-of-${BUNDLES.length}.log`;
      const command = [VITE, 'build', ...options.split(' ')];
      say(`Built the ${name} in ${await runBuilder({ root, name, command, output, log })} s.`);
    }
  });
}

/**
 * Builds into `folder` when the sources in `folders` have changed or one of the `outputs` is missing.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildWhenChanged({ root, folder, folders, outputs, force = false }, build) {
  // Taken before building, so that a file saved meanwhile causes the next build.
  const fingerprint = fingerprintSources(root, folders);
  const stampFile = path.join(root, folder, '.build-stamp');
  const isBuilt = [stampFile, ...outputs].every((file) => existsSync(file));
  if (!force && isBuilt && readFileSync(stampFile, 'utf8') === fingerprint) return false;
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
  return true;
}

/**
 * @returns {Promise<number>} seconds
 * @throws SetupError with the builder's output, also when it has not written the file `output`
 */
export async function runBuilder({ root, name, command, output, log, env = {} }) {
  const logFile = path.join(root, '.cache/setup', log);
  const { code, seconds } = await runChild(process.execPath, command, {
    cwd: root,
    // Vite prefers an outer NODE_ENV to its own default, and would bundle React's slow development build.
    env: { NODE_ENV: 'production', NO_COLOR: '1', ...env },
    logFile,
  });
  const isMissing = code === 0 && !existsSync(path.join(root, output));
  if (code === 0 && !isMissing) return seconds;
  const lines = [readFileSync(logFile, 'utf8').trim(), isMissing ? `${output} is missing.\n` : ''];
  throw new SetupError(
    `Building the ${name} failed.\n\n${lines.join('\n')}\nThis output is kept in ${logFile}`,
  );
}
