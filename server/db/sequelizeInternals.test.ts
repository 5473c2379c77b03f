import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataTypes, Model, QueryTypes, type Sequelize } from 'sequelize';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { openSqlite } from './sqlite';
import { keepTableInfo, rollBackAbandoned } from './sequelizeInternals';

it('was read in the version of Sequelize that is installed', () => {
  const { version } = createRequire(import.meta.url)('sequelize/package.json') as {
    version: string;
  };
  expect(version).toMatch(/^6\.37\./);
});

describe('the connections to SQLite', () => {
  let dataDir: string;
  let sequelize: Sequelize;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'villa-connections-'));
    sequelize = await openSqlite(dataDir, createLog('silent'));
    await sequelize.query('CREATE TABLE things (name TEXT)');
  });
  afterEach(async () => {
    await sequelize.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const pragma = async (name: string, options = {}) => {
    const [row] = await sequelize.query<Record<string, number>>(`PRAGMA ${name}`, {
      type: QueryTypes.SELECT,
      ...options,
    });
    return Object.values(row ?? {})[0];
  };

  it('are two, one for all transactions, each with its cache and its patience', async () => {
    const marks: (number | undefined)[] = [];
    for (const _time of [1, 2]) {
      await sequelize.transaction(async (transaction) => {
        marks.push(await pragma('temp_store', { transaction }));
        await sequelize.query('PRAGMA temp_store = 2', { transaction });
        expect(await pragma('busy_timeout', { transaction })).toBe(5000);
        expect(await pragma('cache_size', { transaction })).toBe(-32_000);
      });
    }
    // The second transaction sees what the first one set on its connection.
    expect(marks).toEqual([0, 2]);
    expect(await pragma('temp_store')).toBe(0);
    expect([await pragma('busy_timeout'), await pragma('cache_size')]).toEqual([5000, -32_000]);
  });

  it('are freed of a transaction that was left open', async () => {
    const transaction = await sequelize.transaction();
    await sequelize.query(`INSERT INTO things VALUES ('a')`, { transaction });
    await rollBackAbandoned(sequelize);
    await sequelize.transaction((next) =>
      sequelize.query(`INSERT INTO things VALUES ('b')`, { transaction: next }),
    );
    const names = await sequelize.query('SELECT name FROM things', { type: QueryTypes.SELECT });
    expect(names).toEqual([{ name: 'b' }]);
  });

  it('read the columns of a table only once when its schema is declared stable', async () => {
    class Thing extends Model {}
    Thing.init({ name: DataTypes.TEXT, at: DataTypes.DATE }, { sequelize, timestamps: false });
    await Thing.sync({ force: true });
    const at = new Date('2027-03-01T10:00:00Z');
    await Thing.create({ name: 'a', at });
    const asked = await countTableInfo(sequelize);
    // On both connections, with rows whose types are still cached.
    const readTwice = async () => {
      for (const _time of [1, 2]) {
        expect((await Thing.findOne())?.get('at')).toEqual(at);
        await sequelize.transaction(async (transaction) => {
          expect((await Thing.findOne({ transaction }))?.get('at')).toEqual(at);
        });
      }
    };
    await readTwice();
    expect(asked()).toBe(4);
    keepTableInfo(sequelize);
    await readTwice();
    expect(asked()).toBe(5);
  });
});

/** Counts SQLite's queries for a table's columns, from its trace. */
async function countTableInfo(sequelize: Sequelize): Promise<() => number> {
  let count = 0;
  // Sequelize does not type its connection managers.
  const manager = sequelize.connectionManager as unknown as {
    getConnection: (options: { uuid: string }) => Promise<{
      on: (event: 'trace', listener: (sql: string) => void) => void;
    }>;
  };
  for (const uuid of ['default', 'transaction']) {
    (await manager.getConnection({ uuid })).on('trace', (sql) => {
      if (sql.includes('PRAGMA table_info')) count += 1;
    });
  }
  return () => count;
}
