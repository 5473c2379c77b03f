import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { timestamp } from '../common';

/** Body of `PUT /api/admin/payment-settings`. */
export const paymentSettingsInputSchema = z.object({
  keepsPayments: z.boolean(say('Please say whether you record payments here')),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type PaymentSettingsUpdate = z.infer<typeof paymentSettingsInputSchema>;

/** Answer of `GET` and `PUT /api/admin/payment-settings`. */
export const paymentSettingsSchema = z.object({
  /** Whether the owner records payments here; where not, nothing is ever due. */
  keepsPayments: z.boolean(),
  /** `null` until it was saved for the first time. */
  updatedAt: z.nullable(timestamp),
});
export type PaymentSettingsJson = z.infer<typeof paymentSettingsSchema>;
