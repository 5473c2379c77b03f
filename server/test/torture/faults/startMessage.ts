import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../../projectRoot';

/** A failing start that takes longer is killed and reported. */
const PATIENCE_MS = 60_000;

/**
 * The server's message when it cannot start with a data folder.
 * @throws AssertionError if it starts, hangs, or prints a stack trace instead of a message
 */
export async function startMessage(dataDir: string): Promise<string> {
  const entry = path.join(projectRoot(), 'dist', 'server', 'index.js');
  const { status, stderr } = spawnSync(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '3999',
      LOG_LEVEL: 'silent',
    },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  assert.equal(status, 1, 'the start must fail with 1');
  assert.doesNotMatch(stderr, /\n {4}at /, 'a message, not a stack');
  return stderr;
}
