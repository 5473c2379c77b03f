import * as z from 'zod/mini';
import { isBic, isIban, MAX_HOLDER, normaliseIban } from '../../domain/payments/bankDetails';
import { DIRECTIONS, PAYMENT_STATES, PURPOSES, WAYS } from '../../domain/payments/paymentState';
import { ITEM_KINDS } from '../../domain/payments/paymentSchedule';
import { parseCents } from '../../domain/prices/money';
import { say, type SentenceWith } from '../../i18n/say';
import { currencySchema, line, LIMITS, optionalText, plainDate, price, timestamp } from '../common';

export const MAX_ITEMS = 24;

/** Money above zero, as a decimal string. */
function amount(field: SentenceWith) {
  return price(field).check(
    z.refine((value) => !isNothing(value), say('{field} must be more than nothing', { field })),
  );
}

/** Invalid amounts return `false`, because another check reports them. */
function isNothing(value: string): boolean {
  try {
    return parseCents(value) === 0;
  } catch {
    return false;
  }
}

export const scheduleItemInputSchema = z.object({
  kind: z.enum(ITEM_KINDS, say('Please choose what this part is')),
  dueDate: plainDate('Please choose the day by which it is due'),
  amount: price('Amount'),
  /** Key of an existing part, by which mails recognise it. */
  key: z.optional(z.string().check(z.maxLength(40))),
});

/**
 * The whole schedule. Without security deposits the parts add up to the booking's total. A cancelled booking has one
 * part, `kept`, of at most the total.
 */
export const scheduleInputSchema = z.object({
  items: z
    .array(scheduleItemInputSchema)
    .check(z.maxLength(MAX_ITEMS, say('Please use at most {n} parts', { n: MAX_ITEMS }))),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type ScheduleInput = z.infer<typeof scheduleInputSchema>;

/**
 * A payment or refund, or an amount settled without money (`off`), which needs a note if a security deposit is kept: the
 * guest reads it. Repeats of a request with the same `Idempotency-Key` have no effect.
 */
export const paymentInputSchema = z.object({
  direction: z.enum(DIRECTIONS, say('Please say whether it was received or given back')),
  purpose: z.enum(PURPOSES, say('Please say whether it is for the stay or the security deposit')),
  paidOn: plainDate('Please choose the day of the payment'),
  amount: amount('Amount'),
  way: z.enum(WAYS, say('Please choose how it was paid')),
  note: optionalText(LIMITS.shortText),
  /**
   * Only for refunds of a stay that takes place: whether the refund lowers its price. Otherwise the guest owes the
   * amount again, for example after an overpayment or a transfer returned by mistake.
   */
  lowersPrice: z.optional(z.boolean()),
});
export type PaymentInput = z.infer<typeof paymentInputSchema>;

export const newPaymentSchema = z.object({
  ...paymentInputSchema.shape,
  /**
   * Whether an identical payment may already exist. `false` refuses an amount that is already recorded for that day,
   * because two owners may enter the same bank statement.
   */
  isRepeated: z.optional(z.boolean()),
});
export type NewPayment = z.infer<typeof newPaymentSchema>;

/** Body of `PUT /api/admin/payments/{id}`: the whole payment. */
export const paymentUpdateSchema = z.object({
  ...paymentInputSchema.shape,
  updatedAt: z.optional(timestamp),
});
export type PaymentUpdate = z.infer<typeof paymentUpdateSchema>;

export const voidInputSchema = z.object({
  reason: line(LIMITS.title, 'Please say why: it stands on the receipt from then on'),
});

const accountSchema = z.object({
  scheduled: z.string(),
  received: z.string(),
  returned: z.string(),
  /** Of the stay: written off. Of the security deposit: kept for damage. */
  off: z.string(),
  outstanding: z.string(),
  giveBack: z.string(),
  /** `null` if there is nothing to pay. */
  state: z.nullable(z.enum(PAYMENT_STATES)),
});
export type AccountJson = z.infer<typeof accountSchema>;

export const receiptSchema = z.object({
  id: z.number(),
  number: z.number(),
  issuedOn: z.string(),
  amount: z.string(),
  paymentId: z.number(),
  /** `null` if it is valid. */
  voidOn: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
});
export type ReceiptJson = z.infer<typeof receiptSchema>;

export const paymentSchema = z.object({
  id: z.number(),
  direction: z.enum(DIRECTIONS),
  purpose: z.enum(PURPOSES),
  paidOn: z.string(),
  amount: z.string(),
  /** In the villa's currency when it was recorded, if that is another one. */
  inBase: z.nullable(z.object({ currency: currencySchema, amount: z.string() })),
  way: z.enum(WAYS),
  note: z.nullable(z.string()),
  lowersPrice: z.boolean(),
  updatedAt: timestamp,
});
export type PaymentJson = z.infer<typeof paymentSchema>;

const scheduleItemSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  dueDate: z.string(),
  amount: z.string(),
  paid: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** Key by which mails recognise it; missing before the booking is confirmed. */
  key: z.optional(z.string()),
});
export type ScheduleItemJson = z.infer<typeof scheduleItemSchema>;

