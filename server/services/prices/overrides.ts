import type { PriceOverrideData, PriceOverrideJson } from '@shared/contract/prices/override';
import type { PlainDate } from '@shared/domain/date';
import { parseCents, formatCents } from '@shared/domain/prices/money';
import type { OverrideRule } from '@shared/domain/prices/price';
import type { Weekday } from '@shared/domain/prices/season';
import { Op } from 'sequelize';
import { notFound } from '../../errors';
import type { PriceOverride } from '../../models/PriceOverride';
import { carryOutOnce } from '../idempotency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { refuseLongMinimum } from './stayLimits';
import { nextUpdatedAt, assertNotStale } from '../optimisticConcurrency';

/** All overrides, latest range first. */
export async function listOverrides({ models }: ReadContext): Promise<PriceOverride[]> {
  return models.PriceOverride.findAll({
    order: [
      ['startDate', 'DESC'],
      ['id', 'DESC'],
    ],
  });
}

export async function activeOverrides({
  models,
}: Pick<ReadContext, 'models'>): Promise<OverrideRule[]> {
  const rows = await models.PriceOverride.findAll({
    where: { isActive: true },
    // Creating models for a thousand rows would take longer than reading them.
    raw: true,
  });
  return rows.map(ruleOfOverride);
}

/** Active overrides that overlap a range of nights, both ends included. */
export async function activeOverrideRows(
  { first, last }: { first: PlainDate; last: PlainDate },
  { models }: ReadContext,
): Promise<PriceOverride[]> {
  return models.PriceOverride.findAll({
    where: { isActive: true, startDate: { [Op.lte]: last }, endDate: { [Op.gte]: first } },
  });
}

/**
 * Adds an override.
 * @param idempotencyKey a repeat with the same fields returns the stored override
 * @throws AppError 400 if its minimum stay exceeds the maximum stay; 404 for a repeat after the override was removed
 */
export function createOverride(
  data: PriceOverrideData,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<PriceOverride> {
  const carryOut = () => addOverride(data, context);
  const answerRepeat = (id: number) => findOverride(id, context);
  return carryOutOnce('override', idempotencyKey, data, { carryOut, answerRepeat }, context);
}

async function addOverride(data: PriceOverrideData, context: WriteContext): Promise<PriceOverride> {
  const { models, now } = context;
  if (data.isActive) await refuseLongMinimum('minStay', data.minStay ?? null, context);
  return models.PriceOverride.create({
    ...SEASONS_RULES,
    ...overrideColumns(data),
    createdAt: now,
    updatedAt: now,
  });
}

/** @throws AppError 400 if its minimum stay exceeds the maximum stay; 404; 409 `stale` */
export async function updateOverride(
  id: number,
  data: PriceOverrideData & { updatedAt?: string | undefined },
  context: WriteContext,
): Promise<PriceOverride> {
  const override = await findOverride(id, context);
  assertNotStale(override, data.updatedAt);
  const minStay = data.minStay === undefined ? override.minStay : data.minStay;
  if (data.isActive) await refuseLongMinimum('minStay', minStay, context);
  return changeOverride(override, overrideColumns(data), context);
}

/** Activates or deactivates an override. @throws AppError 404; 400 as {@link createOverride} */
export async function toggleOverride(id: number, context: WriteContext): Promise<PriceOverride> {
  const override = await findOverride(id, context);
  if (!override.isActive) await refuseLongMinimum('minStay', override.minStay, context);
  return changeOverride(override, { isActive: !override.isActive }, context);
}

async function changeOverride(
  override: PriceOverride,
  columns: Partial<ReturnType<typeof overrideColumns>>,
  context: WriteContext,
): Promise<PriceOverride> {
  return override.update({ ...columns, updatedAt: nextUpdatedAt(override, context.now) });
}

/** Deletes an override. Bookings keep their price. @throws AppError 404 */
export async function deleteOverride(id: number, context: WriteContext): Promise<void> {
  const override = await findOverride(id, context);
  await override.destroy();
}

/** The seasons' stay rules apply. */
const SEASONS_RULES = { minStay: null, arrivalDays: null, departureDays: null } as const;

async function findOverride(id: number, { models }: WriteContext): Promise<PriceOverride> {
  const override = await models.PriceOverride.findByPk(id);
  if (!override) throw notFound('This price override');
  return override;
}

function overrideColumns(data: PriceOverrideData) {
  return {
    name: data.name,
    description: data.description,
    startDate: data.startDate,
    endDate: data.endDate,
    overridePriceCents: parseCents(data.overridePrice),
    isActive: data.isActive,
    priority: data.priority,
    // Older clients do not send these fields and must not change them.
    ...(data.minStay !== undefined && { minStay: data.minStay }),
    ...(data.arrivalDays !== undefined && { arrivalDays: digitsOf(data.arrivalDays) }),
    ...(data.departureDays !== undefined && { departureDays: digitsOf(data.departureDays) }),
  };
}

/** Weekdays as stored: `[0, 6]` is `"06"`. */
function digitsOf(days: readonly Weekday[] | null): string | null {
  return days && days.toSorted((a, b) => a - b).join('');
}

/** The inverse of {@link digitsOf}. */
export function weekdaysOf(digits: string | null): Weekday[] | null {
  return digits === null ? null : Array.from(digits, Number);
}

/** For a plain row, whose numbers and flags have the driver's types. */
function ruleOfOverride(row: PriceOverride): OverrideRule {
  const { id, startDate, endDate, overridePriceCents, priority, minStay } = row;
  return {
    id,
    startDate,
    endDate,
    overridePriceCents: Number(overridePriceCents),
    isActive: true,
    priority,
    minStay,
    arrivalDays: weekdaysOf(row.arrivalDays),
    departureDays: weekdaysOf(row.departureDays),
  };
}

export function presentOverride(row: PriceOverride): PriceOverrideJson {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    startDate: row.startDate,
    endDate: row.endDate,
    overridePrice: formatCents(row.overridePriceCents),
    isActive: row.isActive,
    priority: row.priority,
    minStay: row.minStay,
    arrivalDays: weekdaysOf(row.arrivalDays),
    departureDays: weekdaysOf(row.departureDays),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
