import { MAIL_KINDS } from '@shared/contract/mail/mail';
import type { TemplateKind } from '@shared/domain/mail/mailTemplates';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import type { Language } from '@shared/i18n/languages';
import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import * as z from 'zod';
import type { OutboxMail } from '../models/OutboxMail';
import { bankDetailsChanged, newDevice, passwordReset } from './kinds/account';
import { cancellation } from './kinds/cancellation';
import { confirmation } from './kinds/confirmation';
import { conversationAlert, conversationNews } from './kinds/conversation';
import { decline } from './kinds/decline';
import { doubleBooking } from './kinds/doubleBooking';
import { enquiryAlert, enquiryReceipt } from './kinds/enquiry';
import { invitation } from './kinds/invitation';
import { messageAlert, messageAnswer, messageReceipt } from './kinds/message';
import { offer, offerEnded, offerNews } from './kinds/offer';
import { scheduledMail } from './kinds/scheduled';
import { stayChange } from './kinds/stayChange';
import { stayRequestAlert } from './kinds/stayRequest';
import type { MailDefinition, MailKind } from './mailDefinition';

/** Every mail that can be sent. */
export const MAILS = {
  enquiryReceipt,
  enquiryAlert,
  confirmation,
  decline,
  stayChange,
  cancellation,
  stayRequestAlert,
  offer,
  offerEnded,
  offerNews,
  messageReceipt,
  messageAlert,
  messageAnswer,
  conversationAlert,
  conversationNews,
  invitation,
  passwordReset,
  newDevice,
  bankDetailsChanged,
  doubleBooking,
  paymentRequest: scheduledMail('paymentRequest'),
  paymentReminder: scheduledMail('paymentReminder'),
  paymentOverdue: scheduledMail('paymentOverdue'),
  arrivalDetails: scheduledMail('arrivalDetails'),
  departureDay: scheduledMail('departureDay'),
  thanks: scheduledMail('thanks'),
} satisfies { [Kind in MailKind]: { kind: Kind } };

export type Mail = {
  [Kind in MailKind]: { kind: Kind } & z.output<(typeof MAILS)[Kind]['data']>;
}[MailKind];
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

export function isScheduledMail(mail: Mail): mail is MailOf<ScheduledKind> {
  return 'occurrence' in mail;
}

/** The definition of a mail's kind. */
export function definitionOf({ kind }: Pick<Mail, 'kind'>) {
  // The kind of a mail decides its data, and each definition is called with mails of its own kind only.
  return MAILS[kind] as unknown as MailDefinition<MailKind, Mail, TemplateKind>;
}

const kindSchema = z.object({ kind: z.enum(MAIL_KINDS) });

/** Checks a mail, and removes invisible characters from its free texts. @throws if its data are not those of its kind */
export function parseMail(mail: unknown): Mail {
  const { kind } = kindSchema.parse(mail);
  return { ...MAILS[kind].data.parse(mail), kind } as Mail;
}

/** Parses the stored mail. @throws if the stored data is invalid */
export function mailOf(row: Pick<OutboxMail, 'data'>): Mail {
  return parseMail(JSON.parse(row.data));
}

/** {@link mailOf}, or `null` if the stored data is invalid. Such a mail has failed and is sent to nobody. */
export function readMail(row: Pick<OutboxMail, 'data'>): Mail | null {
  try {
    return mailOf(row);
  } catch {
    return null;
  }
}

export type Person = { name: string; address: string | null; language: Language | null };

/** The guest or user whom a mail is about: its reader, or the one to whom the owner's reply goes. */
export function personOf(mail: Mail): Person {
  if ('booking' in mail) return guestOf(mail.booking);
  if ('conversation' in mail) return guestOf(mail.conversation);
  if ('message' in mail) {
    const { firstName, lastName, email, language } = mail.message;
    return { name: `${firstName} ${lastName}`, address: email, language };
  }
  if ('clash' in mail) return { name: '', address: null, language: null };
  const { email } = 'invitation' in mail ? mail.invitation : mail.account;
  return { name: '', address: email, language: null };
}

function guestOf(guest: { guestName: string; guestEmail: string; language: Language }): Person {
  return { name: guest.guestName, address: guest.guestEmail, language: guest.language };
}

/** The address of a guest or user; `null` for the owner's. */
export function recipientOf(mail: Mail): string | null {
  return definitionOf(mail).reader === 'owner' ? null : personOf(mail).address;
}

/** The language of a mail: the guest's, or the reading user's. @param readerLanguage English by default */
export function languageOf(
  mail: Mail,
  readerLanguage: UserLanguage = DEFAULT_USER_LANGUAGE,
): Language {
  const isToGuest = definitionOf(mail).reader === 'guest';
  return (isToGuest && personOf(mail).language) || readerLanguage;
}
