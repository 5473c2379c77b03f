import * as z from 'zod/mini';
import { daysBetween } from '../../domain/date';
import { MAX_BLOCK_NIGHTS } from '../../domain/bookings/stayRules';
import { say } from '../../i18n/say';
import { LIMITS, optionalLine, plainDate, timestamp } from '../common';

const fields = {
  startDate: plainDate('Start date is required'),
  endDate: plainDate('End date is required'),
  note: optionalLine(LIMITS.shortText),
};

/** Body of `POST /api/admin/blocks`: half-open like a stay, `endDate` is the first free day. */
export const blockInputSchema = z.object(fields).check(...blockChecks());
export type BlockInput = z.input<typeof blockInputSchema>;
export type BlockData = z.infer<typeof blockInputSchema>;

/**
 * Body of `PUT /api/admin/blocks/{id}`. Blocks have no `updatedAt`: `readAs` is the block as the form read it,
 * and the request is refused if the block has changed since.
 */
export const blockUpdateSchema = z
  .object({
    ...fields,
    readAs: z.optional(
      z.object({ startDate: z.string(), endDate: z.string(), note: z.nullable(z.string()) }),
    ),
  })
  .check(...blockChecks());
export type BlockUpdateInput = z.input<typeof blockUpdateSchema>;
export type BlockUpdate = z.infer<typeof blockUpdateSchema>;

/** Nights `[startDate, endDate)` that the owner has blocked. */
export const blockSchema = z.object({
  id: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  note: z.nullable(z.string()),
  /** Comes from another site's calendar and is deleted with it. */
  isImported: z.boolean(),
  createdAt: timestamp,
});
export type BlockJson = z.infer<typeof blockSchema>;
export const blocksSchema = z.array(blockSchema);

function blockChecks() {
  return [
    z.refine<Days>((block) => daysBetween(block.startDate, block.endDate) >= 1, {
      path: ['endDate'],
      error: say('End date must be after the start date'),
    }),
    z.refine<Days>((block) => daysBetween(block.startDate, block.endDate) <= MAX_BLOCK_NIGHTS, {
      path: ['endDate'],
      error: say('A block can be at most {n} nights. Please make several.', {
        n: MAX_BLOCK_NIGHTS,
      }),
    }),
  ] as const;
}

type Days = { startDate: string; endDate: string };
