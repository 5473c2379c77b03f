import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';

/** Names of the `{parameters}` in a text. `{n|one|many}` needs `n` and chooses a form by its number. */
export type ParamsIn<Text extends string> = Text extends `${string}{${infer Param}}${infer Rest}`
  ?
      | (Param extends `#${string}`
          ? never
          : Param extends `${infer Name}|${string}`
            ? Name
            : Param)
      | ParamsIn<Rest>
  : never;

/** A text with its parameters filled in. @param language selects the plural rules */
export function fill(
  text: string,
  params: Readonly<Record<string, string | number>>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return text.replaceAll(/\{([^}]+)\}/g, (_match, slot: string) => {
    const [name = '', one, many] = slot.split('|');
    const value = params[name] ?? '';
    if (one === undefined || many === undefined) return String(value);
    return isOne(Number(value), language) ? one : many;
  });
}

/** Arguments that a text needs besides its language: its parameters, if it has any. */
export type Filling<Text extends string> =
  ParamsIn<Text> extends never ? [] : [Readonly<Record<ParamsIn<Text>, string | number>>];

/** Returns a sentence of a table with its parameters filled in. */
export type TextOf<Sentence extends string> = <English extends Sentence>(
  english: English,
  ...params: Filling<English>
) => string;

/** Returns a function for a table's sentences in a language. @param table by the English; `null` for English */
export function textIn<Sentence extends string>(
  table: Readonly<Record<Sentence, string>> | null,
  language: Language,
): TextOf<Sentence> {
  return (english, ...[params = {}]) => fill(table?.[english] ?? english, params, language);
}

/** Cache, because creating one takes longer than a hundred uses of it. */
const rules = new Map<Language, Intl.PluralRules>();

function isOne(count: number, language: Language): boolean {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGES[language].locale);
  rules.set(language, known);
  return known.select(count) === 'one';
}
