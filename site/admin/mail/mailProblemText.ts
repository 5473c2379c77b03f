import type { MailProblem } from '@shared/contract/mail/mail';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import { isScheduled, SCHEDULED_NAMES } from './scheduledText';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

const NAMES: Record<Exclude<MailProblem['kind'], ScheduledKind>, string> = {
  get enquiryReceipt() {
    return t('mail.receiptOfTheEnquiry');
  },
  get enquiryAlert() {
    return t('mail.wordToYouOf');
  },
  get confirmation() {
    return t('mail.confirmation');
  },
  get decline() {
    return t('mail.decline');
  },
  get stayChange() {
    return t('mail.wordOfAChanged');
  },
  get cancellation() {
    return t('mail.cancellation');
  },
  get stayRequestAlert() {
    return t('mail.wordToYouOfAGuests');
  },
  get offer() {
    return t('mail.offer');
  },
  get offerEnded() {
    return t('mail.wordToTheGuest');
  },
  get offerNews() {
    return t('mail.wordToYouOfAnOffer');
  },
  get messageReceipt() {
    return t('mail.receiptOfAMessage');
  },
  get messageAlert() {
    return t('mail.wordToYouOfAMessage');
  },
  get messageAnswer() {
    return t('mail.answerToAMessage');
  },
  get conversationAlert() {
    return t('mail.wordToYouOfWhatA');
  },
  get conversationNews() {
    return t('mail.wordToTheGuestOfWhat');
  },
  get invitation() {
    return t('mail.invitation');
  },
  get passwordReset() {
    return t('mail.linkForANew');
  },
  get newDevice() {
    return t('mail.wordOfASign');
  },
  get bankDetailsChanged() {
    return t('mail.otherBankDetails');
  },
  get unreadable() {
    return t('mail.unreadableMail');
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
    return attempts === 1 ? t('mail.triedOnceNoMore') : t('mail.triedTimesNoMore', { attempts });
  }
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' });
  const next = time.format(new Date(nextAttemptAt));
  return attempts === 1
    ? t('mail.triedOnceNextAt', { time: next })
    : t('mail.triedTimesNextAt', { attempts, time: next });
}
