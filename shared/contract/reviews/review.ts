import * as z from 'zod/mini';
import {
  MAX_REVIEW_ANSWER,
  MAX_REVIEW_LENGTH,
  REVIEW_NAME_FORMS,
  REVIEW_STATUSES,
} from '../../domain/reviews/review';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { say } from '../../i18n/say';
import { optionalText, text, timestamp } from '../common';

/** Most reviews on the home page; the newest ones. */
export const MAX_SHOWN_REVIEWS = 30;

/** Form on the guest's page; all values are text, as HTML forms send them. */
export const reviewFormSchema = z.object({
  stars: z.pipe(
    z
      .string(say('Please choose 1 to 5 stars'))
      .check(z.regex(/^[1-5]$/, say('Please choose 1 to 5 stars'))),
    z.transform(Number),
  ),
  words: text(MAX_REVIEW_LENGTH, 'Please write a few words'),
  nameForm: z.enum(REVIEW_NAME_FORMS, say('Please choose how you want to be named')),
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

const publicReviewSchema = z.object({
  id: z.number(),
  stars: z.number(),
  words: z.string(),
  /** Of the demo. */
  isSample: z.boolean(),
  language: z.enum(LANGUAGE_CODES),
  /** Name in the form that the guest chose; `null` for anonymous. */
  name: z.nullable(z.string()),
  /** First day of the month of the check-out. */
  month: z.string(),
  answer: z.nullable(z.string()),
  answerLanguage: z.nullable(z.enum(LANGUAGE_CODES)),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

export const publicReviewsSchema = z.object({
  /** Without samples. */
  count: z.number(),
  /** Newest first, at most `MAX_SHOWN_REVIEWS`. Samples only while there is no other. */
  reviews: z.array(publicReviewSchema),
});
export type PublicReviews = z.infer<typeof publicReviewsSchema>;

export const ownerReviewSchema = z.object({
  ...publicReviewSchema.shape,
  status: z.enum(REVIEW_STATUSES),
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type OwnerReview = z.infer<typeof ownerReviewSchema>;
export const ownerReviewsSchema = z.array(ownerReviewSchema);

/** Missing fields stay unchanged. */
export const reviewUpdateSchema = z.strictObject({
  status: z.optional(z.enum(['published', 'hidden'])),
  /** Empty or `null` removes the answer. */
  answer: z.optional(optionalText(MAX_REVIEW_ANSWER)),
  answerLanguage: z.optional(z.enum(LANGUAGE_CODES)),
  /** The version that was read; a stale one is refused, so that nobody publishes a text they have not read. */
  updatedAt: timestamp,
});
export type ReviewUpdate = z.infer<typeof reviewUpdateSchema>;
