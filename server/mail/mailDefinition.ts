import type { MAIL_KINDS } from '@shared/contract/mail/mail';
import type { TemplateKind, TemplateValues } from '@shared/domain/mail/mailTemplates';
import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import type { ReactElement } from 'react';
import type * as z from 'zod';
import type { PlainSentence } from '../errors';
import type { OutgoingMail } from '../integrations/smtp';
import type { MailContext, MailReader } from './mailContext';
import type { BookingMail, ScheduledMailData } from './mailData';
import type { RenderedTemplate } from './renderTemplate';

export type MailKind = (typeof MAIL_KINDS)[number];

/** Lower goes first. Receipts are last, since any stranger can trigger them in any number. */
export const MAIL_PRIORITY = { decision: 0, alert: 1, scheduled: 1, receipt: 2 } as const;

/** Everything about one kind of mail. */
export type MailDefinition<Kind extends MailKind, Data, Template extends TemplateKind> = {
  kind: Kind;
  /** What is stored of a mail until it is sent. A field that is added later needs a default. */
  data: z.ZodType<Data>;
  reader: MailReader;
  /** A `receipt` goes to an unverified address, so it must not contain free text. */
  priority: keyof typeof MAIL_PRIORITY;
  attachments?: (mail: Data, context: MailContext) => OutgoingMail['attachments'];
  /** For a mail that a person wrote, so that automatic replies are welcome: keys of previous mails, oldest first. */
  thread?: (mail: Data) => readonly string[];
  /** Encrypted token of the link in the mail: its place, see `Secrets`, and what the owner reads if the key is lost. */
  link?: { place: string; sealedToken: (mail: Data) => string; lost: PlainSentence };
  /**
   * The data at the time the mail is sent, which may be days later; `null` if it has become pointless.
   * @example unchanged
   */
  current: (mail: Data, now: MailNow) => Promise<Data | null> | Data | null;
} & (
  | {
      /** The owner can edit its text and subject. */
      template: Template;
      values: (mail: Data, context: MailContext) => TemplateValues<Template>;
      Body: (props: Data & { template: RenderedTemplate }) => ReactElement;
    }
  | {
      template?: undefined;
      subject: (mail: Data, context: MailContext) => string;
      Body: (props: Data) => ReactElement;
    }
);

/** What a mail can ask when it is sent. */
export type MailNow = {
  /** Whether a later mail of these kinds about the same booking has been or will be sent. */
  isFollowedBy: (kinds: readonly MailKind[]) => Promise<boolean>;
  /** Whether the guest can still accept the terms of an offer. */
  isOffered: (mail: BookingMail & { offer: { validUntil: string } }) => Promise<boolean>;
  isConfirmed: () => Promise<boolean>;
  /** Adds the bank account for the next payment; `null` unless the stay is confirmed. */
  withBankDetails: <Mail extends BookingMail>(mail: Mail) => Promise<Mail | null>;
  /** With the current stay and open amount; `null` if it must not be sent now, or at all. */
  scheduledMailNow: (
    kind: ScheduledKind,
    mail: ScheduledMailData,
  ) => Promise<ScheduledMailData | null>;
};

/** Checks a definition, and infers the type of its data. */
export function defineMail<
  Kind extends MailKind,
  Data,
  Template extends TemplateKind = TemplateKind,
>(definition: MailDefinition<Kind, Data, Template>): MailDefinition<Kind, Data, Template> {
  return definition;
}

/** For a mail that stays true however late it is sent. */
export function unchanged<Data>(mail: Data): Data {
  return mail;
}
