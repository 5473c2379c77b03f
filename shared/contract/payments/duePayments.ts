import * as z from 'zod/mini';
import { PURPOSES } from '../../domain/payments/paymentState';
import { currencySchema } from '../common';

export const DUE_DAYS = 7;

export const duePaymentSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  /** `pay` by the guest, `giveBack` by the owner. */
  kind: z.enum(['pay', 'giveBack']),
  /** First due date of its amounts. */
  dueDate: z.string(),
  isOverdue: z.boolean(),
  currency: currencySchema,
  /** Sum of all amounts due within `DUE_DAYS`. */
  amount: z.string(),
  /** The same amount by purpose and due date; empty for what the owner gives back. */
  parts: z.array(
    z.object({
      purpose: z.enum(PURPOSES),
      dueDate: z.string(),
      isOverdue: z.boolean(),
      amount: z.string(),
    }),
  ),
});
export type DuePayment = z.infer<typeof duePaymentSchema>;

/** Overdue first, by due date. */
export const duePaymentsSchema = z.object({ rows: z.array(duePaymentSchema), total: z.number() });
export type DuePayments = z.infer<typeof duePaymentsSchema>;
