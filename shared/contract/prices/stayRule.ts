import * as z from 'zod/mini';
import { MAX_NIGHTS } from '../../domain/bookings/stayRules';
import { say } from '../../i18n/say';
import { integer } from '../common';

const WEEKDAYS_MESSAGE = say('Please choose at least one day of the week, or all');

/** Minimum stay of a season or override, in nights; `null`: the general one applies. */
export function minimumNights() {
  return z.nullable(
    integer(
      1,
      MAX_NIGHTS,
      '{field} must be a whole number of nights from {min} to {max}',
      'Minimum stay',
    ),
  );
}

/** Weekdays, 0 (Sunday) to 6 (Saturday), each once; `null` for all. */
export function weekdays() {
  return z.nullable(
    z.array(integer(0, 6, WEEKDAYS_MESSAGE), WEEKDAYS_MESSAGE).check(
      z.minLength(1, { error: WEEKDAYS_MESSAGE, abort: true }),
      z.maxLength(7, { error: WEEKDAYS_MESSAGE, abort: true }),
      z.refine((days) => new Set(days).size === days.length, WEEKDAYS_MESSAGE),
    ),
  );
}
