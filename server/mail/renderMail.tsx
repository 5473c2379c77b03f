import { render } from '@react-email/render';
import { villaDay } from '@shared/domain/date';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import type { Template } from '@shared/domain/mail/mailTemplates';
import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import type { ReactElement } from 'react';
import type { Mailbox } from '../env';
import type { OutgoingMail } from '../integrations/smtp';
import { definitionOf, languageOf, parseMail, personOf, type Mail } from './mail';
import {
  MailContextOf,
  type ConversationNews,
  type MailContext,
  type MailVilla,
  type MailReader,
} from './mailContext';
import { mailTextsIn, type MailTexts } from './mailTexts';
import { renderTemplate } from './renderTemplate';
import { TestMail } from './TestMail';

/** A rendered mail; identifier and date come from its row. */
export type RenderedMail = Omit<OutgoingMail, 'messageId' | 'date'>;

/** URLs, the addresses of the owner's mails and guests' replies, and the link token of a mail that has one. */
export type MailEnv = {
  publicUrl: string;
  ownerEmail: string;
  /** Where the villa's pictures are; without it mails have none. */
  deliveryBase?: string;
  linkToken?: string | null;
  /** The owner's edited text; without it the standard text applies. */
  template?: Template | null;
  stayLink?: string | null;
  news?: ConversationNews | null;
  /** Language of the user, for a mail that does not go to a guest. */
  readerLanguage?: UserLanguage;
};

/**
 * Renders a mail as HTML and plain text from the same components.
 * @param env links begin with `publicUrl`, whatever host the guest used
 * @param villa the published details of the house
 * @param createdAt when the mail became due
 */
export async function renderMail(
  stored: Mail,
  env: MailEnv,
  villa: MailVilla,
  createdAt: Date,
): Promise<RenderedMail> {
  const mail = parseMail(stored);
  const { reader, priority, thread, attachments } = definitionOf(mail);
  const texts = mailTextsIn(languageOf(mail, env.readerLanguage));
  const context = contextOf(env, villa, createdAt, texts, reader);
  const owner = ownerOf(env, villa);
  const { name, address } = personOf(mail);
  const isReceipt = priority === 'receipt';
  // The name is free text, which an automatic reply must not repeat.
  const person = address === null ? owner : { name: isReceipt ? '' : name, address };
  const [to, replyTo] = reader === 'owner' ? [owner, person] : [person, owner];
  return {
    to,
    replyTo,
    ...(await writeOut(contentOf(mail, env.template ?? null, context), context)),
    headers: thread
      ? threadHeaders(thread(mail), env)
      : automaticHeaders(isReceipt ? 'auto-replied' : 'auto-generated'),
    attachments: attachments?.(mail, context) ?? [],
  };
}

export async function renderTestMail(env: MailEnv, villa: MailVilla): Promise<RenderedMail> {
  const owner = ownerOf(env, villa);
  const texts = mailTextsIn(env.readerLanguage ?? DEFAULT_USER_LANGUAGE);
  const subject = texts.ownerText('Mail from {villa} works', { villa: villa['villa.name'] });
  const context = contextOf(env, villa, new Date(), texts, 'owner');
  return {
    to: owner,
    replyTo: owner,
    ...(await writeOut({ subject, body: <TestMail /> }, context)),
    headers: automaticHeaders('auto-generated'),
    attachments: [],
  };
}

type Content = { subject: string; body: ReactElement };

function contentOf(mail: Mail, edited: Template | null, context: MailContext): Content {
  const definition = definitionOf(mail);
  if (definition.template === undefined) {
    const { Body } = definition;
    return { subject: definition.subject(mail, context), body: <Body {...mail} /> };
  }
  const { Body } = definition;
  const values = definition.values(mail, context);
  const template = renderTemplate(definition.template, edited, values, context);
  return { subject: template.subject, body: <Body {...mail} template={template} /> };
}

function contextOf(
  env: MailEnv,
  villa: MailVilla,
  createdAt: Date,
  texts: MailTexts,
  reader: MailReader,
): MailContext {
  const { publicUrl, ownerEmail, stayLink = null, linkToken, news } = env;
  return {
    ...texts,
    reader,
    villa,
    publicUrl,
    ownerEmail,
    picture: reader === 'guest' ? pictureOf(env, villa) : null,
    stayLink,
    linkToken: linkToken ?? '',
    news: news ?? { messages: [] },
    createdAt,
    day: villaDay(createdAt),
  };
}

/** Mail programs load pictures from anywhere, so only from a server with https. */
function pictureOf(
  { publicUrl, deliveryBase }: MailEnv,
  { photo }: MailVilla,
): MailContext['picture'] {
  if (deliveryBase === undefined || photo === null) return null;
  const url = new URL(imageUrl(deliveryBase, photo.publicId, 'share'), publicUrl);
  return url.protocol === 'https:' ? { url: url.toString(), alt: photo.alt } : null;
}

async function writeOut(
  { subject, body }: Content,
  context: MailContext,
): Promise<Pick<RenderedMail, 'subject' | 'html' | 'text'>> {
  const mail = <MailContextOf value={context}>{body}</MailContextOf>;
  return {
    subject,
    html: await render(mail),
    text: await render(mail, { plainText: true, htmlToTextOptions: PLAIN_TEXT }),
  };
}

/** RFC 3834, and the equivalent for Exchange: suppress out-of-office replies to automatic mail. */
function automaticHeaders(kind: 'auto-replied' | 'auto-generated'): Record<string, string> {
  return { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' };
}

/** RFC 5322, 3.6.4: the answered mail and all before it. */
function threadHeaders(keys: readonly string[], { publicUrl }: MailEnv): Record<string, string> {
  const { hostname } = new URL(publicUrl);
  const ids = keys.map((key) => `<${key}@${hostname}>`);
  const last = ids.at(-1);
  return last === undefined ? {} : { 'In-Reply-To': last, References: ids.join(' ') };
}

const PLAIN_TEXT = {
  wordwrap: 78,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    {
      selector: 'table.facts',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 52 },
    },
  ],
};

function ownerOf({ ownerEmail }: MailEnv, villa: MailVilla): Mailbox {
  return { name: villa['villa.name'], address: ownerEmail };
}
