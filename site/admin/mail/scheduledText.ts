import type { ScheduledMailJson } from '@shared/contract/mail/scheduledMails';
import type { ScheduledKind, SkipReason } from '@shared/domain/mail/scheduledMails';
import type { TemplateKind } from '@shared/domain/mail/mailTemplates';
import { t } from './texts.en';

/** What mails that go by themselves are called. */
export const SCHEDULED_NAMES: Record<ScheduledKind, string> = {
  get paymentRequest() {
    return t('mail.requestForPayment');
  },
  get paymentReminder() {
    return t('mail.reminderOfAPayment');
  },
  get paymentOverdue() {
    return t('mail.overduePayment');
  },
  get arrivalDetails() {
    return t('mail.beforeTheArrival');
  },
  get departureDay() {
    return t('mail.beforeTheDeparture');
  },
  get thanks() {
    return t('mail.thanksAndRequestFor');
  },
};

/** Whether a mail is one of those that go by themselves. */
export function isScheduled(kind: string): kind is ScheduledKind {
  return Object.hasOwn(SCHEDULED_NAMES, kind);
}

const TEMPLATE_NAMES: Record<Exclude<TemplateKind, ScheduledKind>, string> = {
  get receipt() {
    return t('mail.receiptOfTheEnquiry');
  },
  get offer() {
    return t('mail.offer');
  },
  get confirmation() {
    return t('mail.confirmation');
  },
};

/** What a mail is called whose words the owner can change. */
export function templateName(kind: TemplateKind): string {
  return isScheduled(kind) ? SCHEDULED_NAMES[kind] : TEMPLATE_NAMES[kind];
}

const PARTS: Readonly<Record<string, string>> = {
  get deposit() {
    return t('mail.deposit');
  },
  get balance() {
    return t('mail.balance');
  },
  get full() {
    return t('mail.fullAmount');
  },
};

/** `Reminder of a payment: balance`. */
export function scheduledName({
  kind,
  occurrence,
}: Pick<ScheduledMailJson, 'kind' | 'occurrence'>): string {
  if (occurrence === 'stay') return SCHEDULED_NAMES[kind];
  const [part = '', number] = occurrence.split('-');
  const name = PARTS[part] ?? part;
  return `${SCHEDULED_NAMES[kind]}: ${number === undefined ? name : `${name} ${number}`}`;
}

/** Why a mail does not go. */
export const SKIP_TEXTS: Record<SkipReason, string> = {
  get cancelled() {
    return t('mail.theBookingIsCancelled');
  },
  get switched_off() {
    return t('mail.itIsSwitchedOff');
  },
  get paid() {
    return t('mail.nothingIsOpenOf');
  },
  get confirmed_later() {
    return t('mail.theStayWasConfirmed');
  },
  get too_late() {
    return t('mail.itsTimeIsOver');
  },
  get no_arrival_details() {
    return t('mail.nothingIsFilledIn');
  },
  get no_bank_details() {
    return t('mail.whereToPayIs');
  },
};
