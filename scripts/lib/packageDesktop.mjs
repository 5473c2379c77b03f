import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChild } from './childProcess.mjs';
import { writeNotices } from './notices.mjs';
import { SetupError } from './setupError.mjs';

/** Messages about a host that was unreachable or refused. */
const NO_DOWNLOAD =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)\b|socket hang up|HTTPError|cannot download|status code:? (403|404|5\d\d)/i;
const MADE = /\.(AppImage|deb|dmg|zip|exe)$|-unpacked$|^mac(-\w+)?$/;

/**
 * Packages the desktop app with electron-builder, including all licences.
 * @param {object} options
 * @param {string} options.root
 * @param {string[]} options.args for electron-builder
 * @throws SetupError with the failure, failed downloads, and finished packages
 */
export async function packageDesktop({ root, args }) {
  writeNotices(root);
  const logFile = path.join(root, '.cache/setup/desktop-package.log');
  const command = ['node_modules/electron-builder/out/cli/cli.js', ...args];
  const { code } = await runChild(process.execPath, command, { cwd: root, logFile });
  if (code === 0) return;
  const log = stripVTControlCharacters(readFileSync(logFile, 'utf8'));
  const reason = NO_DOWNLOAD.test(log)
    ? textOfDownload(log, electronVersion(root))
    : textOfFailure(log);
  throw new SetupError(
    `${reason}\n\nMade so far in dist/package: ${listOf(path.join(root, 'dist/package'))}.\n\n` +
      'The whole output of the packager is in .cache/setup/desktop-package.log.',
  );
}

/**
 * @param {string} log
 * @param {string} electron its version
 * @returns {string} the failed download and what to do
 */
export function textOfDownload(log, electron) {
  const targets = [...log.matchAll(/building\s+target=(\S+)/g)].map(([, target]) => target);
  const [what, onward] =
    targets.length > 0
      ? [
          `the packager’s tools for ${targets.join(' and ')}`,
          'ELECTRON_BUILDER_BINARIES_MIRROR=https://… names another place for them, and `npm run desktop:package -- dir` makes the plain folder, which needs none.',
        ]
      : [`Electron ${electron}`, 'ELECTRON_MIRROR=https://… names another place for it.'];
  return `The desktop app was not packaged: ${what} could not be fetched.\nPlease check the connection and try again. ${onward}`;
}

function electronVersion(root) {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies.electron;
}

function textOfFailure(log) {
  const line = log.split('\n').find((text) => text.includes('⨯')) ?? 'the packager failed';
  const [reason = ''] = line.replace(/^\s*⨯\s*/, '').split(/\s+failedTask=|\s+stackTrace=/);
  return `The desktop app was not packaged: ${reason.trim()}`;
}

function listOf(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => MADE.test(name)) : [];
  return names.length > 0 ? names.join(', ') : 'nothing';
}
