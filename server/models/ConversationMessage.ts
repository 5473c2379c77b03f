import type { MessageAuthor } from '@shared/contract/conversation/conversation';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** What guest or owner wrote about a booking. */
export function defineConversationMessage(sequelize: Sequelize) {
  class ConversationMessage extends Model<
    InferAttributes<ConversationMessage>,
    InferCreationAttributes<ConversationMessage>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare author: MessageAuthor;
    /** Who of the back office wrote it. */
    declare userId: CreationOptional<number | null>;
    /** Empty where its files say it all. */
    declare text: string;
    /** What a form that is sent twice is recognised by. */
    declare requestHash: CreationOptional<string | null>;
    /** When the other side has seen it. */
    declare readAt: CreationOptional<Date | null>;
    /** When a mail told the other side of it. */
    declare toldAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  return ConversationMessage.init(
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
}
export type ConversationMessage = InstanceType<ReturnType<typeof defineConversationMessage>>;
