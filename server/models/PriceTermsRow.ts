import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const PRICE_TERMS_ID = 1;

/** Discounts, fees, tourist tax and payment terms, each as JSON of its part of the contract's `priceTermsSchema`. */
export function definePriceTermsRow(sequelize: Sequelize) {
  class PriceTermsRow extends Model<
    InferAttributes<PriceTermsRow>,
    InferCreationAttributes<PriceTermsRow>
  > {
    declare id: number;
    declare discounts: string;
    declare fees: string;
    declare touristTax: string;
    declare paymentTerms: string;
    declare updatedAt: Date;
  }
  return PriceTermsRow.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      discounts: { type: DataTypes.TEXT, allowNull: false },
      fees: { type: DataTypes.TEXT, allowNull: false },
      touristTax: { type: DataTypes.TEXT, allowNull: false },
      paymentTerms: { type: DataTypes.TEXT, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'price_terms' },
  );
}
export type PriceTermsRow = InstanceType<ReturnType<typeof definePriceTermsRow>>;
