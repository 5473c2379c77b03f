import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { timestamp } from '../common';

export const paymentSettingsInputSchema = z.object({
  keepsPayments: z.boolean(say('Please say whether you record payments here')),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type PaymentSettingsUpdate = z.infer<typeof paymentSettingsInputSchema>;

export const paymentSettingsSchema = z.object({
  /** Whether payments are recorded here; if not, nothing is ever due. */
  keepsPayments: z.boolean(),
  updatedAt: z.nullable(timestamp),
});
