import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const STAY_PAGE_SETTINGS_ID = 1;

/** The owner's texts for guests' pages, and how long these stay open. */
export function defineStayPageSettings(sequelize: Sequelize) {
  class StayPageSettings extends Model<
    InferAttributes<StayPageSettings>,
    InferCreationAttributes<StayPageSettings>
  > {
    declare id: number;
    /** JSON of the parts that are not secret. */
    declare texts: string;
    /** Key, door code and Wi-Fi as JSON, encrypted; `null` for none. */
    declare sealed: string | null;
    declare updatedAt: Date;
  }
  return StayPageSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      texts: { type: DataTypes.TEXT, allowNull: false },
      sealed: DataTypes.TEXT,
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'stay_page_settings' },
  );
}
export type StayPageSettings = InstanceType<ReturnType<typeof defineStayPageSettings>>;
