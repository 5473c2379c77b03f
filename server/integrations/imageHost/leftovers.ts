import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullWhenMissing, UNFINISHED } from '../../files/durableFile';

/** Younger files may belong to another server on the same folder. */
const MIN_AGE_MS = 10 * 60_000;

/**
 * Deletes what a crash left under `DATA_DIR/images`: unfinished files, originals without a record, and variants of
 * deleted pictures.
 * @param images absolute folder; may not exist
 */
export async function removeLeftovers(images: string): Promise<void> {
  const files = (await readdir(images, { recursive: true }).catch(nullWhenMissing)) ?? [];
  const records = new Set(
    files
      .filter((file) => path.dirname(file) === 'originals' && file.endsWith('.json'))
      .map((file) => path.basename(file, '.json')),
  );
  for (const file of files) {
    if (!isLeftover(file, records)) continue;
    const entry = await stat(path.join(images, file)).catch(nullWhenMissing);
    if (entry && Date.now() - entry.mtimeMs > MIN_AGE_MS) {
      await rm(path.join(images, file), { recursive: true, force: true });
    }
  }
}

function isLeftover(file: string, records: ReadonlySet<string>): boolean {
  if (file.endsWith(UNFINISHED)) return true;
  const name = path.basename(file);
  switch (path.dirname(file)) {
    case 'originals':
      return !name.endsWith('.json') && !records.has(name.slice(0, -path.extname(name).length));
    case 'variants':
      return !records.has(name);
    default:
      return false;
  }
}
