import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions } from './columns';

/** A file of a message; its bytes are in `DATA_DIR/attachments`. */
export function defineConversationFile(sequelize: Sequelize) {
  class ConversationFile extends Model<
    InferAttributes<ConversationFile>,
    InferCreationAttributes<ConversationFile>
  > {
    declare id: CreationOptional<number>;
    declare messageId: number;
    /** Displayed name and download name. */
    declare name: string;
    /** Media type, from its content. */
    declare type: string;
    declare bytes: number;
    /** Random name on disk. */
    declare file: string;
  }
  return ConversationFile.init(
    {
      id: idColumn(),
      messageId: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(200), allowNull: false },
      type: { type: DataTypes.STRING(40), allowNull: false },
      bytes: { type: DataTypes.INTEGER, allowNull: false },
      file: { type: DataTypes.STRING(60), allowNull: false, unique: true },
    },
    { ...modelOptions, sequelize, tableName: 'conversation_files' },
  );
}
export type ConversationFile = InstanceType<ReturnType<typeof defineConversationFile>>;
