import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './childProcess.mjs';
import { SetupError } from './setupError.mjs';
import { fingerprintSources } from './sources.mjs';

/** The bundles, their builders, and a file that each must produce. */
const BUNDLES = [
  { name: 'server', args: ['-c', 'vite.server.config.ts'], output: 'dist/server/index.js' },
  {
    name: 'site',
    args: ['-c', 'site/vite.config.ts'],
    output: 'dist/site/client/.vite/manifest.json',
  },
  {
    name: 'site, rendered on the server',
    args: ['-c', 'site/vite.config.ts', '--ssr'],
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
export async function ensureBundles({ root, say, force = false }) {
  // Taken before building, so that a file saved meanwhile causes the next build.
  const fingerprint = fingerprintSources(root);
  if (!force && isBuilt(root, fingerprint)) return false;
  const stampFile = stampPath(root);
  rmSync(stampFile, { force: true });
  for (const [index, bundle] of BUNDLES.entries()) {
    const { seconds } = await buildBundle(root, bundle, `${index + 1}-of-${BUNDLES.length}`);
    say(`Built the ${bundle.name} in ${seconds} s.`);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
  return true;
}

async function buildBundle(root, { name, args, output }, number) {
  const logFile = path.join(root, `.cache/setup/build-${number}.log`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = await runChild(process.execPath, [vite, 'build', ...args], {
    cwd: root,
    // Vite prefers an outer NODE_ENV to its own default, and would bundle React's slow development build.
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    logFile,
  });
  const isMissing = result.code === 0 && !existsSync(path.join(root, output));
  if (result.code === 0 && !isMissing) return result;
  throw new SetupError(
    [
      `Building the ${name} failed.`,
      '',
      readFileSync(logFile, 'utf8').trim(),
      ...(isMissing ? [`${output} was not made.`] : []),
      '',
      `This output is kept in ${logFile}`,
    ].join('\n'),
  );
}

function isBuilt(root, fingerprint) {
  const stampFile = stampPath(root);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== fingerprint) return false;
  return BUNDLES.every(({ output }) => existsSync(path.join(root, output)));
}

function stampPath(root) {
  return path.join(root, 'dist/.build-stamp');
}
