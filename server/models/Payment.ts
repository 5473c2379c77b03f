import type { PlainDate } from '@shared/domain/date';
import type { Direction, Purpose, Way } from '@shared/domain/payments/paymentState';
import type { Currency } from '@shared/domain/prices/money';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { pick, trackChanges } from '../db/changes/trackChanges';
import { centsColumn, dayColumn, idColumn, modelOptions, timestampColumn } from './columns';

/** A payment from a guest, or a refund, in the booking's currency. */
export function definePayment(sequelize: Sequelize) {
  class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare direction: Exclude<Direction, 'off'>;
    declare purpose: Purpose;
    /** Villa day. */
    declare paidOn: PlainDate;
    declare amountCents: number;
    /** The villa's currency when it was recorded, and the amount at the rates then; never recomputed. */
    declare baseCurrency: Currency;
    declare baseAmountCents: number;
    declare way: Way;
    /** For a refund: whether it lowers the price of the stay. */
    declare lowersPrice: CreationOptional<boolean>;
    /** Settled without money: a debt of the stay is written off (`in`), a security deposit is kept (`out`). */
    declare isOff: CreationOptional<boolean>;
    declare note: string | null;
    /** The `Idempotency-Key` header, and the hash of its body. */
    declare idempotencyKey: CreationOptional<string | null>;
    declare idempotencyHash: CreationOptional<string | null>;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  Payment.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      direction: { type: DataTypes.STRING(3), allowNull: false },
      purpose: { type: DataTypes.STRING(10), allowNull: false },
      paidOn: dayColumn(),
      amountCents: centsColumn('amountCents'),
      baseCurrency: { type: DataTypes.STRING(3), allowNull: false },
      baseAmountCents: centsColumn('baseAmountCents'),
      way: { type: DataTypes.STRING(10), allowNull: false },
      lowersPrice: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      isOff: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      note: DataTypes.TEXT,
      idempotencyKey: { type: DataTypes.STRING(200), unique: true },
      idempotencyHash: DataTypes.STRING(64),
      createdAt: timestampColumn(),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'payments' },
  );
  trackChanges(Payment, {
    event: 'booking',
    log: [
      {
        created: 'payment_added',
        removed: 'payment_removed',
        shows: (payment, bookingOf) => ({
          ...pick(payment, LOGGED),
          currency: bookingOf(payment.bookingId)?.currency,
        }),
      },
      { changed: 'payment_changed', shows: LOGGED },
    ],
  });
  return Payment;
}
export type Payment = InstanceType<ReturnType<typeof definePayment>>;

const LOGGED = [
  'direction',
  'purpose',
  'paidOn',
  'amountCents',
  'way',
  'note',
  'lowersPrice',
  'isOff',
] as const;
