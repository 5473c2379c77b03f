import { DataTypes, type Model, type ModelAttributeColumnOptions } from 'sequelize';

/** Integer cents. Converts PostgreSQL's BIGINT from text to a number; amounts stay far below 2^53. */
export function centsColumn(name: string): ModelAttributeColumnOptions {
  return {
    type: DataTypes.BIGINT,
    allowNull: false,
    get(this: Model) {
      return Number(this.getDataValue(name));
    },
  };
}

/* Sequelize modifies these objects, so every attribute gets its own. */

/** A villa day, `yyyy-MM-dd`; plain text, because DATEONLY guesses at values that it cannot parse. */
export const dayColumn = () => ({ type: DataTypes.STRING(10), allowNull: false }) as const;

export const timestampColumn = () => ({ type: DataTypes.DATE, allowNull: false }) as const;

export const optionalTimestampColumn = () => ({ type: DataTypes.DATE, allowNull: true }) as const;

export const idColumn = () =>
  ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true }) as const;

/** Snake-case columns; services set timestamps, from the time passed to them. */
export const modelOptions = { underscored: true, timestamps: false } as const;
