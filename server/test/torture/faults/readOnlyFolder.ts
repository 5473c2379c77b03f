import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import { startBuiltServer } from '../../builtServer';
import { ownerCookie } from '../../ownerCookie';
import { priceEnquiry, sendEnquiry } from '../calls';
import { emptyLedger } from '../ledger';
import { mountFolder } from '../mountedFolder';
import { verifyData } from '../verify';
import { expectReadable } from './expectations';
import { startMessage } from './startMessage';

const MEGABYTES = 48;

/** The data folder is not writable: the start says so, and nothing is lost once it is. */
export async function readOnlyFolder(): Promise<string | void> {
  // Root may write anywhere, so for it the whole file system must be read-only.
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot ? await mountFolder(MEGABYTES) : null;
  if (typeof folder === 'string') return folder;
  let server = await startBuiltServer(folder ? { dataDir: folder.path } : {});
  const { dataDir } = server;
  const setWritable = async (isWritable: boolean) => {
    if (folder) folder.setWritable(isWritable);
    else await chmod(dataDir, isWritable ? 0o700 : 0o500);
  };
  try {
    const target = { url: server.url, cookie: await ownerCookie(server) };
    const answer = await sendEnquiry(target, await priceEnquiry(target, 40, 'kept'), 'kept');
    assert.equal(answer.status, 201);
    const ledger = emptyLedger();
    ledger.statuses.set(String(answer.json['reference']), { known: 'pending', asked: null });
    await server.stop();

    await setWritable(false);
    try {
      assert.match(await startMessage(dataDir), /cannot be written/);
    } finally {
      await setWritable(true);
    }

    server = await startBuiltServer({ dataDir });
    await expectReadable(server);
    assert.deepEqual(await verifyData(dataDir, ledger), []);
  } finally {
    await (folder ? server.stop() : server.close());
    await folder?.remove();
  }
}
