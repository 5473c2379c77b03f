import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { currencySchema, rate } from '../common';

const changeFields = {
  baseCurrency: currencySchema,
  gbpRate: rate('GBP rate'),
  usdRate: rate('USD rate'),
};

export const baseCurrencyChangeSchema = z.object(changeFields);
export type BaseCurrencyChange = z.infer<typeof baseCurrencyChangeSchema>;

/** Every amount that would change, in the order of the screens. */
export const baseCurrencyPreviewSchema = z.object({
  from: currencySchema,
  to: currencySchema,
  amounts: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  /** Version of the settings that were read; any save makes it stale. */
  version: z.string(),
});
export type BaseCurrencyPreview = z.infer<typeof baseCurrencyPreviewSchema>;

export const baseCurrencyUpdateSchema = z.object({
  ...changeFields,
  version: z.string(say('Please look at the amounts first')).check(z.maxLength(100)),
});
export type BaseCurrencyUpdate = z.infer<typeof baseCurrencyUpdateSchema>;
