import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { VILLA } from '../villa';

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
