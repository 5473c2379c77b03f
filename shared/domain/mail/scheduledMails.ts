import { addDays, startOfVillaDay, villaDay, villaMoment, type PlainDate } from '../date';
import type { BookingStatus } from '../bookings/bookingStatus';
import type { TemplateKind } from './mailTemplates';

/** The mails that go by themselves, at times that the owner sets. */
export const SCHEDULED_KINDS = [
  'paymentRequest',
  'paymentReminder',
  'paymentOverdue',
  'arrivalDetails',
  'departureDay',
  'thanks',
] as const satisfies readonly TemplateKind[];
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

/** Those that ask for a part of the payment, each part once. */
export const PAYMENT_KINDS = ['paymentRequest', 'paymentReminder', 'paymentOverdue'] as const;
export type PaymentMailKind = (typeof PAYMENT_KINDS)[number];

export function isPaymentKind(kind: ScheduledKind): kind is PaymentMailKind {
  return (PAYMENT_KINDS as readonly string[]).includes(kind);
}

/** Whether a mail says what is true of a stay: nobody is thanked before the departure. @param today the villa's day */
export function makesSense(
  kind: ScheduledKind,
  { checkinDate, checkoutDate }: { checkinDate: PlainDate; checkoutDate: PlainDate },
  today: PlainDate,
): boolean {
  if (kind === 'thanks') return today >= checkoutDate;
  return kind !== 'departureDay' || today >= checkinDate;
}

/** The day that a mail's time is counted from. */
export const MAIL_ANCHORS = ['dueDate', 'confirmation', 'arrival', 'departure'] as const;
export type MailAnchor = (typeof MAIL_ANCHORS)[number];

/** The days that make sense for each kind, the usual one first. */
export const ANCHORS_OF = {
  paymentRequest: ['dueDate', 'confirmation'],
  paymentReminder: ['dueDate'],
  paymentOverdue: ['dueDate'],
  arrivalDetails: ['arrival', 'confirmation'],
  departureDay: ['departure'],
  thanks: ['departure'],
} as const satisfies Record<ScheduledKind, readonly MailAnchor[]>;

export const MAX_OFFSET_DAYS = 365;

/** When a mail goes: so many days after its anchor (before it when negative), at an hour of the villa's clock. */
export type MailRule = { isOn: boolean; anchor: MailAnchor; offsetDays: number; hour: number };
export type MailRules = Readonly<Record<ScheduledKind, MailRule>>;

/**
 * What holds until the owner says otherwise. Mails that ask for money are off: they would ask guests who
 * have paid, of an owner who does not record payments here.
 */
export const DEFAULT_RULES: MailRules = {
  paymentRequest: { isOn: false, anchor: 'dueDate', offsetDays: -7, hour: 9 },
  paymentReminder: { isOn: false, anchor: 'dueDate', offsetDays: -1, hour: 9 },
  paymentOverdue: { isOn: false, anchor: 'dueDate', offsetDays: 3, hour: 9 },
  arrivalDetails: { isOn: true, anchor: 'arrival', offsetDays: -3, hour: 9 },
  departureDay: { isOn: true, anchor: 'departure', offsetDays: -1, hour: 17 },
  thanks: { isOn: true, anchor: 'departure', offsetDays: 1, hour: 11 },
};

/** `sent` is final; `held` waits for the owner; `skipped` is not sent unless its reason ends. */
export const SCHEDULED_STATES = ['planned', 'held', 'sent', 'skipped'] as const;
export type ScheduledState = (typeof SCHEDULED_STATES)[number];

/**
 * `cancelled` the booking is; `switched_off` its rule, or all of the booking's; `paid` the part is, or
 * there is none any more; `confirmed_later` than the time it would have gone; `too_late` to be of use;
 * `no_arrival_details` have been filled in, to which the mail would lead; `no_bank_details`, so that it
 * could not say how to pay.
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

/** A part of the payment of which something is still to be paid. @param key the same as long as it is the same part */
export type PaymentPart = { key: string; dueDate: PlainDate; openCents: number };

/** What of a booking decides on its mails. */
export type MailedStay = {
  status: BookingStatus;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  /** Whether mails go to its guest by themselves. */
  schedulesMails: boolean;
  /** The confirmation. */
  mailsFrom: Date;
  /** From when on its guest's page shows the arrival details; `null` while there are none. */
  arrivalFrom: PlainDate | null;
  /** The last day on which its guest's page can be opened. */
  lastOpenDay: PlainDate;
  /** Whether mails that ask for money can say where to. */
  hasBankDetails: boolean;
};

/** A mail as it would go now: when, or why not. */
export type PlannedMail = {
  kind: ScheduledKind;
  /** The part of the payment, or `stay`. */
  occurrence: string;
  dueAt: Date;
  skipped: SkipReason | null;
};

/** The occurrence of mails of which a stay has one. */
export const STAY_OCCURRENCE = 'stay';

/** A server that was down for so long sends a mail still, where nothing else ends its use. */
const GRACE_MS = 6 * 3_600_000;
/** Days after the stay on which thanks are no surprise. */
const THANKS_DAYS = 14;

/**
 * The mails of a booking as rules, dates and payments are now; those that are switched off or asked for
 * nothing any more are left out. The order is that of the rules.
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
      const dueAt = momentOf(kind, rules[kind], stay, dueDate);
      const skipped = reasonNotTo(kind, dueAt, stay, dueDate, now);
      return { kind, occurrence: key, dueAt, skipped };
    });
  });
}

function momentOf(
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
  const moment = villaMoment(addDays(day, offsetDays), hour);
  // Before that day the page that it leads to would show nothing.
  if (kind === 'arrivalDetails' && arrivalFrom)
    return later(moment, villaMoment(arrivalFrom, hour));
  // They ask for a review, which is written on the page.
  if (kind === 'thanks') return earlier(moment, villaMoment(lastOpenDay, hour));
  return moment;
}

function reasonNotTo(
  kind: ScheduledKind,
  dueAt: Date,
  stay: MailedStay,
  dueDate: PlainDate,
  now: Date,
): SkipReason | null {
  // The confirmation asks for what is to be paid. A mail that asks again at once would be one too many.
  if (isPaymentKind(kind) && isAskedByConfirmation(kind, dueAt, stay)) return 'confirmed_later';
  if (now >= endOfUse(kind, dueAt, stay, dueDate)) return 'too_late';
  if (isPaymentKind(kind) && !stay.hasBankDetails) return 'no_bank_details';
  return kind === 'arrivalDetails' && stay.arrivalFrom === null ? 'no_arrival_details' : null;
}

function isAskedByConfirmation(
  kind: PaymentMailKind,
  dueAt: Date,
  { mailsFrom }: MailedStay,
): boolean {
  return kind === 'paymentRequest' ? villaDay(dueAt) <= villaDay(mailsFrom) : dueAt <= mailsFrom;
}

/** From when on a mail would only surprise its reader. */
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
      return later(villaMoment(checkoutDate, 12), withGrace(dueAt));
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
