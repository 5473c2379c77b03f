import { searchText } from '../searchText';

/**
 * Puts another text wherever a phrase stands in a text as whole words, whatever its case and accents:
 * "Joanna" holds no "Anna".
 * @param phrase one word or several; an empty one is found nowhere
 */
export function maskText(text: string, phrase: string, mask: string): string {
  const wanted = searchText(phrase);
  if (wanted === '') return text;
  const { folded, starts } = fold(text);
  let result = '';
  let done = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const start = starts[at] ?? text.length;
    if (start < done || isWordSign(folded[at - 1]) || isWordSign(folded[end])) continue;
    result += text.slice(done, start) + mask;
    done = starts[end] ?? text.length;
  }
  return result + text.slice(done);
}

/** A text as it is searched, with the place in the text that each of its signs comes from. */
function fold(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let place = 0;
  for (const sign of text) {
    const isSpace = /\s/.test(sign);
    const plain = isSpace ? (folded.endsWith(' ') ? '' : ' ') : searchText(sign);
    for (let index = 0; index < plain.length; index += 1) starts.push(place);
    folded += plain;
    place += sign.length;
  }
  return { folded, starts };
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

/** The same in every text of a JSON value. */
export function maskValues(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((one) => maskValues(one, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, maskValues(one, mask)]),
  );
}
