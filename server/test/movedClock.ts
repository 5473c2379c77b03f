import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../projectRoot';

/** A clock for built servers, offset from the machine's. */
export type MovedClock = {
  /** For servers that use this clock. */
  env: { CLOCK_FILE: string; NODE_OPTIONS: string };
  /** Sets the offset in ms, also for running servers. */
  shift: (aheadMs: number) => Promise<void>;
  remove: () => Promise<void>;
};

/** A clock that is this many ms ahead of the machine's. */
export async function startMovedClock(aheadMs = 0): Promise<MovedClock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-clock-'));
  const clockFile = path.join(folder, 'clock');
  const shift = async (ms: number) => {
    // Replaced atomically, so that the server never reads an empty file.
    await writeFile(`${clockFile}.new`, String(ms));
    await rename(`${clockFile}.new`, clockFile);
  };
  await shift(aheadMs);
  const preload = pathToFileURL(path.join(projectRoot(), 'server/test/torture/clock.mjs'));
  return {
    env: { CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${preload.href}` },
    shift,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
