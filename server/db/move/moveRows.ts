import { QueryTypes, type Model, type ModelStatic, type Sequelize } from 'sequelize';
import type { Database } from '../openDatabase';

const CHUNK = 500;

export type Moved = { table: string; rows: number };

/**
 * Copies every row from a SQLite database into an empty PostgreSQL one, all or none, with the same keys; new rows are
 * numbered after them.
 * @throws Error if the target already has an admin, and so its own data
 */
export async function moveRows(from: Database, to: Database): Promise<Moved[]> {
  const sources = await inOrderOfReferences(from);
  return to.write(async () => {
    if ((await to.models.User.count()) > 0) {
      throw new Error('The PostgreSQL database already has rows. Name an empty one.');
    }
    const moved: Moved[] = [];
    for (const source of sources) {
      const target = modelOf(to.sequelize, source.name);
      // Removes the rows that migrations inserted.
      await target.destroy({ where: {}, hooks: false });
      let rows = 0;
      for await (const chunk of chunksOf(source)) {
        await target.bulkCreate(chunk, { hooks: false, validate: false });
        rows += chunk.length;
      }
      const table = source.getTableName() as string;
      if (source.rawAttributes['id']?.autoIncrement) {
        await to.sequelize.query(
          `SELECT setval(pg_get_serial_sequence('${table}', 'id'),
            (SELECT COALESCE(MAX(id), 0) + 1 FROM ${table}), false)`,
        );
      }
      moved.push({ table, rows });
    }
    return moved;
  });
}

/** Every row, in batches, with the model's types: dates, booleans, numbers. */
async function* chunksOf(model: ModelStatic<Model>): AsyncGenerator<Record<string, unknown>[]> {
  const key = model.primaryKeyAttribute;
  for (let offset = 0; ; offset += CHUNK) {
    const rows = await model.findAll({ order: [[key, 'ASC']], limit: CHUNK, offset });
    if (rows.length > 0) yield rows.map((row) => row.get({ plain: true }));
    if (rows.length < CHUNK) return;
  }
}

/** Orders tables after those that they reference. */
async function inOrderOfReferences({ sequelize }: Database): Promise<ModelStatic<Model>[]> {
  const models = Object.values(sequelize.models);
  const ordered = new Set<ModelStatic<Model>>();
  const add = async (model: ModelStatic<Model>): Promise<void> => {
    if (ordered.has(model)) return;
    const references = await sequelize.query<{ table: string }>(
      `PRAGMA foreign_key_list(${model.getTableName() as string})`,
      { type: QueryTypes.SELECT },
    );
    for (const { table } of references) {
      const referred = models.find((other) => other.getTableName() === table);
      if (referred && referred !== model) await add(referred);
    }
    ordered.add(model);
  };
  for (const model of models) await add(model);
  return [...ordered];
}

function modelOf({ models }: Sequelize, name: string): ModelStatic<Model> {
  const model = models[name];
  if (!model) throw new Error(`There is no model ${name}`);
  return model;
}
