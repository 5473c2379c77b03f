import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = '.health';
/** A block of most file systems: less may fit into what a full disk has left. */
const BLOCK = Buffer.alloc(4096);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Tries whether a folder can be written, by writing a block into it and taking it away again.
 * @returns why not, as a sentence, or `null`
 */
export async function whyNotWritable(folder: string): Promise<string | null> {
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
