import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, timestampColumn } from './columns';

/** An answer to a contact message. */
export function defineContactAnswer(sequelize: Sequelize) {
  class ContactAnswer extends Model<
    InferAttributes<ContactAnswer>,
    InferCreationAttributes<ContactAnswer>
  > {
    declare id: CreationOptional<number>;
    declare contactMessageId: number;
    declare userId: CreationOptional<number | null>;
    declare text: string;
    /** First half of the Message-ID of its mail, which later answers refer to. */
    declare messageKey: string;
    /** Detects an answer that is sent twice. */
    declare requestHash: CreationOptional<string | null>;
    declare createdAt: Date;
  }
  ContactAnswer.init(
    {
      id: idColumn(),
      contactMessageId: { type: DataTypes.INTEGER, allowNull: false },
      userId: DataTypes.INTEGER,
      text: { type: DataTypes.TEXT, allowNull: false },
      messageKey: { type: DataTypes.STRING(36), allowNull: false },
      requestHash: { type: DataTypes.STRING(64), unique: true },
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'contact_answers' },
  );
  trackChanges(ContactAnswer, { event: 'message' });
  return ContactAnswer;
}
export type ContactAnswer = InstanceType<ReturnType<typeof defineContactAnswer>>;
