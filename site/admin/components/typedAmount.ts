import { price, rate } from '@shared/contract/common';
import { normaliseDecimal } from '@shared/domain/prices/money';
import * as z from 'zod/mini';

/**
 * Money as it is typed, see {@link normaliseDecimal}; comes out in the form it travels. Such fields
 * are text fields: a browser's number field drops the comma of "2500,50" and reads 250050.
 */
export function typedPrice(name: string) {
  return typed(normaliseDecimal, price(name, '2500.50 or 2.500,50'));
}

/** An exchange rate as it is typed, with a point or a comma; comes out in the form it travels. */
export function typedRate(name: string) {
  // Below 100, so that a comma never groups thousands.
  return typed((text) => text.trim().replace(',', '.'), rate(name, '0.8600 or 0,8600'));
}

function typed(normalise: (text: string) => string, schema: z.ZodMiniType<string, string>) {
  return z.pipe(z.pipe(z.string(), z.transform(normalise)), schema);
}
