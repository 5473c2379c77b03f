import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const BANK_DETAILS_ID = 1;

/** The account for guests' transfers; one row, or none until the owner enters it. */
export function defineBankDetails(sequelize: Sequelize) {
  class BankDetails extends Model<
    InferAttributes<BankDetails>,
    InferCreationAttributes<BankDetails>
  > {
    declare id: number;
    declare holder: string;
    /** Upper case, without spaces. */
    declare iban: string;
    declare bic: string | null;
    declare updatedAt: Date;
  }
  return BankDetails.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      holder: { type: DataTypes.STRING(70), allowNull: false },
      iban: { type: DataTypes.STRING(34), allowNull: false },
      bic: DataTypes.STRING(11),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'bank_details' },
  );
}
export type BankDetails = InstanceType<ReturnType<typeof defineBankDetails>>;
