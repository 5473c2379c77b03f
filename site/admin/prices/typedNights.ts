import { minimumNights } from '@shared/contract/prices/stayRule';
import * as z from 'zod/mini';

/** An empty field means no minimum. */
export function typedNights() {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string): number | null => (typed.trim() === '' ? null : Number(typed))),
      minimumNights(),
    ),
  );
}
