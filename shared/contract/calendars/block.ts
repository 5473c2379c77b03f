import * as z from 'zod/mini';
import { daysBetween } from '../../domain/date';
import { MAX_BLOCK_NIGHTS } from '../../domain/bookings/stayRules';
import { LIMITS, optionalLine, plainDate, timestamp } from '../common';

/** Body of `POST /api/admin/blocks`: half-open like a stay, `endDate` is the first free day. */
export const blockInputSchema = z
  .object({
    startDate: plainDate('Start date is required'),
    endDate: plainDate('End date is required'),
    note: optionalLine(LIMITS.shortText),
  })
  .check(
    z.refine((block) => daysBetween(block.startDate, block.endDate) >= 1, {
      path: ['endDate'],
      error: 'End date must be after the start date',
    }),
    z.refine((block) => daysBetween(block.startDate, block.endDate) <= MAX_BLOCK_NIGHTS, {
      path: ['endDate'],
      error: `A block can be at most ${MAX_BLOCK_NIGHTS} nights. Please make several.`,
    }),
  );
export type BlockInput = z.input<typeof blockInputSchema>;
export type BlockData = z.infer<typeof blockInputSchema>;

/** Nights that the owner keeps: `[startDate, endDate)`. */
export const blockSchema = z.object({
  id: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  note: z.nullable(z.string()),
  /** It comes from another site's calendar, and goes with it. */
  isImported: z.boolean(),
  createdAt: timestamp,
});
export type BlockJson = z.infer<typeof blockSchema>;
export const blocksSchema = z.array(blockSchema);
