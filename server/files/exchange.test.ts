import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase';
import { DatabaseStartError } from '../db/sqlite';
import { readEnv } from '../env';
import { createLog } from '../log';
import { DATABASE_FILE } from './dataFolder';
import { LOCK_FILE, withDataAlone } from './dataLock';
import { withDataInPlace } from './exchange';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-exchange-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** The state after a restore was killed with the old database moved away. */
async function leaveCutOff(): Promise<void> {
  await mkdir(path.join(dataDir, '.exchange-1'));
  await mkdir(path.join(dataDir, 'replaced-1'));
  await writeFile(path.join(dataDir, '.exchange-1', DATABASE_FILE), 'of the backup');
  await writeFile(path.join(dataDir, 'replaced-1', DATABASE_FILE), 'of before');
}

const readInPlace = () =>
  withDataInPlace(dataDir, async (isPutBack) => [
    await readFile(path.join(dataDir, DATABASE_FILE), 'utf8'),
    isPutBack,
  ]);

it('restores the previous data after an interrupted restore', async () => {
  await leaveCutOff();
  expect(await readInPlace()).toEqual(['of before', true]);
  expect((await readdir(dataDir)).toSorted()).toEqual([LOCK_FILE, DATABASE_FILE]);
});

it('restores the previous data even if the interruption happens while another process waits', async () => {
  await withDataAlone(dataDir, async () => {
    await writeFile(path.join(dataDir, DATABASE_FILE), 'of nobody');
  });
  let waiting: Promise<unknown> = Promise.resolve();
  await withDataAlone(dataDir, async () => {
    waiting = readInPlace();
    // By then a waiting process has looked at the folder.
    for (let times = 0; times < 5; times += 1) await readdir(dataDir);
    await rm(path.join(dataDir, DATABASE_FILE));
    await leaveCutOff();
  });
  expect(await waiting).toEqual(['of before', true]);
});

it('may be started by several at once, each with the data restored', async () => {
  await leaveCutOff();
  const all = await Promise.all([readInPlace(), readInPlace(), readInPlace()]);
  expect(all.map(([content]) => content)).toEqual(['of before', 'of before', 'of before']);
});

it('says what to do if its lock file cannot be used', async () => {
  await mkdir(path.join(dataDir, LOCK_FILE));
  const opening = openDatabase(readEnv({ DATA_DIR: dataDir }), createLog('silent'));
  await expect(opening).rejects.toThrow(DatabaseStartError);
  await expect(opening).rejects.toThrow(`The file ${path.join(dataDir, LOCK_FILE)} cannot be used`);
});
