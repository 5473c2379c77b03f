import type { StayReview } from '@shared/contract/stay/stayPage';
import { plainLine } from '@shared/domain/plainText';
import { reviewName } from '@shared/domain/reviews/review';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { canReview, reviewOf } from './reviews';

/** The review on the guest's page; `null` before the day of departure. */
export async function reviewForStay(
  booking: Booking,
  context: ReadContext,
): Promise<StayReview | null> {
  if (!canReview(booking, context)) return null;
  const row = await reviewOf(booking, context);
  const name = plainLine(booking.guestName);
  return {
    given: row && { stars: row.stars, words: row.words, nameForm: row.nameForm },
    isPublished: row?.status === 'published',
    answer: row?.status === 'published' ? row.answer : null,
    names: { first: reviewName(name, 'first'), initials: reviewName(name, 'initials') },
  };
}
