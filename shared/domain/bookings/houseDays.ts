import { addDays, type PlainDate } from '../date';

/** Default length of the house's plan in days, including today. */
export const HOUSE_DAYS = 14;
/** Maximum length of a plan in days. */
export const MAX_HOUSE_DAYS = 92;

/** First and last day of a plan. Without a request these are the next {@link HOUSE_DAYS} days. */
export function daysOfPlan({
  today,
  startDate = today,
  endDate = addDays(startDate, HOUSE_DAYS - 1),
}: {
  today: PlainDate;
  startDate?: PlainDate | undefined;
  endDate?: PlainDate | undefined;
}): { startDate: PlainDate; endDate: PlainDate } {
  return { startDate, endDate };
}
