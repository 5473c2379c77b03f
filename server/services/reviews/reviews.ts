import {
  MAX_SHOWN_REVIEWS,
  type OwnerReview,
  type PublicReview,
  type PublicReviews,
  type ReviewForm,
  type ReviewUpdate,
} from '@shared/contract/reviews/review';
import { hasTakenPlace } from '@shared/domain/bookings/bookingStatus';
import { startOfMonth } from '@shared/domain/date';
import { plainLine, plainText } from '@shared/domain/plainText';
import { isSampleReview } from '@shared/domain/reviews/sampleReviews';
import { reviewName } from '@shared/domain/reviews/review';
import { Op } from 'sequelize';
import { conflict, notFound } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { Review } from '../../models/Review';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { StayRefusal } from '../stayRefusal';

/** A villa gets a few dozen a year; older ones are shown with their bookings. */
const MAX_LISTED = 500;

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
];

type StayState = Pick<Booking, 'status' | 'checkoutDate' | 'erasedAt'>;

/** Whether the guest may write a review: from the last day of a confirmed stay. */
export function canReview(booking: StayState, { today }: Pick<ReadContext, 'today'>): boolean {
  return hasTakenPlace(booking, today) && !booking.erasedAt;
}

export function reviewOf({ id }: Pick<Booking, 'id'>, { models }: ReadContext) {
  return models.Review.findOne({ where: { bookingId: id } });
}

/** Stores or replaces an unpublished review. @throws StayRefusal `review_too_early`, `review_published` */
export async function saveReview(
  booking: Booking,
  { stars, words: text, nameForm }: ReviewForm,
  context: WriteContext,
): Promise<Review> {
  const { models, now } = context;
  if (!canReview(booking, context)) {
    throw new StayRefusal('review_too_early');
  }
  const row = await reviewOf(booking, context);
  if (row?.status === 'published') {
    throw new StayRefusal('review_published');
  }
  const columns = {
    stars,
    words: text,
    nameForm,
    shownName: reviewName(plainLine(booking.guestName), nameForm),
    language: booking.language,
    status: 'new' as const,
    updatedAt: nextUpdatedAt(row, now),
  };
  if (row) {
    const isOther = row.words !== text || row.stars !== stars;
    // The owner's answer belonged to the previous text.
    const answer = isOther && { answer: null, answerLanguage: null, publishedAt: null };
    return row.update({ ...columns, ...answer });
  }
  return models.Review.create({ ...columns, bookingId: booking.id, createdAt: now });
}

export function countNewReviews({ models }: Pick<ReadContext, 'models'>) {
  return models.Review.count({ where: { status: 'new' } });
}

export async function listReviews(context: ReadContext): Promise<OwnerReview[]> {
  const rows = await context.models.Review.findAll({
    order: NEWEST_FIRST,
    limit: MAX_LISTED,
  });
  const bookings = await bookingsOf(rows, context);
  return rows.flatMap((row) => {
    const booking = bookings.get(row.bookingId);
    return booking ? [presentOwnerReview(row, booking)] : [];
  });
}

/**
 * Publishes, hides or answers a review.
 * @throws AppError 404; 409 `stale` if the guest or somebody else changed it first, `invalid_transition` for a
 *   booking that is no longer confirmed
 */
export async function updateReview(
  id: number,
  { updatedAt, ...change }: ReviewUpdate,
  context: WriteContext,
): Promise<OwnerReview> {
  const { models, now } = context;
  const row = await models.Review.findByPk(id);
  const booking = row && (await models.Booking.findByPk(row.bookingId));
  if (!row || !booking) throw notFound('This review');
  assertNotStale(row, updatedAt);
  if (change.status === 'published' && booking.status !== 'confirmed') {
    throw conflict(
      'invalid_transition',
      'This booking was cancelled, so that there is no stay to review.',
    );
  }
  const { status = row.status } = change;
  const answer = change.answer === undefined ? row.answer : change.answer;
  const after = {
    status,
    answer,
    answerLanguage:
      answer === null ? null : (change.answerLanguage ?? row.answerLanguage ?? row.language),
    publishedAt: status === 'published' ? (row.publishedAt ?? now) : row.publishedAt,
  };
  await row.update({ ...after, updatedAt: nextUpdatedAt(row, now) });
  return presentOwnerReview(row, booking);
}

/** Published reviews of confirmed stays; the demo's samples only until a guest has written one. */
export async function publishedReviews(context: ReadContext): Promise<PublicReviews> {
  const { models } = context;
  const published = await models.Review.findAll({
    where: { status: 'published' },
    order: NEWEST_FIRST,
  });
  const bookings = await bookingsOf(published, context);
  const reviews = published.flatMap((row) => {
    const booking = bookings.get(row.bookingId);
    return booking?.status === 'confirmed' ? [presentReview(row, booking)] : [];
  });
  const given = reviews.filter(({ isSample }) => !isSample);
  const shown = given.length > 0 ? given : reviews;
  return { count: given.length, reviews: shown.slice(0, MAX_SHOWN_REVIEWS) };
}

/** Deletes guests' reviews, including ratings. @returns how many */
export async function eraseReviews(
  bookings: readonly Pick<Booking, 'id'>[],
  { models }: WriteContext,
): Promise<number> {
  return models.Review.destroy({ where: { bookingId: bookings.map(({ id }) => id) } });
}

async function bookingsOf(
  rows: readonly Review[],
  { models }: ReadContext,
): Promise<Map<number, Booking>> {
  const bookings = await models.Booking.findAll({
    where: { id: { [Op.in]: rows.map(({ bookingId }) => bookingId) } },
  });
  return new Map(bookings.map((booking) => [booking.id, booking]));
}

function presentReview(row: Review, { checkoutDate }: Pick<Booking, 'checkoutDate'>): PublicReview {
  return {
    id: row.id,
    stars: row.stars,
    words: plainText(row.words),
    isSample: isSampleReview(row),
    language: row.language,
    name: row.shownName,
    month: startOfMonth(checkoutDate),
    answer: row.answer,
    answerLanguage: row.answerLanguage,
  };
}

function presentOwnerReview(row: Review, booking: Booking): OwnerReview {
  return {
    ...presentReview(row, booking),
    status: row.status,
    reference: booking.reference,
    guestName: plainLine(booking.guestName),
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
