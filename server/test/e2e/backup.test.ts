import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { LOCK_FILE } from '../../files/dataLock';
import { createLog } from '../../log';
import { projectRoot } from '../../projectRoot';
import { signIn, signInFirstTime } from '../apiSession';
import { startBuiltServer, type BuiltServer } from '../builtServer';

const servers: BuiltServer[] = [];
let elsewhere: string;
beforeEach(async () => {
  elsewhere = await mkdtemp(path.join(tmpdir(), 'villa-elsewhere-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(elsewhere, { recursive: true, force: true });
});

async function start(options: Parameters<typeof startBuiltServer>[0] = {}): Promise<BuiltServer> {
  const server = await startBuiltServer(options);
  servers.push(server);
  return server;
}

/** `npm run backup` or `npm run restore`, without the preceding setup. */
function run(args: string[], dataDir: string, typed = '', options: string[] = []) {
  const program = path.join(projectRoot(), 'dist/server/backup.js');
  return spawnSync(process.execPath, [...options, program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    encoding: 'utf8',
    input: typed,
  });
}

it('moves a villa to another machine: saved while it runs, put back, signed in to, with its pictures', async () => {
  const first = await start();
  await signInFirstTime(first.url, first.adminPassword() ?? '');
  const photos = (await (await fetch(`${first.url}/api/gallery`)).json()) as { publicId: string }[];
  const picture = `/media/image/upload/${photos[0]?.publicId}`;
  const bytes = Buffer.from(await (await fetch(first.url + picture)).arrayBuffer());

  const saved = run(['backup'], first.dataDir);
  expect(saved.stderr).toBe('');
  const [name = ''] = await readdir(path.join(first.dataDir, 'backups'));
  const file = path.join(first.dataDir, 'backups', name);
  expect(saved.stdout).toContain(file);

  const refused = run(['restore', file], first.dataDir);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    `A server is running on ${first.dataDir}. Stop it first; nothing was changed.\n`,
  ]);

  const restored = run(['restore', file], elsewhere);
  expect([restored.status, restored.stderr]).toEqual([0, '']);
  const second = await start({ dataDir: elsewhere });
  expect(second.adminPassword()).toBeNull();
  const owner = await signIn(second.url);
  expect((await owner.send('GET', '/api/admin/gallery')).json).toHaveLength(photos.length);
  expect(Buffer.from(await (await fetch(second.url + picture)).arrayBuffer())).toEqual(bytes);
});

it('includes the key of stored secrets on request, and asks for its passphrase', async () => {
  const server = await start();
  const asked = ['backup', '--with-key'];
  expect(run(asked, server.dataDir, 'too short\n').stderr).toBe(
    'Please type at least 14 characters. Nothing was saved.\n',
  );
  expect(run(['backup', '--with-keys'], server.dataDir).status).toBe(1);
  expect(run(asked, server.dataDir, 'fig tide lantern sardine\n').stdout).toContain(
    'Keep the passphrase',
  );
  const [name = ''] = await readdir(path.join(server.dataDir, 'backups'));
  const file = path.join(server.dataDir, 'backups', name);

  const wrong = run(['restore', file], elsewhere, 'fig tide lantern\n');
  expect([wrong.status, wrong.stderr]).toEqual([
    1,
    expect.stringContaining('This is not the passphrase that the backup was made with.'),
  ]);
  expect(await readdir(elsewhere)).toEqual([LOCK_FILE]);
  expect(run(['restore', file], elsewhere).stdout).not.toContain('put back as well');
  const restored = run(['restore', file], elsewhere, 'fig tide lantern sardine\n');
  expect(restored.stdout).toContain('The key of stored passwords was put back as well.');
  expect(await readFile(path.join(elsewhere, 'secrets-key'), 'utf8')).toBe(
    await readFile(path.join(server.dataDir, 'secrets-key'), 'utf8'),
  );
});

it('reports what is missing, and says where it keeps the old rows', async () => {
  expect(run(['restore'], elsewhere).stderr).toBe('Which backup? npm run restore FILE\n');
  expect(run(['backup'], elsewhere).stderr).toContain('There is no database');

  const server = await start();
  run(['backup'], server.dataDir);
  const [name = ''] = await readdir(path.join(server.dataDir, 'backups'));
  await server.stop();
  const { status, stdout } = run(
    ['restore', path.join(server.dataDir, 'backups', name)],
    server.dataDir,
  );
  expect(status).toBe(0);
  const [, replaced = ''] = /before is in (\S+);/.exec(stdout) ?? [];
  expect((await readdir(replaced)).toSorted()).toEqual(['images', 'villa.sqlite']);
});

