import { DataTypes, type Model, type ModelAttributeColumnOptions } from 'sequelize';

/**
 * Integer cents. PostgreSQL hands BIGINT over as text, so it is turned back into a number;
 * amounts stay far below 2^53.
 */
export function centsColumn(name: string): ModelAttributeColumnOptions {
  return {
    type: DataTypes.BIGINT,
    allowNull: false,
    get(this: Model) {
      return Number(this.getDataValue(name));
    },
  };
}

/* Sequelize writes into these objects, so every attribute gets one of its own. */

/** A villa day, `yyyy-MM-dd`; plain text, because DATEONLY guesses at what it cannot read. */
export const dayColumn = () => ({ type: DataTypes.STRING(10), allowNull: false }) as const;

export const timestampColumn = () => ({ type: DataTypes.DATE, allowNull: false }) as const;

export const optionalTimestampColumn = () => ({ type: DataTypes.DATE, allowNull: true }) as const;

/** An auto-increment key. */
export const idColumn = () =>
  ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true }) as const;

/** Snake-case columns; moments are set by the services, which are told the time. */
export const modelOptions = { underscored: true, timestamps: false } as const;
