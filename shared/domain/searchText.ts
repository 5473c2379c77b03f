/** Letters and signs that Unicode does not decompose, with their plain spelling. */
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
  // Final sigma, because parts of names are searched.
  ς: 'σ',
  // Arabic elongation, not a letter.
  ـ: '',
  // Typographic and keyboard apostrophes in names.
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
};
/** Never present in a folded text. */
export const FOLDED_LETTERS: readonly string[] = Object.keys(PLAIN);
const FOLDED = new RegExp(`[${FOLDED_LETTERS.join('')}]`, 'gu');

/**
 * Folds text for searching: ignores case, accents and repeated spaces, so that "elodie" finds "Élodie", "JOSE"
 * finds "José" and "strauss" finds "Strauß". Apply it to both stored text and search terms.
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
