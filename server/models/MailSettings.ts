import type { MailSecurity } from '@shared/contract/mail/mailSettings';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const MAIL_SETTINGS_ID = 1;

/** The owner's mail server and addresses; one row or none. */
export function defineMailSettings(sequelize: Sequelize) {
  class MailSettings extends Model<
    InferAttributes<MailSettings>,
    InferCreationAttributes<MailSettings>
  > {
    declare id: number;
    declare host: string;
    declare port: number;
    declare security: MailSecurity;
    /** Empty if the mail server requires none. */
    declare userName: string;
    /** Encrypted for this server and user, see `services/secrets`. */
    declare sealedPassword: string | null;
    declare fromName: string;
    declare fromAddress: string;
    declare ownerAddress: string;
    declare updatedAt: Date;
  }
  const text = (length: number) => ({ type: DataTypes.STRING(length), allowNull: false }) as const;
  return MailSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      host: text(253),
      port: { type: DataTypes.INTEGER, allowNull: false },
      security: text(8),
      userName: text(254),
      sealedPassword: DataTypes.TEXT,
      fromName: text(120),
      fromAddress: text(254),
      ownerAddress: text(254),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'mail_settings' },
  );
}
export type MailSettings = InstanceType<ReturnType<typeof defineMailSettings>>;
