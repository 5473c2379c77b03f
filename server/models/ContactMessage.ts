import type { ContactSubject } from '@shared/contract/messages/message';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
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

export function defineContactMessage(sequelize: Sequelize) {
  class ContactMessage extends Model<
    InferAttributes<ContactMessage>,
    InferCreationAttributes<ContactMessage>
  > {
    declare id: CreationOptional<number>;
    declare firstName: string;
    declare lastName: string;
    declare email: string;
    declare phone: string | null;
    declare subject: ContactSubject;
    declare message: string;
    /** Language of the guest's mails. */
    declare language: CreationOptional<Language>;
    declare createdAt: Date;
    /** The booking that the owner has linked. */
    declare bookingId: CreationOptional<number | null>;
    /** First half of the Message-ID of its receipt, which an answer refers to. */
    declare receiptKey: CreationOptional<string | null>;
    declare readAt: CreationOptional<Date | null>;
    /** Version of the privacy page that the sender was shown, and when. */
    declare privacyVersion: CreationOptional<number | null>;
    declare privacyShownAt: CreationOptional<Date | null>;
    /** The `Idempotency-Key` header, and the hash of its body. */
    declare idempotencyKey: CreationOptional<string | null>;
    declare idempotencyHash: CreationOptional<string | null>;
  }
  ContactMessage.init(
    {
      id: idColumn(),
      firstName: { type: DataTypes.STRING(120), allowNull: false },
      lastName: { type: DataTypes.STRING(120), allowNull: false },
      email: { type: DataTypes.STRING(254), allowNull: false },
      phone: DataTypes.STRING(40),
      subject: { type: DataTypes.STRING(20), allowNull: false },
      message: { type: DataTypes.TEXT, allowNull: false },
      language: { type: DataTypes.STRING(10), allowNull: false, defaultValue: DEFAULT_LANGUAGE },
      createdAt: timestampColumn(),
      bookingId: DataTypes.INTEGER,
      receiptKey: DataTypes.STRING(36),
      readAt: optionalTimestampColumn(),
      privacyVersion: DataTypes.INTEGER,
      privacyShownAt: optionalTimestampColumn(),
      idempotencyKey: { type: DataTypes.STRING(200), unique: true },
      idempotencyHash: DataTypes.STRING(64),
    },
    { ...modelOptions, sequelize, tableName: 'contact_messages' },
  );
  trackChanges(ContactMessage, {
    event: 'message',
    quiet: ['receiptKey'],
    log: [
      {
        changed: 'message_tied',
        shows: ({ bookingId }, bookingOf) => ({ booking: bookingOf(bookingId)?.reference ?? null }),
      },
    ],
  });
  return ContactMessage;
}
export type ContactMessage = InstanceType<ReturnType<typeof defineContactMessage>>;
