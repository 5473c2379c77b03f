import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

export const PAYMENT_SETTINGS_ID = 1;

/** Settings for payments; one row, or none while the defaults apply. */
export function definePaymentSettings(sequelize: Sequelize) {
  class PaymentSettings extends Model<
    InferAttributes<PaymentSettings>,
    InferCreationAttributes<PaymentSettings>
  > {
    declare id: number;
    /** Whether payments are recorded here. */
    declare keepsPayments: boolean;
    /** The highest receipt number issued before a restore; 0 for none. */
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
