import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runChild } from './childProcess.mjs';
import { freePort } from './freePort.mjs';
import { SetupError } from './setupError.mjs';

/** Debian and Ubuntu keep each installed version's programs here. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; Debian's package creates this user. */
const SYSTEM_USER = 'postgres';
const READY_MS = 60_000;
const POLL_MS = 100;

/**
 * The newest PostgreSQL on this machine.
 * @returns {string} the folder with `initdb` and `postgres`
 * @throws SetupError when there is none
 */
export function findPostgres({
  debianFolder = DEBIAN_FOLDER,
  searchPath = process.env.PATH ?? '',
} = {}) {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(debianFolder, version, 'bin')),
    ...searchPath.split(path.delimiter),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(path.join(folder, program))),
  );
  if (found) return found;
  throw new SetupError(
    'PostgreSQL is not installed here. Get it with: sudo apt-get install postgresql\n' +
      'or name a database to test in: TEST_DATABASE_URL=postgres://user:password@host:5432/name',
  );
}

/**
 * Starts a temporary PostgreSQL cluster on a free local port, with a password. Without durability, for speed.
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} `stop` also removes it
 * @throws SetupError when it cannot be started
 */
export async function startPostgres() {
  const programs = findPostgres();
  const owner = clusterOwner();
  const folder = mkdtempSync(path.join(tmpdir(), 'villa-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);

  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const file of [folder, passwordFile]) chownSync(file, owner.uid, owner.gid);

  const run = (program, args, logFile) => {
    const asOwner = owner ? ['runuser', '-u', SYSTEM_USER, '--'] : [];
    const [command = '', ...rest] = [...asOwner, path.join(programs, program), ...args];
    return runChild(command, rest, { cwd: folder, logFile });
  };
  const data = path.join(folder, 'data');
  const initLog = path.join(folder, 'initdb.log');
  const options = '-U villa -E UTF8 --locale=C -A scram-sha-256 --no-sync'.split(' ');
  const { code } = await run(
    'initdb',
    ['-D', data, ...options, `--pwfile=${passwordFile}`],
    initLog,
  );
  if (code !== 0) throw new SetupError(`initdb failed:\n${readFileSync(initLog, 'utf8').trim()}`);

  const port = await freePort();
  const serverLog = path.join(folder, 'postgres.log');
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1'];
  settings.push(`unix_socket_directories=${folder}`);
  settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const ended = run('postgres', args, serverLog);
  await untilReady({ data, ended, serverLog });
  return {
    url: `postgres://villa:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // SIGINT is a "fast" shutdown: it rolls back open transactions.
      process.kill(postmasterPid(data), 'SIGINT');
      await ended;
      process.off('exit', remove);
      remove();
    },
  };
}

/** @returns {{uid: number, gid: number} | null} `null` for this process's own user */
function clusterOwner() {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, SYSTEM_USER], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : null;
  });
  if (typeof uid === 'number' && typeof gid === 'number') return { uid, gid };
  throw new SetupError(
    `PostgreSQL does not run as root, and there is no user "${SYSTEM_USER}" to run it as. ` +
      'Run this as another user, or set TEST_DATABASE_URL.',
  );
}

async function untilReady({ data, ended, serverLog }) {
  const until = Date.now() + READY_MS;
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  // Line 8 of this file is the server's status.
  while (!pidFileLines(data)[7]?.startsWith('ready')) {
    if (hasEnded || Date.now() > until) {
      throw new SetupError(`PostgreSQL did not start:\n${readFileSync(serverLog, 'utf8').trim()}`);
    }
    await sleep(POLL_MS);
  }
}

function postmasterPid(data) {
  return Number(pidFileLines(data)[0]);
}

function pidFileLines(data) {
  const file = path.join(data, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