/** A booking's payments. Amounts are in the booking's currency. */
export const bookingPaymentsSchema = z.object({
  currency: currencySchema,
  /** By due date; for a waiting booking, the schedule that it would get when confirmed. */
  schedule: z.array(scheduleItemSchema),
  /** Whether the schedule is stored; otherwise it is a proposal and nothing is due. */
  isStored: z.boolean(),
  stay: accountSchema,
  security: accountSchema,
  /** The stay's sums in the villa's currency at today's rates, if that is another one. */
  inBase: z.nullable(
    z.object({ currency: currencySchema, received: z.string(), outstanding: z.string() }),
  ),
  /** Whether payments are recorded here at all. */
  isKept: z.boolean(),
  /** Whether the owner has entered bank details for transfers. */
  hasBankAccount: z.boolean(),
  /** Refund under the booking's own policy if the confirmed stay was cancelled today; `null` if the policy is not known. */
  refund: z.nullable(
    z.object({
      /** Date of the guest's open cancellation request, which counts instead of today. */
      askedOn: z.nullable(z.string()),
      /** Days from that date to check-in; negative after check-in. */
      daysBeforeCheckin: z.number(),
      /** Percentage of the total without tourist tax. */
      percent: z.number(),
      tax: z.string(),
      /** The refund if everything was paid, tourist tax included. */
      amount: z.string(),
      /** The most that the owner keeps of the price. */
      kept: z.string(),
      /** The refund of what was actually paid. */
      back: z.string(),
    }),
  ),
  /** By day. */
  payments: z.array(paymentSchema),
  /** By number. */
  receipts: z.array(receiptSchema),
  /** `null` while nothing is stored. */
  updatedAt: z.nullable(timestamp),
});
export type BookingPayments = z.infer<typeof bookingPaymentsSchema>;

/** Content of a receipt besides the guest's name; later changes do not affect it. */
export const receiptContentSchema = z.object({
  reference: z.string(),
  villaName: z.string(),
  operatorName: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  address: z.nullable(z.string()),
  registration: z.nullable(z.string()),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  currency: currencySchema,
  amountCents: z.number(),
  purpose: z.enum(PURPOSES),
  paidOn: z.string(),
  way: z.enum(WAYS),
});
export type ReceiptContent = z.infer<typeof receiptContentSchema>;

/** By the day of the payment. */
export const paymentsExportQuerySchema = z.strictObject({
  from: z.optional(plainDate('Start date is required')),
  to: z.optional(plainDate('End date is required')),
});
export type PaymentsExportQuery = z.infer<typeof paymentsExportQuerySchema>;

/** A BIC as typed, which may have spaces and lower case; may be empty. */
export const bicSchema = line(20).check(
  z.overwrite((bic) => bic.replaceAll(/\s/g, '').toUpperCase()),
  z.refine(
    (bic) => bic === '' || isBic(bic),
    say('A BIC has 8 or 11 letters and digits, for example CGDIPTPL'),
  ),
);

export const bankDetailsInputSchema = z.object({
  holder: line(MAX_HOLDER, 'Please enter the name that the account is in'),
  iban: z
    .string(say('Please enter the IBAN'))
    .check(
      z.maxLength(60, { error: say('This is no IBAN'), abort: true }),
      z.overwrite(normaliseIban),
      z.refine(
        isIban,
        say('This is no IBAN: its check digits do not fit. Please compare it once more.'),
      ),
    ),
  bic: z.pipe(
    z.optional(z.nullable(bicSchema)),
    z.transform((bic) => bic || null),
  ),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type BankDetailsInput = z.input<typeof bankDetailsInputSchema>;
export type BankDetailsUpdate = z.infer<typeof bankDetailsInputSchema>;

/** All `null` until the owner has entered them. */
export const bankDetailsSchema = z.object({
  holder: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  updatedAt: z.nullable(timestamp),
});
export type BankDetailsJson = z.infer<typeof bankDetailsSchema>;
