import type { Language } from '@shared/i18n/languages';
import { withParams, errorTextIn, type PlainSentence, type ServerSentence } from '../errors';

/** Sentences that quote the mail server. */
type Quoting = Extract<ServerSentence, `${string}{answer}`>;
type Quoted = string & { readonly isQuoted: true };

/**
 * Why a mail was rejected, as it is stored: a sentence, and on a second line what the mail server said. Rows of older
 * versions have one line in English.
 */
export type MailReason = PlainSentence | Quoted;

/** @param sentence `null` if none fits @param answer what the mail server said, in one line */
export function quoted(sentence: Quoting | null, answer: string): MailReason {
  return (sentence === null ? answer : `${sentence}\n${answer}`) as Quoted;
}

/** Translates a stored reason. What the mail server said stays unchanged. */
export function reasonIn(language: Language, stored: string): string {
  const [sentence = '', answer] = stored.split('\n');
  return answer === undefined
    ? errorTextIn(language, sentence as PlainSentence)
    : withParams(sentence as Quoting, { answer })(language);
}

/** The sentence alone, without what the mail server said. Rows of older versions have only that. */
export function sentenceIn(language: Language, stored: string): string {
  const [first = '', answer] = stored.split('\n');
  const isConnection = /\bE(?:CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH)/.test(first);
  if (answer === undefined && !isConnection) return reasonIn(language, first);
  const sentence = answer === undefined ? 'The mail server could not be reached: {answer}' : first;
  return withParams(sentence as Quoting, { answer: '' })(language).replace(/[:\s]*$/, '.');
}
