/**
 * Text as it is searched: without case, accents and doubled spaces, so that "elodie" finds
 * "Élodie" and "JOSE" finds "José". What is stored and what is looked for go through it.
 * @param parts joined by one space
 */
export function searchText(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
