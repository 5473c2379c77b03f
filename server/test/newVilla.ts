import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Environment variable with the folder made by `newVillaSetup.ts`, for the test processes. */
export const NEW_VILLA_FOLDER = 'TEST_NEW_VILLA';
/** Variables that affect a first start, which is then not copied. */
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
 * Copies a villa after its first start into an empty folder.
 * @returns the first admin's password, or `null` if the server has to create the villa itself
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

/** Keeps a villa's generated pictures for later copies. */
export async function keepPictures(dataDir: string): Promise<void> {
  const folder = process.env[NEW_VILLA_FOLDER];
  if (!folder) return;
  const variants = path.join('images', 'variants');
  const made = path.join(dataDir, variants);
  if (!existsSync(made)) return;
  const kept = path.join(folder, DATA, variants);
  await mkdir(kept, { recursive: true });
  try {
    await cp(made, kept, { recursive: true, force: false });
  } catch (error) {
    // Another test process keeps the same pictures just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
