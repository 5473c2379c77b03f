/** The tables of sentences in the languages that users read, by the English one; English has none. */
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
  return english;
}

function withNumbers(text: string, numbers: readonly string[]): string {
  let next = 0;
  return text.replaceAll('#', () => {
    next += 1;
    return numbers[next - 1] ?? '';
  });
}
