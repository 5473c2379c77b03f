import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import type { BlockData, BlockUpdate, BlockJson } from '@shared/contract/calendars/block';
import { addDays, type PlainDate } from '@shared/domain/date';
import { MAX_BLOCK_NIGHTS, ownerDaysIssue } from '@shared/domain/bookings/stayRules';
import { Op } from 'sequelize';
import { conflict, invalidOwnerDays, notFound } from '../../errors';
import type { Block } from '../../models/Block';
import { freeNights, holdNights } from '../heldNights';
import { carryOutOnce } from '../idempotency';
import { stale } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Blocks with a night in the range, both days included, by first night. */
export async function listBlocks(
  { startDate, endDate }: AvailabilityQuery,
  { models }: ReadContext,
): Promise<Block[]> {
  return models.Block.findAll({
    where: {
      // The maximum length of a block bounds the index scan at the start.
      startDate: { [Op.between]: [addDays(startDate, -MAX_BLOCK_NIGHTS), endDate] },
      endDate: { [Op.gt]: startDate },
    },
    order: [
      ['startDate', 'ASC'],
      ['id', 'ASC'],
    ],
  });
}

/**
 * Blocks nights for the owner.
 * @param idempotencyKey a repeat with the same days and note returns the stored block
 * @throws AppError 400 past the owner's limits; 404 for a repeat after the block was removed; 409 `nights_taken`
 *   naming the nights
 */
export function createBlock(
  data: BlockData,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Block> {
  const carryOut = () => addBlock(data, context);
  const answerRepeat = (id: number) => findOwnBlock(id, context);
  return carryOutOnce('block', idempotencyKey, data, { carryOut, answerRepeat }, context);
}

async function addBlock(data: BlockData, context: WriteContext): Promise<Block> {
  const { models, now, today } = context;
  const issue = ownerDaysIssue(data.startDate, today);
  if (issue) throw invalidOwnerDays('startDate', issue);
  const block = await models.Block.create({
    startDate: data.startDate,
    endDate: data.endDate,
    note: data.note,
    createdAt: now,
  });
  await holdNights(stayOf(data), { blockId: block.id }, context);
  return block;
}

/**
 * Changes a block's days or note.
 * @throws AppError 400 past the owner's limits; 404; 409 `imported` for a block from another calendar, `stale`, or
 * `nights_taken` naming the nights
 */
export async function updateBlock(
  id: number,
  { startDate, endDate, note, readAs }: BlockUpdate,
  context: WriteContext,
): Promise<Block> {
  const block = await findOwnBlock(id, context);
  if (readAs && !isSame(readAs, block)) throw stale();
  // The note or end of an old block may still change.
  const issue = startDate === block.startDate ? null : ownerDaysIssue(startDate, context.today);
  if (issue) throw invalidOwnerDays('startDate', issue);
  await holdNights(stayOf({ startDate, endDate }), { blockId: id }, context);
  return block.update({ startDate, endDate, note });
}

/** Deletes a block and frees its nights. @throws AppError 404; 409 `imported` for a block from another calendar */
export async function deleteBlock(id: number, context: WriteContext): Promise<void> {
  const block = await findOwnBlock(id, context);
  await freeNights({ blockId: id }, context);
  await block.destroy();
}

/** @throws AppError 404; 409 `imported` for a block that the next import would restore */
async function findOwnBlock(id: number, { models }: WriteContext): Promise<Block> {
  const block = await models.Block.findByPk(id);
  if (!block) throw notFound('This block');
  if (block.feedId !== null) {
    throw conflict(
      'imported',
      'These nights come from another calendar. Free them there, or remove that calendar here.',
    );
  }
  return block;
}

function isSame(a: BlockDetails, b: BlockDetails): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate && a.note === b.note;
}

type BlockDetails = Pick<Block, 'startDate' | 'endDate' | 'note'>;

function stayOf(block: { startDate: PlainDate; endDate: PlainDate }) {
  return { checkinDate: block.startDate, checkoutDate: block.endDate };
}

export function presentBlock(row: Block): BlockJson {
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    note: row.note,
    isImported: row.feedId !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
