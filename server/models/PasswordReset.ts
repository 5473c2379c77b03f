import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** A one-time link for choosing another password. */
export function definePasswordReset(sequelize: Sequelize) {
  class PasswordReset extends Model<
    InferAttributes<PasswordReset>,
    InferCreationAttributes<PasswordReset>
  > {
    /** SHA-256 of the link's token, hex. */
    declare tokenHash: string;
    declare userId: number;
    declare expiresAt: Date;
    declare createdAt: Date;
  }
  return PasswordReset.init(
    {
      tokenHash: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      expiresAt: timestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'password_resets' },
  );
}
export type PasswordReset = InstanceType<ReturnType<typeof definePasswordReset>>;
