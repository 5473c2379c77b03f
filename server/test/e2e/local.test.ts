import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { list } from 'tar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBuiltServer } from '../builtServer';
import { openSqliteFile } from '../sqliteFile';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-local-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startBuiltServer({ dataDir, program: 'local.js' });
/** Backups that a start made before migrating. */
const backups = async () => {
  const names = await readdir(path.join(dataDir, 'backups')).catch(() => [] as string[]);
  return names.filter((name) => name.startsWith('before-update-'));
};

it('is alone on its folder, until it is gone in whatever way', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow('This villa is open in another program on this computer.');
  await first.stop('SIGKILL');
  const second = await start();
  await second.stop();
});

it('backs a database up before migrating it, and only then', async () => {
  await (await start()).stop();
  await (await start()).stop();
  expect(await backups()).toEqual([]);
  // As an older version left it.
  const database = await openSqliteFile(dataDir);
  await database.run(`DELETE FROM schema_migrations WHERE name = '0008-search-text'`);
  await database.close();
  await (await start()).stop();
  const [backup = ''] = await backups();
  const names: string[] = [];
  await list({
    file: path.join(dataDir, 'backups', backup),
    onReadEntry: ({ path: name }) => void names.push(name),
  });
  expect(names).toContain('villa.sqlite');
});
