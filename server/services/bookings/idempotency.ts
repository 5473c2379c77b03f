import { createHash } from 'node:crypto';
import { idempotencyConflict } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { WriteContext } from '../serviceContext';

/** What a stored request is recognised by. */
type Stored = Pick<Booking, 'idempotencyHash'>;

/** Bookings that were made with these keys before, by key; `null` is none. */
export async function findByIdempotencyKeys(
  keys: readonly (string | null)[],
  { models, tx }: WriteContext,
): Promise<Map<string, Booking>> {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return new Map();
  const rows = await models.Booking.findAll({
    where: { idempotencyKey: asked },
    transaction: tx,
  });
  return new Map(rows.map((row) => [row.idempotencyKey ?? '', row]));
}

/**
 * The booking that the same sender made with this key before, or `null`.
 * @param hash of the body, see {@link hashOf}
 * @throws AppError 409 `idempotency_conflict` for a known key with another body
 */
export async function findSameRequest(
  idempotencyKey: string | null,
  hash: string,
  context: WriteContext,
): Promise<Booking | null> {
  const known = await findByIdempotencyKeys([idempotencyKey], context);
  const [earlier] = known.values();
  if (!earlier) return null;
  assertSameRequest(earlier, hash);
  return earlier;
}

/** @throws AppError 409 `idempotency_conflict` */
export function assertSameRequest({ idempotencyHash }: Stored, hash: string | null): void {
  if (idempotencyHash === hash) return;
  throw idempotencyConflict('enquiry');
}

/** What tells one validated body from another. */
export function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
