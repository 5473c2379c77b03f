import type { PlainDate } from '@shared/domain/date';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { dayColumn, modelOptions, timestampColumn } from './columns';

/**
 * What a booking's schedule was made for, and the days that lists query. Created on confirmation or with the first
 * payment; every change of schedule or payments updates `updatedAt`.
 */
export function definePaymentPlan(sequelize: Sequelize) {
  class PaymentPlan extends Model<
    InferAttributes<PaymentPlan>,
    InferCreationAttributes<PaymentPlan>
  > {
    declare bookingId: number;
    /** Villa day of creation. */
    declare plannedOn: PlainDate;
    declare checkinDate: PlainDate;
    /** Whether the owner edited the schedule. */
    declare isEdited: boolean;
    /** Whether it belongs to a cancelled booking. */
    declare isCancelled: boolean;
    /** See `OpenDays`. */
    declare nextDueDate: PlainDate | null;
    declare securityDueDate: PlainDate | null;
    declare giveBackFrom: PlainDate | null;
    declare updatedAt: Date;
  }
  PaymentPlan.init(
    {
      bookingId: { type: DataTypes.INTEGER, primaryKey: true },
      plannedOn: dayColumn(),
      checkinDate: dayColumn(),
      isEdited: { type: DataTypes.BOOLEAN, allowNull: false },
      isCancelled: { type: DataTypes.BOOLEAN, allowNull: false },
      nextDueDate: DataTypes.STRING(10),
      securityDueDate: DataTypes.STRING(10),
      giveBackFrom: DataTypes.STRING(10),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'payment_plans' },
  );
  trackChanges(PaymentPlan, { event: 'booking' });
  return PaymentPlan;
}
export type PaymentPlan = InstanceType<ReturnType<typeof definePaymentPlan>>;
