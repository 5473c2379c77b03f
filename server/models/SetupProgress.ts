import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** The one row's key. */
export const SETUP_ID = 1;

/** What the owner said about setting up; what can be seen from the data is not here. One row or none. */
export function defineSetupProgress(sequelize: Sequelize) {
  class SetupProgress extends Model<
    InferAttributes<SetupProgress>,
    InferCreationAttributes<SetupProgress>
  > {
    declare id: number;
    /** JSON: names of the steps that the owner leaves as they are. */
    declare skipped: string;
    /** Whether the card on the start tab was put away. */
    declare isPutAway: boolean;
    declare updatedAt: Date;
  }
  return SetupProgress.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      skipped: { type: DataTypes.TEXT, allowNull: false },
      isPutAway: { type: DataTypes.BOOLEAN, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'setup_progress' },
  );
}
export type SetupProgress = InstanceType<ReturnType<typeof defineSetupProgress>>;
