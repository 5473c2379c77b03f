import assert from 'node:assert/strict';
import { startBuiltServer } from '../../builtServer';
import { ownerCookie } from '../../ownerCookie';
import { openSqliteFile } from '../../sqliteFile';
import { priceEnquiry, sendEnquiry } from '../calls';
import { expectReadable, expectUnavailable } from './expectations';

/** Another process holds the write lock: writes are rejected with a message, and guests can still read. */
export async function lockedDatabase(): Promise<void> {
  const server = await startBuiltServer();
  try {
    const target = { url: server.url, cookie: await ownerCookie(server) };
    const body = await priceEnquiry(target, 40, 'locked out');
    const other = await openSqliteFile(server.dataDir);
    await other.run('BEGIN IMMEDIATE');

    const refused = sendEnquiry(target, body, 'one-key');
    await expectReadable(target);
    expectUnavailable(await refused);

    await other.run('COMMIT');
    assert.equal((await sendEnquiry(target, body, 'one-key')).status, 201);
    const stored = await other.all("SELECT id FROM bookings WHERE guest_name = 'Guest locked out'");
    assert.equal(stored.length, 1);
    await other.close();
  } finally {
    await server.close();
  }
}
