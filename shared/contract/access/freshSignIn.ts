import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { password } from './auth';
import { codeSchema, passkeyAssertionSchema } from './factors';

export const confirmPasswordSchema = z.object({ password: password('Please type your password') });

/** Body of `POST /api/admin/fresh-sign-in`: exactly one proof of identity. */
export const confirmSchema = z
  .object({
    password: z.optional(password('Please type your password')),
    /** A code of the authenticator app, not a recovery code: those are for a lost device. */
    code: z.optional(codeSchema.shape.code),
    passkey: z.optional(passkeyAssertionSchema),
  })
  .check(
    z.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      path: ['password'],
      error: say('Please type your password'),
    }),
  );
export type ConfirmInput = z.infer<typeof confirmSchema>;
