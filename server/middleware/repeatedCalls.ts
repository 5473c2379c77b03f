import type { Context } from 'koa';
import { CALL_HEADER } from '@shared/contract/callHeader';
import { conflict } from '../errors';

/** Remembered calls. Few suffice, since repeats come at once and only from signed-in users. */
const KNOWN_CALLS = 1_000;

const known = new Set<string>();

/**
 * Runs a call with a {@link CALL_HEADER} only once. If a kept-alive connection breaks before the response, Chromium
 * sends the call again, up to once per such connection, even one that changes data. A failed call may be repeated.
 * @throws AppError 409 `repeated`
 */
export async function carryOutCallOnce<Answer>(
  ctx: Context,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const call = ctx.get(CALL_HEADER);
  if (call === '') return carryOut();
  if (known.has(call)) {
    throw conflict(
      'repeated',
      'The connection broke while this was being saved. Please check whether it is there before you try again.',
    );
  }
  known.add(call);
  for (const oldest of known) {
    if (known.size <= KNOWN_CALLS) break;
    known.delete(oldest);
  }
  try {
    return await carryOut();
  } catch (error) {
    known.delete(call);
    throw error;
  }
}
