import { randomInt } from 'node:crypto';
import { VILLA } from '@shared/villa';
import type { WriteContext } from '../serviceContext';

/** Letters and digits that nobody confuses on the phone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;

/** A reference that no booking has. */
export async function freeReference({ models, tx }: WriteContext): Promise<string> {
  for (;;) {
    const reference = drawReference();
    const taken = await models.Booking.count({ where: { reference }, transaction: tx });
    if (taken === 0) return reference;
  }
}

/** A reference that hardly any booking has. */
export function drawReference(): string {
  const code = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  ).join('');
  return `${VILLA.referencePrefix}-${code}`;
}
