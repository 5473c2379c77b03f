import type { ScheduledKind, ScheduledState, SkipReason } from '@shared/domain/mail/scheduledMails';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** A scheduled mail. Unique by booking, kind and occurrence, so that none is sent twice. */
export function defineScheduledMail(sequelize: Sequelize) {
  class ScheduledMail extends Model<
    InferAttributes<ScheduledMail>,
    InferCreationAttributes<ScheduledMail>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare kind: ScheduledKind;
    /** Distinguishes mails of one kind: the part of the payment, or `stay`. */
    declare occurrence: string;
    declare dueAt: Date;
    /** `sent`: enqueued in the outbox, which sends it. */
    declare state: ScheduledState;
    declare reason: CreationOptional<SkipReason | null>;
    declare sentAt: CreationOptional<Date | null>;
    declare updatedAt: Date;
  }
  ScheduledMail.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      kind: { type: DataTypes.STRING(30), allowNull: false },
      occurrence: { type: DataTypes.STRING(40), allowNull: false },
      dueAt: timestampColumn(),
      state: { type: DataTypes.STRING(10), allowNull: false },
      reason: DataTypes.STRING(20),
      sentAt: optionalTimestampColumn(),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'scheduled_mails' },
  );
  trackChanges(ScheduledMail, { event: 'booking' });
  return ScheduledMail;
}
export type ScheduledMail = InstanceType<ReturnType<typeof defineScheduledMail>>;
