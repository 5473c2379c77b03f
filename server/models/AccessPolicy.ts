import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** The one row's key. */
export const ACCESS_POLICY_ID = 1;

/** What the owner asks of everyone who signs in; one row or none. */
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
