import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** An authenticator app; one of a user at most. */
export function defineTotpFactor(sequelize: Sequelize) {
  class TotpFactor extends Model<InferAttributes<TotpFactor>, InferCreationAttributes<TotpFactor>> {
    declare userId: number;
    /** Base32, encrypted for this user, see `services/secrets`. */
    declare sealedSecret: string;
    /** `null` until its first code was typed: it signs nobody in before. */
    declare confirmedAt: CreationOptional<Date | null>;
    /** The step of the last code that was accepted: neither it nor an earlier one is again. */
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
