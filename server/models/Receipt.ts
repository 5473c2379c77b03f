import type { PlainDate } from '@shared/domain/date';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { dayColumn, idColumn, modelOptions, timestampColumn } from './columns';

/**
 * A receipt as it was handed out. Its number follows the one before without a gap; it is never changed
 * nor deleted, only marked as void.
 */
export function defineReceipt(sequelize: Sequelize) {
  class Receipt extends Model<InferAttributes<Receipt>, InferCreationAttributes<Receipt>> {
    declare id: CreationOptional<number>;
    declare number: number;
    declare bookingId: number;
    /** The payment's id, also of one that was removed since. */
    declare paymentId: number;
    declare guestName: string;
    /** JSON: `receiptContentSchema`, without the guest's name. */
    declare content: string;
    declare issuedOn: PlainDate;
    declare voidOn: PlainDate | null;
    declare voidReason: string | null;
    /** The guest's name, encrypted, once the guest was erased, and until which day tax law has it kept. */
    declare retainedName: CreationOptional<string | null>;
    declare retainedUntil: CreationOptional<string | null>;
    declare createdAt: Date;
  }
  return Receipt.init(
    {
      id: idColumn(),
      number: { type: DataTypes.INTEGER, allowNull: false, unique: true },
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      paymentId: { type: DataTypes.INTEGER, allowNull: false },
      guestName: { type: DataTypes.STRING(120), allowNull: false },
      content: { type: DataTypes.TEXT, allowNull: false },
      issuedOn: dayColumn(),
      voidOn: DataTypes.STRING(10),
      voidReason: DataTypes.STRING(200),
      retainedName: DataTypes.TEXT,
      retainedUntil: DataTypes.STRING(10),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'receipts' },
  );
}
export type Receipt = InstanceType<ReturnType<typeof defineReceipt>>;
