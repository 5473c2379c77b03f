import { addDays, startOfVillaDay, villaDay, villaTimestamp, type PlainDate } from '../date';
import { TRANSFER_DAYS } from '../payments/paymentSchedule';
import type { BookingStatus } from '../bookings/bookingStatus';
import { isOver } from '../bookings/stayRules';
import type { TemplateKind } from './mailTemplates';

export const SCHEDULED_KINDS = [
  'paymentRequest',
  'paymentReminder',
  'paymentOverdue',
  'arrivalDetails',
  'departureDay',
  'thanks',
] as const satisfies readonly TemplateKind[];
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

/** Mails that ask for one payment item, each item once. */
export const PAYMENT_KINDS = ['paymentRequest', 'paymentReminder', 'paymentOverdue'] as const;
export type PaymentMailKind = (typeof PAYMENT_KINDS)[number];

export function isPaymentKind(kind: ScheduledKind): kind is PaymentMailKind {
  return (PAYMENT_KINDS as readonly string[]).includes(kind);
}

/** Whether a mail fits the state of the stay, such as thanks only after departure. @param today the villa's day */
export function makesSense(
  kind: ScheduledKind,
  { checkinDate, checkoutDate }: { checkinDate: PlainDate; checkoutDate: PlainDate },
  today: PlainDate,
): boolean {
  if (kind === 'thanks') return isOver({ checkoutDate }, today);
  return kind !== 'departureDay' || today >= checkinDate;
}

export const MAIL_ANCHORS = ['dueDate', 'confirmation', 'arrival', 'departure'] as const;
export type MailAnchor = (typeof MAIL_ANCHORS)[number];

/** The possible anchors of each kind, the default first. */
export const ANCHORS_OF = {
  paymentRequest: ['dueDate', 'confirmation'],
  paymentReminder: ['dueDate'],
  paymentOverdue: ['dueDate'],
  arrivalDetails: ['arrival', 'confirmation'],
  departureDay: ['departure'],
  thanks: ['departure'],
} as const satisfies Record<ScheduledKind, readonly MailAnchor[]>;

export const MAX_OFFSET_DAYS = 365;

/** When a mail is sent: days after its anchor (negative: before), at an hour of the villa's clock. */
export type MailRule = { isOn: boolean; anchor: MailAnchor; offsetDays: number; hour: number };
export type MailRules = Readonly<Record<ScheduledKind, MailRule>>;

/** Default rules. Mails that ask for money are off, because the owner may not record payments here. */
export const DEFAULT_RULES: MailRules = {
  paymentRequest: { isOn: false, anchor: 'dueDate', offsetDays: -7, hour: 9 },
  paymentReminder: { isOn: false, anchor: 'dueDate', offsetDays: -1, hour: 9 },
  paymentOverdue: { isOn: false, anchor: 'dueDate', offsetDays: 3, hour: 9 },
  arrivalDetails: { isOn: true, anchor: 'arrival', offsetDays: -3, hour: 9 },
  departureDay: { isOn: true, anchor: 'departure', offsetDays: -1, hour: 17 },
  thanks: { isOn: true, anchor: 'departure', offsetDays: 1, hour: 11 },
};

/** `sent` is final, `held` waits for the owner, `skipped` is not sent unless its reason ends. */
export const SCHEDULED_STATES = ['planned', 'held', 'sent', 'skipped'] as const;
export type ScheduledState = (typeof SCHEDULED_STATES)[number];

/**
 * `cancelled`: the booking is cancelled. `switched_off`: the rule or the booking's mails are off. `paid`: the item
 * is paid or was removed. `confirmed_later`: the booking was confirmed after the mail's time. `too_late`: the mail
 * would no longer be useful. `no_arrival_details`: the linked page would be empty. `no_bank_details`: the mail could
 * not say how to pay.
 */
