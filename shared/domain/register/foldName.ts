import { searchText } from '../searchText';

/** Letters with accents that the authority accepts. */
const ACCENTED = 'ÇÃÁÀÉÊÍÕÔÓÚ';
const ACCEPTED = new RegExp(`^[A-Z${ACCENTED}' -]$`, 'u');
const PLAIN = /^[A-Z' -]+$/;

/**
 * Writes a name or place in the capitals that SIBA accepts: other accents are dropped (Ü becomes U), letters such as ß
 * and Ø are spelt out, and other characters become blanks. Letters of other scripts are dropped; see {@link isFoldable}.
 * @param max letters that remain, cut at a word if one ends in the last half
 */
export function foldName(text: string, max: number): string {
  const letters = Array.from(text.normalize('NFC').toUpperCase(), foldLetter);
  return cutAtWord(letters.join('').replaceAll(/ +/g, ' ').trim(), max);
}

/** Whether each letter of a text can be written in the letters that SIBA accepts. */
export function isFoldable(text: string): boolean {
  return Array.from(text.normalize('NFC').toUpperCase()).every(
    (letter) => !/\p{L}/u.test(letter) || foldLetter(letter) !== ' ',
  );
}

/** Plain ASCII for files whose encoding is not documented. */
export function foldToAscii(text: string, max: number): string {
  const plain = Array.from(text.normalize('NFC'), (letter) => {
    const base = letter.normalize('NFKD').replaceAll(/[^ -~]/g, '');
    return base || foldLetter(letter.toUpperCase());
  }).join('');
  // The bar separates fields.
  return cutAtWord(plain.replaceAll('|', ' ').replaceAll(/ +/g, ' ').trim(), max);
}

/** A document's number in capitals, without blanks and punctuation. */
export function foldDocumentNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[\s\p{P}<]/gu, '');
}

function foldLetter(letter: string): string {
  if (ACCEPTED.test(letter)) return letter;
  const plain = searchText(letter).toUpperCase();
  return PLAIN.test(plain) ? plain : ' ';
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const end = text[max] === ' ' ? max : cut.lastIndexOf(' ');
  return cut.slice(0, end * 2 >= max ? end : max).trim();
}
