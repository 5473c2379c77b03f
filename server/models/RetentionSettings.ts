import {
  DataTypes,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, optionalTimestampColumn } from './columns';

export const RETENTION_ID = 1;

/** Retention periods; one row, or none with the defaults before the first run. */
export function defineRetentionSettings(sequelize: Sequelize) {
  class RetentionSettings extends Model<
    InferAttributes<RetentionSettings>,
    InferCreationAttributes<RetentionSettings>
  > {
    declare id: number;
    declare enquiryMonths: number;
    declare stayMonths: number;
    declare messageMonths: number;
    declare mailDays: number;
    declare logMonths: number;
    /** Villa day of the last run. */
    declare lastRunDay: CreationOptional<string | null>;
    /** `null` while nobody has saved them. */
    declare updatedAt: Date | null;
  }
  const number = () => ({ type: DataTypes.INTEGER, allowNull: false }) as const;
  return RetentionSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      enquiryMonths: number(),
      stayMonths: number(),
      messageMonths: number(),
      mailDays: number(),
      logMonths: number(),
      lastRunDay: DataTypes.STRING(10),
      updatedAt: optionalTimestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'retention_settings' },
  );
}
export type RetentionSettings = InstanceType<ReturnType<typeof defineRetentionSettings>>;
