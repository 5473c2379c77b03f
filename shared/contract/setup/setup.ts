import * as z from 'zod/mini';
import { say } from '../../i18n/say';

/** Steps of setting up a villa, in the order of the checklist. */
export const SETUP_STEPS = [
  'name',
  'contact',
  'photos',
  'legal',
  'prices',
  'terms',
  'bank',
  'arrival',
  'mail',
  'account',
  'calendars',
  'live',
] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];

/** `skipped`: the owner keeps the default. A step whose data are complete is `done` even if it was skipped. */
export const SETUP_STATES = ['done', 'skipped', 'open'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/**
 * State of the site's public address: `local` only this machine, `insecure` not https, `elsewhere` the back
 * office is open under another address, `live` guests can reach it.
 */
export const ADDRESS_STATES = ['local', 'insecure', 'elsewhere', 'live'] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

export const setupSchema = z.object({
  /** In the order of {@link SETUP_STEPS}. */
  steps: z.array(z.object({ id: z.enum(SETUP_STEPS), state: z.enum(SETUP_STATES) })),
  demoPhotoCount: z.number(),
  publicUrl: z.string(),
  address: z.enum(ADDRESS_STATES),
  /** Whether the owner has dismissed the card on the start page. */
  isPutAway: z.boolean(),
});
export type Setup = z.infer<typeof setupSchema>;

/** Skips a step or undoes that; dismisses the card. */
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
