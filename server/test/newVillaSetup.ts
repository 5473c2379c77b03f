import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from './builtServer';
import { DATA, NEW_VILLA_FOLDER, PASSWORD } from './newVilla';

/**
 * Starts a villa once per run of browser tests, for each test file to copy: migrations, first rows and pictures in all
 * sizes take as long as many a test.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-new-'));
  const server = await startBuiltServer({ dataDir: path.join(folder, DATA) });
  await writeFile(path.join(folder, PASSWORD), server.adminPassword() ?? '');
  await server.stop();
  process.env[NEW_VILLA_FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
