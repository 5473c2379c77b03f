import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeDurably } from './durableFile';

const FILE = '.disk-reserve';
/** Space for years of rows, and for the copy of the database in a backup. */
const RESERVE_BYTES = 16 * 2 ** 20;
/** With less free space no reserve is created, to leave it for data. */
const SCARCE_BYTES = 4 * RESERVE_BYTES;

/**
 * Reserves disk space for a full disk: a file that is deleted when the database runs out of space. Without it the owner
 * could not even sign in to see the problem.
 */
export async function keepReserve(dataDir: string): Promise<void> {
  const file = path.join(dataDir, FILE);
  if (existsSync(file) || (await isScarce(dataDir))) return;
  // Random data, since some file systems do not store zeros.
  await writeDurably(file, await promisify(randomBytes)(RESERVE_BYTES));
}

/** @returns false if there was no reserve to free */
export async function giveUpReserve(dataDir: string): Promise<boolean> {
  return rm(path.join(dataDir, FILE)).then(
    () => true,
    () => false,
  );
}

/** Whether the disk is nearly full, or the reserve has been freed. */
export async function isDiskShort(dataDir: string): Promise<boolean> {
  return !existsSync(path.join(dataDir, FILE)) && (await isScarce(dataDir));
}

async function isScarce(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SCARCE_BYTES;
}

/** With a smaller share of free space, strangers' files are rejected. */
const LEAST_FREE_SHARE = 0.1;

/** Whether a tenth of the disk stays free after storing this many bytes. @param folder must exist */
export async function hasRoomForGuests(folder: string, bytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize - bytes >= blocks * bsize * LEAST_FREE_SHARE;
}
