import type { PlainDate } from '@shared/domain/date';
import type { ItemKind } from '@shared/domain/payments/paymentSchedule';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { centsColumn, dayColumn, idColumn, modelOptions } from './columns';

/** A payment due from a guest, in the booking's currency. */
export function defineScheduleItem(sequelize: Sequelize) {
  class ScheduleItem extends Model<
    InferAttributes<ScheduleItem>,
    InferCreationAttributes<ScheduleItem>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare kind: ItemKind;
    declare dueDate: PlainDate;
    declare amountCents: number;
    /** Stable key for mails, whatever its day, amount or position. */
    declare partKey: CreationOptional<string>;
  }
  return ScheduleItem.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      kind: { type: DataTypes.STRING(20), allowNull: false },
      dueDate: dayColumn(),
      amountCents: centsColumn('amountCents'),
      partKey: { type: DataTypes.STRING(40), allowNull: false, defaultValue: '' },
    },
    { ...modelOptions, sequelize, tableName: 'schedule_items' },
  );
}
export type ScheduleItem = InstanceType<ReturnType<typeof defineScheduleItem>>;
