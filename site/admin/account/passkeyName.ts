import { passkeyRenameSchema } from '@shared/contract/access/factors';
import * as z from 'zod/mini';
import { t } from '../i18n/t';

/** @param taken names of the user's other passkeys */
export function passkeyNameSchema(taken: readonly string[]) {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const { name } = passkeyRenameSchema.shape;
  return z.object({
    name: name.check(
      z.refine((typed) => !known.has(typed.toLowerCase()), {
        error: () => t('Another passkey of yours has this name.'),
      }),
    ),
  });
}
