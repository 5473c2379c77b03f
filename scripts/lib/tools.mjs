import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './setupError.mjs';

/** Compile SQLite when no prebuilt binary can be downloaded. */
const COMPILERS = [
  { name: 'python3', variable: 'PYTHON', commands: ['python3', 'python'] },
  { name: 'make', variable: 'MAKE', commands: ['make', 'gmake'] },
  { name: 'g++', variable: 'CXX', commands: ['g++', 'c++', 'clang++'] },
];

/**
 * @param {string} version as in `process.versions.node`
 * @throws SetupError when the build tools do not run on this Node
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFit = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  if (isFit) return;
  throw new SetupError(
    `Node ${version} is too old: this needs Node 20.19 or newer (of version 22: 22.12 or newer).\n` +
      'Get it from https://nodejs.org, or with a version manager: nvm install 22',
  );
}

/**
 * Finds npm. Prefers the npm that started this process, then the one installed with Node, then the one on the PATH.
 * @param {{env: NodeJS.ProcessEnv, execPath: string, platform: NodeJS.Platform, exists?: (file: string) => boolean,
 *   canRun?: (command: string, args: string[]) => boolean}} machine
 * @returns {{command: string, args: string[]}} `args` precede npm's own
 * @throws SetupError when there is none
 */
export function findNpm({ env, execPath, platform, exists = existsSync, canRun = runs }) {
  const folder = path.dirname(execPath);
  const scripts = [
    // Yarn and pnpm set the same variable to themselves.
    path.basename(env.npm_execpath ?? '') === 'npm-cli.js' ? env.npm_execpath : undefined,
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  const script = scripts.find((file) => file !== undefined && exists(file));
  if (script) return { command: execPath, args: [script] };
  const command = platform === 'win32' ? 'npm.cmd' : 'npm';
  if (canRun(command, ['--version'])) return { command, args: [] };
  throw new SetupError(
    'npm was not found. It comes with Node from https://nodejs.org; on Debian and Ubuntu it is the package "npm".',
  );
}

/**
 * The missing tools for compiling SQLite.
 * @param {{env: NodeJS.ProcessEnv, platform: NodeJS.Platform, canRun?: (command: string, args: string[]) =>
 *   boolean}} machine
 * @returns {string[]} names, empty if nothing is missing
 */
export function missingCompilers({ env, platform, canRun = runs }) {
  if (platform === 'win32') {
    const installer = path.join(
      env['ProgramFiles(x86)'] ?? 'C:\\Program Files (x86)',
      'Microsoft Visual Studio/Installer/vswhere.exe',
    );
    const python = ['py', 'python'].some((command) => canRun(command, ['--version']));
    const hasStudio = canRun(installer, ['-products', '*', '-latest']);
    return [...(python ? [] : ['Python 3']), ...(hasStudio ? [] : ['Visual Studio Build Tools'])];
  }
  // On a new Mac, python3, make and c++ exist but only prompt to install the developer tools.
  if (platform === 'darwin' && !canRun('xcode-select', ['-p'])) {
    return ['the Xcode command line tools'];
  }
  return COMPILERS.filter(({ variable, commands }) => {
    const chosen = env[variable]?.split(' ')[0];
    return ![chosen, ...commands].some((command) => command && canRun(command, ['--version']));
  }).map(({ name }) => name);
}

/**
 * @param {NodeJS.Platform} platform
 * @param {string} osRelease the text of /etc/os-release; empty if there is none
 * @returns {string} one line that says how to install the compilers
 */
export function howToGetCompilers(platform, osRelease) {
  if (platform === 'darwin') return 'xcode-select --install';
  if (platform === 'win32') {
    return 'winget install Python.Python.3.12 Microsoft.VisualStudio.2022.BuildTools (with the workload "Desktop development with C++")';
  }
  if (/^ID(_LIKE)?=.*\b(fedora|rhel|centos)\b/m.test(osRelease)) {
    return 'sudo dnf install -y python3 make gcc-c++';
  }
  if (/^ID(_LIKE)?=.*\balpine\b/m.test(osRelease)) return 'apk add python3 make g++';
  if (/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease)) {
    return 'sudo apt-get install -y python3 make g++';
  }
  return 'install python3, make and g++ with your package manager (Debian, Ubuntu: apt-get install -y python3 make g++)';
}

/** @returns {string} the text of /etc/os-release, or an empty one */
export function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

/** Must be run to be sure, because version managers install shims that exist but fail. */
function runs(command, args) {
  const shell = process.platform === 'win32' && command.endsWith('.cmd');
  const { status } = spawnSync(command, args, { stdio: 'ignore', timeout: 20_000, shell });
  return status === 0;
}
