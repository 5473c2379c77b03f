import * as z from 'zod/mini';
import { say } from '../../i18n/say';

/** About four or five words. Only the passphrase protects the key if the backup is stolen. */
export const PASSPHRASE_MIN = 14;
const PASSPHRASE_MAX = 200;

export const passphraseSchema = z
  .string()
  .check(
    z.minLength(PASSPHRASE_MIN, say('Please type at least {n} characters', { n: PASSPHRASE_MIN })),
    z.maxLength(PASSPHRASE_MAX, say('At most {n} characters', { n: PASSPHRASE_MAX })),
  );

export const backupKeySchema = z.object({ passphrase: passphraseSchema });

export const backupKeyFormSchema = z
  .object({ passphrase: passphraseSchema, repeated: z.string() })
  .check(
    z.refine(({ passphrase, repeated }) => passphrase === repeated, {
      path: ['repeated'],
      error: say('This is not what you typed above'),
    }),
  );

/** @property ticket encrypted key for `GET /api/admin/backup?key=…`; valid ten minutes, on this server only */
export const backupTicketSchema = z.object({ ticket: z.string() });

export const backupQuerySchema = z.strictObject({
  /** A ticket: the backup contains the key that belongs to it. */
  key: z.optional(z.string().check(z.maxLength(2000))),
});

export const backupStateSchema = z.object({
  /** When the newest backup on the server's disk was completed; `null` without one. */
  lastAt: z.nullable(z.string()),
  /** Whether the server makes one each night; older servers omit it. */
  isNightly: z.optional(z.boolean()),
});
