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

/** Published content; guests read the newest of a language. */
export function defineContentPublication(sequelize: Sequelize) {
  class ContentPublication extends Model<
    InferAttributes<ContentPublication>,
    InferCreationAttributes<ContentPublication>
  > {
    declare id: CreationOptional<number>;
    declare language: Language;
    /** `Overrides` as JSON. */
    declare overrides: string;
    /** Name of the user; outlives the account. */
    declare publishedBy: string;
    declare publishedAt: Date;
  }
  ContentPublication.init(
    {
      id: idColumn(),
      language: { type: DataTypes.STRING(10), allowNull: false },
      overrides: { type: DataTypes.TEXT, allowNull: false },
      publishedBy: { type: DataTypes.STRING(120), allowNull: false },
      publishedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'content_publications' },
  );
  trackChanges(ContentPublication, { event: 'content' });
  return ContentPublication;
}
export type ContentPublication = InstanceType<ReturnType<typeof defineContentPublication>>;
