import { render } from '@react-email/render';
import { villaDay } from '@shared/domain/date';
import type { Template } from '@shared/domain/mail/mailTemplates';
import type { Language } from '@shared/i18n/languages';
import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import type { ReactElement } from 'react';
import type { Mailbox } from '../env';
import type { OutgoingMail } from '../integrations/smtp';
import {
  Cancellation,
  Confirmation,
  Decline,
  EnquiryReceipt,
  StayChange,
} from './GuestBookingMails';
import {
  ConversationAlert,
  ConversationNewsMail,
  MessageAnswer,
  type ConversationNews,
} from './ConversationMails';
import { stayInvitation } from './stayInvitation';
import { InvitationMail } from './InvitationMail';
import type { BookingMailData, Mail } from './mail';
import { mailTextsIn, type MailTexts } from './mailTexts';
import { BankDetailsChanged, NewDevice, PasswordReset } from './AccountMails';
import { Offer, OFFER_NEWS_TEXTS, OfferEnded, OfferNews } from './OfferMails';
import {
  EnquiryAlert,
  MESSAGE_SUBJECTS,
  MessageAlert,
  MessageReceipt,
  STAY_REQUEST_TEXTS,
  StayRequestAlert,
  TestMail,
} from './OwnerMails';
import { plainMail } from './plainMail';
import { ScheduledMail } from './ScheduledMails';
import { paymentValues, stayValues, renderTemplate } from './renderTemplate';
import { StayUrlContext, VillaContext, MailTextsContext, type MailVilla } from './mailContext';

/** A rendered mail; identifier and date come from its row. */
export type RenderedMail = Omit<OutgoingMail, 'messageId' | 'date'>;

/** URLs, the addresses of the owner's mails and guests' replies, and the link token of a mail that has one. */
export type MailEnv = {
  publicUrl: string;
  ownerEmail: string;
  linkToken?: string | null;
  /** The owner's edited text; without it the standard text applies. */
  template?: Template | null;
  stayLink?: string | null;
  news?: ConversationNews | null;
  /** Language of the user, for a mail that does not go to a guest. */
  readerLanguage?: UserLanguage;
};
type Draft = {
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  body: ReactElement;
  /** Sent to an unverified address. */
  isAutomaticAnswer?: boolean;
  /** Written by a person, so automatic replies are welcome. */
  isWritten?: boolean;
  /** Message-IDs of previous mails in the thread, oldest first, without angle brackets. */
  thread?: readonly string[];
  attachments?: OutgoingMail['attachments'];
};

/**
 * Renders a mail as HTML and plain text from the same components.
 * @param env links begin with `publicUrl`, whatever host the guest used
 * @param villa the published details of the house
 * @param createdAt when the mail became due
 */
export async function renderMail(
  mail: Mail,
  env: MailEnv,
  villa: MailVilla,
  createdAt: Date,
): Promise<RenderedMail> {
  const texts = mailTextsIn(languageOfMail(mail, env.readerLanguage));
  const draft = draftOf(plainMail(mail), env, villa, createdAt, texts);
  return writeOut(draft, villa, texts, env.stayLink ?? null);
}

/** The language of a mail: the guest's, or the reading user's. @param readerLanguage English by default */
export function languageOfMail(
  mail: Mail,
  readerLanguage: UserLanguage = DEFAULT_USER_LANGUAGE,
): Language {
  switch (mail.kind) {
    case 'enquiryAlert':
    case 'offerNews':
    case 'messageAlert':
    case 'conversationAlert':
    case 'stayRequestAlert':
    case 'invitation':
    case 'passwordReset':
    case 'newDevice':
    case 'bankDetailsChanged':
      return readerLanguage;
    case 'messageReceipt':
    case 'messageAnswer':
      return mail.message.language;
    case 'conversationNews':
      return mail.conversation.language;
    case 'enquiryReceipt':
    case 'confirmation':
    case 'decline':
    case 'stayChange':
    case 'cancellation':
    case 'offer':
    case 'offerEnded':
    case 'paymentRequest':
    case 'paymentReminder':
    case 'paymentOverdue':
    case 'arrivalDetails':
    case 'departureDay':
    case 'thanks':
      return mail.booking.language;
  }
}

