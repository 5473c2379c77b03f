import { randomInt } from 'node:crypto';
import { VILLA } from '@shared/villa';
import type { WriteContext } from '../serviceContext';

/** Letters and digits that are not confused on the telephone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;

/** An unused reference. */
export async function freeReference({ models }: WriteContext): Promise<string> {
  for (;;) {
    const reference = drawReference();
    const taken = await models.Booking.count({ where: { reference } });
    if (taken === 0) return reference;
  }
}

/** A random reference, which is almost certainly unused. */
export function drawReference(): string {
  const code = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  ).join('');
  return `${VILLA.referencePrefix}-${code}`;
}
