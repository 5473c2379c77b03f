import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import type { Role } from '@shared/domain/access/permissions';
import type { UserLanguage } from '@shared/i18n/userLanguages';
import { idColumn, modelOptions, timestampColumn, optionalTimestampColumn } from './columns';

export function defineUser(sequelize: Sequelize) {
  class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
    declare id: CreationOptional<number>;
    declare username: string;
    /** Name entered by the inviting owner. */
    declare name: CreationOptional<string | null>;
    /** Argon2id in its own text format. */
    declare passwordHash: string;
    declare email: CreationOptional<string | null>;
    /** `admin` is the owner. */
    declare role: CreationOptional<Role>;
    /** Of their screens and mails. */
    declare language: CreationOptional<UserLanguage>;
    /** Set until the user chooses a password; until then every admin call but that is rejected. */
    declare hasDefaultPassword: boolean;
    declare passwordChangedAt: CreationOptional<Date | null>;
    declare lastLoginAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  User.init(
    {
      id: idColumn(),
      username: { type: DataTypes.STRING(120), allowNull: false, unique: true },
      name: DataTypes.STRING(120),
      passwordHash: { type: DataTypes.STRING(255), allowNull: false },
      email: DataTypes.STRING(254),
      role: { type: DataTypes.STRING(20), allowNull: false, defaultValue: 'admin' },
      language: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'en' },
      hasDefaultPassword: { type: DataTypes.BOOLEAN, allowNull: false },
      passwordChangedAt: optionalTimestampColumn(),
      lastLoginAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'users' },
  );
  trackChanges(User, {
    event: 'users',
    quiet: ['passwordHash', 'hasDefaultPassword', 'passwordChangedAt', 'lastLoginAt', 'language'],
    subject: ({ username }) => username,
    log: [
      { changed: 'role_changed', removed: 'user_removed', shows: ['role'] },
      { changed: 'language_changed', shows: ['language'] },
      { changed: 'account_changed', shows: ['email'] },
    ],
  });
  return User;
}
export type User = InstanceType<ReturnType<typeof defineUser>>;
