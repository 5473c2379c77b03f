import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** There is one row. */
export const STAY_PAGE_SETTINGS_ID = 1;

/** What the owner has guests' pages say, and for how long they are open. */
export function defineStayPageSettings(sequelize: Sequelize) {
  class StayPageSettings extends Model<
    InferAttributes<StayPageSettings>,
    InferCreationAttributes<StayPageSettings>
  > {
    declare id: number;
    /** JSON of what is no secret. */
    declare texts: string;
    /** Key, door code and Wi-Fi as JSON, encrypted; `null` where there are none. */
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
