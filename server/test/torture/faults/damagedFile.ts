import assert from 'node:assert/strict';
import { copyFile, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { startBuiltServer } from '../../builtServer';
import { openSqliteFile } from '../../sqliteFile';
import { expectReadable } from './expectations';
import { startMessage } from './startMessage';

/** An unusable database file is reported and left unchanged; the right one works again. */
export async function damagedFile(): Promise<void> {
  let server = await startBuiltServer();
  const { dataDir } = server;
  try {
    await expectReadable(server);
    assert.equal(await server.stop(), 0);
    const file = path.join(dataDir, 'villa.sqlite');
    const kept = path.join(dataDir, 'kept.sqlite');
    await copyFile(file, kept);

    await writeFile(file, randomBytes(64 * 1024));
    await expectRefusal(dataDir, file, /cannot be used/);

    await copyFile(kept, file);
    await truncate(file, 20_000);
    await expectRefusal(dataDir, file, /cannot be used/);

    await copyFile(kept, file);
    const db = await openSqliteFile(dataDir);
    await db.run("INSERT INTO schema_migrations (name) VALUES ('9999-of-a-newer-version')");
    await db.run('PRAGMA wal_checkpoint(TRUNCATE)');
    await db.close();
    await expectRefusal(dataDir, file, /made by a newer version/);

    await rename(kept, file);
    server = await startBuiltServer({ dataDir });
    await expectReadable(server);
  } finally {
    await server.close();
  }
}

async function expectRefusal(dataDir: string, file: string, message: RegExp): Promise<void> {
  const before = await readFile(file);
  assert.match(await startMessage(dataDir), message);
  assert.ok(before.equals(await readFile(file)), 'the file must stay as it was');
}
