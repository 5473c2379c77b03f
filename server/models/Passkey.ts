import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** A discoverable WebAuthn credential. */
export function definePasskey(sequelize: Sequelize) {
  class Passkey extends Model<InferAttributes<Passkey>, InferCreationAttributes<Passkey>> {
    declare id: CreationOptional<number>;
    declare userId: number;
    /** From WebAuthn, base64url. */
    declare credentialId: string;
    /** COSE key, base64url. */
    declare publicKey: string;
    /** At the last sign-in; 0 if the authenticator does not count. */
    declare signCount: number;
    /** JSON list of WebAuthn transports. */
    declare transports: string;
    /** Chosen by its owner. */
    declare name: string;
    declare lastUsedAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  Passkey.init(
    {
      id: idColumn(),
      userId: { type: DataTypes.INTEGER, allowNull: false },
      credentialId: { type: DataTypes.STRING(1400), allowNull: false, unique: true },
      publicKey: { type: DataTypes.TEXT, allowNull: false },
      signCount: {
        type: DataTypes.BIGINT,
        allowNull: false,
        // PostgreSQL returns BIGINT as text; the counter has 32 bits.
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
  trackChanges(Passkey, {
    subject: ({ name }) => name,
    log: [
      { created: 'passkey_added', removed: 'passkey_removed' },
      { changed: 'passkey_renamed', shows: ['name'] },
    ],
  });
  return Passkey;
}
export type Passkey = InstanceType<ReturnType<typeof definePasskey>>;
