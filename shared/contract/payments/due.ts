import * as z from 'zod/mini';
import { PURPOSES } from '../../domain/payments/paymentState';
import { currencySchema } from '../common';

/** Days ahead that Today tells of what is due. */
export const DUE_DAYS = 7;

/** A booking with something to pay, or to give back. */
export const duePaymentSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  /** `pay` by the guest, `giveBack` by the owner. */
  kind: z.enum(['pay', 'giveBack']),
  /** The first day of it. */
  dueDate: z.string(),
  isOverdue: z.boolean(),
  currency: currencySchema,
  /** All that is due within the days that Today tells of. */
  amount: z.string(),
  /** The same by what it is for and by day; older servers omit it. */
  parts: z.optional(
    z.array(
      z.object({
        purpose: z.enum(PURPOSES),
        dueDate: z.string(),
        isOverdue: z.boolean(),
        amount: z.string(),
      }),
    ),
  ),
});
export type DuePayment = z.infer<typeof duePaymentSchema>;

/** Overdue first, by day. */
export const duePaymentsSchema = z.object({ rows: z.array(duePaymentSchema), total: z.number() });
export type DuePayments = z.infer<typeof duePaymentsSchema>;
