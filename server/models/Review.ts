import type { ReviewNameForm, ReviewStatus } from '@shared/domain/reviews/review';
import type { Language } from '@shared/i18n/languages';
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

/** A guest's review of a stay; one per booking. */
export function defineReview(sequelize: Sequelize) {
  class Review extends Model<InferAttributes<Review>, InferCreationAttributes<Review>> {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    /** 1 to 5. */
    declare stars: number;
    declare words: string;
    /** How the guest wants to be named, and the resulting name when the review was written. */
    declare nameForm: ReviewNameForm;
    declare shownName: string | null;
    /** Language of the text: that of the guest's page. */
    declare language: Language;
    declare status: ReviewStatus;
    /** The owner's answer, displayed below the text. */
    declare answer: CreationOptional<string | null>;
    declare answerLanguage: CreationOptional<Language | null>;
    declare createdAt: Date;
    declare updatedAt: Date;
    declare publishedAt: CreationOptional<Date | null>;
  }
  Review.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false, unique: true },
      stars: { type: DataTypes.INTEGER, allowNull: false },
      words: { type: DataTypes.TEXT, allowNull: false },
      nameForm: { type: DataTypes.STRING(20), allowNull: false },
      shownName: DataTypes.STRING(120),
      language: { type: DataTypes.STRING(10), allowNull: false },
      status: { type: DataTypes.STRING(20), allowNull: false },
      answer: DataTypes.TEXT,
      answerLanguage: DataTypes.STRING(10),
      createdAt: timestampColumn(),
      updatedAt: timestampColumn(),
      publishedAt: optionalTimestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'reviews' },
  );
  trackChanges(Review, {
    event: 'review',
    log: [{ changed: 'review_decided', shows: ['status', 'answer'] }],
  });
  return Review;
}
export type Review = InstanceType<ReturnType<typeof defineReview>>;
