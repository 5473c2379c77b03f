import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import {
  baseCurrencyChangeSchema,
  baseCurrencyPreviewSchema,
  baseCurrencyUpdateSchema,
} from './baseCurrency';
import {
  priceOverrideInputSchema,
  priceOverrideSchema,
  priceOverridesSchema,
  priceOverrideUpdateSchema,
} from './override';
import { priceTermsSchema } from './priceTerms';
import { priceTermsUpdateSchema } from './priceTermsInput';
import { referenceRatesSchema, referenceRatesSwitchSchema } from './referenceRates';
import { pricePlanSchema, pricePlanUpdateSchema } from './season';
import { villaSettingsSchema, villaSettingsUpdateSchema } from './settings';
import { simulatePriceSchema, simulationSchema } from './simulate';

export const updateVillaSettings = endpoint('PUT /api/villa-settings', {
  access: 'admin',
  permission: 'settings',
  body: villaSettingsUpdateSchema,
  output: villaSettingsSchema,
});
/** Converts every amount to another base currency, without storing anything. */
export const previewBaseCurrency = endpoint('POST /api/admin/base-currency/preview', {
  access: 'admin',
  permission: 'prices',
  body: baseCurrencyChangeSchema,
  output: baseCurrencyPreviewSchema,
});
/** Changes the base currency and converts every amount; 409 `stale` if one was changed since the preview. */
export const changeBaseCurrency = endpoint('PUT /api/admin/base-currency', {
  access: 'admin',
  permission: 'prices',
  body: baseCurrencyUpdateSchema,
  output: villaSettingsSchema,
});
/** The price of a stay with the rule behind each part, and the rules that the stay breaks; stores nothing. */
export const simulatePrice = endpoint('POST /api/admin/simulate-price', {
  access: 'admin',
  permission: 'prices',
  body: simulatePriceSchema,
  output: simulationSchema,
});
export const getReferenceRates = endpoint('GET /api/admin/reference-rates', {
  access: 'admin',
  permission: 'prices',
  output: referenceRatesSchema,
});
export const switchReferenceRates = endpoint('PUT /api/admin/reference-rates', {
  access: 'admin',
  permission: 'prices',
  body: referenceRatesSwitchSchema,
  output: referenceRatesSchema,
});
/** All seasons, which are read and saved as a whole. */
export const getPricePlan = endpoint('GET /api/admin/price-plan', {
  access: 'admin',
  permission: 'prices',
  output: pricePlanSchema,
});
export const updatePricePlan = endpoint('PUT /api/admin/price-plan', {
  access: 'admin',
  permission: 'prices',
  body: pricePlanUpdateSchema,
  output: pricePlanSchema,
});
/** Discounts, fees, tourist tax and payment terms; missing parts stay unchanged. */
export const updatePriceTerms = endpoint('PUT /api/price-terms', {
  access: 'admin',
  permission: 'prices',
  body: priceTermsUpdateSchema,
  output: priceTermsSchema,
});
export const listPriceOverrides = endpoint('GET /api/admin/price-overrides', {
  access: 'admin',
  permission: 'prices',
  output: priceOverridesSchema,
});
export const createPriceOverride = endpoint('POST /api/admin/price-overrides', {
  access: 'admin',
  permission: 'prices',
  body: priceOverrideInputSchema,
  output: priceOverrideSchema,
  status: 201,
});
export const updatePriceOverride = endpoint('PUT /api/admin/price-overrides/:id', {
  access: 'admin',
  permission: 'prices',
  params: idParams,
  body: priceOverrideUpdateSchema,
  output: priceOverrideSchema,
});
export const deletePriceOverride = endpoint('DELETE /api/admin/price-overrides/:id', {
  access: 'admin',
  permission: 'prices',
  params: idParams,
  output: okSchema,
});
export const togglePriceOverride = endpoint('PATCH /api/admin/price-overrides/:id/toggle', {
  access: 'admin',
  permission: 'prices',
  params: idParams,
  output: priceOverrideSchema,
});
