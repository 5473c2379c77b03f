import type { MailProblem } from '@shared/contract/mail/mail';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import { isScheduled, SCHEDULED_NAMES } from './scheduledText';
import { t, type Sentence } from '../i18n/t';
import { currentLocale } from '../i18n/language';

const NAMES: Record<Exclude<MailProblem['kind'], ScheduledKind>, Sentence> = {
  enquiryReceipt: 'Receipt of the enquiry',
  enquiryAlert: 'Notification of an enquiry',
  confirmation: 'Confirmation',
  decline: 'Decline{#mail}',
  stayChange: 'Notification of a changed stay',
  cancellation: 'Cancellation',
  stayRequestAlert: 'Notification of a guest’s request',
  offer: 'Offer',
  offerEnded: 'Notice to the guest that an offer has ended',
  offerNews: 'Notification of an offer',
  messageReceipt: 'Receipt of a message',
  messageAlert: 'Notification of a message',
  messageAnswer: 'Answer to a message',
  conversationAlert: 'Notification of a guest’s message',
  conversationNews: 'Notice to the guest of your message',
  invitation: 'Invitation',
  passwordReset: 'Link for a new password',
  newDevice: 'Notification of a sign-in from a new device',
  bankDetailsChanged: 'Notification of changed bank details',
  doubleBooking: 'Notification of a double booking',
  unreadable: 'Unreadable mail',
};

export function mailName({ kind, reference }: Pick<MailProblem, 'kind' | 'reference'>): string {
  const name = isScheduled(kind) ? SCHEDULED_NAMES[kind] : NAMES[kind];
  return reference === null ? t(name) : `${t(name)} ${reference}`;
}

/** `Tried 3 times. The next try is at 14:05.` */
export function attemptsText({ attempts, nextAttemptAt }: MailProblem): string {
  if (nextAttemptAt === null) {
    return attempts === 1
      ? t('Tried once. Not tried any more.')
      : t('Tried {attempts} times. Not tried any more.', { attempts });
  }
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' });
  const next = time.format(new Date(nextAttemptAt));
  return attempts === 1
    ? t('Tried once. The next try is at {time}.', { time: next })
    : t('Tried {attempts} times. The next try is at {time}.', { attempts, time: next });
}
