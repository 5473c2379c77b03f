/**
 * The tables of sentences in the languages that users read, by the English one; English has none. `#` stands
 * for a number, `*` at the beginning for a field’s name, and `{1}`, `{2}` for words that are put in.
 */
export type Sentences = Readonly<Record<string, string>>;

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/**
 * A sentence of the contract, the rules or the server in a user's language; as it is where the table
 * has none.
 * @param sentences the language's
 */
export function sentenceIn(sentences: Sentences, english: string): string {
  const exact = sentences[english];
  if (exact !== undefined) return exact;
  const numbers = english.match(NUMBER) ?? [];
  const pattern = english.replaceAll(NUMBER, '#');
  const whole = sentences[pattern];
  if (whole !== undefined) return withNumbers(whole, numbers);
  // What begins with the name of a field, which has a sentence of its own in the table.
  for (const [about, own] of Object.entries(sentences)) {
    if (!about.startsWith('*') || !pattern.endsWith(about.slice(1))) continue;
    const field = pattern.slice(0, 1 - about.length);
    return withNumbers(
      own.replace('*', () => sentences[field] ?? field),
      numbers,
    );
  }
  for (const [about, own] of Object.entries(sentences)) {
    if (!about.includes('{1}')) continue;
    const [, ...words] = patternOf(about).exec(english) ?? [];
    if (words.length === 0) continue;
    // They may have sentences of their own.
    return own.replaceAll(/\{(\d)\}/g, (_slot, place: string) =>
      sentenceIn(sentences, words[Number(place) - 1] ?? ''),
    );
  }
  return english;
}

/** Patterns in use. */
const patterns = new Map<string, RegExp>();

function patternOf(about: string): RegExp {
  const known = patterns.get(about);
  if (known) return known;
  const source = about
    .split(/\{\d\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('(.+?)');
  const made = new RegExp(`^${source}$`, 's');
  patterns.set(about, made);
  return made;
}

function withNumbers(text: string, numbers: readonly string[]): string {
  let next = 0;
  return text.replaceAll('#', () => {
    next += 1;
    return numbers[next - 1] ?? '';
  });
}
