import { searchText } from '../searchText';

/**
 * Creates a function that replaces phrases wherever they occur as whole words, ignoring case and accents. "Joanna"
 * does not contain "Anna".
 * @param phrases one or more words each; empty ones are ignored. They are prepared once for any number of texts.
 */
export function maskFor(phrases: Iterable<string>, mask: string): (text: string) => string {
  const wanted = new Set([...phrases].map((phrase) => searchText(phrase)));
  wanted.delete('');
  return (text) => {
    let masked = text;
    let now = fold(text);
    for (const phrase of wanted) {
      if (!now.folded.includes(phrase)) continue;
      masked = maskPhrase(masked, now, phrase, mask);
      now = fold(masked);
    }
    return masked;
  };
}

function maskPhrase(
  text: string,
  { folded, starts }: Folded,
  phrase: string,
  mask: string,
): string {
  let result = '';
  let done = 0;
  for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const start = starts[at] ?? text.length;
    if (start < done || isWordSign(folded[at - 1]) || isWordSign(folded[end])) continue;
    result += text.slice(done, start) + mask;
    done = starts[end] ?? text.length;
  }
  return result + text.slice(done);
}

/** A folded text, with the original position of each character. */
type Folded = { folded: string; starts: number[] };

function fold(text: string): Folded {
  let folded = '';
  const starts: number[] = [];
  let place = 0;
  for (const sign of text) {
    const plain = isSpace(sign) ? (folded.endsWith(' ') ? '' : ' ') : foldSign(sign);
    for (let index = 0; index < plain.length; index += 1) starts.push(place);
    folded += plain;
    place += sign.length;
  }
  return { folded, starts };
}

/** Characters below only need case folding. */
const FIRST_FOREIGN = '\u0080';

function foldSign(sign: string): string {
  return sign < FIRST_FOREIGN ? sign.toLowerCase() : searchText(sign);
}

function isSpace(sign: string): boolean {
  return sign === ' ' || /\s/.test(sign);
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

export function maskValues(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((one) => maskValues(one, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, maskValues(one, mask)]),
  );
}
