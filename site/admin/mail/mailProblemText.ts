import type { MailProblem } from '@shared/contract/mail/mail';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import { isScheduled, SCHEDULED_NAMES } from './scheduledText';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

const NAMES: Record<Exclude<MailProblem['kind'], ScheduledKind>, string> = {
  get enquiryReceipt() {
    return t('Receipt of the enquiry');
  },
  get enquiryAlert() {
    return t('Word to you of the enquiry');
  },
  get confirmation() {
    return t('Confirmation');
  },
  get decline() {
    return t('Decline{#mail}');
  },
  get stayChange() {
    return t('Word of a changed stay');
  },
  get cancellation() {
    return t('Cancellation');
  },
  get stayRequestAlert() {
    return t('Word to you of a guest’s wish');
  },
  get offer() {
    return t('Offer');
  },
  get offerEnded() {
    return t('Word to the guest that an offer has ended');
  },
  get offerNews() {
    return t('Word to you of an offer');
  },
  get messageReceipt() {
    return t('Receipt of a message');
  },
  get messageAlert() {
    return t('Word to you of a message');
  },
  get messageAnswer() {
    return t('Answer to a message');
  },
  get conversationAlert() {
    return t('Word to you of what a guest wrote');
  },
  get conversationNews() {
    return t('Word to the guest of what you wrote');
  },
  get invitation() {
    return t('Invitation');
  },
  get passwordReset() {
    return t('Link for a new password');
  },
  get newDevice() {
    return t('Word of a sign-in from a new device');
  },
  get bankDetailsChanged() {
    return t('Word of other bank details');
  },
  get unreadable() {
    return t('Unreadable mail');
  },
};

/** `Confirmation VL-7K3Q9M`. */
export function mailName({ kind, reference }: Pick<MailProblem, 'kind' | 'reference'>): string {
  const name = isScheduled(kind) ? SCHEDULED_NAMES[kind] : NAMES[kind];
  return reference === null ? name : `${name} ${reference}`;
}

/** How things stand with it: `Tried 3 times. The next try is at 14:05.` */
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