export const SKIP_REASONS = [
  'cancelled',
  'switched_off',
  'paid',
  'confirmed_later',
  'too_late',
  'no_arrival_details',
  'no_bank_details',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** An unpaid part of the payment. @param key stays the same for the same part */
export type PaymentPart = { key: string; dueDate: PlainDate; openCents: number };

export type MailedStay = {
  status: BookingStatus;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  schedulesMails: boolean;
  /** Time of the confirmation. */
  mailsFrom: Date;
  /** From when the guest's page shows the arrival details; `null` while there are none. */
  arrivalFrom: PlainDate | null;
  lastOpenDay: PlainDate;
  /** Since when guests can be told where to pay; `null` if they cannot. */
  bankDetailsSince: Date | null;
};

export type PlannedMail = {
  kind: ScheduledKind;
  /** The payment item's key, or `stay`. */
  occurrence: string;
  dueAt: Date;
  skipped: SkipReason | null;
};

/** The occurrence of mails that are sent once per stay. */
export const STAY_OCCURRENCE = 'stay';

/** After downtime of up to this long, a mail is still sent. */
const GRACE_MS = 6 * 3_600_000;
/** Thanks are sent up to this many days after the stay. */
const THANKS_DAYS = 14;

/**
 * A booking's mails by the current rules, dates and payments, in the order of the rules. Leaves out those that are
 * switched off or no longer needed.
 */
export function plannedMails(
  stay: MailedStay,
  parts: readonly PaymentPart[],
  rules: MailRules,
  now: Date,
): PlannedMail[] {
  if (stay.status !== 'confirmed' || !stay.schedulesMails) return [];
  return SCHEDULED_KINDS.filter((kind) => rules[kind].isOn).flatMap((kind) => {
    const occurrences = isPaymentKind(kind)
      ? parts.filter(({ openCents }) => openCents > 0)
      : [{ key: STAY_OCCURRENCE, dueDate: stay.checkinDate }];
    return occurrences.map(({ key, dueDate }) => {
      const dueAt = sendTimeOf(kind, rules[kind], stay, dueDate);
      const skipped = reasonNotTo(kind, rules[kind], dueAt, stay, dueDate, now);
      return { kind, occurrence: key, dueAt, skipped };
    });
  });
}

function sendTimeOf(
  kind: ScheduledKind,
  { anchor, offsetDays, hour }: MailRule,
  { checkinDate, checkoutDate, mailsFrom, arrivalFrom, lastOpenDay }: MailedStay,
  dueDate: PlainDate,
): Date {
  const day = {
    dueDate,
    confirmation: villaDay(mailsFrom),
    arrival: checkinDate,
    departure: checkoutDate,
  }[anchor];
  const timestamp = villaTimestamp(addDays(day, offsetDays), hour);
  // Before that day the linked page is empty.
  if (kind === 'arrivalDetails' && arrivalFrom)
    return later(timestamp, villaTimestamp(arrivalFrom, hour));
  // They ask for a review, which is written on the page.
  if (kind === 'thanks') return earlier(timestamp, villaTimestamp(lastOpenDay, hour));
  return timestamp;
}

function reasonNotTo(
  kind: ScheduledKind,
  rule: MailRule,
  dueAt: Date,
  stay: MailedStay,
  dueDate: PlainDate,
  now: Date,
): SkipReason | null {
  // The confirmation already asks for the payment, so skip a mail that would immediately ask again.
  if (isPaymentKind(kind) && isAskedByConfirmation(kind, rule, dueAt, stay, dueDate)) {
    return 'confirmed_later';
  }
  if (now >= endOfUse(kind, dueAt, stay, dueDate)) return 'too_late';
  if (isPaymentKind(kind) && stay.bankDetailsSince === null) return 'no_bank_details';
  return kind === 'arrivalDetails' && stay.arrivalFrom === null ? 'no_arrival_details' : null;
}

function isAskedByConfirmation(
  kind: PaymentMailKind,
  { anchor }: MailRule,
  dueAt: Date,
  { mailsFrom, bankDetailsSince }: MailedStay,
  dueDate: PlainDate,
): boolean {
  if (kind !== 'paymentRequest') return dueAt <= mailsFrom;
  // It did not say where to pay.
  if (bankDetailsSince !== null && bankDetailsSince > mailsFrom) return false;
  const confirmedOn = villaDay(mailsFrom);
  const isDueAtOnce = anchor === 'dueDate' && dueDate <= addDays(confirmedOn, TRANSFER_DAYS);
  return villaDay(dueAt) <= confirmedOn || isDueAtOnce;
}

/** The time after which a mail is no longer useful. */
function endOfUse(
  kind: ScheduledKind,
  dueAt: Date,
  { checkinDate, checkoutDate, lastOpenDay }: MailedStay,
  dueDate: PlainDate,
): Date {
  const afterArrival = startOfVillaDay(addDays(checkinDate, 1));
  switch (kind) {
    case 'paymentRequest':
    case 'paymentReminder':
      return later(startOfVillaDay(addDays(dueDate, 1)), withGrace(dueAt));
    case 'paymentOverdue':
      // Guests who have arrived pay in person.
      return afterArrival;
    case 'arrivalDetails':
      return afterArrival;
    case 'departureDay':
      return later(villaTimestamp(checkoutDate, 12), withGrace(dueAt));
    case 'thanks':
      return earlier(
        later(startOfVillaDay(addDays(checkoutDate, THANKS_DAYS + 1)), withGrace(dueAt)),
        startOfVillaDay(addDays(lastOpenDay, 1)),
      );
  }
}

function withGrace(dueAt: Date): Date {
  return new Date(dueAt.getTime() + GRACE_MS);
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
