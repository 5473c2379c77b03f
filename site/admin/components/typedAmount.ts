import { price, rate } from '@shared/contract/common';
import {
  formatCents,
  formatRate,
  normaliseDecimal,
  parseCents,
  parseRate,
} from '@shared/domain/prices/money';
import * as z from 'zod/mini';
import type { SentenceWith } from '@shared/i18n/say';
import { t } from '../i18n/t';

/**
 * Parses a typed amount, see {@link normaliseDecimal}, into the API's form, `450.00`. Use text fields: a number field
 * drops the comma of "2500,50" and reads 250050.
 */
export function typedPrice(name: SentenceWith) {
  const schema = price(name, '2500.50 or 2.500,50');
  const explained = z.string().check(
    z.check(({ value, issues }) => {
      const [issue] = z.safeParse(schema, value).error?.issues ?? [];
      if (!issue) return;
      issues.push({
        code: 'custom',
        input: value,
        message: amountProblem(name, value) ?? issue.message,
      });
    }),
  );
  return typed(normaliseDecimal, explained, (text) => formatCents(parseCents(text)));
}

/** An amount in the API's form; unchanged if invalid, so that the contract rejects it. */
export function normaliseAmount(text: string): string {
  const checked = z.safeParse(typedPrice('Amount'), text);
  return checked.success ? checked.data : text;
}

/** A specific message for an amount; `null` for other input. */
function amountProblem(field: SentenceWith, typedText: string): string | null {
  const name = t(field);
  if (/^[-−]\s*[\d.,]+$/.test(typedText)) return t('{name} cannot be below 0', { name });
  if (/^\d{1,3}\.\d{3}$/.test(typedText)) {
    const [thousands = '', rest = ''] = typedText.split('.');
    return t(
      '{name} could be {thousands}{rest} or {thousands}.{slice}. Please write one of the two',
      { name, thousands, rest, slice: rest.slice(0, 2) },
    );
  }
  if (/^\d+[.,]\d{3,}$/.test(typedText)) return t('{name} can have at most 2 decimals', { name });
  if (/^\d+(\.\d{1,2})?$/.test(typedText)) return t('{name} can be at most 99999999.99', { name });
  return null;
}

/** Parses a typed exchange rate, with a point or a comma, into the API's form, `0.8600`. */
export function typedRate(name: SentenceWith) {
  // Below 100, so that a comma never groups thousands.
  return typed(
    (text) => text.trim().replace(',', '.'),
    rate(name, '0.8600 or 0,8600'),
    (text) => formatRate(parseRate(text)),
  );
}

function typed(
  normalise: (text: string) => string,
  schema: z.ZodMiniType<string, string>,
  write: (text: string) => string,
) {
  return z.pipe(z.pipe(z.pipe(z.string(), z.transform(normalise)), schema), z.transform(write));
}