export async function renderTestMail(env: MailEnv, villa: MailVilla): Promise<RenderedMail> {
  const owner = ownerOf(env, villa);
  const texts = mailTextsIn(env.readerLanguage ?? DEFAULT_USER_LANGUAGE);
  const draft = {
    to: owner,
    replyTo: owner,
    subject: texts.ownerText('Mail from {villa} works', { villa: villa['villa.name'] }),
    body: <TestMail publicUrl={env.publicUrl} />,
  };
  return writeOut(draft, villa, texts);
}

function draftOf(
  mail: Mail,
  env: MailEnv,
  villa: MailVilla,
  createdAt: Date,
  texts: MailTexts,
): Draft {
  const { mailText, ownerText, shortDay } = texts;
  const { publicUrl } = env;
  const owner = ownerOf(env, villa);
  const day = villaDay(createdAt);
  const edited = env.template ?? null;
  const valuesOf = (booking: BookingMailData) =>
    stayValues(booking, texts, villa, env.stayLink ?? '');
  switch (mail.kind) {
    case 'enquiryReceipt': {
      const template = renderTemplate('receipt', edited, valuesOf(mail.booking), texts);
      return {
        // The name is free text, which an automatic reply must not repeat.
        to: { name: '', address: mail.booking.guestEmail },
        replyTo: owner,
        subject: template.subject,
        body: (
          <EnquiryReceipt
            booking={mail.booking}
            day={day}
            template={template}
            publicUrl={publicUrl}
          />
        ),
        isAutomaticAnswer: true,
      };
    }
    case 'messageReceipt':
      return {
        to: { name: '', address: mail.message.email },
        replyTo: owner,
        subject: mailText('messageReceipt.subject'),
        body: <MessageReceipt publicUrl={publicUrl} />,
        isAutomaticAnswer: true,
      };
    case 'invitation':
      return {
        to: { name: '', address: mail.invitation.email },
        replyTo: owner,
        subject: ownerText('Your access to {villa}', { villa: villa['villa.name'] }),
        body: (
          <InvitationMail
            invitation={mail.invitation}
            publicUrl={publicUrl}
            token={env.linkToken ?? ''}
          />
        ),
      };
    case 'enquiryAlert':
      return {
        to: owner,
        replyTo: guestOf(mail.booking),
        subject: ownerText('New enquiry {reference}: {from} to {to}', {
          reference: mail.booking.reference,
          from: shortDay(mail.booking.checkinDate),
          to: shortDay(mail.booking.checkoutDate),
        }),
        body: <EnquiryAlert booking={mail.booking} day={day} publicUrl={publicUrl} />,
      };
    case 'stayRequestAlert':
      return {
        to: owner,
        replyTo: guestOf(mail.booking),
        subject: ownerText(
          mail.request.isWithdrawn
            ? '{reference}: the guest has taken a wish back'
            : STAY_REQUEST_TEXTS[mail.request.kind].subject,
          { reference: mail.booking.reference },
        ),
        body: (
          <StayRequestAlert booking={mail.booking} request={mail.request} publicUrl={publicUrl} />
        ),
      };
    case 'messageAlert':
      return {
        to: owner,
        replyTo: {
          name: `${mail.message.firstName} ${mail.message.lastName}`,
          address: mail.message.email,
        },
        subject: ownerText('New message: {subject}', {
          subject: ownerText(MESSAGE_SUBJECTS[mail.message.subject]),
        }),
        body: <MessageAlert message={mail.message} publicUrl={publicUrl} />,
      };
    case 'messageAnswer': {
      const { hostname } = new URL(publicUrl);
      return {
        to: {
          name: `${mail.message.firstName} ${mail.message.lastName}`,
          address: mail.message.email,
        },
        replyTo: owner,
        // The receipt's subject, so that mail programs show both in one thread.
        subject: `Re: ${mailText('messageReceipt.subject')}`,
        body: <MessageAnswer message={mail.message} answer={mail.answer} publicUrl={publicUrl} />,
        isWritten: true,
        thread: mail.answer.earlierKeys.map((key) => `${key}@${hostname}`),
      };
    }
    case 'conversationAlert':
      return {
        to: owner,
        replyTo: { name: mail.conversation.guestName, address: mail.conversation.guestEmail },
        subject: ownerText('A guest has written: {reference}', {
          reference: mail.conversation.reference,
        }),
        body: (
          <ConversationAlert
            conversation={mail.conversation}
            news={env.news ?? NO_NEWS}
            publicUrl={publicUrl}
          />
        ),
      };
    case 'conversationNews':
      return {
        to: { name: mail.conversation.guestName, address: mail.conversation.guestEmail },
        replyTo: owner,
        subject: mailText('conversationNews.subject', { reference: mail.conversation.reference }),
        body: (
          <ConversationNewsMail
            conversation={mail.conversation}
            news={env.news ?? NO_NEWS}
            pageUrl={env.stayLink ? `${env.stayLink}#conversation` : null}
            publicUrl={publicUrl}
          />
        ),
      };
    case 'passwordReset':
      return {
        to: { name: '', address: mail.account.email },
        replyTo: owner,
        subject: ownerText('Choose a new password for {villa}', { villa: villa['villa.name'] }),
        body: (
          <PasswordReset account={mail.account} token={env.linkToken ?? ''} publicUrl={publicUrl} />
        ),
      };
    case 'newDevice':
      return {
        to: mail.account.email === null ? owner : { name: '', address: mail.account.email },
        replyTo: owner,
        subject: ownerText('A new sign-in to {villa}', { villa: villa['villa.name'] }),
        body: <NewDevice {...mail} at={createdAt} publicUrl={publicUrl} />,
      };
    case 'bankDetailsChanged':
      return {
        to: mail.account.email === null ? owner : { name: '', address: mail.account.email },
        replyTo: owner,
        subject: ownerText('Other bank details for {villa}', { villa: villa['villa.name'] }),
        body: <BankDetailsChanged {...mail} at={createdAt} publicUrl={publicUrl} />,
      };
    case 'confirmation': {
      const template = renderTemplate('confirmation', edited, valuesOf(mail.booking), texts);
      return {
        to: guestOf(mail.booking),
        replyTo: owner,
        subject: template.subject,
        body: (
          <Confirmation
            booking={mail.booking}
            day={day}
            template={template}
            publicUrl={publicUrl}
          />
        ),
        attachments: [stayInvitation(mail.booking, createdAt, env, villa, texts)],
      };
    }
    case 'paymentRequest':
    case 'paymentReminder':
    case 'paymentOverdue':
    case 'arrivalDetails':
    case 'departureDay':
    case 'thanks': {
      const { kind, booking, payment } = mail;
      // Mails that request no payment have no placeholder for one.
      const asked = payment
        ? paymentValues(payment, booking, texts)
        : { amountDue: '', dueDate: '' };
      const values = { ...valuesOf(booking), ...asked };
      const template = renderTemplate(kind, edited, values, texts);
      return {
        to: guestOf(booking),
        replyTo: owner,
        subject: template.subject,
        body: (
          <ScheduledMail
            kind={mail.kind}
            booking={booking}
            payment={payment}
            template={template}
            publicUrl={publicUrl}
          />
        ),
      };
    }
    case 'stayChange':
      return {
        to: guestOf(mail.booking),
        replyTo: owner,
        subject: mailText('stayChange.subject', { reference: mail.booking.reference }),
        body: (
          <StayChange booking={mail.booking} day={day} before={mail.before} publicUrl={publicUrl} />
        ),
        attachments: [stayInvitation(mail.booking, createdAt, env, villa, texts)],
      };
    case 'offer': {
      const values = {
        ...valuesOf(mail.booking),
        validUntil: texts.longDay(mail.offer.validUntil),
      };
      const template = renderTemplate('offer', edited, values, texts);
      return {
        to: guestOf(mail.booking),
        replyTo: owner,
        subject: template.subject,
        body: <Offer {...mail} day={day} template={template} publicUrl={publicUrl} />,
      };
    }
    case 'offerEnded':
      return {
        to: guestOf(mail.booking),
        replyTo: owner,
        subject: mailText(`offerEnded.${mail.why}.subject`, {
          reference: mail.booking.reference,
        }),
        body: <OfferEnded {...mail} publicUrl={publicUrl} />,
      };
    case 'offerNews':
      return {
        to: owner,
        replyTo: guestOf(mail.booking),
        subject: ownerText(OFFER_NEWS_TEXTS[mail.news].subject, {
          reference: mail.booking.reference,
          from: shortDay(mail.booking.checkinDate),
          to: shortDay(mail.booking.checkoutDate),
        }),
        body: <OfferNews {...mail} day={day} publicUrl={publicUrl} />,
      };
    case 'decline':
      return {
        to: guestOf(mail.booking),
        replyTo: owner,
        subject: mailText('decline.subject', { reference: mail.booking.reference }),
        body: <Decline booking={mail.booking} publicUrl={publicUrl} />,
      };
    case 'cancellation':
      return {
        to: guestOf(mail.booking),
        replyTo: owner,
        subject: mailText('cancellation.subject', { reference: mail.booking.reference }),
        body: <Cancellation booking={mail.booking} publicUrl={publicUrl} />,
        attachments: [stayInvitation(mail.booking, createdAt, env, villa, texts, true)],
      };
  }
}

