import * as z from 'zod/mini';
import {
  MAX_REVIEW_ANSWER,
  MAX_REVIEW_WORDS,
  REVIEW_NAME_FORMS,
  REVIEW_STATUSES,
} from '../../domain/reviews/review';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { say } from '../../i18n/say';
import { optionalText, text, timestamp } from '../common';

/** Most reviews that the home page is given; the newest. */
export const MAX_SHOWN_REVIEWS = 30;

/** The form of the guest's page: all of it is text, as forms send it. */
export const reviewFormSchema = z.object({
  stars: z.pipe(
    z
      .string(say('Please choose 1 to 5 stars'))
      .check(z.regex(/^[1-5]$/, say('Please choose 1 to 5 stars'))),
    z.transform(Number),
  ),
  words: text(MAX_REVIEW_WORDS, 'Please write a few words'),
  nameForm: z.enum(REVIEW_NAME_FORMS, say('Please choose how you want to be named')),
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

/** A review as guests read it. */
const publicReviewSchema = z.object({
  id: z.number(),
  stars: z.number(),
  words: z.string(),
  /** Of the words. */
  language: z.enum(LANGUAGE_CODES),
  /** As the guest wants to be named; `null` for not at all. */
  name: z.nullable(z.string()),
  /** First day of the month in which the stay ended. */
  month: z.string(),
  answer: z.nullable(z.string()),
  answerLanguage: z.nullable(z.enum(LANGUAGE_CODES)),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

/** Answer of `GET /api/reviews`. */
export const publicReviewsSchema = z.object({
  /** Of all that are published. */
  count: z.number(),
  /** Newest first, at most `MAX_SHOWN_REVIEWS`. */
  reviews: z.array(publicReviewSchema),
});
export type PublicReviews = z.infer<typeof publicReviewsSchema>;

/** A review as the owner decides about it. */
export const ownerReviewSchema = z.object({
  ...publicReviewSchema.shape,
  status: z.enum(REVIEW_STATUSES),
  /** Of the stay that it is about. */
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type OwnerReview = z.infer<typeof ownerReviewSchema>;
export const ownerReviewsSchema = z.array(ownerReviewSchema);

/** Body of `PATCH /api/admin/reviews/{id}`; what is left out stays. */
export const reviewUpdateSchema = z.strictObject({
  status: z.optional(z.enum(['published', 'hidden'])),
  /** Empty or `null` takes the answer away. */
  answer: z.optional(optionalText(MAX_REVIEW_ANSWER)),
  answerLanguage: z.optional(z.enum(LANGUAGE_CODES)),
  /** The review's moment as it was read; stale is refused, so that nobody publishes unread words. */
  updatedAt: timestamp,
});
export type ReviewUpdate = z.infer<typeof reviewUpdateSchema>;
