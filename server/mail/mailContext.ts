import type { LegalDetails } from '@shared/contract/legal/legal';
import type { Content } from '@shared/domain/content/contentTypes';
import type { PlainDate } from '@shared/domain/date';
import { createContext, useContext } from 'react';
import type { MailTexts } from './mailTexts';

/** `guest`: of the booking, or who wrote the message. `user`: with an account, or invited to one. */
export type MailReader = 'guest' | 'owner' | 'user';

export type MailVilla = Pick<
  Content,
  'villa.name' | 'villa.place' | 'host.name' | 'contact.hours' | 'contact.replyHours'
> & {
  legal: Pick<LegalDetails, 'operatorName' | 'taxNumber' | 'address' | 'registration'>;
  /** The home page's picture; `null` if the owner has none. */
  photo: { publicId: string; alt: string } | null;
};

/** Unread messages for the reader, looked up when the mail is sent. */
export type ConversationNews = {
  messages: readonly { text: string; files: number }[];
};

/** What subject, body and attachments of a mail are made with: texts and formats in its reader's language, and more. */
export type MailContext = MailTexts & {
  reader: MailReader;
  villa: MailVilla;
  publicUrl: string;
  ownerEmail: string;
  /** Head picture of a mail to a guest. Other readers, and pictures without an address of their own, have none. */
  picture: { url: string; alt: string } | null;
  /** URL of the guest's page for the mail's booking; `null` if there is none. */
  stayLink: string | null;
  /** Of the mail's link, if it has one. */
  linkToken: string;
  news: ConversationNews;
  /** When the mail became due, and the villa day of it. */
  createdAt: Date;
  day: PlainDate;
};

export const MailContextOf = createContext<MailContext | null>(null);

/** @throws Error outside a mail */
export function useMail(): MailContext {
  const context = useContext(MailContextOf);
  if (!context) throw new Error('useMail needs a MailContextOf above it');
  return context;
}
