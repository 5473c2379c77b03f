import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Names the folder that `newVillaSetup.ts` makes to the tests, which are processes of their own. */
export const NEW_VILLA_FOLDER = 'TEST_NEW_VILLA';
/** What a first start looks at: with these it is done anew. */
const SEEDED_BY = [
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'CLOCK_FILE',
  'CLOUDINARY_URL',
  'DATABASE_URL',
];
/** In the folder: the data, and the first admin's password. */
export const DATA = 'data';
export const PASSWORD = 'password';

/**
 * Puts a villa as its first start leaves it into a folder that is empty.
 * @returns the first admin's password, or `null` when the server has to make the villa itself
 */
export async function copyNewVilla(
  dataDir: string,
  env: Record<string, string>,
): Promise<string | null> {
  const folder = process.env[NEW_VILLA_FOLDER];
  if (!folder || SEEDED_BY.some((name) => name in env)) return null;
  await cp(path.join(folder, DATA), dataDir, { recursive: true });
  return readFile(path.join(folder, PASSWORD), 'utf8');
}

/** Keeps the pictures that a villa has made for those that are copied later. */
export async function keepPictures(dataDir: string): Promise<void> {
  const folder = process.env[NEW_VILLA_FOLDER];
  if (!folder) return;
  const variants = path.join('images', 'variants');
  const made = path.join(dataDir, variants);
  if (!existsSync(made)) return;
  await cp(made, path.join(folder, DATA, variants), { recursive: true, force: false });
}
