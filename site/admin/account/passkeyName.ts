import { passkeyRenameSchema } from '@shared/contract/access/factors';
import * as z from 'zod/mini';
import { t } from '../i18n/t';

/**
 * A passkey's name as it is typed, by which its owner tells it from their others.
 * @param taken names of the others
 */
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
