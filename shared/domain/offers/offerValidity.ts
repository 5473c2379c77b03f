import { addDays, type PlainDate } from '../date';

/** How long an offer stays open unless the owner says otherwise. */
export const OFFER_VALID_DAYS = 7;

/**
 * The last day on which a new offer can be accepted, as proposed to the owner: no later than the arrival.
 * @param today the villa's day
 */
export function defaultValidUntil(checkinDate: PlainDate, today: PlainDate): PlainDate {
  const lastDay = addDays(today, OFFER_VALID_DAYS);
  return lastDay < checkinDate ? lastDay : checkinDate;
}
