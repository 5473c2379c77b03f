import { receiptContentSchema } from '@shared/contract/payments/payments';
import type { PlainDate } from '@shared/domain/date';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { storedJson } from '../storedJson';
import { dayColumn, idColumn, modelOptions, timestampColumn } from './columns';

/** A receipt as issued. Numbers have no gaps; a receipt is never changed or deleted, only marked as void. */
export function defineReceipt(sequelize: Sequelize) {
  class Receipt extends Model<InferAttributes<Receipt>, InferCreationAttributes<Receipt>> {
    declare id: CreationOptional<number>;
    declare number: number;
    declare bookingId: number;
    /** Also of a payment that was removed since. */
    declare paymentId: number;
    declare guestName: string;
    /** JSON: `receiptContentSchema`, without the guest's name. */
    declare content: string;
    declare issuedOn: PlainDate;
    declare voidOn: PlainDate | null;
    declare voidReason: string | null;
    /** An erased guest's name, encrypted, and the day until which tax law requires it. */
    declare retainedName: CreationOptional<string | null>;
    declare retainedUntil: CreationOptional<string | null>;
    declare createdAt: Date;
  }
  Receipt.init(
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
  trackChanges(Receipt, {
    event: 'booking',
    log: [
      {
        created: 'receipt_issued',
        shows: ({ number, content }) => ({
          number,
          amountCents: storedJson(receiptContentSchema, content)?.amountCents,
        }),
      },
      {
        changed: 'receipt_voided',
        when: ({ before, after }) => before?.voidOn !== after?.voidOn,
        shows: ['number', 'voidReason'],
        isWhole: true,
      },
    ],
  });
  return Receipt;
}
export type Receipt = InstanceType<ReturnType<typeof defineReceipt>>;
