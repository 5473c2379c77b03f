import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlainSentence } from '../errors';

const FILE = '.health';
/** A block of most file systems; a full disk may still accept less. */
const BLOCK = Buffer.alloc(4096);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Checks that a folder is writable by writing and deleting a block.
 * @returns the reason as a sentence, or `null`
 */
export async function whyNotWritable(folder: string): Promise<PlainSentence | null> {
  const file = path.join(folder, FILE);
  try {
    await writeFile(file, BLOCK, { mode: 0o600 });
    return null;
  } catch (error) {
    return FULL.has((error as NodeJS.ErrnoException).code ?? '')
      ? 'The disk with the data folder is full.'
      : 'The data folder cannot be written.';
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