/** Makes a process send itself a signal before its rename with this number. */
const signalledAt = (step: number, signal: NodeJS.Signals) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs.promises;
    let step = 0;
    fs.promises.rename = (...names) => {
      if (step++ === ${step}) {
        fs.writeSync(1, 'at the step');
        process.kill(process.pid, '${signal}');
      }
      return rename(...names);
    };
    syncBuiltinESMExports();`)}`;

// Before anything is moved, and after the old database was moved away.
it.each([0, 3])(
  'prevents other commands on the folder during a restore (step %i)',
  async (step) => {
    const server = await start();
    run(['backup'], server.dataDir);
    const [name = ''] = await readdir(path.join(server.dataDir, 'backups'));
    await server.stop();
    const restore = spawn(
      process.execPath,
      [
        '--import',
        signalledAt(step, 'SIGSTOP'),
        path.join(projectRoot(), 'dist/server/backup.js'),
        'restore',
        path.join(server.dataDir, 'backups', name),
      ],
      { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: server.dataDir }, stdio: 'pipe' },
    );
    try {
      await once(restore.stdout, 'data');
      const refusal = `Something else is at work on ${server.dataDir}`;
      expect(run(['backup'], server.dataDir).stderr).toContain(refusal);
      await expect(start({ dataDir: server.dataDir })).rejects.toThrow(refusal);
      restore.kill('SIGCONT');
      expect(await once(restore, 'exit')).toEqual([0, null]);
      const next = await start({ dataDir: server.dataDir });
      expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
    } finally {
      restore.kill('SIGKILL');
    }
  },
);

describe('a restore that is killed', () => {
  it('leaves the old villa whole at each step, and is simply run again', async () => {
    const server = await start();
    run(['backup'], server.dataDir);
    const [name = ''] = await readdir(path.join(server.dataDir, 'backups'));
    const file = path.join(server.dataDir, 'backups', name);
    await server.stop();
    const { dataDir } = server;
    const message = {
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.pt',
      phone: null,
      subject: 'general' as const,
      message: 'Since then',
      createdAt: new Date(),
    };
    const db = await openDatabase(readEnv({ DATA_DIR: dataDir }), createLog('silent'));
    await db.write(() => db.models.ContactMessage.create(message));
    await db.close();
    await mkdir(path.join(dataDir, 'attachments'));
    await writeFile(path.join(dataDir, 'attachments', 'since'), 'then');
    const pictures = (await readdir(path.join(dataDir, 'images'), { recursive: true })).toSorted();
    const before = path.join(elsewhere, 'before');
    await cp(dataDir, before, { recursive: true });

    let step = 0;
    for (; ; step += 1) {
      await rm(dataDir, { recursive: true });
      await cp(before, dataDir, { recursive: true });
      const killed = run(['restore', file], dataDir, '', [
        '--import',
        signalledAt(step, 'SIGKILL'),
      ]);
      if (killed.status === 0) break;
      expect([step, killed.signal, killed.stderr]).toEqual([step, 'SIGKILL', '']);
      const isHalfWay = step % 3 === 2;
      const afterKill = path.join(elsewhere, `killed-${step}`);
      if (isHalfWay) await cp(dataDir, afterKill, { recursive: true });

      // The next process is also killed while it puts things back.
      expect(
        run(['backup'], dataDir, '', ['--import', signalledAt(step % 5, 'SIGKILL')]).signal,
      ).toBe('SIGKILL');
      const next = await openDatabase(readEnv({ DATA_DIR: dataDir }), createLog('silent'));
      expect([step, await next.models.ContactMessage.count()]).toEqual([step, 1]);
      await next.close();
      expect((await readdir(path.join(dataDir, 'images'), { recursive: true })).toSorted()).toEqual(
        pictures,
      );
      expect(await readdir(path.join(dataDir, 'attachments'))).toEqual(['since']);
      expect((await readdir(dataDir)).filter((left) => /exchange|replaced/.test(left))).toEqual([]);

      if (!isHalfWay) continue;
      const again = run(['restore', file], afterKill);
      expect([again.status, again.stderr]).toEqual([0, '']);
      const [, changes = ''] = /listed in (\S+)\. /.exec(again.stdout) ?? [];
      expect(await readFile(changes, 'utf8')).toContain('Ana Silva');
    }
    expect(step).toBeGreaterThan(6);
  });
});
