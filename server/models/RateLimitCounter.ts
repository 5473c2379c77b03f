import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** Number of uses of a rate limit in a window. */
export function defineRateLimitCounter(sequelize: Sequelize) {
  class RateLimitCounter extends Model<
    InferAttributes<RateLimitCounter>,
    InferCreationAttributes<RateLimitCounter>
  > {
    /** The limit's name and key, for example `enquiry:203.0.113.7`. */
    declare bucket: string;
    declare points: number;
    /** End of the window, after which counting restarts. */
    declare resetsAt: Date;
  }
  return RateLimitCounter.init(
    {
      bucket: { type: DataTypes.STRING(255), primaryKey: true },
      points: { type: DataTypes.INTEGER, allowNull: false },
      resetsAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'rate_limits' },
  );
}
export type RateLimitCounter = InstanceType<ReturnType<typeof defineRateLimitCounter>>;
