import * as z from 'zod/mini';
import { say } from '../../i18n/say';

/** What a new villa needs, in the order of the checklist. */
export const SETUP_STEPS = [
  'name',
  'contact',
  'photos',
  'legal',
  'prices',
  'mail',
  'calendars',
  'live',
] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];

/** `skipped`: the owner leaves it as it is; what the data shows as done is done all the same. */
export const SETUP_STATES = ['done', 'skipped', 'open'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/**
 * How the site's public address stands: `local` there is none but this machine's, `insecure` it is
 * not https, `elsewhere` the back office is open under another one, `live` guests can come.
 */
export const ADDRESS_STATES = ['local', 'insecure', 'elsewhere', 'live'] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

/** Answer of `GET` and `PATCH /api/admin/setup`. */
export const setupSchema = z.object({
  /** In the order of {@link SETUP_STEPS}. */
  steps: z.array(z.object({ id: z.enum(SETUP_STEPS), state: z.enum(SETUP_STATES) })),
  /** Pictures of the demo that guests still see. */
  demoPhotoCount: z.number(),
  publicUrl: z.string(),
  address: z.enum(ADDRESS_STATES),
  /** Whether the card on the start tab was put away. */
  isPutAway: z.boolean(),
});
export type Setup = z.infer<typeof setupSchema>;

/** Body of `PATCH /api/admin/setup`: leaves a step as it is, or takes that back; puts the card away. */
export const setupUpdateSchema = z
  .object({
    step: z.optional(z.enum(SETUP_STEPS, say('There is no such step'))),
    isSkipped: z.optional(z.boolean(say('Invalid input'))),
    isPutAway: z.optional(z.boolean(say('Invalid input'))),
  })
  .check(
    z.refine(
      ({ step, isSkipped, isPutAway }) =>
        (step === undefined) === (isSkipped === undefined) &&
        (step !== undefined || isPutAway !== undefined),
      { error: say('Please send a step and whether it is skipped, or isPutAway'), path: ['step'] },
    ),
  );
export type SetupUpdate = z.infer<typeof setupUpdateSchema>;
