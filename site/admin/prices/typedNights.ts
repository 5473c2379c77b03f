import { minimumNights } from '@shared/contract/prices/stayRule';
import * as z from 'zod/mini';

/** A minimum stay as it is typed; an empty field is none of its own. */
export function typedNights() {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string): number | null => (typed.trim() === '' ? null : Number(typed))),
      minimumNights(),
    ),
  );
}
