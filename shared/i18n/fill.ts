import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';

/** Names of the `{parameters}` in a text. `{n|one|many}` takes `n` and chooses by its number. */
export type ParamsIn<Text extends string> = Text extends `${string}{${infer Param}}${infer Rest}`
  ?
      | (Param extends `#${string}`
          ? never
          : Param extends `${infer Name}|${string}`
            ? Name
            : Param)
      | ParamsIn<Rest>
  : never;

/** A text with its parameters filled in. @param language says which numbers are one */
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

/** Rules in use; making one takes longer than a hundred uses of it. */
const rules = new Map<Language, Intl.PluralRules>();

function isOne(count: number, language: Language): boolean {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGES[language].locale);
  rules.set(language, known);
  return known.select(count) === 'one';
}
