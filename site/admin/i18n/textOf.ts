import { fill, type ParamsIn } from '@shared/i18n/fill';
import { createElement, type ReactNode } from 'react';
import { currentLanguage, useLanguage } from './language';

type Params<Text extends string, Value> =
  ParamsIn<Text> extends never ? [] : [Readonly<Record<ParamsIn<Text>, Value>>];

/** What gives the texts of a file in the user's language. */
export type Text<English extends Readonly<Record<string, string>>> = {
  /** A text, with its parameters filled in. */
  <Key extends keyof English>(key: Key, ...params: Params<English[Key], string | number>): string;
  /** The same with elements among its parameters: `You sign in as {name}.` with a `<strong>`. */
  parts: <Key extends keyof English>(
    key: Key,
    ...params: Params<English[Key], ReactNode>
  ) => ReactNode;
};

/**
 * What gives the texts of a file in the user's language, also outside of components. It is called while
 * something is drawn or done and never while a file is loaded, when nobody knows the language yet.
 * @param english the file's texts
 */
export function textOf<const English extends Readonly<Record<string, string>>>(
  english: English,
): Text<English> {
  const textFor = (key: keyof English) =>
    useLanguage.getState().texts?.[String(key)] ?? english[key] ?? '';
  const text = (key: keyof English, params: Readonly<Record<string, string | number>> = {}) =>
    fill(textFor(key), params, currentLanguage());
  const parts = (key: keyof English, params: Readonly<Record<string, ReactNode>> = {}) =>
    // One element for the sentence: its texts come and go together, also where a browser has translated them.
    createElement(
      'span',
      null,
      // At odd places what stood between braces.
      ...textFor(key)
        .split(/\{([^}]+)\}/)
        .map((part, place) => (place % 2 === 0 ? part : partFor(part, params))),
    );
  return Object.assign(text, { parts }) as Text<English>;
}

function partFor(slot: string, params: Readonly<Record<string, ReactNode>>): ReactNode {
  const [name = '', ...forms] = slot.split('|');
  const value = params[name];
  return forms.length === 0
    ? value
    : fill(`{${slot}}`, { [name]: Number(value) }, currentLanguage());
}
