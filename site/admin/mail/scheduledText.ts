import type { ScheduledMailJson } from '@shared/contract/mail/scheduledMails';
import type { ScheduledKind, SkipReason } from '@shared/domain/mail/scheduledMails';
import type { TemplateKind } from '@shared/domain/mail/mailTemplates';
import { t, type Sentence } from '../i18n/t';

export const SCHEDULED_NAMES: Record<ScheduledKind, Sentence> = {
  paymentRequest: 'Request for payment',
  paymentReminder: 'Reminder of a payment',
  paymentOverdue: 'Overdue payment',
  arrivalDetails: 'Before the arrival',
  departureDay: 'Before the departure',
  thanks: 'Thanks, and request for a review',
};

export function isScheduled(kind: string): kind is ScheduledKind {
  return Object.hasOwn(SCHEDULED_NAMES, kind);
}

const TEMPLATE_NAMES: Record<Exclude<TemplateKind, ScheduledKind>, Sentence> = {
  receipt: 'Receipt of the enquiry',
  offer: 'Offer',
  confirmation: 'Confirmation',
};

export function templateName(kind: TemplateKind): string {
  return isScheduled(kind) ? t(SCHEDULED_NAMES[kind]) : t(TEMPLATE_NAMES[kind]);
}

const PARTS: Readonly<Record<string, Sentence>> = {
  deposit: 'deposit',
  balance: 'balance',
  full: 'full amount',
};

export function scheduledName({
  kind,
  occurrence,
}: Pick<ScheduledMailJson, 'kind' | 'occurrence'>): string {
  if (occurrence === 'stay') return t(SCHEDULED_NAMES[kind]);
  const [part = '', number] = occurrence.split('-');
  const name = PARTS[part] ? t(PARTS[part]) : part;
  return `${t(SCHEDULED_NAMES[kind])}: ${number === undefined ? name : `${name} ${number}`}`;
}

export const SKIP_TEXTS: Record<SkipReason, Sentence> = {
  cancelled: 'The booking is cancelled.',
  switched_off: 'It is switched off.',
  paid: 'Nothing is open of it.',
  confirmed_later: 'The stay was confirmed after its time.',
  too_late: 'Its time is over.',
  no_arrival_details: 'Nothing is filled in yet under Settings, Arrival.',
  no_bank_details: 'Where to pay is not filled in yet under Payments, Bank.',
};
