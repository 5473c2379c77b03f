import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const SETUP_ID = 1;

/** The owner's choices in the setup checklist, without what the data show. One row or none. */
export function defineSetupProgress(sequelize: Sequelize) {
  class SetupProgress extends Model<
    InferAttributes<SetupProgress>,
    InferCreationAttributes<SetupProgress>
  > {
    declare id: number;
    /** JSON: names of skipped steps. */
    declare skipped: string;
    /** Whether the card on the start tab was dismissed. */
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
