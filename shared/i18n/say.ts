import { fill, type Filling, type ParamsIn } from './fill';
import type { Language } from './languages';
import type { ownerContractPt } from './ownerContract.pt';
import type { ownerLabelsPt } from './ownerLabels.pt';
import type { ValidationEn } from './validation';

/** Every sentence with a translation that the contract and the rules can use. */
export type Sentence =
  | keyof typeof ownerContractPt
  | keyof typeof ownerLabelsPt
  | keyof ValidationEn;
/** The sentences whose parameters are all among `Param`; by default those without parameters. */
export type Taking<All extends string, Param extends string = never> = {
  [English in All]: ParamsIn<English> extends Param ? English : never;
}[All];
export type SentenceWith<Param extends string = never> = Taking<Sentence, Param>;
/** A sentence with its parameters filled in. */
export type Said = string & { readonly isSaid: true };
/** Message of a schema. */
export type Message = SentenceWith | Said;

type Params = Readonly<Record<string, string | number>>;

/** The schemas have fewer texts. Of all others, which quote what users typed, only the latest are remembered. */
const SCHEMA_TEXTS = 2000;
const MOST_QUOTING = 200;
const quoting: string[] = [];
/** The sentence and parameters of each text made by `say`. */
const remembered = new Map<string, readonly [sentence: string, params: Params]>();

/**
 * Returns a sentence in English with its parameters filled in. Schemas are built while files are loaded, before the
 * reader's language is known; {@link translatedText} translates the text later.
 * @param params sentences among them, such as a field's name, are translated too
 */
// @__NO_SIDE_EFFECTS__
export function say<const English extends Sentence>(
  sentence: English,
  ...[params]: Filling<English>
): ParamsIn<English> extends never ? English : Said {
  const text = params === undefined ? sentence : fill(sentence, params);
  if (params && text !== sentence && !remembered.has(text)) {
    remembered.set(text, [sentence, params]);
    if (remembered.size > SCHEMA_TEXTS) quoting.push(text);
    if (quoting.length > MOST_QUOTING) remembered.delete(quoting.shift() ?? '');
  }
  // TypeScript cannot tell which of the two types it is.
  return text as ReturnType<typeof say<English>>;
}

/**
 * Translates a text made by {@link say}. Texts that the table does not have stay unchanged.
 * @param table translations by the English sentence; empty for English
 */
export function translatedText(
  text: string,
  table: Readonly<Record<string, string | undefined>>,
  language: Language,
): string {
  // A sentence without parameters can equal one with them: “Name is required” has a translation of its own.
  // A user's text may be the name of a property that every object has.
  if (!Object.hasOwn(table, text)) return filledText(text, table, language);
  return table[text] ?? text;
}

function filledText(
  text: string,
  table: Readonly<Record<string, string | undefined>>,
  language: Language,
): string {
  const [sentence = '', params = {}] = remembered.get(text) ?? [];
  const own = table[sentence];
  if (own === undefined) return text;
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? translatedText(value, table, language) : value,
  ]);
  return fill(own, Object.fromEntries(values) as Params, language);
}
