import type {
  CreationAttributes,
  Model,
  ModelAttributeColumnOptions,
  ModelStatic,
} from 'sequelize';

/** The part of Sequelize's query generator that is used here; Sequelize leaves it untyped. */
type Generator = {
  bulkInsertQuery: (
    table: unknown,
    rows: Record<string, unknown>[],
    options: object,
    columns: Record<string, unknown>,
  ) => string;
};

/**
 * Makes the text of a model's INSERTs, values escaped by Sequelize as in its own bulk inserts.
 * For `writeScript`: hooks and validations of the model do not run.
 * @returns a function of rows by attribute, at least one; what they leave out gets the model's
 *   default or NULL, keys that count themselves are the database's
 */
export function createInsertSql<M extends Model>(
  model: ModelStatic<M>,
): (rows: readonly CreationAttributes<M>[]) => string {
  const generator = model.sequelize?.getQueryInterface().queryGenerator as Generator;
  const attributes = Object.entries<ModelAttributeColumnOptions>(model.getAttributes()).filter(
    ([, { autoIncrement }]) => !autoIncrement,
  );
  const columns = Object.fromEntries(
    attributes.map(([, attribute]) => [attribute.field, attribute]),
  );
  return (rows) => {
    const byColumn = rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(
        attributes.map(([name, { field, defaultValue }]) => [
          field,
          row[name] ?? defaultValue ?? null,
        ]),
      ),
    );
    return generator.bulkInsertQuery(model.getTableName(), byColumn, {}, columns);
  };
}
