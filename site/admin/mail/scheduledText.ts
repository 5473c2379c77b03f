import type { ScheduledMailJson } from '@shared/contract/mail/scheduledMails';
import type { ScheduledKind, SkipReason } from '@shared/domain/mail/scheduledMails';
import type { TemplateKind } from '@shared/domain/mail/mailTemplates';
import { t } from '../i18n/t';

/** What mails that go by themselves are called. */
export const SCHEDULED_NAMES: Record<ScheduledKind, string> = {
  get paymentRequest() {
    return t('Request for payment');
  },
  get paymentReminder() {
    return t('Reminder of a payment');
  },
  get paymentOverdue() {
    return t('Overdue payment');
  },
  get arrivalDetails() {
    return t('Before the arrival');
  },
  get departureDay() {
    return t('Before the departure');
  },
  get thanks() {
    return t('Thanks, and request for a review');
  },
};

/** Whether a mail is one of those that go by themselves. */
export function isScheduled(kind: string): kind is ScheduledKind {
  return Object.hasOwn(SCHEDULED_NAMES, kind);
}

const TEMPLATE_NAMES: Record<Exclude<TemplateKind, ScheduledKind>, string> = {
  get receipt() {
    return t('Receipt of the enquiry');
  },
  get offer() {
    return t('Offer');
  },
  get confirmation() {
    return t('Confirmation');
  },
};

/** What a mail is called whose words the owner can change. */
export function templateName(kind: TemplateKind): string {
  return isScheduled(kind) ? SCHEDULED_NAMES[kind] : TEMPLATE_NAMES[kind];
}

const PARTS: Readonly<Record<string, string>> = {
  get deposit() {
    return t('deposit');
  },
  get balance() {
    return t('balance');
  },
  get full() {
    return t('full amount');
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
    return t('The booking is cancelled.');
  },
  get switched_off() {
    return t('It is switched off.');
  },
  get paid() {
    return t('Nothing is open of it.');
  },
  get confirmed_later() {
    return t('The stay was confirmed after its time.');
  },
  get too_late() {
    return t('Its time is over.');
  },
  get no_arrival_details() {
    return t('Nothing is filled in yet under Settings, Arrival.');
  },
  get no_bank_details() {
    return t('Where to pay is not filled in yet under Settings, Payments.');
  },
};
