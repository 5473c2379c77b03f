import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { withLock } from '../lib/lock.mjs';
import { makeTempProject, writeInto } from './tempProject';

const lockModule = pathToFileURL(fileURLToPath(new URL('../lib/lock.mjs', import.meta.url))).href;
const hostName = os.hostname().replace(/[^a-zA-Z0-9.]/g, '_');

/** A process id that was used and is free again. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

describe('the lock around the set-up', () => {
  it('admits one process at a time', async () => {
    const root = makeTempProject({ 'log.txt': '' });
    const worker = `
      import { appendFileSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      import { withLock } from ${JSON.stringify(lockModule)};
      await withLock(process.argv[1] + '/a/lock', async () => {
        appendFileSync(process.argv[1] + '/log.txt', 'in ');
        await setTimeout(40);
        appendFileSync(process.argv[1] + '/log.txt', 'out ');
      });`;
    const exitCodes = await Promise.all(
      Array.from({ length: 4 }, () => {
        const args = ['--input-type=module', '-e', worker, root];
        const child = spawn(process.execPath, args, { stdio: 'inherit' });
        return new Promise((resolve) => child.once('exit', resolve));
      }),
    );
    expect(exitCodes).toEqual([0, 0, 0, 0]);
    expect(readFileSync(path.join(root, 'log.txt'), 'utf8')).toBe('in out '.repeat(4));
    expect(readdirSync(path.join(root, 'a'))).toEqual([]);
  });

  it('returns the result of the work, and is released when the work fails', async () => {
    const folder = path.join(makeTempProject(), 'lock');
    await expect(
      withLock(folder, () => Promise.reject(new Error('no space left'))),
    ).rejects.toThrow('no space left');
    expect(existsSync(folder)).toBe(false);
    expect(await withLock(folder, () => Promise.resolve('done'))).toBe('done');
  });

  it('is released when its holder exits halfway', () => {
    const root = makeTempProject();
    const holder = `
      import { withLock } from ${JSON.stringify(lockModule)};
      await withLock(process.argv[1] + '/lock', async () => process.exit(130));`;
    const args = ['--input-type=module', '-e', holder, root];
    expect(spawnSync(process.execPath, args).status).toBe(130);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is taken over immediately from a killed holder', async () => {
    const root = makeTempProject();
    writeInto(root, `lock/${deadPid()}-${hostName}-abc`, '');
    const onWait = vi.fn<(pid: number) => void>();
    expect(await withLock(path.join(root, 'lock'), async () => 1, { onWait })).toBe(1);
    expect(onWait).not.toHaveBeenCalled();
  });

  it('is taken over from a holder without a heartbeat for a minute', async () => {
    const root = makeTempProject();
    const place = `lock/1-another_machine-abc`;
    writeInto(root, place, '');
    const before = new Date(Date.now() - 61_000);
    utimesSync(path.join(root, place), before, before);
    expect(await withLock(path.join(root, 'lock'), async () => 2)).toBe(2);
  });

  it('is taken over when a crash left an empty folder', async () => {
    const root = makeTempProject();
    mkdirSync(path.join(root, 'lock'));
    expect(await withLock(path.join(root, 'lock'), async () => 3)).toBe(3);
  });

  it('reports once which process it waits for', async () => {
    const folder = path.join(makeTempProject(), 'lock');
    const onWait = vi.fn<(pid: number) => void>();
    let finish = () => {};
    const first = withLock(folder, () => new Promise<void>((resolve) => (finish = resolve)));
    const second = withLock(folder, async () => 'second', { onWait });
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(process.pid));
    finish();
    await first;
    expect(await second).toBe('second');
    expect(onWait).toHaveBeenCalledTimes(1);
  });
});
