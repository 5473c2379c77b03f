import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** A WebAuthn credential that its authenticator can name by itself. */
export function definePasskey(sequelize: Sequelize) {
  class Passkey extends Model<InferAttributes<Passkey>, InferCreationAttributes<Passkey>> {
    declare id: CreationOptional<number>;
    declare userId: number;
    /** As WebAuthn has it, base64url. */
    declare credentialId: string;
    /** COSE key, base64url. */
    declare publicKey: string;
    /** As of the last sign-in; 0 where the authenticator does not count. */
    declare signCount: number;
    /** JSON list of WebAuthn's words for how it is reached. */
    declare transports: string;
    /** What its owner calls it. */
    declare name: string;
    declare lastUsedAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  return Passkey.init(
    {
      id: idColumn(),
      userId: { type: DataTypes.INTEGER, allowNull: false },
      credentialId: { type: DataTypes.STRING(1400), allowNull: false, unique: true },
      publicKey: { type: DataTypes.TEXT, allowNull: false },
      signCount: {
        type: DataTypes.BIGINT,
        allowNull: false,
        // PostgreSQL hands BIGINT over as text; 32 bits are counted.
        get(this: Passkey) {
          return Number(this.getDataValue('signCount'));
        },
      },
      transports: { type: DataTypes.STRING(255), allowNull: false },
      name: { type: DataTypes.STRING(60), allowNull: false },
      lastUsedAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'passkeys' },
  );
}
export type Passkey = InstanceType<ReturnType<typeof definePasskey>>;
