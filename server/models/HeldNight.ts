import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions } from './columns';

/**
 * A taken night: one row with the night as its key, written in the transaction that confirms the booking or creates the
 * block. The key prevents double bookings.
 */
export function defineHeldNight(sequelize: Sequelize) {
  class HeldNight extends Model<InferAttributes<HeldNight>, InferCreationAttributes<HeldNight>> {
    declare night: string;
    declare bookingId: CreationOptional<number | null>;
    declare blockId: CreationOptional<number | null>;
  }
  return HeldNight.init(
    {
      night: { type: DataTypes.STRING(10), primaryKey: true },
      bookingId: DataTypes.INTEGER,
      blockId: DataTypes.INTEGER,
    },
    { ...modelOptions, sequelize, tableName: 'held_nights' },
  );
}
export type HeldNight = InstanceType<ReturnType<typeof defineHeldNight>>;
