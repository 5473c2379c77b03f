import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { centsColumn, dayColumn, idColumn, modelOptions, timestampColumn } from './columns';

/** The owner's own nightly price for a range of nights, both ends included. */
export function definePriceOverride(sequelize: Sequelize) {
  class PriceOverride extends Model<
    InferAttributes<PriceOverride>,
    InferCreationAttributes<PriceOverride>
  > {
    declare id: CreationOptional<number>;
    declare name: string;
    declare description: string | null;
    declare startDate: string;
    declare endDate: string;
    declare overridePriceCents: number;
    declare isActive: boolean;
    /** Where ranges overlap the higher one wins, then the newest. */
    declare priority: number;
    /** Nights; `null` for the season's. */
    declare minStay: number | null;
    /** Digits of weekdays, 0 for Sunday; `null` for the season's. */
    declare arrivalDays: string | null;
    declare departureDays: string | null;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  PriceOverride.init(
    {
      id: idColumn(),
      name: { type: DataTypes.STRING(120), allowNull: false },
      description: DataTypes.STRING(500),
      startDate: dayColumn(),
      endDate: dayColumn(),
      overridePriceCents: centsColumn('overridePriceCents'),
      isActive: { type: DataTypes.BOOLEAN, allowNull: false },
      priority: { type: DataTypes.INTEGER, allowNull: false },
      minStay: DataTypes.INTEGER,
      arrivalDays: DataTypes.STRING(7),
      departureDays: DataTypes.STRING(7),
      createdAt: timestampColumn(),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'price_overrides' },
  );
  trackChanges(PriceOverride, {
    event: 'settings',
    subject: ({ name }) => name,
    log: [
      {
        created: 'override_added',
        changed: 'override_changed',
        removed: 'override_removed',
        shows: [
          'name',
          'description',
          'startDate',
          'endDate',
          'overridePriceCents',
          'isActive',
          'priority',
          'minStay',
          'arrivalDays',
          'departureDays',
        ],
      },
    ],
  });
  return PriceOverride;
}
export type PriceOverride = InstanceType<ReturnType<typeof definePriceOverride>>;
