import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, timestampColumn } from './columns';

/** A guest in the register of a stay. No column is readable without the key, and none is logged. */
export function defineRegisterGuest(sequelize: Sequelize) {
  class RegisterGuest extends Model<
    InferAttributes<RegisterGuest>,
    InferCreationAttributes<RegisterGuest>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    /** 1 for the first guest of the stay. */
    declare place: number;
    /** JSON, `storedGuestSchema`; encrypted, see `services/secrets`. */
    declare sealed: string;
    declare updatedAt: Date;
  }
  RegisterGuest.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      place: { type: DataTypes.INTEGER, allowNull: false },
      sealed: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'register_guests' },
  );
  trackChanges(RegisterGuest, { event: 'booking' });
  return RegisterGuest;
}
export type RegisterGuest = InstanceType<ReturnType<typeof defineRegisterGuest>>;
