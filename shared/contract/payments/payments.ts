import * as z from 'zod/mini';
import { isBic, isIban, MAX_HOLDER, normaliseIban } from '../../domain/payments/bankDetails';
import { DIRECTIONS, PAYMENT_STATES, PURPOSES, WAYS } from '../../domain/payments/paymentState';
import { ITEM_KINDS } from '../../domain/payments/paymentSchedule';
import { parseCents } from '../../domain/prices/money';
import { say, type SentenceWith } from '../../i18n/say';
import { currencySchema, line, LIMITS, optionalText, plainDate, price, timestamp } from '../common';

/** Parts that a schedule can have. */
export const MAX_ITEMS = 24;

/** Money above zero, as it travels. */
function amount(field: SentenceWith) {
  return price(field).check(
    z.refine((value) => !isNothing(value), say('{field} must be more than nothing', { field })),
  );
}

/** An amount that does not parse has been told of already. */
function isNothing(value: string): boolean {
  try {
    return parseCents(value) === 0;
  } catch {
    return false;
  }
}

/** One part of a schedule, as the owner writes it. */
export const scheduleItemInputSchema = z.object({
  kind: z.enum(ITEM_KINDS, say('Please choose what this part is')),
  dueDate: plainDate('Please choose the day by which it is due'),
  amount: price('Amount'),
  /** Of a part that is there already, so that mails know it again. */
  key: z.optional(z.string().check(z.maxLength(40))),
});

/**
 * Body of `PUT /api/admin/bookings/{id}/schedule`: all of it. What is no security deposit adds up to the
 * booking's total; a cancelled booking has one part, `kept`, of at most the total.
 */
