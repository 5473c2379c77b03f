import { idParams } from '../common';
import { endpoint } from '../endpoint';
import { ownerReviewSchema, ownerReviewsSchema, reviewUpdateSchema } from './review';

/** All reviews, newest first. */
export const listReviews = endpoint('GET /api/admin/reviews', {
  access: 'admin',
  permission: 'content',
  output: ownerReviewsSchema,
});
export const updateReview = endpoint('PATCH /api/admin/reviews/:id', {
  access: 'admin',
  permission: 'content',
  params: idParams,
  body: reviewUpdateSchema,
  output: ownerReviewSchema,
});
