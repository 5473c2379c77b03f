import type { CreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';

/**
 * Makes the text of a model's INSERTs, values escaped by Sequelize as in its own bulk inserts.
 * For `writeScript`: hooks and validations of the model do not run.
 * @returns a function of rows by attribute, at least one; what they leave out gets the model's
 *   default or NULL, keys that count themselves are the database's
 */
export function createInsertSql<M extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<M>,
): (rows: readonly CreationAttributes<M>[]) => string {
  const columns = Object.entries(model.getAttributes()).flatMap(
    ([name, { field = name, defaultValue = null, autoIncrement }]) =>
      autoIncrement ? [] : [{ name, field, defaultValue }],
  );
  const head = `INSERT INTO ${model.tableName} (${columns.map(({ field }) => field).join()}) VALUES `;

  const escape = (value: unknown): string =>
    // All columns are of texts, numbers or moments.
    value === null ? 'NULL' : sequelize.escape(value as string | number | Date);

  /** Moments are slow to write, and most rows of a call have the same. */
  let moment = { time: Number.NaN, text: '' };
  const escapeMoment = (value: Date): string => {
    const time = value.getTime();
    if (time !== moment.time) moment = { time, text: escape(value) };
    return moment.text;
  };

  const tuple = (row: Record<string, unknown>) =>
    columns.map(({ name, defaultValue }) => {
      const value: unknown = row[name] ?? defaultValue;
      return value instanceof Date ? escapeMoment(value) : escape(value);
    });
  return (rows) => `${head}${rows.map((row) => `(${tuple(row).join()})`).join()};`;
}
