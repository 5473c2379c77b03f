import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { projectRoot } from '../../projectRoot';
import { freePort } from '../builtServer';

/** Linux's device on which every write fails as on a full disk. */
const FULL = '/dev/full';

// Other systems have no such device.
it.runIf(existsSync(FULL))('serves on while its log is on a full disk', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-full-'));
  const full = await open(FULL, 'w');
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(projectRoot(), 'dist/server/index.js')], {
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'debug' },
    stdio: ['ignore', full.fd, full.fd],
  });
  try {
    const status = async () => (await fetch(`http://localhost:${port}/api/villa-settings`)).status;
    await vi.waitFor(async () => expect(await status()).toBe(200), {
      timeout: 30_000,
      interval: 200,
    });
    expect(server.exitCode).toBeNull();
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await full.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
