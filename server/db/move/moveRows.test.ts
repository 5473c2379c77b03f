import { villaDay } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../env';
import { buildMessage } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/testApp';
import { createTestStore, type TestStore } from '../../test/testStore';
import { addDemoYear } from '../demo/demoYear';
import { openDatabase, type Database } from '../openDatabase';
import { moveRows } from './moveRows';

const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!isPostgres)('moving to PostgreSQL (run by npm run test:postgres)', () => {
  let app: TestApp;
  let store: TestStore;
  let target: Database;
  beforeEach(async () => {
    app = await startTestApp({ env: { DATABASE_URL: '' } });
    const now = app.deps.now();
    await app.db.write((tx) =>
      addDemoYear({ models: app.db.models, tx, now, today: villaDay(now) }),
    );
    await app.send('POST', '/api/contact', { body: buildMessage() });
    await app.signIn();
    store = await createTestStore();
    target = await openDatabase(readEnv({ DATA_DIR: app.dataDir, ...store.env }), app.deps.log);
  });
  afterEach(async () => {
    await target.close();
    await store.remove();
    await app.close();
  });

  const rowsOf = async ({ sequelize }: Database) =>
    Object.fromEntries(
      await Promise.all(
        Object.values(sequelize.models).map(async (model) => {
          const rows = await model.findAll({ order: [[model.primaryKeyAttribute, 'ASC']] });
          return [model.name, rows.map((row) => row.get({ plain: true }) as unknown)] as const;
        }),
      ),
    );

  it('copies every row as it is, and numbers new ones after them', async () => {
    const moved = await moveRows(app.db, target);
    const before = await rowsOf(app.db);
    expect(await rowsOf(target)).toEqual(before);
    expect(moved.find(({ table }) => table === 'bookings')?.rows).toBeGreaterThan(40);
    expect(before['AdminSession']).toHaveLength(1);

    const highest = Math.max(
      ...(await app.db.models.ContactMessage.findAll()).map((message) => message.id),
    );
    const added = await target.write(() =>
      target.models.ContactMessage.create({
        ...buildMessage(),
        phone: null,
        createdAt: app.deps.now(),
      }),
    );
    expect(added.id).toBe(highest + 1);
  });

  it('touches no database that has rows of its own', async () => {
    await moveRows(app.db, target);
    const before = await rowsOf(target);
    await expect(moveRows(app.db, target)).rejects.toThrow('already has rows');
    expect(await rowsOf(target)).toEqual(before);
  });
});
