import { createHash } from 'node:crypto';
import { idempotencyConflict } from '../errors';
import type { Booking } from '../models/Booking';
import { findSpent, keepSpent, LONGEST_SPENT_MS } from './access/spentTokens';
import type { WriteContext } from './serviceContext';

type Stored = Pick<Booking, 'idempotencyHash'>;

/** Bookings made with these keys, by key; ignores `null`. */
export async function findByIdempotencyKeys(
  keys: readonly (string | null)[],
  { models }: WriteContext,
): Promise<Map<string, Booking>> {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return new Map();
  const rows = await models.Booking.findAll({
    where: { idempotencyKey: asked },
  });
  return new Map(rows.map((row) => [row.idempotencyKey ?? '', row]));
}

/**
 * The booking made with this key before, or `null`.
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
 * Runs a request once per key and body within {@link LONGEST_SPENT_MS}, for rows that do not store the key. The key is
 * stored in the same transaction, so a rejected request may be repeated.
 * @param what kind of row, as in the request path
 * @param idempotencyKey from the sender; without it every request is new
 * @param body the rest of the request
 * @param carryOut creates or changes the row
 * @param answerRepeat the response to a repeat, by row id
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
  if (spent) return answerRepeat(spent.madeId ?? 0);
  const row = await carryOut();
  await keepSpent(request, LONGEST_SPENT_MS, context, row.id);
  return row;
}

export function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
