import * as z from 'zod/mini';
import { DIRECTIONS, PURPOSES, WAYS } from '../../domain/payments/paymentState';
import { currencySchema } from '../common';
import { yearSchema } from '../figures/figures';

export const DUE_DAYS = 7;

export const duePaymentSchema = z.object({
  bookingId: z.number(),
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

const stayOfPayment = {
  bookingId: z.number(),
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  currency: currencySchema,
  amount: z.string(),
  purpose: z.enum(PURPOSES),
};

/** What is open of one part of a schedule, or is to be given back of the stay or the security deposit. */
export const openPaymentSchema = z.object({
  ...stayOfPayment,
  state: z.enum(['overdue', 'giveBack', 'due']),
  /** For `giveBack` the first day on which it could be given back. */
  dueDate: z.string(),
});
export type OpenPayment = z.infer<typeof openPaymentSchema>;

/** All open amounts, by day. */
export const openPaymentsSchema = z.object({
  /** Whether payments are recorded here; if not, nothing is ever due. */
  isKept: z.boolean(),
  rows: z.array(openPaymentSchema),
});
export type OpenPayments = z.infer<typeof openPaymentsSchema>;

/** The current year by default. */
export const recordedPaymentsQuerySchema = z.strictObject({ year: z.optional(yearSchema) });

export const recordedPaymentsSchema = z.object({
  year: z.number(),
  /** Years with payments, and the current one; latest first. */
  years: z.array(z.number()),
  /** The sums of the year in the base currency. */
  currency: currencySchema,
  received: z.string(),
  returned: z.string(),
  /** Security deposits kept for damage. */
  kept: z.string(),
  /** Latest first. */
  rows: z.array(
    z.object({
      ...stayOfPayment,
      id: z.number(),
      direction: z.enum(DIRECTIONS),
      paidOn: z.string(),
      way: z.enum(WAYS),
      note: z.nullable(z.string()),
    }),
  ),
});
export type RecordedPayments = z.infer<typeof recordedPaymentsSchema>;
