import type { RatesProblem } from '@shared/contract/prices/referenceRates';
import type { PlainDate } from '@shared/domain/date';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

export const REFERENCE_RATES_ID = 1;

/** The European Central Bank's rates: whether they are used, and the last good ones. */
export function defineReferenceRates(sequelize: Sequelize) {
  class ReferenceRates extends Model<
    InferAttributes<ReferenceRates>,
    InferCreationAttributes<ReferenceRates>
  > {
    declare id: number;
    declare isOn: boolean;
    /** Day of the rates; like them `null` before the first read. */
    declare publishedOn: PlainDate | null;
    declare gbpRateE4: number | null;
    declare usdRateE4: number | null;
    /** Last successful read. */
    declare readAt: Date | null;
    /** Why the last attempt failed. */
    declare problem: RatesProblem | null;
    declare nextReadAt: Date;
  }
  ReferenceRates.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      isOn: { type: DataTypes.BOOLEAN, allowNull: false },
      publishedOn: DataTypes.STRING(10),
      gbpRateE4: { type: DataTypes.INTEGER, field: 'gbp_rate_e4' },
      usdRateE4: { type: DataTypes.INTEGER, field: 'usd_rate_e4' },
      readAt: optionalTimestampColumn(),
      problem: DataTypes.STRING(20),
      nextReadAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'reference_rates' },
  );
  trackChanges(ReferenceRates, {
    event: 'settings',
    quiet: ['nextReadAt'],
    log: [{ changed: 'daily_rates_switched', shows: ({ isOn }) => ({ dailyRates: isOn }) }],
  });
  return ReferenceRates;
}
export type ReferenceRates = InstanceType<ReturnType<typeof defineReferenceRates>>;
