import { addDays, type PlainDate } from '../date';

/** Days that the house's plan tells of where nobody chose others, today among them. */
export const HOUSE_DAYS = 14;
/** Most days of one plan. */
export const MAX_HOUSE_DAYS = 92;

/** First and last day that a plan tells of; those of a server that names none are the next ones. */
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
