import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../projectRoot';
import { copyNewVilla } from './newVilla';

const START_MS = 60_000;

export type BuiltServer = {
  url: string;
  dataDir: string;
  output: () => string;
  /** The first admin's password from the console; `null` if none was printed. */
  adminPassword: () => string | null;
  /** Sends a signal and waits for the exit. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Stops it and deletes its data. */
  close: () => Promise<void>;
};

/**
 * The built server as a separate process on a free port, with a SQLite file.
 * @param options.root folder of another copy of the product
 * @param options.program the desktop app's server instead of the ordinary one
 * @param options.dataDir shared with another server or kept across a restart; a new one by default
 * @param options.isFirstStart creates a new villa instead of copying one
 */
export async function startBuiltServer(
  options: {
    dataDir?: string;
    env?: Record<string, string>;
    root?: string;
    program?: 'index.js' | 'local.js';
    isFirstStart?: boolean;
  } = {},
): Promise<BuiltServer> {
  const root = options.root ?? projectRoot();
  const entry = path.join(root, 'dist', 'server', options.program ?? 'index.js');
  if (!existsSync(entry)) throw new Error('The server is not built. Run npm run build first.');
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'villa-e2e-')));
  const isCopied = !options.dataDir && !options.root && !options.program && !options.isFirstStart;
  const password = isCopied ? await copyNewVilla(dataDir, options.env ?? {}) : null;
  const port = await freePort();
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await untilListening(child, () => output);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => output,
    adminPassword: () => password ?? /password: (\S+)$/m.exec(output)?.[1] ?? null,
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start in time:\n${output()}`));
    }, START_MS);
    child.stdout?.on('data', () => {
      if (!output().includes('Listening on ')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output()}`));
    });
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
