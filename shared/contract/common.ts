import * as z from 'zod/mini';
import { isPlainDate } from '../domain/date';
import { isEmail, typedEmail } from '../domain/emailAddress';
import { CURRENCIES, MAX_PRICE_CENTS, parseCents, parseRate } from '../domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../i18n/languages';
import { withoutBidiControls } from '../domain/plainText';
import { LIMITS } from './limits';

export { LIMITS };

/** Control characters and lone surrogates: no keyboard makes them and they break mail and files. */
const UNSAFE_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** The same for texts of several lines, where tab and line breaks belong. */
const UNSAFE_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Something to see: not only spaces, zero-width characters and the like. */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

const UNSAFE_MESSAGE = 'Please remove invisible control characters';

/**
 * One line of text, trimmed and without characters that change its direction.
 * @param required message when it is empty; without it the text may be empty
 */
export function line(max: number, required?: string) {
  return z.string(required === undefined ? undefined : requiredError(required)).check(
    z.overwrite(withoutBidiControls),
    z.trim(),
    ...(required === undefined
      ? []
      : [z.refine<string>(isVisible, { error: required, abort: true })]),
    z.maxLength(max, { error: `Please use at most ${max} characters`, abort: true }),
    z.refine((value) => !UNSAFE_IN_LINE.test(value), UNSAFE_MESSAGE),
  );
}

/** Text of several lines, trimmed and without characters that change their direction. */
export function text(max: number, required?: string) {
  return z.string(required === undefined ? undefined : requiredError(required)).check(
    z.overwrite(withoutBidiControls),
    z.trim(),
    ...(required === undefined
      ? []
      : [z.refine<string>(isVisible, { error: required, abort: true })]),
    z.maxLength(max, { error: `Please use at most ${max} characters`, abort: true }),
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

/** An e-mail address, cleaned as {@link typedEmail} does. The length is checked before the pattern. */
export function email(required: string, invalid: string) {
  return z
    .string(requiredError(required))
    .check(
      z.overwrite(typedEmail),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(LIMITS.email, { error: invalid, abort: true }),
      z.refine(isEmail, invalid),
    );
}

/** The same, or an empty text. */
export function optionalEmail(invalid: string) {
  return z.string(invalid).check(
    z.overwrite(typedEmail),
    z.maxLength(LIMITS.email, { error: invalid, abort: true }),
    z.refine((value) => value === '' || isEmail(value), invalid),
  );
}

/** A calendar day, `yyyy-MM-dd`. */
export function plainDate(required: string) {
  return z.string(requiredError(required)).check(
    z.minLength(1, { error: required, abort: true }),
    // No rule between two days is asked of one that does not exist.
    z.refine(isPlainDate, {
      error: 'Please use a real date in the form yyyy-MM-dd',
      abort: true,
    }),
  );
}

/**
 * Money as it travels: a decimal string with at most 2 decimals, not negative.
 * @param example what the message shows
 */
export function price(name: string, example = '450.00') {
  return z
    .string(requiredError(`${name} is required`))
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} is required`, abort: true }),
      z.refine(isPrice, `${name} must be an amount such as ${example}, at most 99999999.99`),
    );
}

/**
 * An exchange rate as it travels: a decimal string above 0 and below 100 with at most 4 decimals.
 * @param example what the message shows
 */
export function rate(name: string, example = '0.8600') {
  return z
    .string(requiredError(`${name} is required`))
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} is required`, abort: true }),
      z.refine(isRate, `${name} must be a rate such as ${example}, above 0 and below 100`),
    );
}

/** A whole number in a range. `"2"`, `2.5` and `true` are refused, not converted. */
export function integer(min: number, max: number, message: string) {
  return z
    .number(message)
    .check(
      z.int({ error: message, abort: true }),
      z.gte(min, { error: message, abort: true }),
      z.lte(max, { error: message }),
    );
}

/** A row's id as text: digits, at least 1. */
export const rowId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'The id must be a whole number')),
  z.transform(Number),
);
/** Row ids as they come in a path. */
export const idParams = z.strictObject({ id: rowId });
/** A moment, ISO 8601 in UTC. */
export const timestamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));

/** Of what is deleted, as it was read; a stale one is refused (409 `stale`). Apps of before send none. */
export const deletionQuerySchema = z.strictObject({ updatedAt: z.optional(timestamp) });

export const currencySchema = z.enum(CURRENCIES, 'Please choose EUR, GBP or USD');

/** The language that a guest reads mails in; English where it is left out. */
export const languageSchema = z._default(
  z.enum(LANGUAGE_CODES, 'Please choose a language of this site'),
  DEFAULT_LANGUAGE,
);

/** The answer of calls that return no data. */
export const okSchema = z.object({ ok: z.literal(true) });
export type Ok = z.infer<typeof okSchema>;
export const OK: Ok = { ok: true };

/** No query parameters: an unknown one is refused, not ignored. */
export const noQuery = z.strictObject({});

function isVisible(value: string): boolean {
  return VISIBLE.test(value);
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