export const scheduleInputSchema = z.object({
  items: z
    .array(scheduleItemInputSchema)
    .check(z.maxLength(MAX_ITEMS, say('Please use at most {n} parts', { n: MAX_ITEMS }))),
  /** As the payments were read; a stale one is refused. */
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type ScheduleInput = z.infer<typeof scheduleInputSchema>;

/** Body of `POST /api/admin/bookings/{id}/payments`; an `Idempotency-Key` makes a repeat harmless. */
export const paymentInputSchema = z.object({
  direction: z.enum(DIRECTIONS, say('Please say whether it was received or given back')),
  purpose: z.enum(PURPOSES, say('Please say whether it is for the stay or the security deposit')),
  /** The day on which it arrived, or left. */
  paidOn: plainDate('Please choose the day of the payment'),
  amount: amount('Amount'),
  way: z.enum(WAYS, say('Please choose how it was paid')),
  note: optionalText(LIMITS.shortText),
  /**
   * Of money given back for a stay that takes place: whether its price is lower by it. Otherwise the guest
   * owes it again, as after a payment that went back by mistake, or was too much.
   */
  lowersPrice: z.optional(z.boolean()),
});
export type PaymentInput = z.infer<typeof paymentInputSchema>;

/** Body of `POST /api/admin/bookings/{id}/payments`. */
export const newPaymentSchema = z.object({
  ...paymentInputSchema.shape,
  /**
   * Whether there may be the same one already: `false` refuses a payment of an amount that is recorded for
   * that day, as two owners do who look at one bank statement. Missing from apps of before.
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

/** Body of `POST /api/admin/receipts/{id}/void`. */
export const voidInputSchema = z.object({
  reason: line(LIMITS.title, 'Please say why: it stands on the receipt from then on'),
});

const accountSchema = z.object({
  scheduled: z.string(),
  received: z.string(),
  returned: z.string(),
  outstanding: z.string(),
  giveBack: z.string(),
  /** `null` where there is nothing to pay. */
  state: z.nullable(z.enum(PAYMENT_STATES)),
});
export type AccountJson = z.infer<typeof accountSchema>;

export const receiptSchema = z.object({
  id: z.number(),
  /** For people, for example `17`. */
  number: z.number(),
  issuedOn: z.string(),
  amount: z.string(),
  paymentId: z.number(),
  /** `null`: it holds. */
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
  /** In the villa's currency of the day on which it was recorded, where that is another one. */
  inBase: z.nullable(z.object({ currency: currencySchema, amount: z.string() })),
  way: z.enum(WAYS),
  note: z.nullable(z.string()),
  /** Whether the price of the stay is lower by it. */
  lowersPrice: z.boolean(),
  updatedAt: timestamp,
});
export type PaymentJson = z.infer<typeof paymentSchema>;

const scheduleItemSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  dueDate: z.string(),
  amount: z.string(),
  /** The part of it that is paid. */
  paid: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** What mails know it by; none before the booking is confirmed. */
  key: z.optional(z.string()),
});
export type ScheduleItemJson = z.infer<typeof scheduleItemSchema>;

/** How a booking stands. Amounts are in its currency. */
export const bookingPaymentsSchema = z.object({
  currency: currencySchema,
  /** Oldest due first; of a booking that waits it is what confirming it would make. */
  schedule: z.array(scheduleItemSchema),
  /** Whether the schedule is stored; otherwise it is a proposal, and nothing is asked for. */
  isStored: z.boolean(),
  stay: accountSchema,
  security: accountSchema,
  /** The stay's sums in the villa's currency at today's rates, where that is another one. */
  inBase: z.nullable(
    z.object({ currency: currencySchema, received: z.string(), outstanding: z.string() }),
  ),
  /** Whether the owner records payments here at all. */
  isKept: z.boolean(),
  /** Whether the owner has entered where guests transfer money to. A server of before does not tell. */
  hasBankAccount: z._default(z.boolean(), true),
  /**
   * What cancelling a confirmed stay today would give back by the policy that it was booked under; `null` where none is
   * known. A server of before does not tell.
   */
  refund: z.optional(
    z.nullable(
      z.object({
        /** When the guest asked to cancel, while that waits: that day counts. A server of before went by today. */
        askedOn: z.optional(z.nullable(z.string())),
        /** Of the day that counts; negative after it. */
        daysBeforeCheckin: z.number(),
        /** Of the total without its tourist tax. */
        percent: z.number(),
        tax: z.string(),
        /** Once all has been paid, the tax included. */
        amount: z.string(),
        /** What the owner keeps of the price of the stay, at most. */
        kept: z.string(),
        /** Of what was paid for the stay. */
        back: z.string(),
      }),
    ),
  ),
  /** By day. */
  payments: z.array(paymentSchema),
  /** By number. */
  receipts: z.array(receiptSchema),
  /** `null` while nothing is stored. */
  updatedAt: z.nullable(timestamp),
});
export type BookingPayments = z.infer<typeof bookingPaymentsSchema>;

/** What a receipt says besides the guest's name: as it was, whatever changes later. */
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

/** Query of `GET /api/admin/payments/export.csv`: by the day of the payment. */
export const paymentsExportQuerySchema = z.strictObject({
  from: z.optional(plainDate('Start date is required')),
  to: z.optional(plainDate('End date is required')),
});
export type PaymentsExportQuery = z.infer<typeof paymentsExportQuerySchema>;

/** A BIC as it is typed, with spaces and in small letters as well; empty where there is none. */
export const bicSchema = line(20).check(
  z.overwrite((bic) => bic.replaceAll(/\s/g, '').toUpperCase()),
  z.refine(
    (bic) => bic === '' || isBic(bic),
    say('A BIC has 8 or 11 letters and digits, for example CGDIPTPL'),
  ),
);

/** Body of `PUT /api/admin/bank-details`. */
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

/** Answer of `GET` and `PUT /api/admin/bank-details`; all `null` until the owner has entered it. */
export const bankDetailsSchema = z.object({
  holder: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  updatedAt: z.nullable(timestamp),
});
export type BankDetailsJson = z.infer<typeof bankDetailsSchema>;
