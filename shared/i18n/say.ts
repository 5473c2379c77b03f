import { fill, type ParamsIn } from './fill';
import type { Language } from './languages';
import type { OwnerSentence } from './ownerSentences';
import type { ValidationEn } from './validation';

/** Everything that the contract, the rules and the server say in English and that has its translations. */
export type Sentence = OwnerSentence | keyof ValidationEn;
/** The sentences that take no other parameters than these; without any, those that take none. */
export type SentenceWith<Param extends string = never> = {
  [English in Sentence]: ParamsIn<English> extends Param ? English : never;
}[Sentence];
/** A sentence with its parameters filled in. */
export type Said = string & { readonly isSaid: true };
/** What a schema says of a field. */
export type Message = SentenceWith | Said;

type Params = Readonly<Record<string, string | number>>;

/** Many more than there are in the code. */
const MOST_REMEMBERED = 2000;
/** What texts with parameters were made of. Those that quote what somebody typed are why it has a limit. */
const remembered = new Map<string, readonly [sentence: string, params: Params]>();

/**
 * A sentence of the contract or the rules, in English. Schemas are made while files are loaded, when nobody knows the
 * reader's language: {@link translatedText} finds the translation by the text.
 * @param params a sentence among them, such as a field's name, is translated as well
 */
// @__NO_SIDE_EFFECTS__
export function say<const English extends Sentence>(
  sentence: English,
  ...[params]: ParamsIn<English> extends never
    ? []
    : [Readonly<Record<ParamsIn<English>, string | number>>]
): ParamsIn<English> extends never ? English : Said {
  const text = params === undefined ? sentence : fill(sentence, params);
  if (params && text !== sentence && remembered.size < MOST_REMEMBERED) {
    remembered.set(text, [sentence, params]);
  }
  // TypeScript cannot tell which of the two it is.
  return text as ReturnType<typeof say<English>>;
}

/**
 * A text that {@link say} has made, in another language; as it is where the table has no such sentence.
 * @param table the language's, by the English sentence; empty in English
 */
export function translatedText(
  text: string,
  table: Readonly<Record<string, string | undefined>>,
  language: Language,
): string {
  const [sentence, params = {}] = remembered.get(text) ?? [text];
  const own = table[sentence];
  if (own === undefined) return text;
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? translatedText(value, table, language) : value,
  ]);
  return fill(own, Object.fromEntries(values) as Params, language);
}
