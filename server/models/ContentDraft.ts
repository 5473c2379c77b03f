import type { Language } from '@shared/i18n/languages';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { modelOptions, timestampColumn } from './columns';

/** The unpublished content of the site in a language. */
export function defineContentDraft(sequelize: Sequelize) {
  class ContentDraft extends Model<
    InferAttributes<ContentDraft>,
    InferCreationAttributes<ContentDraft>
  > {
    declare language: Language;
    /** Increases with each change. */
    declare version: number;
    /** `Overrides` as JSON. */
    declare overrides: string;
    /** The version in which each key last changed, as JSON. */
    declare keyVersions: string;
    declare updatedAt: Date;
  }
  ContentDraft.init(
    {
      language: { type: DataTypes.STRING(10), primaryKey: true },
      version: { type: DataTypes.INTEGER, allowNull: false },
      overrides: { type: DataTypes.TEXT, allowNull: false },
      keyVersions: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'content_drafts' },
  );
  trackChanges(ContentDraft, { event: 'content' });
  return ContentDraft;
}
export type ContentDraft = InstanceType<ReturnType<typeof defineContentDraft>>;
