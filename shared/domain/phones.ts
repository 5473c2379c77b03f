import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { VILLA } from '../villa';
import type { PageContent } from './content/contentTypes';
import { mailHref } from './emailAddress';

/** A piece of a text; `href` links a telephone number and is `null` for other text. */
export type PhonePart = { text: string; href: string | null };

/**
 * Splits the content of a telephone field into numbers and other text. Numbers without a country code belong to the
 * villa's country. An extension is not part of the link, because phones would dial it as further digits. Impossible
 * numbers get no link.
 * @returns the whole text, in order
 */
export function phoneParts(text: string): PhonePart[] {
  const found = findPhoneNumbersInText(text, {
    defaultCountry: VILLA.address.country,
    // Accepts numbers of the right length, because the ranges in use change.
    extended: true,
  });
  const ends = [0, ...found.map(({ endsAt }) => endsAt)];
  return [
    ...found.flatMap(({ startsAt, endsAt, number }, index) => [
      { text: text.slice(ends[index], startsAt), href: null },
      { text: text.slice(startsAt, endsAt), href: `tel:${number.number}` },
    ]),
    { text: text.slice(ends.at(-1)), href: null },
  ].filter((part) => part.text !== '');
}

export function dialledNumbers(text: string): { text: string; href: string }[] {
  return phoneParts(text).flatMap(({ text: number, href }) =>
    href === null ? [] : [{ text: number, href }],
  );
}

/** A way to reach the owner, ready to render. */
export type ContactLink = { kind: 'phone' | 'whatsApp' | 'email'; text: string; href: string };

type ContactKey = 'contact.phone' | 'contact.whatsApp' | 'contact.email';

/** The owner's telephone numbers, WhatsApp chat and email address, as far as they are shown to guests. */
export function contactLinks(content: Pick<PageContent, ContactKey>): ContactLink[] {
  const [chat] = dialledNumbers(content['contact.whatsApp'] ?? '');
  const email = content['contact.email'];
  return [
    ...dialledNumbers(content['contact.phone'] ?? '').map((number): ContactLink => ({
      kind: 'phone',
      ...number,
    })),
    ...(chat
      ? [{ kind: 'whatsApp' as const, text: 'WhatsApp', href: whatsAppHref(chat.href) }]
      : []),
    ...(email ? [{ kind: 'email' as const, text: email, href: mailHref(email) }] : []),
  ];
}

/** WhatsApp's own address of a chat, which opens the app or its website. */
export function whatsAppHref(telephone: string): string {
  return telephone.replace('tel:+', 'https://wa.me/');
}
