import { fill, type ParamsIn } from '@shared/i18n/fill';
import { createElement, type ReactNode } from 'react';
import { currentLanguage, useLanguage } from './language';

type Params<Text extends string, Value> =
  ParamsIn<Text> extends never ? [] : [Readonly<Record<ParamsIn<Text>, Value>>];

/** Translates the sentences of a table. */
export type Text<Sentence extends string> = {
  <English extends Sentence>(english: English, ...params: Params<English, string | number>): string;
  /** With elements as parameters: `You sign in as {name}.` with a `<strong>`. */
  parts: <English extends Sentence>(
    english: English,
    ...params: Params<English, ReactNode>
  ) => ReactNode;
};

/**
 * Translates the sentences of a table. Call it while rendering or handling an event, never while a file loads: the
 * language is not known then.
 *
 * `{#verb}` distinguishes two meanings of one English text that Portuguese translates differently. It is not shown.
 */
export function textOf<Sentence extends string>(): Text<Sentence> {
  const textFor = (english: string) => useLanguage.getState().texts?.[english] ?? english;
  const text = (english: string, params: Readonly<Record<string, string | number>> = {}) =>
    fill(textFor(english), params, currentLanguage());
  const parts = (english: string, params: Readonly<Record<string, ReactNode>> = {}) =>
    // Wrapped in one element, because page translation in browsers replaces bare text nodes.
    createElement(
      'span',
      null,
      // Odd indexes are the names of parameters.
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
