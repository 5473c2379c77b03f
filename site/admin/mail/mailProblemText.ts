import type { MailProblem } from '@shared/contract/mail/mail';
import { SCHEDULED_NAMES } from './scheduledText';

const NAMES: Record<MailProblem['kind'], string> = {
  enquiryReceipt: 'Receipt of the enquiry',
  enquiryAlert: 'Word to you of the enquiry',
  confirmation: 'Confirmation',
  decline: 'Decline',
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
  ...SCHEDULED_NAMES,
  unreadable: 'Unreadable mail',
};

/** `Confirmation VL-7K3Q9M`. */
export function mailName({ kind, reference }: Pick<MailProblem, 'kind' | 'reference'>): string {
  return reference === null ? NAMES[kind] : `${NAMES[kind]} ${reference}`;
}

/** How things stand with it: `Tried 3 times. The next try is at 14:05.` */
export function attemptsText({ attempts, nextAttemptAt }: MailProblem): string {
  const tried = attempts === 1 ? 'Tried once.' : `Tried ${attempts} times.`;
  if (nextAttemptAt === null) return `${tried} Not tried any more.`;
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${tried} The next try is at ${time.format(new Date(nextAttemptAt))}.`;
}
