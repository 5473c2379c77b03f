import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** The one row's key. */
export const PAYMENT_SETTINGS_ID = 1;

/** How the owner keeps payments; one row, or none while all is as the product has it. */
export function definePaymentSettings(sequelize: Sequelize) {
  class PaymentSettings extends Model<
    InferAttributes<PaymentSettings>,
    InferCreationAttributes<PaymentSettings>
  > {
    declare id: number;
    /** Whether payments are recorded here at all. */
    declare keepsPayments: boolean;
    /** The highest number of a receipt that was given before a backup was restored; 0 where none was. */
    declare lastReceipt: number;
    declare updatedAt: Date;
  }
  return PaymentSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      keepsPayments: { type: DataTypes.BOOLEAN, allowNull: false },
      lastReceipt: { type: DataTypes.INTEGER, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'payment_settings' },
  );
}
export type PaymentSettings = InstanceType<ReturnType<typeof definePaymentSettings>>;
