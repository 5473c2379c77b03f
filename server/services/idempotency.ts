import { createHash } from 'node:crypto';
import { idempotencyConflict } from '../errors';
import type { Booking } from '../models/Booking';
import { findSpent, keepSpent, LONGEST_SPENT_MS } from './access/spentTokens';
import type { WriteContext } from './serviceContext';

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
 * Carries out a request of which the made row keeps no key, once for each key and body within
 * {@link LONGEST_SPENT_MS}. The key is kept in the transaction that carries it out: one that is refused is new again.
 * @param what the kind of row that the request makes or changes, as in the path of its call
 * @param idempotencyKey the sender's; without one no request is a repeat
 * @param body what else the request consists of
 * @param carryOut makes or changes the row
 * @param answerRepeat what a repeat gets, by the row's id
 */
export async function carryOutOnce<Row extends { id: number }>(
  what: string,
  idempotencyKey: string | null,
  body: object,
  {
    carryOut,
    answerRepeat,
  }: { carryOut: () => Promise<Row>; answerRepeat: (id: number) => Promise<Row> },
  context: WriteContext,
): Promise<Row> {
  if (idempotencyKey === null) return carryOut();
  const request = `${what} ${idempotencyKey} ${hashOf(body)}`;
  const spent = await findSpent(request, context);
  // No row has the number 0: a request of an earlier version, which kept none.
  if (spent) return answerRepeat(spent.madeId ?? 0);
  const row = await carryOut();
  await keepSpent(request, LONGEST_SPENT_MS, context, row.id);
  return row;
}

/** What tells one validated body from another. */
export function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
