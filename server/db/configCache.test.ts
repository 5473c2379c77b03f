import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW, startTestApp, type TestApp } from '../test/testApp';
import { readConfig } from './configCache';
import { openDatabase, type Database } from './openDatabase';

let app: TestApp;
let db: Database;
/** Another server on the same database. */
let other: Database;
beforeEach(async () => {
  app = await startTestApp();
  ({ db } = app);
  other = await openDatabase(app.deps.env, app.deps.log);
});
afterEach(async () => {
  await other.close();
  await app.close();
});

const load = vi.fn<(database: Database) => Promise<string>>();
beforeEach(() => {
  load.mockImplementation(async ({ models }) => {
    const where = { name: ['a', 'b'] };
    const rows = await models.SettingsDocument.findAll({ where, order: ['name'] });
    return rows.map(({ name, value }) => `${name} ${value}`).join();
  });
});
const read = (database = db) => readConfig(database, 'all', () => load(database));
const row = (name: string, value = '{}') => ({ name, value, sealed: null, updatedAt: TEST_NOW });
const put = (value: string, database = db) =>
  database.write(() => database.models.SettingsDocument.upsert(row('a', value)));

describe('the configuration', () => {
  it.each<[string, (models: Database['models']) => Promise<unknown>, string]>([
    ['created', ({ SettingsDocument }) => SettingsDocument.create(row('b')), 'a 1,b {}'],
    [
      'created together',
      ({ SettingsDocument }) => SettingsDocument.bulkCreate([row('b')]),
      'a 1,b {}',
    ],
    ['updated or created', ({ SettingsDocument }) => SettingsDocument.upsert(row('a', '2')), 'a 2'],
    [
      'updated',
      ({ SettingsDocument }) => SettingsDocument.update({ value: '2' }, { where: { name: 'a' } }),
      'a 2',
    ],
    [
      'saved',
      async ({ SettingsDocument }) =>
        (await SettingsDocument.findByPk('a'))?.set({ value: '2' }).save(),
      'a 2',
    ],
    [
      'removed',
      async ({ SettingsDocument }) => (await SettingsDocument.findByPk('a'))?.destroy(),
      '',
    ],
    ['removed together', ({ SettingsDocument }) => SettingsDocument.destroy({ where: {} }), ''],
    [
      'changed by a statement of SQL',
      ({ SettingsDocument }) =>
        SettingsDocument.sequelize!.query(`UPDATE settings SET value = '2' WHERE name = 'a'`),
      'a 2',
    ],
  ])('is read as it is once a row is %s', async (_, change, after) => {
    await put('1');
    expect(await read()).toBe('a 1');
    await db.write(async () => {
      await change(db.models);
      expect(await read()).toBe(after);
    });
    expect(await read()).toBe(after);
    expect(await read(other)).toBe(after);
  });

  it('is read as committed by any server, before and within writes', async () => {
    for (let round = 0; round < 20; round += 1) {
      await put(`own ${round}`);
      expect([await read(), await read(other)]).toEqual([`a own ${round}`, `a own ${round}`]);
      await put(`other ${round}`, other);
      expect(await db.write(() => read())).toBe(`a other ${round}`);
      await put(`again ${round}`, other);
      expect(await read()).toBe(`a again ${round}`);
    }
  });

  it('is read as committed by others until a write that changes it has ended', async () => {
    await put('1');
    await read();
    const seen: string[] = [];
    const change = db.write(async () => {
      await db.models.SettingsDocument.upsert(row('a', '2'));
      seen.push(await read());
      seen.push(await new Promise<string>((resolve) => outside(() => resolve(read()))));
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect([...seen, await read()]).toEqual(['a 2', 'a 1', 'a 1']);
  });

  it('is not kept as loaded while it is changed', async () => {
    await put('1');
    load.mockImplementationOnce(async () => {
      await put('2');
      return 'a 1';
    });
    await read();
    expect(await read()).toBe('a 2');
  });

  it('is not kept if it could not be loaded', async () => {
    load.mockRejectedValueOnce(new Error('busy'));
    await expect(read()).rejects.toThrow('busy');
    expect(await read()).toBe('');
  });

  // On PostgreSQL a write keeps it for itself.
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'is loaded once while only other rows are written by this server (SQLite)',
    async () => {
      const count = () =>
        db.write(async () => {
          await read();
          await db.models.RateLimitCounter.upsert({ bucket: 'a', points: 1, resetsAt: TEST_NOW });
        });
      await read();
      load.mockClear();
      for (let round = 0; round < 5; round += 1) {
        await count();
        await Promise.all([read(), read()]);
      }
      expect(load).not.toHaveBeenCalled();
      await other.write(() => other.models.RateLimitCounter.destroy({ where: {} }));
      await Promise.all([read(), count(), read()]);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});

/** Runs work outside of the current write: a timer that was started before it. */
const waiting: (() => void)[] = [];
const outside = (work: () => void) => void waiting.push(work);
let timer: NodeJS.Timeout;
beforeEach(() => {
  timer = setInterval(() => waiting.shift()?.(), 5);
});
afterEach(() => clearInterval(timer));
