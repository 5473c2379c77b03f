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

/** A page of the law as it was shown from a moment on; kept, so that what a guest saw can be shown. */
export function defineLegalVersion(sequelize: Sequelize) {
  class LegalVersion extends Model<
    InferAttributes<LegalVersion>,
    InferCreationAttributes<LegalVersion>
  > {
    declare id: CreationOptional<number>;
    declare page: LegalPage;
    /** 1, 2, 3, … of its page. */
    declare version: number;
    /** All that the page says, as JSON. */
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
