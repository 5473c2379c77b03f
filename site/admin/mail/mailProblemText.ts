import type { MailProblem } from '@shared/contract/mail/mail';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import { isScheduled, SCHEDULED_NAMES } from './scheduledText';
import { t, type Sentence } from '../i18n/t';
import { currentLocale } from '../i18n/language';

const NAMES: Record<Exclude<MailProblem['kind'], ScheduledKind>, Sentence> = {
  enquiryReceipt: 'Receipt of the enquiry',
  enquiryAlert: 'Word to you of the enquiry',
  confirmation: 'Confirmation',
  decline: 'Decline{#mail}',
  stayChange: 'Word of a changed stay',
  cancellation: 'Cancellation',
  stayRequestAlert: 'Word to you of a guest’s wish',
  offer: 'Offer',
  offerEnded: 'Word to the guest that an offer has ended',
  offerNews: 'Word to you of an offer',
  messageReceipt: 'Receipt of a message',
  messageAlert: 'Word to you of a message',
  messageAnswer: 'Answer to a message',
  conversationAlert: 'Word to you of what a guest wrote',
  conversationNews: 'Word to the guest of what you wrote',
  invitation: 'Invitation',
  passwordReset: 'Link for a new password',
  newDevice: 'Word of a sign-in from a new device',
  bankDetailsChanged: 'Word of other bank details',
  unreadable: 'Unreadable mail',
};

export function mailName({ kind, reference }: Pick<MailProblem, 'kind' | 'reference'>): string {
  const name = isScheduled(kind) ? SCHEDULED_NAMES[kind] : NAMES[kind];
  return reference === null ? t(name) : `${name} ${reference}`;
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
