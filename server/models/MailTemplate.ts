import type { TemplateKind } from '@shared/domain/mail/mailTemplates';
import type { Language } from '@shared/i18n/languages';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, timestampColumn } from './columns';

/** The owner's text of a mail in one language; without a row the standard text applies. */
export function defineMailTemplate(sequelize: Sequelize) {
  class MailTemplate extends Model<
    InferAttributes<MailTemplate>,
    InferCreationAttributes<MailTemplate>
  > {
    declare id: CreationOptional<number>;
    declare kind: TemplateKind;
    declare language: Language;
    declare subject: string;
    declare body: string;
    declare updatedAt: Date;
  }
  MailTemplate.init(
    {
      id: idColumn(),
      kind: { type: DataTypes.STRING(30), allowNull: false },
      language: { type: DataTypes.STRING(10), allowNull: false },
      subject: { type: DataTypes.STRING(200), allowNull: false },
      body: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'mail_templates' },
  );
  trackChanges(MailTemplate, { event: 'settings' });
  return MailTemplate;
}
export type MailTemplate = InstanceType<ReturnType<typeof defineMailTemplate>>;
