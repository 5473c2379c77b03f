import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/freePort.mjs';
import { root } from '../lib/root.mjs';
import { containerStart } from './productionStart.mjs';

/**
 * A serving process.
 * @typedef {{ url: string, startedInMs: number, memoryMb: () => number, cpuMs: () => number, stop: () =>
 *   Promise<void> }} Served
 */

const STARTED_LOOK_MS = 5;

/** @returns {string} a folder that is deleted at the end */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'villa-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The product's built server, in production mode.
 * @param {string} dataDir
 * @param {Record<string, string>} [settings]
 * @returns {Promise<Served>}
 */
export function startProduct(dataDir, settings = {}) {
  const { args, env } = containerStart();
  return start(dataDir, args, {
    ...env,
    ...settings,
    DATA_DIR: dataDir,
    // Rate limits would stop every measurement in its first second.
    RATE_LIMIT_FACTOR: '100000',
  });
}

/**
 * The machine's limit, see `limits.mjs`. Repeats the responses of `productUrl`, with a database of the same content.
 * @returns {Promise<Served>}
 */
export function startLimits(dataDir, productUrl, imagePath) {
  return start(dataDir, ['scripts/bench/limits.mjs'], {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PRODUCT_URL: productUrl,
    IMAGE_PATH: imagePath,
  });
}

async function start(dataDir, args, env) {
  const port = await freePort();
  const startedAt = performance.now();
  // To a file, like a service's log. A pipe would wake this process for every line.
  const logFile = path.join(dataDir, 'out.log');
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: String(port), ...env },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  while (!readFileSync(logFile, 'utf8').includes('Listening on ')) {
    if (child.exitCode !== null) {
      throw new Error(
        `${args.at(-1)} ended with ${child.exitCode}:\n${readFileSync(logFile, 'utf8')}`,
      );
    }
    await sleep(STARTED_LOOK_MS);
  }
  return {
    url: `http://localhost:${port}`,
    startedInMs: performance.now() - startedAt,
    memoryMb: () => residentMb(child.pid),
    cpuMs: () => cpuMs(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

/** Resident memory in MB; 0 if unknown. */
function residentMb(pid) {
  const kb = /VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0;
  return Math.round(Number(kb) / 1024);
}

/** CPU time of a process in ms, in steps of 10; 0 if unknown. */
function cpuMs(pid) {
  // utime and stime, fields 14 and 15, in hundredths of a second. The second is a name, perhaps with spaces.
  const fields = readProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** @returns {string} what Linux says about a process; empty elsewhere */
function readProcess(pid, name) {
  const file = `/proc/${pid}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
