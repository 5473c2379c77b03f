import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { integer, line, LIMITS, optionalText, plainDate, price, timestamp } from '../common';
import { minimumNights, weekdays } from './stayRule';

export const OVERRIDE_PRIORITY_MESSAGE = say('Priority must be 0 or higher');
export const MAX_OVERRIDE_PRIORITY = 1_000_000;

const fields = {
  name: line(LIMITS.name, 'Name is required'),
  description: optionalText(LIMITS.shortText),
  startDate: plainDate('Start date is required'),
  endDate: plainDate('End date is required'),
  /** Per night, as a decimal string. */
  overridePrice: price('Override price'),
  isActive: z._default(z.boolean(say('Please say whether the override is active')), true),
  priority: z._default(
    integer(0, Number.MAX_SAFE_INTEGER, OVERRIDE_PRIORITY_MESSAGE).check(
      z.lte(
        MAX_OVERRIDE_PRIORITY,
        say('Priority can be at most {n}', { n: MAX_OVERRIDE_PRIORITY }),
      ),
    ),
    0,
  ),
  /** Fewest nights of a stay that begins in the range; `null`: the season's. Missing: unchanged. */
  minStay: z.optional(minimumNights()),
  /** Weekdays of arrivals and departures, 0 is Sunday; `null`: the season's. */
  arrivalDays: z.optional(weekdays()),
  departureDays: z.optional(weekdays()),
};

/** Both days belong to the range. */
export const priceOverrideInputSchema = z.object(fields).check(endsAfterStart());
export type PriceOverrideInput = z.input<typeof priceOverrideInputSchema>;
export type PriceOverrideData = z.infer<typeof priceOverrideInputSchema>;

export const priceOverrideUpdateSchema = z
  .object({ ...fields, updatedAt: z.optional(timestamp) })
  .check(endsAfterStart());

export const priceOverrideSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  startDate: z.string(),
  endDate: z.string(),
  overridePrice: z.string(),
  isActive: z.boolean(),
  priority: z.number(),
  minStay: z._default(z.nullable(z.number()), null),
  arrivalDays: z._default(z.nullable(z.array(z.number())), null),
  departureDays: z._default(z.nullable(z.array(z.number())), null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PriceOverrideJson = z.infer<typeof priceOverrideSchema>;
export const priceOverridesSchema = z.array(priceOverrideSchema);

export function endsAfterStart() {
  return z.refine<{ startDate: string; endDate: string }>(
    (override) => override.endDate >= override.startDate,
    { path: ['endDate'], error: say('End date must be on or after the start date') },
  );
}
