import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const PRICE_PLAN_ID = 1;

/**
 * The seasons of the year. One row, because they are validated together (no two overlap) and saved together; `seasons`
 * is JSON of the contract's `seasonsSchema`.
 */
export function definePricePlan(sequelize: Sequelize) {
  class PricePlan extends Model<InferAttributes<PricePlan>, InferCreationAttributes<PricePlan>> {
    declare id: number;
    declare seasons: string;
    declare updatedAt: Date;
  }
  return PricePlan.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      seasons: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'price_plans' },
  );
}
export type PricePlan = InstanceType<ReturnType<typeof definePricePlan>>;
