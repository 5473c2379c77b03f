import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { timestamp } from '../common';

/** Why reference rates could not be read; `wrong`: the list contains impossible values. */
export const RATES_PROBLEMS = [
  'unreachable',
  'private_address',
  'refused',
  'too_large',
  'too_slow',
  'wrong',
] as const;
export type RatesProblem = (typeof RATES_PROBLEMS)[number];

export const referenceRatesSchema = z.object({
  /** Whether the villa uses them, updated daily. */
  isOn: z.boolean(),
  /** Day of the last valid rates (units for 1 EUR); `null` before the first. */
  publishedOn: z.nullable(z.string()),
  gbpRate: z.nullable(z.string()),
  usdRate: z.nullable(z.string()),
  readAt: z.nullable(timestamp),
  problem: z.nullable(z.enum(RATES_PROBLEMS)),
});
export type ReferenceRatesJson = z.infer<typeof referenceRatesSchema>;

export const referenceRatesSwitchSchema = z.object({
  isOn: z.boolean(say('Please say whether the daily rates are on')),
});
