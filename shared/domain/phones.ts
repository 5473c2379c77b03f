import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { VILLA } from '../villa';

/** A piece of a text; `href` is the link of a telephone number, and `null` for other text. */
export type PhonePart = { text: string; href: string | null };

/**
 * Splits what was typed into a telephone field into numbers and the text around them. A number without a country
 * code belongs to the villa's country. An extension is part of the text, not of the link: phones would dial it as
 * further digits. A number that no telephone could dial has no link.
 * @returns the whole text, in order
 */
export function phoneParts(text: string): PhonePart[] {
  const found = findPhoneNumbersInText(text, {
    defaultCountry: VILLA.address.country,
    // Numbers of the right length count, not only those of ranges in use, which change.
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

/** The numbers of a telephone field that can be dialled. */
export function dialledNumbers(text: string): { text: string; href: string }[] {
  return phoneParts(text).flatMap(({ text: number, href }) =>
    href === null ? [] : [{ text: number, href }],
  );
}
