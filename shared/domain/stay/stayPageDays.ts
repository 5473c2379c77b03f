import { addDays, type PlainDate } from '../date';

/** Default number of days before check-in from which the guest's page shows the arrival details. */
export const DEFAULT_SHOW_DAYS = 7;
/** Default number of days after check-out until the guest's page closes. */
export const DEFAULT_OPEN_DAYS = 60;

/** The last day on which the guest's page is open. @param openDays after check-out */
export function lastOpenDay(checkoutDate: PlainDate, openDays: number): PlainDate {
  return addDays(checkoutDate, openDays);
}
