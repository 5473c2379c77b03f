import * as z from 'zod/mini';
import { isPlainDate } from '../domain/date';
import { isEmail, typedEmail } from '../domain/emailAddress';
import { CURRENCIES, MAX_PRICE_CENTS, parseCents, parseRate } from '../domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../i18n/languages';
import { withoutBidiControls } from '../domain/plainText';
import { say, type Message, type SentenceWith } from '../i18n/say';
import { TEXT_LIMITS } from './textLimits';

export { TEXT_LIMITS as LIMITS };

/** Control characters and lone surrogates: no keyboard produces them, and they break mails and files. */
const UNSAFE_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** The same for texts of several lines, which may have tabs and line breaks. */
const UNSAFE_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** A visible character: not only spaces, zero-width characters and the like. */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

const UNSAFE_MESSAGE = say('Please remove invisible control characters');

/**
 * One line of text, trimmed and without characters that change its direction.
 * @param required message when it is empty; without it the text may be empty
 */
export function line(max: number, required?: Message) {
  return z.string(required === undefined ? undefined : requiredError(required)).check(
    z.overwrite(withoutBidiControls),
    z.trim(),
    ...(required === undefined
      ? []
      : [z.refine<string>(isVisible, { error: required, abort: true })]),
    z.maxLength(max, { error: say('Please use at most {n} characters', { n: max }), abort: true }),
    z.refine((value) => !UNSAFE_IN_LINE.test(value), UNSAFE_MESSAGE),
  );
}

/** Text of several lines, trimmed and without characters that change their direction. */
export function text(max: number, required?: Message) {
  return z.string(required === undefined ? undefined : requiredError(required)).check(
    z.overwrite(withoutBidiControls),
    z.trim(),
    ...(required === undefined
      ? []
      : [z.refine<string>(isVisible, { error: required, abort: true })]),
    z.maxLength(max, { error: say('Please use at most {n} characters', { n: max }), abort: true }),
    z.refine((value) => !UNSAFE_IN_TEXT.test(value), UNSAFE_MESSAGE),
  );
}

/** An optional line that may also arrive as `null` or empty; comes out as text or `null`. */
export function optionalLine(max: number) {
  return z.pipe(
    z.optional(z.nullable(line(max))),
    z.transform((value) => value || null),
  );
}

/** An optional text that may also arrive as `null` or empty; comes out as text or `null`. */
export function optionalText(max: number) {
  return z.pipe(
    z.optional(z.nullable(text(max))),
    z.transform((value) => value || null),
  );
}

/** Addresses that stand in the database for one that is missing or erased; nobody can have one. */
const PLACEHOLDER = /@guest\.invalid$/i;

/** An e-mail address, normalised by {@link typedEmail}. Length is checked before the pattern. */
export function email(required: Message, invalid: Message) {
  return z
    .string(requiredError(required))
    .check(
      z.overwrite(typedEmail),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(TEXT_LIMITS.email, { error: invalid, abort: true }),
      z.refine(isTypedEmail, invalid),
    );
}

export function optionalEmail(invalid: Message) {
  return z.string(invalid).check(
    z.overwrite(typedEmail),
    z.maxLength(TEXT_LIMITS.email, { error: invalid, abort: true }),
    z.refine((value) => value === '' || isTypedEmail(value), invalid),
  );
}

export function plainDate(required: Message) {
  return z.string(requiredError(required)).check(
    z.minLength(1, { error: required, abort: true }),
    // An invalid date stops here, so that rules that compare dates do not see it.
    z.refine(isPlainDate, {
      error: say('Please use a real date in the form yyyy-MM-dd'),
      abort: true,
    }),
  );
}

/** An example amount; several amounts contain "or", which is translated. */
type Example = `${number}` | SentenceWith;

/**
 * Money in requests and answers: a decimal string with at most 2 decimals, not negative.
 * @param example shown in the message
 */
export function price(field: SentenceWith, example: Example = '450.00') {
  return z
    .string(requiredError(say('{field} is required', { field })))
    .check(
      z.trim(),
      z.minLength(1, { error: say('{field} is required', { field }), abort: true }),
      z.refine(
        isPrice,
        say('{field} must be an amount such as {example}, at most 99999999.99', { field, example }),
      ),
    );
}

/**
 * An exchange rate in requests and answers: a decimal string above 0 and below 100 with at most 4 decimals.
 * @param example shown in the message
 */
export function rate(field: SentenceWith, example: Example = '0.8600') {
  return z
    .string(requiredError(say('{field} is required', { field })))
    .check(
      z.trim(),
      z.minLength(1, { error: say('{field} is required', { field }), abort: true }),
      z.refine(
        isRate,
        say('{field} must be a rate such as {example}, above 0 and below 100', { field, example }),
      ),
    );
}

/**
 * A whole number in a range. `"2"`, `2.5` and `true` are refused, not converted.
 * @param sentence the message, with `{min}` and `{max}`
 * @param field name of the field, if the sentence has a place for it
 */
export function integer(
  min: number,
  max: number,
  sentence: SentenceWith<'min' | 'max' | 'field'>,
  field: SentenceWith | '' = '',
) {
  const message = say(sentence, { min, max, field });
  return z
    .number(message)
    .check(
      z.int({ error: message, abort: true }),
      z.gte(min, { error: message, abort: true }),
      z.lte(max, { error: message }),
    );
}

/** One of a few values. @param field named in the message to other programs that send other values */
export function oneOf<const Values extends readonly string[]>(field: string, values: Values) {
  return z.enum(
    values,
    say('{field} must be one of: {values}', { field, values: values.join(', ') }),
  );
}

/** A row's id as text: digits, at least 1. */
export const rowId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, say('The id must be a whole number'))),
  z.transform(Number),
);
export const idParams = z.strictObject({ id: rowId });
/**
 * A timestamp, ISO 8601 in UTC. `updatedAt` in a request is the version that was read; a stale one is refused
 * (409 `stale`). In an answer it is `null` before the first save.
 */
export const timestamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));

/** Older apps omit `updatedAt`. */
export const deletionQuerySchema = z.strictObject({ updatedAt: z.optional(timestamp) });

export const currencySchema = z.enum(CURRENCIES, say('Please choose EUR, GBP or USD'));

/** Language of the guest's mails; English by default. */
export const languageSchema = z._default(
  z.enum(LANGUAGE_CODES, say('Please choose a language of this site')),
  DEFAULT_LANGUAGE,
);

export const okSchema = z.object({ ok: z.literal(true) });
export type Ok = z.infer<typeof okSchema>;
export const OK: Ok = { ok: true };

/** No query parameters: unknown ones are refused, not ignored. */
export const noQuery = z.strictObject({});

function isVisible(value: string): boolean {
  return VISIBLE.test(value);
}

function isTypedEmail(value: string): boolean {
  return isEmail(value) && !PLACEHOLDER.test(value);
}

function requiredError(message: string) {
  return { error: message };
}

function isPrice(value: string): boolean {
  try {
    return parseCents(value) <= MAX_PRICE_CENTS;
  } catch {
    return false;
  }
}

function isRate(value: string): boolean {
  try {
    const rateE4 = parseRate(value);
    return rateE4 > 0 && rateE4 < 1_000_000;
  } catch {
    return false;
  }
}
