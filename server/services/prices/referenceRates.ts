import type { RatesProblem, ReferenceRatesJson } from '@shared/contract/prices/referenceRates';
import { formatRate } from '@shared/domain/prices/money';
import type { ReferenceRates as Rates } from '../../integrations/parseEcbRates';
import { REFERENCE_RATES_ID, type ReferenceRates } from '../../models/ReferenceRates';
import { notFound } from '../../errors';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { dueForFetch, FETCH_EVERY_MS, RETRY_MS } from './referenceRatesSchedule';
import { findSettings } from './settings';

/** Whether daily rates are on, and the last good ones. @throws AppError 404 in a database without the row */
export async function loadReferenceRates({ models }: ReadContext): Promise<ReferenceRates> {
  const row = await models.ReferenceRates.findByPk(REFERENCE_RATES_ID);
  if (!row) throw notFound('The villa’s settings');
  return row;
}

export function presentReferenceRates(row: ReferenceRates): ReferenceRatesJson {
  const { isOn, publishedOn, gbpRateE4, usdRateE4, readAt, problem } = row;
  return {
    isOn,
    publishedOn,
    gbpRate: gbpRateE4 === null ? null : formatRate(gbpRateE4),
    usdRate: usdRateE4 === null ? null : formatRate(usdRateE4),
    readAt: readAt?.toISOString() ?? null,
    problem,
  };
}

/** Turns daily rates on, which reads them at once, or off, which keeps the current rates. */
export async function switchReferenceRates(
  isOn: boolean,
  context: WriteContext,
): Promise<ReferenceRates> {
  const row = await loadReferenceRates(context);
  return row.update({ isOn, problem: null, nextReadAt: context.now });
}

/** A read, which does not block writers. */
export async function areReferenceRatesDue({ models, now }: ReadContext): Promise<boolean> {
  return (
    (await models.ReferenceRates.findOne({ where: dueForFetch(now), attributes: ['id'] })) !== null
  );
}

/** Claims the read, so that no other server does it before its next time. @returns false if another server was first */
export async function claimReferenceRates({ models, now }: WriteContext): Promise<boolean> {
  const [count] = await models.ReferenceRates.update(
    { nextReadAt: new Date(now.getTime() + FETCH_EVERY_MS) },
    { where: dueForFetch(now) },
  );
  return count > 0;
}

/** Applies new rates, unless they are older than the current ones or the owner has turned daily rates off. */
export async function applyReferenceRates(rates: Rates, context: WriteContext): Promise<void> {
  const { tx: transaction, now } = context;
  const row = await loadReferenceRates(context);
  if (!row.isOn) return;
  if (row.publishedOn !== null && rates.publishedOn < row.publishedOn) {
    await noteReferenceRatesProblem('wrong', context);
    return;
  }
  await row.update({ ...rates, readAt: now, problem: null }, { transaction });
  const settings = await findSettings(context);
  const { gbpRateE4, usdRateE4 } = rates;
  if (settings.gbpRateE4 !== gbpRateE4 || settings.usdRateE4 !== usdRateE4) {
    await settings.update(
      { gbpRateE4, usdRateE4, updatedAt: nextUpdatedAt(settings, now) },
      { transaction },
    );
  }
}

/** Records why rates could not be read; the last good ones stay, and the next attempt is soon. */
export async function noteReferenceRatesProblem(
  problem: RatesProblem,
  context: WriteContext,
): Promise<void> {
  const row = await loadReferenceRates(context);
  const nextReadAt = new Date(context.now.getTime() + RETRY_MS);
  await row.update({ problem, nextReadAt });
}
