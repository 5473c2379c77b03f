import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../projectRoot';

/** The clock of built servers, beside the machine's. */
export type MovedClock = {
  /** For the servers that go by it. */
  env: { CLOCK_FILE: string; NODE_OPTIONS: string };
  /** Sets it so many milliseconds ahead of the machine's, for servers that run as well. */
  shift: (aheadMs: number) => Promise<void>;
  remove: () => Promise<void>;
};

/** A clock that stands so many milliseconds ahead of the machine's. */
export async function startMovedClock(aheadMs = 0): Promise<MovedClock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-clock-'));
  const clockFile = path.join(folder, 'clock');
  const shift = async (ms: number) => {
    // Replaced as a whole: the server must never read an empty file.
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
