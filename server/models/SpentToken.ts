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
 * What works once and was used, kept until it would have expired: a signed token of sign-in; the request by which a
 * payment was recorded that was removed since; a request that made something of which no row keeps the key.
 */
export function defineSpentToken(sequelize: Sequelize) {
  class SpentToken extends Model<InferAttributes<SpentToken>, InferCreationAttributes<SpentToken>> {
    /** SHA-256, hex. */
    declare tokenHash: string;
    declare expiresAt: Date;
    /** The row that the request made; `null` for a token, and for a request that made none. */
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
