import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** A group of settings, see `defineSettings`; no row while its defaults apply. */
export function defineSettingsDocument(sequelize: Sequelize) {
  class SettingsDocument extends Model<
    InferAttributes<SettingsDocument>,
    InferCreationAttributes<SettingsDocument>
  > {
    declare name: string;
    /** A JSON object. */
    declare value: string;
    /** The encrypted part, see `services/secrets`. */
    declare sealed: string | null;
    declare updatedAt: Date;
  }
  return SettingsDocument.init(
    {
      name: { type: DataTypes.STRING(40), primaryKey: true },
      value: { type: DataTypes.TEXT, allowNull: false },
      sealed: DataTypes.TEXT,
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'settings' },
  );
}
export type SettingsDocument = InstanceType<ReturnType<typeof defineSettingsDocument>>;
