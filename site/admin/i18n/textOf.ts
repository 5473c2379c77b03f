import { fill, type ParamsIn } from '@shared/i18n/fill';
import { createElement, type ReactNode } from 'react';
import { currentLanguage, useLanguage } from './language';

type Params<Text extends string, Value> =
  ParamsIn<Text> extends never ? [] : [Readonly<Record<ParamsIn<Text>, Value>>];

/** What gives a table's sentences in the user's language. */
export type Text<Sentence extends string> = {
  /** A sentence, with its parameters filled in. */
  <English extends Sentence>(english: English, ...params: Params<English, string | number>): string;
  /** The same with elements among its parameters: `You sign in as {name}.` with a `<strong>`. */
  parts: <English extends Sentence>(
    english: English,
    ...params: Params<English, ReactNode>
  ) => ReactNode;
};

/**
 * What gives a table's sentences in the user's language, also outside of components. It is called while
 * something is drawn or done and never while a file is loaded, when nobody knows the language yet.
 *
 * `{#verb}` in a sentence says which of two meanings it has, where Portuguese needs to know. Nobody reads it.
 */
export function textOf<Sentence extends string>(): Text<Sentence> {
  const textFor = (english: string) => useLanguage.getState().texts?.[english] ?? english;
  const text = (english: string, params: Readonly<Record<string, string | number>> = {}) =>
    fill(textFor(english), params, currentLanguage());
  const parts = (english: string, params: Readonly<Record<string, ReactNode>> = {}) =>
    // One element for the sentence: its texts come and go together, also where a browser has translated them.
    createElement(
      'span',
      null,
      // At odd places what stood between braces.
      ...textFor(english)
        .split(/\{([^}]+)\}/)
        .map((part, place) => (place % 2 === 0 ? part : partFor(part, params))),
    );
  return Object.assign(text, { parts }) as Text<Sentence>;
}

function partFor(slot: string, params: Readonly<Record<string, ReactNode>>): ReactNode {
  const [name = '', ...forms] = slot.split('|');
  const value = params[name];
  return forms.length === 0
    ? value
    : fill(`{${slot}}`, { [name]: Number(value) }, currentLanguage());
}
