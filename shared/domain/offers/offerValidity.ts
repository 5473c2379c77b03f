import { addDays, type PlainDate } from '../date';

export const OFFER_VALID_DAYS = 7;

/** Suggested last day to accept a new offer, at the latest the arrival day. @param today the villa's day */
export function defaultValidUntil(checkinDate: PlainDate, today: PlainDate): PlainDate {
  const lastDay = addDays(today, OFFER_VALID_DAYS);
  return lastDay < checkinDate ? lastDay : checkinDate;
}
