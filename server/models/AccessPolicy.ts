import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const ACCESS_POLICY_ID = 1;

/** The owner's requirements for all users; one row or none. */
export function defineAccessPolicy(sequelize: Sequelize) {
  class AccessPolicy extends Model<
    InferAttributes<AccessPolicy>,
    InferCreationAttributes<AccessPolicy>
  > {
    declare id: number;
    declare requiresSecondFactor: boolean;
    declare updatedAt: Date;
  }
  return AccessPolicy.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      requiresSecondFactor: { type: DataTypes.BOOLEAN, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'access_policy' },
  );
}
export type AccessPolicy = InstanceType<ReturnType<typeof defineAccessPolicy>>;
