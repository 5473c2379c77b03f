import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { currencySchema, rate } from '../common';

/** Another base currency, and the rates by which amounts become amounts in it. */
const changeFields = {
  baseCurrency: currencySchema,
  gbpRate: rate('GBP rate'),
  usdRate: rate('USD rate'),
};

/** Body of `POST /api/admin/base-currency/preview`. */
export const baseCurrencyChangeSchema = z.object(changeFields);
export type BaseCurrencyChange = z.infer<typeof baseCurrencyChangeSchema>;

/** Answer: every amount that would change, in the order of the screens. */
export const baseCurrencyPreviewSchema = z.object({
  from: currencySchema,
  to: currencySchema,
  amounts: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  /** What the amounts were read from; anything that is saved meanwhile makes it stale. */
  version: z.string(),
});
export type BaseCurrencyPreview = z.infer<typeof baseCurrencyPreviewSchema>;

/** Body of `PUT /api/admin/base-currency`, with the `version` of the preview that was looked at. */
export const baseCurrencyUpdateSchema = z.object({
  ...changeFields,
  version: z.string(say('Please look at the amounts first')).check(z.maxLength(100)),
});
export type BaseCurrencyUpdate = z.infer<typeof baseCurrencyUpdateSchema>;
