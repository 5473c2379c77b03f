import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { timestamp } from '../common';

/** Why reference rates could not be had; `wrong` for a list that cannot be right. */
export const RATES_PROBLEMS = [
  'unreachable',
  'private_address',
  'refused',
  'too_large',
  'too_slow',
  'wrong',
] as const;
export type RatesProblem = (typeof RATES_PROBLEMS)[number];

/** Answer of `GET` and `PUT /api/admin/reference-rates`: the European Central Bank's rates. */
export const referenceRatesSchema = z.object({
  /** Whether they are the villa's rates, day by day. */
  isOn: z.boolean(),
  /** The last good ones, units for 1 EUR, and their day; `null` before any were read. */
  publishedOn: z.nullable(z.string()),
  gbpRate: z.nullable(z.string()),
  usdRate: z.nullable(z.string()),
  readAt: z.nullable(timestamp),
  /** Why the last try failed. */
  problem: z.nullable(z.enum(RATES_PROBLEMS)),
});
export type ReferenceRatesJson = z.infer<typeof referenceRatesSchema>;

/** Body of `PUT`. */
export const referenceRatesSwitchSchema = z.object({
  isOn: z.boolean(say('Please say whether the daily rates are on')),
});
