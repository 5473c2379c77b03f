import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const LEGAL_DETAILS_ID = 1;

/** The host's legal details and the cancellation policy, as JSON of the contract's schemas. */
export function defineLegalDetails(sequelize: Sequelize) {
  class LegalDetails extends Model<
    InferAttributes<LegalDetails>,
    InferCreationAttributes<LegalDetails>
  > {
    declare id: number;
    declare details: string;
    declare cancellation: string;
    declare updatedAt: Date;
  }
  return LegalDetails.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      details: { type: DataTypes.TEXT, allowNull: false },
      cancellation: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'legal_details' },
  );
}
export type LegalDetails = InstanceType<ReturnType<typeof defineLegalDetails>>;
