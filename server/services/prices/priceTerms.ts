import { randomUUID } from 'node:crypto';
import { presentPriceTerms, priceTermsOf } from '@shared/contract/prices/presentPriceTerms';
import {
  PRICE_TERMS_PARTS,
  priceTermsSchema,
  type FeeRulesJson,
  type PriceTermsPart,
  type PriceTermsValues,
  type TouristTaxJson,
} from '@shared/contract/prices/priceTerms';
import type { PriceTermsUpdate } from '@shared/contract/prices/priceTermsInput';
import { formatCents, parseCents } from '@shared/domain/prices/money';
import { DEFAULT_PRICE_TERMS, type PriceTerms } from '@shared/domain/prices/priceTerms';
import { notFound } from '../../errors';
import { PRICE_TERMS_ID, type PriceTermsRow } from '../../models/PriceTermsRow';
import { storedJson } from '../../storedJson';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';

/** @throws AppError 404 in a database without one */
export async function loadPriceTerms({ models }: ReadContext): Promise<PriceTermsRow> {
  const row = await models.PriceTermsRow.findByPk(PRICE_TERMS_ID);
  if (!row) throw notFound('The price terms');
  return row;
}

/** Stores the parts that are sent; the others stay. @throws AppError 409 `stale` if `updatedAt` is out of date */
export async function updatePriceTerms(
  { discounts, fees, touristTax, paymentTerms, updatedAt }: PriceTermsUpdate,
  context: WriteContext,
): Promise<PriceTermsRow> {
  const row = await loadPriceTerms(context);
  assertNotStale(row, updatedAt);
  const before = storedPriceTerms(row);
  const after = {
    discounts: discounts ?? before.discounts,
    fees: fees ? storedFees(fees) : before.fees,
    touristTax: touristTax ? storedTax(touristTax) : before.touristTax,
    paymentTerms: paymentTerms
      ? { ...paymentTerms, securityDeposit: decimal(paymentTerms.securityDeposit) }
      : before.paymentTerms,
  };
  await recordAudit('price_terms_changed', { before, after }, context);
  await recordEvent('settings', null, context);
  return row.update({
    // Parts that are not sent may be unreadable to this version, so they are not rewritten.
    ...(discounts && { discounts: JSON.stringify(after.discounts) }),
    ...(fees && { fees: JSON.stringify(after.fees) }),
    ...(touristTax && { touristTax: JSON.stringify(after.touristTax) }),
    ...(paymentTerms && { paymentTerms: JSON.stringify(after.paymentTerms) }),
    updatedAt: nextUpdatedAt(row, context.now),
  });
}

/** The parts of a row as entered; an unreadable part has its default. */
export function storedPriceTerms(row: PriceTermsRow): PriceTermsValues {
  return {
    discounts: storedJson(PARTS.discounts, row.discounts) ?? DEFAULTS.discounts,
    fees: storedJson(PARTS.fees, row.fees) ?? DEFAULTS.fees,
    touristTax: storedJson(PARTS.touristTax, row.touristTax) ?? DEFAULTS.touristTax,
    paymentTerms: storedJson(PARTS.paymentTerms, row.paymentTerms) ?? DEFAULTS.paymentTerms,
  };
}

const PARTS = priceTermsSchema.shape;

/** The unreadable parts of a row, which prices ignore. */
export function unreadableParts(row: PriceTermsRow): PriceTermsPart[] {
  return PRICE_TERMS_PARTS.filter((part) => storedJson(PARTS[part], row[part]) === null);
}

export function priceTermsOfRow(row: PriceTermsRow): PriceTerms {
  return priceTermsOf(storedPriceTerms(row));
}

const DEFAULTS = presentPriceTerms(DEFAULT_PRICE_TERMS);

function storedFees(fees: NonNullable<PriceTermsUpdate['fees']>): FeeRulesJson {
  const taken = new Set<string>();
  return {
    ...fees,
    petFee: decimal(fees.petFee),
    extras: fees.extras.map(({ id: known, ...extra }) => {
      const id = known !== undefined && !taken.has(known) ? known : randomUUID();
      taken.add(id);
      return { ...extra, id, price: decimal(extra.price) };
    }),
  };
}

function storedTax(tax: NonNullable<PriceTermsUpdate['touristTax']>): TouristTaxJson {
  return { ...tax, rates: tax.rates.map((rate) => ({ ...rate, amount: decimal(rate.amount) })) };
}

function decimal(amount: string): string {
  return formatCents(parseCents(amount));
}
