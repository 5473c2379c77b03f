import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeDurably } from './durableFile';

const FILE = '.disk-reserve';
/** Room for years of rows, and for the copy of the database in a backup. */
const RESERVE_BYTES = 16 * 2 ** 20;
/** Where less is free the reserve is not made, so that what is written now has it. */
const SCARCE_BYTES = 4 * RESERVE_BYTES;

/**
 * Keeps room on the disk for the time when it is full: a file that the database's writes may have. Without it the
 * owner could not even sign in to see why.
 */
export async function keepReserve(dataDir: string): Promise<void> {
  const file = path.join(dataDir, FILE);
  if (existsSync(file) || (await isScarce(dataDir))) return;
  // Of zeros some file systems store nothing.
  await writeDurably(file, await promisify(randomBytes)(RESERVE_BYTES));
}

/** @returns whether there was a reserve, whose room is free now */
export async function giveUpReserve(dataDir: string): Promise<boolean> {
  return rm(path.join(dataDir, FILE)).then(
    () => true,
    () => false,
  );
}

/** Whether the disk is about to be full, or was so full that the reserve was given up. */
export async function isDiskShort(dataDir: string): Promise<boolean> {
  return !existsSync(path.join(dataDir, FILE)) && (await isScarce(dataDir));
}

async function isScarce(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SCARCE_BYTES;
}

/** Below this share of free room strangers' files are not taken. */
const LEAST_FREE_SHARE = 0.1;

/** Whether a tenth of the disk stays free once so many bytes more are on it. @param folder that is there */
export async function hasRoomForGuests(folder: string, bytes: number): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize - bytes >= blocks * bsize * LEAST_FREE_SHARE;
}
