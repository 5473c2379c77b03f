import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** The one row's key. */
export const BANK_DETAILS_ID = 1;

/** Where guests transfer money to; one row, or none until the owner has entered it. */
export function defineBankDetails(sequelize: Sequelize) {
  class BankDetails extends Model<
    InferAttributes<BankDetails>,
    InferCreationAttributes<BankDetails>
  > {
    declare id: number;
    declare holder: string;
    /** Capital letters, without spaces. */
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
