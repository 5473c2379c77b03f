import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres } from '../lib/postgres.mjs';

describe('finding PostgreSQL', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'villa-find-postgres-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const install = async (place: string, programs = ['initdb', 'postgres']) => {
    await mkdir(path.join(folder, place), { recursive: true });
    for (const program of programs) {
      const file = path.join(folder, place, program);
      await writeFile(file, '');
      await chmod(file, 0o755);
    }
  };

  it('takes the newest of Debian’s versions, by number', async () => {
    await install('9/bin');
    await install('17/bin');
    await install('16/bin');
    expect(findPostgres({ debianFolder: folder, searchPath: '' })).toBe(
      path.join(folder, '17/bin'),
    );
  });

  it('looks along PATH elsewhere, and skips an installation without a server', async () => {
    await install('client', ['initdb']);
    await install('whole');
    const searchPath = ['client', 'whole'].map((name) => path.join(folder, name));
    expect(
      findPostgres({
        debianFolder: path.join(folder, 'none'),
        searchPath: searchPath.join(path.delimiter),
      }),
    ).toBe(searchPath[1]);
  });

  it('says how to install it, or what to set instead', () => {
    const find = () => findPostgres({ debianFolder: folder, searchPath: '' });
    expect(find).toThrow('apt-get install postgresql');
    expect(find).toThrow('TEST_DATABASE_URL');
  });
});
