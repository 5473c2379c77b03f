import type { MessageAuthor } from '@shared/contract/conversation/conversation';
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

/** A message about a booking, from the guest or the owner. */
export function defineConversationMessage(sequelize: Sequelize) {
  class ConversationMessage extends Model<
    InferAttributes<ConversationMessage>,
    InferCreationAttributes<ConversationMessage>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare author: MessageAuthor;
    /** The back office author. */
    declare userId: CreationOptional<number | null>;
    /** May be empty if there are files. */
    declare text: string;
    /** Detects a form that is sent twice. */
    declare requestHash: CreationOptional<string | null>;
    /** When the other side read it. */
    declare readAt: CreationOptional<Date | null>;
    /** When a mail announced it. */
    declare toldAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  ConversationMessage.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      author: { type: DataTypes.STRING(10), allowNull: false },
      userId: DataTypes.INTEGER,
      text: { type: DataTypes.TEXT, allowNull: false },
      requestHash: { type: DataTypes.STRING(64), unique: true },
      readAt: optionalTimestampColumn(),
      toldAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'conversation_messages' },
  );
  trackChanges(ConversationMessage, { event: 'message', quiet: ['toldAt'] });
  return ConversationMessage;
}
export type ConversationMessage = InstanceType<ReturnType<typeof defineConversationMessage>>;
