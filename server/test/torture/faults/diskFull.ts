import assert from 'node:assert/strict';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { startBuiltServer } from '../../builtServer';
import { ownerCookie } from '../../ownerCookie';
import { buildNoise } from '../../pictures';
import { priceEnquiry, sendEnquiry, uploadPicture } from '../calls';
import { emptyLedger } from '../ledger';
import { mountFolder } from '../mountedFolder';
import { verifyData } from '../verify';
import { expectReadable, expectUnavailable } from './expectations';

/** Space for the first start and its demo photos. */
const MEGABYTES = 48;
/** SQLite may reuse space that it has, but runs out long before this many enquiries. */
const MOST_ENQUIRIES = 500;
const CHUNK = Buffer.alloc(4_096);

/** The disk fills up: writes are rejected with a message, stored data stay, and freeing space is enough to recover. */
export async function diskFull(): Promise<string | void> {
  const folder = await mountFolder(MEGABYTES);
  if (typeof folder === 'string') return folder;
  const env = { RATE_LIMIT_FACTOR: '1000000' };
  let server = await startBuiltServer({ dataDir: folder.path, env });
  try {
    const cookie = await ownerCookie(server);
    const target = { url: server.url, cookie };
    const ledger = emptyLedger();
    const take = async (label: string): Promise<number> => {
      const answer = await sendEnquiry(target, await priceEnquiry(target, 40, label), label);
      if (answer.status === 201) {
        const reference = String(answer.json['reference']);
        ledger.statuses.set(reference, { known: 'pending', asked: null });
      } else {
        expectUnavailable(answer);
      }
      return answer.status;
    };
    assert.equal(await take('before'), 201);

    const filler = path.join(folder.path, 'filler');
    await fillDisk(filler);
    let status = 0;
    for (let count = 0; status !== 503 && count < MOST_ENQUIRIES; count += 1) {
      status = await take(`full-${count}`);
    }
    assert.equal(status, 503, 'a full disk must be told');
    expectUnavailable(await uploadPicture(target, await buildNoise(640, 480), 'too much'));
    await expectReadable(target, 503);

    await rm(filler);
    assert.equal(await take('after'), 201);
    const picture = await uploadPicture(target, await buildNoise(640, 480), 'enough');
    assert.equal(picture.status, 200);
    await server.stop('SIGKILL');
    server = await startBuiltServer({ dataDir: folder.path, env });
    assert.deepEqual(await verifyData(folder.path, ledger), []);
  } finally {
    await server.stop();
    await folder.remove();
  }
}

/** Fills the disk to the last few kilobytes. */
async function fillDisk(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}
