import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** How often something was done from somewhere in a window of time. */
export function defineRateLimitCounter(sequelize: Sequelize) {
  class RateLimitCounter extends Model<
    InferAttributes<RateLimitCounter>,
    InferCreationAttributes<RateLimitCounter>
  > {
    /** The limit's name and whom it counts, for example `enquiry:203.0.113.7`. */
    declare bucket: string;
    declare points: number;
    /** End of the window; afterwards counting starts again. */
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
