import { createHash } from 'node:crypto';
import { idempotencyConflict } from '../../errors';
import type { Booking } from '../../models/Booking';
import { isSpent, keepSpent, LONGEST_SPENT_MS } from '../access/spentTokens';
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

/**
 * Whether the same request was carried out before, within {@link LONGEST_SPENT_MS}. A new one is remembered
 * in the transaction that carries it out: one that is refused is new again.
 * @param what the kind of request
 * @param idempotencyKey the sender's; without one no request is a repeat
 * @param body what else the request consists of
 */
export async function isRepeat(
  what: string,
  idempotencyKey: string | null,
  body: object,
  context: WriteContext,
): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const request = `${what} ${idempotencyKey} ${hashOf(body)}`;
  if (await isSpent(request, context)) return true;
  await keepSpent(request, LONGEST_SPENT_MS, context);
  return false;
}

/** What tells one validated body from another. */
export function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
