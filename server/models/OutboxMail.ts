import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, timestampColumn, optionalTimestampColumn } from './columns';

export type OutboxStatus = 'pending' | 'sent' | 'failed' | 'dismissed';

/** A mail to send, enqueued in the transaction of its event. */
export function defineOutboxMail(sequelize: Sequelize) {
  class OutboxMail extends Model<InferAttributes<OutboxMail>, InferCreationAttributes<OutboxMail>> {
    declare id: CreationOptional<number>;
    /** First half of the Message-ID; the same for every attempt. */
    declare messageKey: string;
    declare kind: string;
    /** The booking concerned. */
    declare reference: string | null;
    /** Address; `null` for the owner, whose address is looked up when it is sent. */
    declare recipient: string | null;
    /** Lower goes first, see `MAIL_PRIORITY`. */
    declare priority: number;
    /** The mailbox of a receipt, in normalised form; see `mailboxOf`. */
    declare mailbox: CreationOptional<string | null>;
    /** JSON of a `Mail`. */
    declare data: string;
    declare status: CreationOptional<OutboxStatus>;
    declare attempts: CreationOptional<number>;
    /** Why the last attempt failed, for the owner. */
    declare lastError: CreationOptional<string | null>;
    /** Held by the worker that is sending it. */
    declare leaseToken: CreationOptional<string | null>;
    /** Earliest next attempt: after the pause, or the end of a worker's lease. */
    declare nextAttemptAt: Date;
    /** No attempt starts later. */
    declare giveUpAt: Date;
    /** When it was sent, given up or dismissed. */
    declare settledAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  OutboxMail.init(
    {
      id: idColumn(),
      messageKey: { type: DataTypes.STRING(36), allowNull: false, unique: true },
      kind: { type: DataTypes.STRING(30), allowNull: false },
      reference: DataTypes.STRING(20),
      recipient: DataTypes.STRING(254),
      priority: { type: DataTypes.INTEGER, allowNull: false },
      mailbox: DataTypes.STRING(254),
      data: { type: DataTypes.TEXT, allowNull: false },
      status: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'pending' },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      lastError: DataTypes.STRING(500),
      leaseToken: DataTypes.STRING(36),
      nextAttemptAt: timestampColumn(),
      giveUpAt: timestampColumn(),
      settledAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'outbox_mails' },
  );
  trackChanges(OutboxMail, {
    event: ({ before, after }) => (isProblem(before) || isProblem(after) ? 'mail' : null),
  });
  return OutboxMail;
}
export type OutboxMail = InstanceType<ReturnType<typeof defineOutboxMail>>;

/** A mail that the owner sees in the list of mails that could not be sent. */
function isProblem(row: OutboxMail | null): boolean {
  return row !== null && row.attempts > 0 && (row.status === 'pending' || row.status === 'failed');
}
