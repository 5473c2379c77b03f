import * as z from 'zod/mini';
import { say } from '../../i18n/say';

/** A passphrase of four or five words; it is all that keeps the key from whoever gets hold of the file. */
export const PASSPHRASE_MIN = 14;
const PASSPHRASE_MAX = 200;

/** A passphrase to encrypt the key of stored secrets with. */
export const passphraseSchema = z
  .string()
  .check(
    z.minLength(PASSPHRASE_MIN, say('Please type at least {n} characters', { n: PASSPHRASE_MIN })),
    z.maxLength(PASSPHRASE_MAX, say('At most {n} characters', { n: PASSPHRASE_MAX })),
  );

export const backupKeySchema = z.object({ passphrase: passphraseSchema });

/** The form, which has it typed twice. */
export const backupKeyFormSchema = z
  .object({ passphrase: passphraseSchema, repeated: z.string() })
  .check(
    z.refine(({ passphrase, repeated }) => passphrase === repeated, {
      path: ['repeated'],
      error: say('This is not what you typed above'),
    }),
  );

/** @property ticket for `GET /api/admin/backup?key=…`: the encrypted key, for ten minutes and this server */
export const backupTicketSchema = z.object({ ticket: z.string() });

export const backupQuerySchema = z.strictObject({
  /** A ticket: the backup gets the key that it stands for. */
  key: z.optional(z.string().check(z.maxLength(2000))),
});
