import type { LegalPage } from '@shared/domain/legal/pages';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, timestampColumn } from './columns';

/** A version of a legal page; kept as evidence of what a guest saw. */
export function defineLegalVersion(sequelize: Sequelize) {
  class LegalVersion extends Model<
    InferAttributes<LegalVersion>,
    InferCreationAttributes<LegalVersion>
  > {
    declare id: CreationOptional<number>;
    declare page: LegalPage;
    /** 1, 2, 3, … per page. */
    declare version: number;
    /** The page's complete content, as JSON. */
    declare content: string;
    declare since: Date;
  }
  return LegalVersion.init(
    {
      id: idColumn(),
      page: { type: DataTypes.STRING(20), allowNull: false },
      version: { type: DataTypes.INTEGER, allowNull: false },
      content: { type: DataTypes.TEXT, allowNull: false },
      since: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'legal_versions' },
  );
}
export type LegalVersion = InstanceType<ReturnType<typeof defineLegalVersion>>;
