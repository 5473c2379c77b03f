import { addDays, type PlainDate } from '../date';

/** Days before check-in from which the guest's page shows how to arrive, where the owner says nothing else. */
export const DEFAULT_SHOW_DAYS = 7;
/** Days after check-out on which the guest's page closes, where the owner says nothing else. */
export const DEFAULT_OPEN_DAYS = 60;

/** The last day on which the page of a stay can be opened. @param openDays after check-out */
export function lastOpenDay(checkoutDate: PlainDate, openDays: number): PlainDate {
  return addDays(checkoutDate, openDays);
}
