import type { ScheduledMailJson } from '@shared/contract/mail/scheduled';
import type { ScheduledKind, SkipReason } from '@shared/domain/mail/schedule';
import type { TemplateKind } from '@shared/domain/mail/templates';

/** What mails that go by themselves are called. */
export const SCHEDULED_NAMES: Record<ScheduledKind, string> = {
  paymentRequest: 'Request for payment',
  paymentReminder: 'Reminder of a payment',
  paymentOverdue: 'Overdue payment',
  arrivalDetails: 'Before the arrival',
  departureDay: 'Before the departure',
  thanks: 'Thanks, and request for a review',
};

/** What every mail is called whose words the owner can change. */
export const TEMPLATE_NAMES: Record<TemplateKind, string> = {
  receipt: 'Receipt of the enquiry',
  offer: 'Offer',
  confirmation: 'Confirmation',
  ...SCHEDULED_NAMES,
};

const PARTS: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  balance: 'balance',
  full: 'full amount',
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
  cancelled: 'The booking is cancelled.',
  switched_off: 'It is switched off.',
  paid: 'Nothing is open of it.',
  confirmed_later: 'The stay was confirmed after its time.',
  too_late: 'Its time is over.',
  no_arrival_details: 'Nothing is filled in yet under Settings, Arrival.',
  no_bank_details: 'Where to pay is not filled in yet under Settings, Payments.',
};
