import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/**
 * A used one-time value, kept until it would have expired: a signed sign-in token; a request that recorded a payment
 * which was removed since; a request whose row does not store the key.
 */
export function defineSpentToken(sequelize: Sequelize) {
  class SpentToken extends Model<InferAttributes<SpentToken>, InferCreationAttributes<SpentToken>> {
    /** SHA-256, hex. */
    declare tokenHash: string;
    declare expiresAt: Date;
    /** The row created by the request; `null` for a token, or if there is none. */
    declare madeId: CreationOptional<number | null>;
  }
  return SpentToken.init(
    {
      tokenHash: { type: DataTypes.STRING(64), primaryKey: true },
      expiresAt: timestampColumn(),
      madeId: { type: DataTypes.INTEGER, allowNull: true },
    },
    { ...modelOptions, sequelize, tableName: 'spent_tokens' },
  );
}
export type SpentToken = InstanceType<ReturnType<typeof defineSpentToken>>;
