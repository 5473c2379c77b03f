import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupsFolder, createBackup } from '../services/backups/createBackup';
import { openDatabase } from '../db/openDatabase';
import { readEnv } from '../env';
import { createLog } from '../log';
import { sendDueMails } from '../services/mail/mailWorker';
import { loadSessionKeys } from '../services/access/sessionKeys';
import { buildEnquiry } from '../test/factories';
import { buildPicture } from '../test/pictures';
import { startTestApp } from '../test/testApp';

/** Everything in a folder, itself included, that other users of the machine can read. */
async function openPlaces(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(path.join(folder, name))).mode })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

// Windows has no such modes.
describe.runIf(process.platform !== 'win32')('the content of DATA_DIR', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'villa-private-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is accessible to its owner only: database, log, keys, mails, pictures and backups', async () => {
    // The usual umask, whatever the test was started with.
    process.umask(0o022);
    const app = await startTestApp({ env: { DATABASE_URL: '' } });
    await loadSessionKeys(app.deps.env, app.deps.log);
    const data = await buildPicture();
    const { publicId } = await app.deps.imageHost.upload({ data, fileName: 'a.jpg' });
    const delivered = await fetch(app.url + imageUrl('/media/image/upload', publicId, 'thumbnail'));
    expect(delivered.status).toBe(200);
    const enquiry = await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    expect(enquiry.status).toBe(201);
    await sendDueMails(app.deps);
    await createBackup(app.dataDir, path.join(backupsFolder(app.dataDir), 'a.tar'), new Date());

    const names = await readdir(app.dataDir);
    for (const name of ['villa.sqlite', 'villa.sqlite-wal', 'villa.sqlite-shm']) {
      expect(names).toContain(name);
    }
    for (const name of ['session-keys', 'mail', 'images', 'backups']) expect(names).toContain(name);
    expect(await openPlaces(app.dataDir)).toEqual([]);
    await app.close();
  });

  it('is restricted at start if an older version left it open; a foreign file is left alone', async () => {
    await mkdir(path.join(folder, 'mail'));
    await writeFile(path.join(folder, 'mail', 'a.eml'), 'Dear guest');
    await writeFile(path.join(folder, 'session-keys'), 'secret\n');
    await writeFile(path.join(folder, 'notes.txt'), 'not ours');
    await chmod(path.join(folder, 'mail'), 0o755);
    for (const name of ['mail/a.eml', 'session-keys', 'notes.txt']) {
      await chmod(path.join(folder, name), 0o644);
    }
    await chmod(folder, 0o755);
    const db = await openDatabase(readEnv({ DATA_DIR: folder }), createLog('silent'));
    expect(await openPlaces(folder)).toEqual(['notes.txt']);
    await db.close();
  });
});
