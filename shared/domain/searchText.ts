/** Letters and marks that Unicode takes for no others with an accent, as those who type them plainly write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  // The sigma at a word's end: parts of a name are looked for.
  ς: 'σ',
  // Stretches an Arabic word, and is no letter.
  ـ: '',
  // Names have them as phones and word processors set them, or as keyboards do.
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
};
/** None of them is left in a folded text. */
export const FOLDED_LETTERS: readonly string[] = Object.keys(PLAIN);
const FOLDED = new RegExp(`[${FOLDED_LETTERS.join('')}]`, 'gu');

/**
 * Text as it is searched: without case, accents and doubled spaces, so that "elodie" finds
 * "Élodie", "JOSE" finds "José" and "strauss" finds "Strauß". What is stored and what is looked for
 * go through it.
 * @param parts joined by one space
 */
export function searchText(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(FOLDED, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
