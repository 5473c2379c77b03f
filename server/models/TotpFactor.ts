import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** An authenticator app; at most one per user. */
export function defineTotpFactor(sequelize: Sequelize) {
  class TotpFactor extends Model<InferAttributes<TotpFactor>, InferCreationAttributes<TotpFactor>> {
    declare userId: number;
    /** Base32, encrypted for this user, see `services/secrets`. */
    declare sealedSecret: string;
    /** `null` until its first code was entered; unusable before. */
    declare confirmedAt: CreationOptional<Date | null>;
    /** Step of the last accepted code; this and earlier steps are rejected. */
    declare lastUsedStep: CreationOptional<number | null>;
    declare createdAt: Date;
  }
  return TotpFactor.init(
    {
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      sealedSecret: { type: DataTypes.TEXT, allowNull: false },
      confirmedAt: optionalTimestampColumn(),
      lastUsedStep: DataTypes.INTEGER,
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'totp_factors' },
  );
}
export type TotpFactor = InstanceType<ReturnType<typeof defineTotpFactor>>;
