import type { Context } from 'koa';
import { CALL_HEADER } from '@shared/contract/callHeader';
import { conflict } from '../errors';

/** Of this many calls the latest are known: a repeat comes at once, from whoever is signed in. */
const KNOWN_CALLS = 1_000;

const known = new Set<string>();

/**
 * Carries out a call once that names itself in {@link CALL_HEADER}. Chromium sends a call again where a
 * connection that it kept open breaks before the answer, up to once for each such connection, also a
 * call that changes something. One that fails is new again: it has changed nothing.
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
      'The connection broke while this was being saved. Please look whether it is there before you try again.',
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
