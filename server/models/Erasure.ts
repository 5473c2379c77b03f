import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** Records an erasure without naming the person; repeated when an older backup is restored. */
export function defineErasure(sequelize: Sequelize) {
  class Erasure extends Model<InferAttributes<Erasure>, InferCreationAttributes<Erasure>> {
    declare id: CreationOptional<number>;
    /** A keyed hash of the address, see `Secrets.fingerprint`. */
    declare person: string;
    declare bookings: number;
    declare messages: number;
    declare mails: number;
    declare repeatedAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  return Erasure.init(
    {
      id: idColumn(),
      person: { type: DataTypes.STRING(120), allowNull: false, unique: true },
      bookings: { type: DataTypes.INTEGER, allowNull: false },
      messages: { type: DataTypes.INTEGER, allowNull: false },
      mails: { type: DataTypes.INTEGER, allowNull: false },
      repeatedAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'erasures' },
  );
}
export type Erasure = InstanceType<ReturnType<typeof defineErasure>>;