const NO_NEWS: ConversationNews = { messages: [] };

async function writeOut(
  draft: Draft,
  villa: MailVilla,
  texts: MailTexts,
  stayUrl: string | null = null,
): Promise<RenderedMail> {
  const body = (
    <MailTextsContext value={texts}>
      <StayUrlContext value={stayUrl}>
        <VillaContext value={villa}>{draft.body}</VillaContext>
      </StayUrlContext>
    </MailTextsContext>
  );
  return {
    to: draft.to,
    replyTo: draft.replyTo,
    subject: draft.subject,
    html: await render(body),
    text: await render(body, { plainText: true, htmlToTextOptions: PLAIN_TEXT }),
    headers: { ...(draft.isWritten ? {} : automaticHeaders(draft)), ...threadHeaders(draft) },
    attachments: draft.attachments ?? [],
  };
}

/** RFC 3834, and the equivalent for Exchange: suppress out-of-office replies to automatic mail. */
function automaticHeaders({ isAutomaticAnswer }: Draft): Record<string, string> {
  return {
    'Auto-Submitted': isAutomaticAnswer ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
}

/** RFC 5322, 3.6.4: the answered mail and all before it. */
function threadHeaders({ thread = [] }: Draft): Record<string, string> {
  const ids = thread.map((id) => `<${id}>`);
  const last = ids.at(-1);
  return last === undefined ? {} : { 'In-Reply-To': last, References: ids.join(' ') };
}

const PLAIN_TEXT = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    {
      selector: 'table.facts',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 52 },
    },
  ],
};

function guestOf({ guestName, guestEmail }: BookingMailData): Mailbox {
  return { name: guestName, address: guestEmail };
}

function ownerOf({ ownerEmail }: MailEnv, villa: MailVilla): Mailbox {
  return { name: villa['villa.name'], address: ownerEmail };
}
