import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

export function defineAdminSession(sequelize: Sequelize) {
  class AdminSession extends Model<
    InferAttributes<AdminSession>,
    InferCreationAttributes<AdminSession>
  > {
    declare id: CreationOptional<number>;
    /** SHA-256 of the cookie's value, hex, so that reading the table does not allow signing in. */
    declare sessionToken: string;
    declare userId: number;
    /** koa-session's data, as JSON. */
    declare data: string;
    declare expiresAt: Date;
    /** Last sign-in or confirmation; `null` for sessions of an older version. */
    declare freshAt: CreationOptional<Date | null>;
    /** Browser name for the list of sessions. */
    declare device: CreationOptional<string>;
    declare createdAt: Date;
  }
  return AdminSession.init(
    {
      id: idColumn(),
      sessionToken: { type: DataTypes.STRING(64), allowNull: false, unique: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      data: { type: DataTypes.TEXT, allowNull: false },
      expiresAt: timestampColumn(),
      freshAt: optionalTimestampColumn(),
      device: { type: DataTypes.STRING(80), allowNull: false, defaultValue: '' },
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'admin_sessions' },
  );
}
export type AdminSession = InstanceType<ReturnType<typeof defineAdminSession>>;
